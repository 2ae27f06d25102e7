# A campaign of five games.
choose-campaign = One game or a campaign
campaign-single = One game
campaign-series = Campaign: five games in order
campaign-mixed = Campaign: five games by lot
campaign-single-sub = Episodes A, B and C, once
campaign-series-sub = Upgrades, damage and roles stay from game to game
campaign-mixed-sub = The same, with Objectives drawn by lot
campaign-again = played already in this campaign
campaign-game = Game { $game } of 5
trait-campaign = Campaign
offer-next-game = Begin the next game
here-special-mission = Before the next game of a campaign nobody buys cards: Upgrades, repairs and healing are for sale.
prompt-campaign-stacks = Shuffle Crew Strikes, Ship Strikes and Upgrades, each with all that was given back.
setup-campaign-unreadable = What was kept of this campaign cannot be read. Begin a new one, or play one game.
setup-campaign-games = A campaign has { $most } games, one after the other.
setup-campaign-points = { $points } points cannot be: a won game scores 3 to 6, a lost one 0 to 3.
setup-campaign-people = In a campaign everybody stays who they are: take the same Avatars and Main Characters.
setup-campaign-difficulty = In a campaign all games are equally hard: choose as before.
outcome-campaign = { $outcome } Campaign: game { $game } of 5 is over, { $wins ->
    [one] { $wins } won
   *[other] { $wins } won
}, { $total } points so far.
outcome-campaign-over = { $outcome } The campaign is over: { $total } points: { $rank }.
outcome-last-text = { $outcome } Its last card says: { $text }
campaign-rank-1 = Big Damn Heroes
campaign-rank-2 = Everything’s Shiny, Cap’n
campaign-rank-3 = Keep Flying
campaign-rank-4 = Time to Retire
choose-second = A second Avatar for you
second-none = No second Avatar
setup-second = Only who plays alone can play two Avatars.
