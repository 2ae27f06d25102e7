# Où l’on dépose et trouve des fichiers.

drop-documents = le dossier Documents
drop-stick = la clé { $name }
drop-gone = { $place } n’est plus là. Rebranchez la clé, ou choisissez un autre endroit.
