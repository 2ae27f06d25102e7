# Une phrase pour chaque règle de la maison qu’un joueur peut rencontrer.

rule-TABLE-ASK-01 = On ne peut répondre qu’à la question ouverte en ce moment.
rule-TABLE-ASK-02 = La réponse doit être de celles que la question permet ; ce que la table sait mieux se corrige avec les outils.
rule-TABLE-ASK-03 = Tant qu’une question est ouverte, le jeu attend sa réponse ; les corrections restent possibles.
rule-TABLE-ASK-04 = Personne ne répond à la place d’un joueur interrogé en privé, ou qui choisit contre les autres.
rule-TABLE-TOOL-01 = Une correction ne peut employer que les cartes, les endroits et les nombres de ce jeu.
rule-TABLE-KEEP-01 = Un paquet se tient toujours par faces ou dos, se lit en le lisant, et va à l’app seulement s’il a été lu et que toutes ses cartes sont connues.
rule-TABLE-MOVE-01 = Une carte va là où un coup du jeu la mène ; tout le reste est une correction de la table.
