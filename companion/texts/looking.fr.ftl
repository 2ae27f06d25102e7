# Regarder ce que voit la caméra : pourquoi un code n’a pas été lu, ce que vaut l’image.

why-wrong-call = Indiquez une image, et l’endroit en pixels : companion read IMAGE --why 640,360
why-outside = Cet endroit n’est pas dans l’image.
why-outside-do = Touchez un code dans l’image.
why-read = Ceci a été lu : { $text }.
why-read-do = Tout va bien ici.
why-foreign = Ce code n’est pas à nous. Il dit : { $text }
why-foreign-do = Collez une de nos étiquettes sur la carte, ou couvrez l’autre code.
why-damaged = On dirait une étiquette à nous, mais un signe de { $text } est faux.
why-damaged-do = Réimprimez cette étiquette. D’ici là, choisissez la carte au doigt.
why-inverted = Ce code est clair sur fond sombre. Seuls les codes sombres sur fond clair sont lus.
why-inverted-do = Réimprimez-le en noir sur blanc.
why-nothing = Aucun code n’est visible ici.
why-nothing-do = Touchez le milieu d’un code. S’il y en a un, il est bien trop petit ou bien trop flou.
why-dark = Il fait trop sombre ici.
why-dark-do = Éclairez mieux cet endroit, ou allumez la lampe de lecture.
why-glare = Une lampe se reflète ici : l’encre et le papier se ressemblent.
why-glare-do = Déplacez la lampe ou inclinez un peu la carte. Les pochettes mates brillent moins.
why-faint = L’encre et le papier ont presque le même gris ici.
why-faint-do = Réimprimez l’étiquette plus foncée, ou sortez la carte de sa pochette.
why-cut = Le code s’arrête au bord de l’image.
why-cut-do = Posez la carte plus à l’intérieur de l’image.
why-covered = Une partie du code est couverte ou rayée.
why-covered-do = Enlevez ce qui est posé dessus : une carte, une main, un jeton.
why-small = Trop petit : un carré du code a { $have },{ $have-tenth } pixels, il en faut { $need },{ $need-tenth }.
why-small-do = Rapprochez la caméra, choisissez des images plus grandes, ou imprimez une étiquette plus grande.
why-blurred = Flou : les bords s’étalent ici sur { $blur },{ $blur-tenth } pixels.
why-blurred-do = Refaites la mise au point, et regardez si l’objectif est propre.
why-moved = L’image est bougée : la carte ou la caméra s’est déplacée.
why-moved-do = Ne bougez plus un instant. Plus de lumière rend l’image plus rapide.
why-no-edge = Le bord clair autour du code manque.
why-no-edge-do = Laissez du blanc autour du code en le découpant, large de quatre carrés.
why-puzzling = Un code est visible ; lumière, taille et netteté conviennent. Pourtant il ne se lit pas.
why-puzzling-do = Essuyez-le, posez-le à plat, tournez-le un peu. Sinon, réimprimez l’étiquette.
why-thin = Les barres sont trop fines : la plus mince a { $have },{ $have-tenth } pixels, il en faut { $need },{ $need-tenth }.
why-thin-do = Rapprochez la carte de la caméra, choisissez des images plus grandes, ou imprimez les barres plus grandes.
why-askew = Les barres sont trop tournées par rapport aux côtés de l’image.
why-askew-do = Tournez la carte jusqu’à ce que ses barres soient debout ou couchées.
why-bars = Des barres sont visibles, droites et assez grandes. Pourtant elles ne se lisent pas.
why-bars-do = Montrez-les en entier avec le blanc des deux côtés, à plat, et ne bougez plus un instant.

check-wrong-game = Indiquez un de ces jeux : { $rooms }.
check-nothing = Il n’y avait aucune image à mesurer. Regardez si c’est la bonne caméra ou le bon dossier.
check-pictures = { $count } images de { $size }, { $rate },{ $rate-tenth } par seconde.
check-light = Lumière (0 est noir, 255 est blanc) : en haut à gauche { $topleft }, en haut à droite { $topright }, en bas à droite { $bottomright }, en bas à gauche { $bottomleft }.
check-sharp = Netteté : { $percent } % (les bords s’étalent sur { $blur },{ $blur-tenth } pixels).
check-tag = { $text } : { $have },{ $have-tenth } pixels par carré.
check-mark = Repère { $number } : { $have },{ $have-tenth } pixels par carré.
check-place = { $place } : { $mark },{ $mark-tenth } pixels par carré de repère, { $qr },{ $qr-tenth } par carré de code.
check-place-outside = { $place } : pas entièrement dans l’image.
check-no-code = Aucun code n’a été vu. Posez-y une carte avec son étiquette pour savoir de quelle taille elle est vue.
check-fine = Tout va bien.
check-dark = Il fait trop sombre. Éclairez mieux la table.
check-uneven = La lumière est inégale : bien plus sombre { $where }. Mettez-y une lampe, ou déplacez celle que vous avez.
check-blown = { $percent } % de l’image sont tout blancs. Détournez une lampe, ou baissez-la.
check-soft = L’image est floue : { $percent } % de la netteté nécessaire. Refaites la mise au point et nettoyez l’objectif.
check-slow = Seulement { $rate },{ $rate-tenth } images par seconde. Mettez plus de lumière, ou choisissez des images plus petites.
check-coarse-places = { $count ->
    [one] Un endroit est vu trop grossièrement
   *[other] { $count } endroits sont vus trop grossièrement
} pour les repères : { $have },{ $have-tenth } pixels par carré, il en faut { $need },{ $need-tenth }. Descendez la caméra ou choisissez des images plus grandes.
check-coarse-tags = { $count ->
    [one] Un code est petit
   *[other] { $count } codes sont petits
} : { $have },{ $have-tenth } pixels par carré, il en faut { $need },{ $need-tenth } pour le lire à chaque fois. Rapprochez la caméra ou choisissez des images plus grandes.
check-shine-place = { $place } : une lampe se reflète sur { $percent } %, aucune étiquette n’y serait lue.
check-shine = { $count ->
    [one] Une lampe se reflète à un endroit.
   *[other] Une lampe se reflète à { $count } endroits.
} Déplacez la lampe jusqu’à ce que son reflet soit { $cm } cm plus loin { $where }, ou poussez le tapis de { $cm } cm { $other } et mesurez de nouveau la table.
check-shine-dim = { $count ->
    [one] Une lampe se reflète à un endroit.
   *[other] Une lampe se reflète à { $count } endroits.
} Éloignez-la jusqu’à ne plus la voir dans la table depuis la caméra, ou tendez un tissu devant elle.

look-corners = Repères de coin
look-of = { $count } sur { $of }
look-codes = Cartes
look-light = Lumière
look-enough = suffisante
look-dark = trop faible
look-uneven = inégale
look-bright = trop forte
look-sharp = Netteté
look-percent = { $percent } %
look-square = Pixels par carré
look-pixels = { $have },{ $have-tenth } sur { $need },{ $need-tenth }
look-rate = Images par seconde
look-tenth = { $number },{ $number-tenth }
look-corner = { $number }
look-no-camera = Aucune caméra
look-size = { $wide } × { $high }, { $rate } par seconde
