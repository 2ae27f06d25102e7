# L’ordinateur lui-même : son horloge, son disque, et son redémarrage.

restart-refused = Cet ordinateur ne laisse pas l’app le redémarrer. Fermez l’app, puis passez par le menu de l’ordinateur.
clock-refused = Cet ordinateur ne laisse pas l’app régler son horloge. Réglez-la dans ses propres réglages.
clock-before-game = L’horloge est fausse : une partie a été enregistrée le { $date }, donc plus tard. Réglez-la, sinon le récit ment.
clock-before-app = L’horloge est fausse : l’app a été installée le { $date }, donc plus tard. Réglez-la, sinon le récit ment.
storage-stays = Ceci ne peut pas être jeté.
storage-refused = Tout n’a pas pu être jeté ({ $why }).
light-refused = La lumière de l’écran n’a pas obéi ({ $why }).
clock-fine = Nous sommes le { $date }.