# Ce que dit un disque ou une base qui ne prend rien, et ce qu’il faut faire. Chacune finit la phrase disk-refused.

store-full = Le disque est plein. Libérez de la place, puis continuez : tout est gardé jusqu’à la dernière étape.
store-read-only = Impossible d’enregistrer : { $place } est en lecture seule. Autorisez l’écriture, puis continuez : rien n’est perdu.
store-locked = Un autre programme tient la base. Fermez-le, ou le second compagnon, et réessayez : rien n’est perdu.
store-faulty = Le disque signale un défaut ({ $fault }). Tout est gardé jusqu’à la dernière étape ; copiez-le ailleurs.
store-damaged = La base est abîmée. Relancez le compagnon : il met le fichier abîmé de côté et en commence un autre.
store-closed = La base ne s’ouvre pas : vérifiez que { $place } existe et que vous pouvez y écrire.
store-unreachable = La base ne répond pas ({ $fault }). Vérifiez que son serveur tourne et qu’on peut le joindre, puis réessayez.

# Ce qui ne va pas dans l’adresse d’une base qui n’est pas un fichier.
store-address-malformed = L’adresse de la base n’est pas une URL de base de données. Écrivez-la comme postgresql://player:password@server/companion ou sqlite:////media/usb/companion.db, un @ du mot de passe comme %40, ou laissez-la vide : un fichier servira alors.
store-address-driver = La base { $where } demande un pilote qui manque ici ({ $fault }). Installez-le dans le .venv du compagnon, ou choisissez une autre adresse.
store-address-unreached = La base { $where } ne peut être jointe ({ $fault }). Vérifiez que son serveur tourne, puis le nom, le mot de passe et la base dans son adresse.
store-address-option = La base { $where } ne s’ouvre pas avec ces options ({ $fault }). Corrigez ce qui suit le point d’interrogation dans son adresse.
store-address-kind = La base { $where } ne peut contenir nos tables ({ $fault }). Prenez PostgreSQL, ou un fichier.
store-address-postgres = Aucune adresse de base ne commence par postgres://. Écrivez postgresql+psycopg:// à la place, et le reste tel quel.

# Où un foyer doit commencer.
store-home-gone = Il n’y a pas de dossier { $folder }, dont { $name } a besoin. Branchez la clé ou le disque où il se trouve ; ou créez le dossier, ou corrigez { $name }.
store-home-unmade = Le dossier { $folder } ne peut être créé ({ $fault }). Choisissez-en un autre dans { $name }, où cet utilisateur peut écrire.
store-home-new = Un nouveau foyer commence dans { $folder } : il n’y en avait aucun. S’il devait y en avoir un, branchez la clé ou le disque que désigne { $name }, et recommencez.

# Ce qui est arrivé à l’ouverture de la base, et ce qu’ont donné l’écriture et la prise.
store-set-aside = La base était abîmée et a été mise de côté sous le nom { $name } ; une nouvelle, vide, a été commencée.
store-keep-aside = Gardez { $place } si ses parties comptent : on peut encore en lire des morceaux.
store-look-only = On peut regarder les parties enregistrées ; pour jouer, autorisez l’écriture et relancez le compagnon.
store-tags-later = Les cartes d’essai auront leurs codes au prochain démarrage.
store-brought-up = La base a été mise à cette version ; { $name } est celle d’avant.
store-unwritten = Le fichier { $name } n’a pas pu être écrit ({ $fault }). Choisissez un autre endroit, ou libérez de la place ; la base est sauve.
store-tag-taken = Le code { $tag } est déjà sur { $holder }. Prenez une autre étiquette.
print-no-start = Cette planche a { $all } étiquettes : commencez entre 1 et { $all }, pas à { $start }.
print-no-room = Une étiquette de { $label } mm n’entre pas dans les { $free } mm libres. Prenez une planche plus petite.
wiring-faulty = { $fault } Les lumières ne sont dessinées qu’à l’écran.

# Ce que le docteur dit de la base.
store-answers = La base { $where } répond.
store-free = { $size } libres dans { $folder }.
store-free-remedy = Supprimez ce qui ne sert plus, ou mettez la base sur un disque plus grand.
store-whole = La base est intacte et prend { $size }.
store-whole-remedy = Exportez les anciennes parties, puis supprimez-les.
store-kept = Gardés d’avant : { $names }. Supprimez-les quand vous n’en avez plus besoin.
store-size-kb = { $whole } Ko
store-size-mb = { $whole },{ $tenth } Mo
store-size-gb = { $whole },{ $tenth } Go
