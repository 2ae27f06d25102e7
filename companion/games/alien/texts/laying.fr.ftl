# Ce que les mains posent avant le premier tour
prompt-setup-deck = Chacun prend { $specialists } Spécialistes, { $grunts } Fantassins et la carte de son Rôle ; l’Avatar reste devant soi.
prompt-setup-sergeants-hand = Mélangez les Sergents et posez-les face cachée.
prompt-setup-sergeants-app = Triez les Sergents dans le bac : l’app les mélange.
prompt-setup-strikes-hand = Mélangez les Blessures et posez-les face cachée.
prompt-setup-strikes-app = Triez les Blessures dans le bac : l’app les mélange.
prompt-setup-hatchery = Posez la Couveuse face visible ; elle n’est pas mélangée.
prompt-setup-objectives = Posez le Lieu face visible, et les Objectifs en une pile : le 1 au-dessus, puis le 2, puis le 3.
prompt-setup-drones = { $each ->
    [0] Les trois parties de la Ruche ne reçoivent aucun Drone.
    [one] Mélangez { $each } Drone dans chacune des trois parties de la Ruche, sans le regarder.
   *[other] Mélangez { $each } Drones dans chacune des trois parties de la Ruche, sans les regarder.
  }
prompt-setup-hive-hand = Empilez la Ruche face cachée : la partie 3 dessous, puis la 2, puis la 1 au-dessus. Mélangez chaque partie, jamais l’une dans l’autre.
prompt-setup-hive-app = Triez la Ruche dans le bac, chaque partie à part : l’app la mélange.
prompt-setup-barracks-hand = Mélangez les cartes des { $suites } personnages, face cachée : ce sont les Baraquements. Retournez-en { $count } dans le QG.
prompt-setup-barracks-app = Triez les cartes des { $suites } personnages dans le bac : l’app les mélange et dit quelles { $count } arrivent au QG.
prompt-setup-rest = Toutes les autres cartes restent dans la boîte, les Drones sans être vus.
prompt-setup-guests = Mélangez face cachée les { $count } invités qui remplacent des Drones, et les Drones face cachée, sans les regarder.
prompt-setup-part = Partie { $level } de la Ruche : mélangez-y { $guests ->
    [0] aucun invité
    [one] { $guests } invité
   *[other] { $guests } invités
  } et { $drones ->
    [0] aucun Drone
    [one] { $drones } Drone
   *[other] { $drones } Drones
  }, sans regarder.
prompt-setup-heroes = { $heroes ->
    [one] { $heroes } héros de Legendary compte comme personnage
   *[other] { $heroes } héros de Legendary comptent comme personnages
  } ; { $own ->
    [0] aucun personnage de la boîte ne les accompagne
    [one] { $own } personnage de la boîte les accompagne
   *[other] { $own } personnages de la boîte les accompagnent
  }.
prompt-setup-rest-guests = Toutes les autres cartes restent dans la boîte, les Drones et les invités sans être vus.
prompt-objective-under = { $card } : sous les autres Objectifs.
