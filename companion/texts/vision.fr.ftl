# Ce que la caméra ne peut pas faire, chaque fois avec ce qu’il faut faire : vision-CLÉ pour chaque erreur de vision.

# Quelle caméra
vision-camera-none = Aucune caméra n’est branchée. Branchez-en une ; d’ici là, tout peut se faire au doigt.
vision-camera-absent = Il n’y a pas de caméra à { $device }. Branchez-la, ou choisissez une autre caméra dans les réglages de la table.
vision-camera-unknown-name = Aucune caméra ne s’appelle « { $name } ». Choisissez parmi : { $ways }.
vision-camera-odd-size = Aucune caméra ne donne d’images de { $size }. Demandez par exemple 1280x720, 1920x1080 ou 2304x1296.
vision-camera-closed = La caméra n’est pas ouverte. Ouvrez-la d’abord.

# Webcams
vision-camera-forbidden = Cet utilisateur n’a pas droit à la caméra { $device }. Tapez : sudo usermod -aG video $USER, puis reconnectez-vous.
vision-camera-no-webcam = { $device } n’est pas une webcam mais appartient à { $card }. Choisissez la caméra par son nom sous /dev/v4l/by-id, ou csi pour celle de la nappe.
vision-camera-busy = La caméra { $device } ne donne pas d’image. Fermez les autres programmes qui s’en servent, ou débranchez-la et rebranchez-la.
vision-camera-silent = La caméra { $device } ne donne plus d’images. Vérifiez son câble ; elle est rouverte d’elle-même.
vision-camera-smaller = La caméra { $device } donne { $given } au lieu de { $asked }. Elle marche ainsi ; pour de petits codes, prenez une caméra plus fine ou accrochez-la plus bas.
vision-camera-frozen = La caméra { $device } montre toujours la même image. Elle est rouverte d’elle-même ; si cela dure, débranchez-la et rebranchez-la.

# La caméra sur la nappe
vision-camera-no-program = Le programme qui lit la caméra de la nappe n’est pas installé (rpicam-vid). Sur Raspberry Pi OS, tapez : sudo apt install rpicam-apps-lite. Une webcam USB s’en passe.
vision-camera-no-ribbon = Aucune caméra ne répond sur la nappe. Éteignez le Pi et remettez la nappe des deux côtés ; elle doit être du modèle qui va à ce Pi.
vision-camera-ribbon-busy = Un autre programme se sert de la caméra de la nappe. Fermez-le (ou l’autre compagnon) ; un nouvel essai se fait tout seul.
vision-camera-ribbon-forbidden = Cet utilisateur n’a pas droit à la caméra de la nappe. Tapez : sudo usermod -aG video,render $USER, puis reconnectez-vous.
vision-camera-old-program = Le programme de la caméra est trop ancien : il ne connaît pas --{ $option }. Tapez : sudo apt update, puis sudo apt full-upgrade.
vision-camera-no-memory = La caméra reçoit trop peu de mémoire pour des images de cette taille. Choisissez une image plus petite, comme csi:1920x1080.
vision-camera-loose = La caméra de la nappe n’envoie plus rien. Elle est relancée d’elle-même ; si cela revient souvent, remettez sa nappe.
vision-camera-program-ended = Le programme de la caméra s’est arrêté ({ $said }). Il est relancé de lui-même ; s’il s’arrête encore, vérifiez la nappe de la caméra et redémarrez le Pi.
vision-camera-no-focus = La caméra n’a pas pu faire la mise au point. Mettez quelque chose d’imprimé dessous, allumez une lumière et recommencez la mise au point.
vision-camera-frame-size = La caméra envoie { $count } octets là où une image de { $size } en a { $expected }. Choisissez une largeur multiple de 128, comme csi:1920x1080 ou csi:2304x1296.
vision-camera-stalled = La caméra de la nappe n’envoie plus d’images. Elle est relancée d’elle-même ; si cela revient souvent, remettez sa nappe.

# Ce que personne n’a prévu
vision-camera-failed = La caméra a fait défaut ({ $fault }). Un nouvel essai se fait ; vérifiez son câble.
vision-camera-stuck = La caméra n’a pas pu être fermée ({ $fault }). Un nouvel essai se fait.
vision-picture-failed = Une image n’a pas pu être lue ({ $fault }). La lecture continue avec la suivante ; d’ici là, choisissez les cartes au doigt.
vision-sighting-lost = Ce qui a été vu n’a pas pu être transmis ({ $fault }). Montrez la carte encore une fois, ou choisissez-la au doigt.
vision-reader-missing = Aucun lecteur de codes ne marche sur cette machine, les cartes ne peuvent donc pas être vues. Installez-en un : sudo apt install libzbar0, puis pip install zxing-cpp pyzbar. D’ici là, tout peut se faire au doigt.
zxing-reader-missing = Le lecteur de codes zxing-cpp n’est pas installé. Les cartes sont lues sans lui, mais les petits codes plus rarement. Installez-le : pip install zxing-cpp
zbar-reader-missing = Le lecteur de codes zbar n’est pas installé. Les cartes sont lues sans lui, mais les petits codes plus rarement. Installez-le : sudo apt install libzbar0, puis pip install pyzbar

