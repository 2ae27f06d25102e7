# Cartes que seuls les joueurs peuvent lire, et ce qui a été compté.

offer-said-ko-hand = Mettre KO une carte de la main ou jouée
offer-said-ko-discard = Mettre KO une carte de la défausse
offer-said-ko-lair = Mettre KO un Allié du Repaire
offer-said-bindings = Gagner des Entraves
offer-said-kidnap = Enlever un Civil
offer-said-new-recruit = Gagner un New Recruit
offer-said-adversary = Jouer une carte Adversaires
offer-said-guard = Des Adversaires gardent un Civil
offer-said-demolish = Démolition

trait-commander = Commandant
trait-plot = Complot
trait-ally = Allié
counted-defeats = Adversaires vaincus
counted-tactics = Tactiques
counted-overruns = Débordements
counted-carried = Civils emmenés
counted-kidnaps = Enlèvements
counted-twists = Rebondissements
counted-orders = Ordres d’attaque
counted-bindings = Entraves gagnées
counted-betrayals = Trahisons
counted-crowd-villains = Adversaires dans la ville
why-adversaries = Le Deck Adversaires était épuisé.
why-allies = Le Deck Alliés était épuisé.
