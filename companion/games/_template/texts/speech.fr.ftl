# De quoi parlent les questions
about-look = Laissée en place, elle vient ensuite ; coulée, elle va sous la rivière.
about-douse = Qui l’éteint défausse une carte ; elle n’aide plus, sauf si cela est éteint à son tour.
about-duel-again = C’est le nouveau lancer qui compte, quel qu’il soit.
about-wind = Le vent le plus faible part le premier, le plus fort va le plus loin.
