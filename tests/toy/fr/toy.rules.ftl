### The Fair: the rules, one message a rule, keyed by rule id.

TOY-S-title = Mise en place
TOY-S-1 = Le fichier du plateau dit quelles denrées il y a, combien de cartes de chacune sont dans la pioche, à quel prix chacune se vend et combien de manches on joue.
TOY-S-2 = Chacun reçoit deux cartes, que lui seul voit, et commence avec une couronne. Le sort désigne le premier joueur.

TOY-T-title = Tours
TOY-T-1 =
    Chaque manche commence par un jet de dé pour la météo. Puis chacun joue un tour, à partir du premier joueur, et enfin la foire s’ouvre. Sur un 5 ou un 6 il fait beau, et pendant cette manche chaque carte se vend une couronne de plus.
    .example = La météo est un 6. Une pomme, qui se vend 1 couronne, se vend maintenant 2.
TOY-T-2 = À votre tour, vous pouvez piocher une carte, sauf si la pioche est vide.
TOY-T-3 = À votre tour, vous pouvez vendre une carte de votre main. Tous la voient, et vous prenez son prix en couronnes.
TOY-T-4 = À votre tour, vous pouvez payer une couronne et regarder la main d’un autre joueur qui a des cartes. Si l’option « Regarder les mains » est désactivée, personne ne le peut.
TOY-T-5 = À votre tour, vous pouvez vous reposer.

TOY-C-title = Réclamations
TOY-C-1 = Quand une carte est vendue, on interroge les autres joueurs l’un après l’autre. Qui a une carte de la même denrée peut la montrer, la garder et réclamer une couronne au vendeur, s’il lui en reste.

TOY-F-title = La foire
TOY-F-1 = À la foire, tous commercent en même temps. Chacun peut commencer deux offres, l’une après l’autre, chacune d’une carte de sa main ; tant qu’une offre n’est pas complète, personne d’autre n’en sait rien, et on peut y renoncer. La foire finit dès que tous ont terminé et qu’aucune offre n’est en cours ; on débarrasse alors tous les étals.
TOY-F-2 = Une offre s’adresse à un autre joueur. Tous voient à qui, mais lui seul voit quelle carte. Tant qu’elle est en cours, on peut la retirer.
TOY-F-3 = Qui accepte une offre paie une couronne et reçoit la carte. Avec l’option « Cadeaux », il ne paie que s’il a une couronne.

TOY-E-title = La fin
TOY-E-1 = La partie finit avant une nouvelle manche si quelqu’un est riche, si la pioche est vide ou si toutes les manches sont jouées. On est riche avec 8 couronnes, ou autant que le dit l’option « Riche ».
TOY-E-2 = À la fin, tous montrent leur main. Qui a le plus de couronnes gagne ; à égalité, on partage la place.
