# Broches, fils et l’image d’un câblage.

off-refused = Cet ordinateur ne laisse pas l’app l’éteindre. Fermez l’app, puis passez par le menu de l’ordinateur.

pins-no-files = Le système ne montre aucune broche : /dev/gpiochip0 n’existe pas.
pins-no-files-remedy = Mettez à jour le système du Pi et redémarrez-le.
pins-closed = Cet utilisateur n’a pas le droit d’ouvrir { $file }.
pins-closed-remedy = Entrez dans le groupe gpio (sudo adduser $USER gpio) et reconnectez-vous.
pins-folder = Le pilote des broches ne peut pas écrire ses tubes dans { $folder }.
pins-folder-remedy = Donnez à { $name } un dossier où cet utilisateur peut écrire.

note-tones-rough = { $name } : ses notes sont cadencées par le programme, elles sont donc un peu rugueuses.
note-tones-few = { $name } : le pilote pigpio ne joue que certaines notes, les mélodies sonnent faux ; lgpio les joue toutes.
note-tones-pin = { $name } : la puce ne pourrait cadencer des notes que sur les GPIO { $pins } ; gardez-lui l’une d’elles si possible.
note-current = Toutes les lampes ensemble prennent { $total } mA ; { $most } mA sont sans danger. Baissez current_ma, ou laissez des transistors commuter les plus fortes.
note-pulled = { $name } : luit quand l’app est fermée : les GPIO 0 à 8 sont alors tirés vers le haut ; prenez-en un à partir de 9.
note-shared = Des broches ont un second emploi à désactiver dans raspi-config ou config.txt : { $jobs }.

wiring-about-small = une lampe de couleur, un buzzer et trois boutons
wiring-about-family = lampes pour cinq joueurs et cinq salles, lampe de couleur, lampe de lecture, buzzer, trois boutons, molette
wiring-about-full = comme family, avec des lampes rouge-vert pour les joueurs : les 26 broches
wiring-title = Câblage { $name }
wiring-role-seat = joueur { $number }
wiring-role-room = salle { $number }
wiring-role-mood = ambiance
wiring-role-scan = lampe de lecture
wiring-role-buzzer = son
wiring-role-next = suivant
wiring-role-undo = annuler
wiring-role-confirm = confirmer
wiring-role-silence = silence
wiring-role-knob = volume, défilement
wiring-role-volume = volume
wiring-role-scroll = défilement
wiring-kind-led = LED
wiring-kind-pwm = LED variable
wiring-kind-two-colour = LED bicolore
wiring-kind-rgb = LED RVB
wiring-kind-board = rangée de LED
wiring-kind-buzzer-tonal = buzzer passif
wiring-kind-buzzer-active = buzzer actif
wiring-kind-button = bouton
wiring-kind-encoder = encodeur rotatif
wiring-led-red = rouge
wiring-led-amber = ambre
wiring-led-yellow = jaune
wiring-led-green = vert
wiring-led-true-green = vert pur
wiring-led-blue = bleu
wiring-led-white = blanc
wiring-led-warm-white = blanc chaud
wiring-led-pink = rose
wiring-push = appui : silence
wiring-twice-undo = deux fois : refaire
wiring-twice-silence = deux fois : répéter
wiring-hold = Un bouton tenu 5 s éteint le Pi ; après 3 s, lumière et son préviennent : relâchez, et rien ne se passe.
wiring-legend-position = place ; la 1 est loin des prises USB
wiring-legend-gpio = numéro dans le fichier de câblage
wiring-legend-GND = masse (GND)
wiring-legend-5V = 5 V, jamais sur une broche GPIO
wiring-legend-3V3 = 3,3 V
wiring-legend-resistor = résistance selon le courant de la LED
wiring-legend-led = LED ; + est sa patte la plus longue
wiring-legend-switch = bouton ; sa résistance est dans le Pi
wiring-legend-contact = encodeur ; patte du milieu à la masse
wiring-legend-transistor = transistor : base, collecteur, émetteur
wiring-resistors = Résistances : { $values }
wiring-safety = Éteignez le Pi et débranchez-le avant de toucher un fil. Regardez deux fois avant de le rallumer.

lights-title = { $count ->
    [0] Le câblage { $name } n’a aucun appareil : les lampes sont dessinées à l’écran.
    [one] Le câblage { $name } a un appareil :
   *[other] Le câblage { $name } a { $count } appareils :
  }
