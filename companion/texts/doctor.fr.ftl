# Ce qui a été vérifié, et ce qu’il en est.

doctor-computer = Python { $python } sur { $machine }, { $bits } bits.
doctor-computer-remedy = Installez un système de 64 bits : la bibliothèque de la caméra en a besoin.
doctor-ribbon = { $sensor } répond sur la nappe ; son nom est csi:{ $number }.
doctor-reader = Le lecteur de codes { $name } marche.
doctor-webcam = { $name } donne { $size }.
doctor-display = Il y a un écran pour ouvrir une fenêtre.
doctor-no-display = Aucun écran n’a été trouvé. Sur un Pi, branchez-le et ouvrez la session de son bureau.
doctor-kivy = La bibliothèque de dessin est installée.
doctor-no-kivy = La bibliothèque de dessin manque. Relancez ./run : il installe ce qui manque.
doctor-fonts = { $count ->
    [0] Aucune police n’a été trouvée. L’installation est incomplète : recommencez-la.
    [one] Une police est livrée avec l’app.
   *[other] { $count } polices sont livrées avec l’app.
  }

# Les noms des parties.
doctor-part-camera = Caméra
doctor-part-computer = Ordinateur
doctor-part-display = Écran
doctor-part-kivy = Dessin
doctor-part-fonts = Polices
doctor-part-store = Base
doctor-part-store-file = Fichier de la base
doctor-part-disk = Disque
doctor-part-settings = Réglages
doctor-part-card-sets = Jeux de cartes
doctor-part-clock = Horloge
doctor-part-pins = Broches
doctor-part-pin-files = Fichiers des broches
doctor-part-pin-folder = Dossier des broches
doctor-part-devices = Appareils
doctor-part-wiring = Câblage
doctor-part-wiring-note = À propos du câblage
doctor-part-light-trouble = Souci de lumières
doctor-part-cue-sheets = Signaux
doctor-part-sound = Son
doctor-part-voice = Voix
doctor-part-lamps = Lampes
doctor-part-buzzer = Buzzer
doctor-part-buttons = Boutons
doctor-part-knob = Molette
doctor-part-reader-zbar = Lecteur : zbar
doctor-part-reader-zxing = Lecteur : zxing
