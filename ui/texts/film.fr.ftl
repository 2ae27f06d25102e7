# Le film guidé : un conseil pour chaque geste, et le chemin qui y mène.

ui-film-skip = Passer
ui-show-me = Montrez-moi
ui-show-me-sub = Un tour, deux minutes
ui-coach-film-alien-begin = { $big } : touchez, et la Ruche envoie une carte.
ui-coach-film-alien-lay = { $big } : la caméra lit la carte.
ui-coach-film-alien-pools = Son Recrutement s’ajoute en bas. { $big }.
ui-coach-film-alien-any = N’importe quelle carte peut suivre : touchez-en une.
ui-coach-film-alien-read = Gardez le doigt sur une carte pour la lire, puis posez-en une.
ui-coach-film-alien-board = Le plateau reste visible. { $big }.
ui-coach-film-alien-last = { $big } : la dernière, puis le QG revient.
ui-coach-film-alien-fight = Vous avez l’Attaque qu’il montre : touchez-le.
ui-coach-film-alien-recruit = Celle-ci est à vous pour son Recrutement : touchez-la.
ui-coach-film-alien-undo = Ce n’est pas ça ? { ui-undo } défait le geste.
ui-coach-film-alien-end = { $act } : qui reste là-bas vous frappe.
ui-coach-film-alien-over = Voilà un tour entier. Le prochain est à vous.
ui-coach-film-alien-back = Voici ce qui s’en va. { $big } le fait.
ui-coach-film-alien-sure = Une question avant les coups : touchez la réponse.
ui-coach-film-alien-strike = Rien ne passe tout seul. Lisez, puis { $big }.