# Images et vidéos
vision-folder-absent = Il n’y a pas de dossier { $folder }. Choisissez un dossier qui contient des images.
vision-folder-empty = Le dossier { $folder } ne contient pas d’images. Mettez-y des images ({ $kinds }).
vision-folder-closed = Le dossier d’images n’est pas ouvert. Ouvrez-le d’abord.
vision-video-absent = Il n’y a pas de vidéo { $path }. Vérifiez son nom.
vision-video-unreadable = { $path } n’est pas une vidéo lisible, ou elle est abîmée. Prenez un fichier MP4, AVI ou MKV.
vision-video-closed = La vidéo n’est pas ouverte. Ouvrez-la d’abord.
vision-picture-absent = Il n’y a pas de fichier { $path }. Vérifiez son nom.
vision-picture-empty = { $path } est un fichier vide. Refaites l’image.
vision-picture-forbidden = Cet utilisateur ne peut pas lire { $path }. Changez qui peut le lire.
vision-picture-is-folder = { $path } est un dossier. Nommez les images qu’il contient.
vision-picture-too-large = { $path } est trop grand ou trop abîmé pour être ouvert. Prenez une image plus petite.
vision-picture-unreadable = { $path } n’est pas une image lisible, ou elle est abîmée. Prenez une image PNG ou JPEG.

# Enregistrements
vision-recording-absent = Il n’y a pas d’enregistrement { $folder }. Vérifiez son nom, ou faites-en un : companion camera record
vision-recording-unreadable = Le dossier { $folder } ne contient pas d’enregistrement qui puisse être rejoué. Choisissez un dossier avec un frames.jsonl, ou montrez ses images avec folder:{ $folder }.
vision-recording-empty = L’enregistrement { $folder } ne contient pas d’images. Enregistrez de nouveau, plus longtemps.
vision-recording-picture-lost = L’image { $file } de l’enregistrement manque ou est abîmée. Elle est laissée de côté.
vision-recording-closed = L’enregistrement n’est pas ouvert. Ouvrez-le d’abord.
vision-recording-not-empty = Le dossier { $folder } n’est pas vide. Nommez un dossier neuf, pour que rien ne soit mélangé ni écrasé.
vision-recording-disk-full = Il reste trop peu de place sur le disque pour enregistrer. Libérez de la place, ou enregistrez sur un autre disque ; ce qui a été enregistré est gardé dans { $folder }.
vision-recording-not-written = Rien ne peut être enregistré dans { $folder } ({ $why }). Choisissez un dossier où cet utilisateur peut écrire, sur un disque qui marche.

# Les places et la table mesurée
vision-calibration-damaged = La vue gardée de la table est inutilisable : { $fault }. Mesurez-la de nouveau.
vision-calibration-other-shape = La table a été mesurée sur des images de { $measured }, et celles-ci, de { $size }, ont une autre forme. Mesurez la table de nouveau avec cette taille d’image.
vision-corners-missing = Les marques de coin { $missing } ne se voient pas. Mettez les quatre dans l’image.
vision-corners-nonsense = Les marques de coin ne sont pas dans un même plan. Posez-les à plat sur la table.
vision-corners-crossed = Les marques de coin n’entourent pas la table dans leur ordre. Posez-les dans le sens des aiguilles : en haut à gauche, en haut à droite, en bas à droite, en bas à gauche.
vision-mark-unknown = Il n’y a pas de marque de table { $number }. Elles sont numérotées de 0 à 999.

# Les places d’une table, comme leur fichier les dit
vision-table-not-toml = { $file }, ligne { $line } : ceci n’est pas du TOML. Écrivez-y « clé = valeur ».
vision-table-unknown = { $file }, ligne { $line } : « { $name } » ne veut rien dire ici. Enlevez-le, ou corrigez son nom.
vision-table-size = { $file }, ligne { $line } : « size » doit être la largeur et la hauteur en millimètres. Mesurez entre les milieux des marques de coin et écrivez « size = [820, 460] ».
vision-table-places = { $file }, ligne { $line } : les places ne sont pas une liste. Commencez chacune par une ligne « [[place]] ».
vision-table-twice = { $file }, ligne { $line } : « { $name } » y est deux fois. N’en gardez qu’une.
vision-table-name = { $file }, ligne { $line } : une place a besoin d’un nom comme « room:3 ». Écrivez des minuscules, chiffres, tirets et deux-points.
vision-table-kind = { $file }, ligne { $line } : il n’y a pas de sorte « { $name } ». Choisissez parmi card, row, pile, strip, tray, mask.
vision-table-outline = { $file }, ligne { $line } : « { $name } » n’a pas de surface où une carte puisse être posée. Écrivez « at = [gauche, haut, largeur, hauteur] » en millimètres, ou trois coins et plus.
