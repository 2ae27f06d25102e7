# Les cartes du plateau portées aux Opérations ou dans le Deck Épisode.
event-EnteredOperations = Dans les Opérations : { $card }.
event-PutUnderEpisode = Une carte a été mise sous le Deck Épisode, au-dessus de la carte Inévitable.
event-ShuffledIntoEpisode = Une carte a été mélangée au Deck Épisode.
prompt-under-episode = Posez { $card } face cachée sous le Deck Épisode, juste au-dessus de la carte Inévitable.
prompt-inevitable-back = Remettez { $card } { $into }, telle qu’elle est.
prompt-shuffle-episode-hand = Mélangez le Deck Épisode, mais laissez la carte Inévitable tout au fond.
prompt-shuffle-episode-app = Rangez la carte dans le bac : l’app mélange le Deck Épisode, la carte Inévitable reste au fond.
