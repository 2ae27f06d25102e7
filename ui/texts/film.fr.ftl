# Le film guidé : un conseil pour chaque geste, et le chemin qui y mène.

ui-film-skip = Passer
ui-show-me = Montrez-moi
ui-show-me-sub = Un tour, deux minutes
ui-coach-film-alien-begin = { $big } : la Ruche envoie une carte, la dernière salle lâche la sienne.
ui-coach-film-alien-lay = { $big } : la caméra lit la carte.
ui-coach-film-alien-pools = Son Recrutement s’ajoute en bas. { $big }.
ui-coach-film-alien-any = Touchez la carte de votre choix, ou { $big }.
ui-coach-film-alien-read = Gardez le doigt sur une carte pour la lire, puis posez-en une.
ui-coach-film-alien-board = Le plateau reste visible. { $big }.
ui-coach-film-alien-last = { $big } : la dernière, puis le QG revient.
ui-coach-film-alien-fight = Vous avez l’Attaque qu’il montre : touchez-le.
ui-coach-film-alien-recruit = Payez son Recrutement, elle rejoint vos cartes : touchez-la.
ui-coach-film-alien-undo = Ce n’est pas ça ? { ui-undo } défait le geste.
ui-coach-film-alien-end = { $act } : qui reste en Zone de Combat vous frappe.
ui-coach-film-alien-over = Voilà un tour entier. Touchez : à votre propre partie.
ui-coach-film-alien-back = Voici ce qui s’en va. { $big } le fait.
ui-coach-film-alien-sure = Une question avant les coups : touchez la réponse.
ui-coach-film-alien-strike = Rien ne passe tout seul. Lisez, puis { $big }.
