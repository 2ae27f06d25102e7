# Cards that only the players can read, and what was counted.

offer-said-ko-hand = KO a card of the hand or played
offer-said-ko-discard = KO a card of the discard pile
offer-said-ko-lair = KO an Ally of the Lair
offer-said-bindings = Gain Bindings
offer-said-kidnap = Kidnap a Bystander
offer-said-new-recruit = Gain a New Recruit
offer-said-adversary = Play an Adversary card
offer-said-guard = Adversaries guard a Bystander
offer-said-demolish = Demolish

trait-commander = Commander
trait-plot = Plot
trait-ally = Ally
counted-defeats = Defeated Adversaries
counted-tactics = Tactics
counted-overruns = Overruns
counted-carried = Bystanders carried off
counted-kidnaps = Kidnappings
counted-twists = Plot Twists
counted-orders = Command Strikes
counted-bindings = Bindings gained
counted-betrayals = Betrayals
counted-crowd-villains = Adversaries in the city
why-adversaries = The Adversary Deck ran out.
why-allies = The Ally Deck ran out.
