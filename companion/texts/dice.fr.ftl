# Des dés que la caméra a vus.
dice-live = On regarde les dés.
dice-missing = { $count ->
    [one] Il manque { $dice }.
   *[other] Il manque { $dice }.
  }
dice-too-many = { $count ->
    [one] Il y a { $dice } de trop dans le plateau.
   *[other] Il y a { $dice } de trop dans le plateau.
  }
dice-in-doubt = { $count ->
    [one] La caméra n’est pas sûre d’un dé.
   *[other] La caméra n’est pas sûre de { $count } dés.
  }
dice-and = { $some } et { $others }
dice-of = { $colour ->
    [white] { $count ->
        [one] un dé blanc
       *[other] { $count } dés blancs
      }
    [red] { $count ->
        [one] un dé rouge
       *[other] { $count } dés rouges
      }
    [black] { $count ->
        [one] un dé noir
       *[other] { $count } dés noirs
      }
    [blue] { $count ->
        [one] un dé bleu
       *[other] { $count } dés bleus
      }
    [green] { $count ->
        [one] un dé vert
       *[other] { $count } dés verts
      }
    [yellow] { $count ->
        [one] un dé jaune
       *[other] { $count } dés jaunes
      }
   *[other] { $count ->
        [one] un dé d’une autre couleur
       *[other] { $count } dés d’autres couleurs
      }
  }
