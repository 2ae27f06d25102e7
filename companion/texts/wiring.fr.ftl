# Broches, fils et l'image d'un câblage.

off-refused = Cet ordinateur ne laisse pas l'application l'éteindre. Fermez l'application, puis passez par le menu de l'ordinateur.

pins-no-files = Le système ne montre aucune broche : /dev/gpiochip0 n'existe pas.
pins-no-files-remedy = Mettez à jour le système du Pi et redémarrez-le.
pins-closed = Cet utilisateur n'a pas le droit d'ouvrir { $file }.
pins-closed-remedy = Entrez dans le groupe gpio (sudo adduser $USER gpio) et reconnectez-vous.
pins-folder = Le pilote des broches ne peut pas écrire ses tubes dans { $folder }.
pins-folder-remedy = Donnez à { $name } un dossier où cet utilisateur peut écrire.

note-tones-rough = { $name } : ses notes sont cadencées par le programme, elles sont donc un peu rugueuses.
note-tones-few = { $name } : le pilote pigpio ne joue que certaines notes, les mélodies sonnent faux ; lgpio les joue toutes.
note-tones-pin = { $name } : la puce ne pourrait cadencer des notes que sur les GPIO { $pins } ; gardez-lui l'une d'elles si possible.
note-current = Toutes les lampes ensemble prennent { $total } mA ; { $most } mA sont sans danger. Baissez current_ma, ou laissez des transistors commuter les plus fortes.
note-shared = Ces broches ont un second emploi à désactiver dans raspi-config : { $jobs }.
