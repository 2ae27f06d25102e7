# Étiquettes : ce qui est dit des codes qui ne sont pas sur la face d'une carte.

tag-back = C'est le dos d'une carte. Montrez sa face quand elle est demandée.
tag-divider = C'est l'intercalaire d'une pile : il sert à la mise en place et au rangement.