lights-pin = GPIO { $gpio } (place { $position })
lights-drawn = { $file } : le câblage { $name }, dessiné. Imprimez-le à 100 %.
lights-not-written = { $file } n’a pas pu être écrit ({ $why }). Choisissez un autre endroit.
lights-no-format = { $file } n’est ni .svg ni .pdf. Donnez au fichier l’une de ces terminaisons.
lights-no-device = Le câblage { $wiring } n’a pas d’appareil { $name }. Choisissez parmi : { $names }.
lights-no-cue = Il n’y a ni spectacle ni signal { $name }. Choisissez parmi : { $names }.
lights-no-pins = Cet ordinateur n’a pas de broches qui marchent, le spectacle est donc raconté ici. (companion doctor dit pourquoi.)
lights-press = Appuyez sur { $name } ou tournez-le maintenant ; il reste { $seconds } secondes.
lights-heard-pressed = { $name } a été pressé.
lights-heard-double = { $name } a été pressé deux fois.
lights-heard-held = { $name } a été maintenu.
lights-heard-turned = { $name } a été tourné ({ $way }).
lights-not-heard = Rien n’est venu de { $name }. Vérifiez ses fils, un par un, sur l’image (companion lights --draw cablage.pdf).
lights-dark = éteint
lights-steady = fixe
lights-blink = clignotant
lights-breathe = respirant
lights-run = courant

pins-asked-for = Des broches factices ont été demandées : les lampes sont seulement dessinées à l’écran.
pins-none = Cet ordinateur n’a pas de connecteur de broches : les lampes sont dessinées à l’écran.
pins-driven = Les broches sont pilotées par { $name }.
pins-broken = Les broches ne s’ouvrent pas ({ $why }) : les lampes sont dessinées à l’écran.
pins-remedy-choice = Corrigez ou retirez la variable { $name }.
pins-remedy-driver = Relancez ./run : il installe le pilote lgpio des broches.
pins-remedy-folder = On ne peut pas écrire dans le dossier { $folder } ; donnez à { $name } un dossier où l’on peut.
pins-remedy-busy = Vérifiez qu’aucun autre programme n’utilise les broches, puis relancez l’app.

doctor-no-devices = Rien n’est branché : les lampes sont dessinées à l’écran.
doctor-wiring = { $count ->
    [0] Le câblage { $name } n’a aucun appareil.
    [one] Le câblage { $name } a un appareil.
   *[other] Le câblage { $name } a { $count } appareils.
  }
doctor-wiring-broken = { $says }
doctor-wiring-remedy = Corrigez le fichier de câblage, ou choisissez-en un autre.
doctor-sheets = Il y a { $cues } signaux et { $shows } spectacles.
doctor-sheets-broken = { $says }
doctor-sheets-remedy = Corrigez ces entrées ; tout le reste brille et sonne encore.
doctor-lamps = Lampes : { $working } sur { $wired } marchent.
doctor-buzzer = Buzzer : { $working } sur { $wired } marche.
doctor-buttons = Boutons : { $working } sur { $wired } marchent.
doctor-knob = Molette : { $working } sur { $wired } marche.
doctor-devices-remedy = Voyez plus bas les lignes sur les lampes.

device-closed = { $name } sur { $where } ne s’ouvre pas ({ $why }). Vérifiez son entrée dans le fichier de câblage et que rien d’autre n’utilise la broche.
device-busy = { $name } sur { $where } ne s’ouvre pas ({ $why }). Si l’app est ouverte ailleurs, elle les tient : fermez-la. Le système s’en sert peut-être pour { $jobs } : désactivez cela avec raspi-config, ou prenez d’autres broches.
device-gone = { $name } sur { $where } ne répond plus ({ $why }). Le spectacle continue sans lui, et il est réessayé tout seul ; vérifiez ses fils.
device-left = { $name } sur { $where } ne s’est pas fermé correctement ({ $why }).
device-button-unheard = Le bouton { $name } n’a pas été entendu ({ $why }) ; servez-vous de l’écran.
device-knob-unheard = La molette n’a pas été entendue ({ $why }) ; servez-vous de l’écran.
device-back = { $name } sur { $where } fonctionne à nouveau.

lights-stumbled = Les lumières ont trébuché ({ $why }) et recommencent dans { $seconds } s ; la partie continue.
lights-not-put-out = Une lumière ou un son n’a pas pu être éteint ({ $why }).
lights-telling-stumbled = Lumières et voix ont laissé passer quelque chose ({ $why }) ; la partie continue.
lights-step-missed = Les lumières ont manqué l’étape { $number } ({ $why }) ; la partie continue.
lights-sound-missed = Les sons ont manqué quelque chose ({ $why }) ; la partie continue.
lights-not-drawn = Les lumières dessinées n’ont pas pu suivre ({ $why }) ; la partie continue.
lights-not-told = L’ennui précédent n’a pas pu être dit à l’écran.
