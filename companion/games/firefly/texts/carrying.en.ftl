# Cards of the board that are carried to Operations or into the Episode deck.
event-EnteredOperations = { $card } went to Operations.
event-PutUnderEpisode = A card went under the Episode deck, above the Inevitable card.
event-ShuffledIntoEpisode = A card was shuffled into the Episode deck.
prompt-under-episode = Put { $card } face down under the Episode deck, just above the Inevitable card.
prompt-inevitable-back = Put { $card } back { $into }, as it lies.
prompt-shuffle-episode-hand = Shuffle the Episode deck, but leave the Inevitable card at its bottom.
prompt-shuffle-episode-app = Sort the card into the tray: the app shuffles the Episode deck, the Inevitable card stays at its bottom.
