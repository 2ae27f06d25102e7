# Ce qu’on peut faire d’une carte à côté de la partie : peu de mots, pour de petits boutons.
ui-aside-label = Coller une étiquette maintenant
ui-aside-label-shown = C’est l’étiquette qu’on vient de montrer
ui-aside-label-none = Pas maintenant
ui-aside-wait = Montrez l’étiquette neuve
ui-aside-unlabel = Retirer l’étiquette
ui-aside-count = Combien y en a-t-il ?
ui-aside-count-brief = Combien ?
ui-aside-picture = La photographier
ui-aside-more = À propos de cette carte
