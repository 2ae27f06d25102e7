# Ce que `companion read` dit des images.

read-line = { $image } : { $says }
read-no-such-reader = Il n’y a pas de lecteur appelé « { $name } » ; il y a { $names }.
read-no-code = aucun code trouvé
read-tiny = L’image n’a que { $size } pixels, aucun code n’y a de place. Prenez-en une plus grande.
read-ours = à nous
read-marks = marques de table : { $numbers }
read-no-mark = aucune marque de table
read-dice = dés : { $dice }
read-no-die = aucun dé
read-die = { $colour ->
    [white] blanc
    [black] noir
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [orange] orange
    [purple] violet
    [pink] rose
    [brown] brun
    [gray] gris
    [ivory] ivoire
   *[other] autre
  } { $face }
