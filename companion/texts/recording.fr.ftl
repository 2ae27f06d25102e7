# Enregistrer ce que voit la caméra, et nommer les caméras, dans le terminal.

record-consent = Des images de la table seront gardées dans un dossier de cet ordinateur. On peut y voir des mains et des gens ; rien n’est envoyé nulle part. Tout le monde à la table est-il d’accord ? (o/n)
record-not-agreed = Rien n’a été enregistré, car personne n’a donné son accord. Donnez-le quand on le demande, ou lancez avec --yes.
record-wrong-part = { $part } n’est pas une partie d’image. Écrivez gauche, haut, largeur et hauteur en pixels, par exemple --crop 200,100,1500,900.
record-whole = La table n’est pas encore mesurée, l’image entière est donc gardée ; --crop n’en garde qu’une partie.
record-nothing = Il n’y avait pas d’image à enregistrer. Regardez d’abord ce que voit la caméra.
record-done = { $count ->
    [one] Une image
   *[other] { $count } images
  } sur { $seconds } secondes dans { $folder }. À revoir avec --camera recorded:{ $folder }
cameras-none = Aucune caméra n’a été trouvée. Branchez-en une, ou raccordez-la à la nappe, Pi éteint.
