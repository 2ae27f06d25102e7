# Ce que dit un disque ou une base qui ne prend rien, et ce qu'il faut faire. Chacune finit la phrase disk-refused.

store-full = Le disque est plein. Libérez de la place, puis continuez : tout est gardé jusqu'à la dernière étape.
store-read-only = Impossible d'enregistrer : { $place } est en lecture seule. Autorisez l'écriture, puis continuez : rien n'est perdu.
store-locked = Un autre programme tient la base. Fermez-le, ou le second compagnon, et réessayez : rien n'est perdu.
store-faulty = Le disque signale un défaut ({ $fault }). Tout est gardé jusqu'à la dernière étape ; copiez-le ailleurs.
store-damaged = La base est abîmée. Relancez le compagnon : il met le fichier abîmé de côté et en commence un autre.
store-closed = La base ne s'ouvre pas : vérifiez que { $place } existe et que vous pouvez y écrire.
store-unreachable = La base ne répond pas ({ $fault }). Vérifiez que son serveur tourne et qu'on peut le joindre, puis réessayez.
