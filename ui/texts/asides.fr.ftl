# Ce qu’on peut faire d’une carte à côté de la partie : peu de mots, pour de petits boutons.
ui-aside-label = L’étiqueter maintenant
ui-aside-label-shown = C’est l’étiquette qu’on vient de montrer
ui-aside-label-none = Pas maintenant
ui-aside-wait = Montrez l’étiquette neuve
ui-aside-unlabel = Retirer l’étiquette
ui-aside-count = Combien y en a-t-il ?
ui-aside-count-brief = Combien ?
ui-aside-picture = La photographier
ui-aside-effect = { $card } : { $effect }
ui-aside-effect-of = { $card } : est-ce bien écrit ?
ui-aside-effect-right = C’est écrit ainsi
ui-aside-effect-wrong = C’est différent
ui-effect-hearsay = D’autres l’ont dit. Est-ce bien écrit sur la carte ?
ui-aside-more = À propos de cette carte
ui-aside-picture-again = Nouvelle photo
ui-tool-about = À propos d’une carte
ui-tool-about-sub = son effet, étiquette, photo

# Qui fait ce que dit une carte, sur sa page à la table.
ui-does-automated = L’app s’en charge.
ui-does-asked = L’app s’en charge et demande ce qu’elle ne sait pas.
ui-does-by-hand = Faites ce que dit la carte : les outils ci-dessous aident.

# Photos de cartes.
ui-new-photo = Nouvelle photo
ui-no-photo = Aucune photo n’a été prise
ui-way-pictures = Par image
ui-way-pictures-sub = Retrouver une carte à son apparence
ui-pictures = Par image
ui-pictures-none = Aucune carte n’a encore de photo. Elles se prennent d’elles-mêmes quand vous jouez avec une caméra.
ui-pictures-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

# Questions dont la réponse est probable.
ui-say-yes = Oui : { $what }
ui-larger-number = Un nombre plus grand
