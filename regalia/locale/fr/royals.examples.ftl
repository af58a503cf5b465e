### Les exemples de Royals, aux clés de regalia/games/royals/examples.
### Un retour à la ligne fait un paragraphe ; `step-1` et les suivants disent ce qui est répondu et pourquoi, `end` ce qu’il en advient.

duke-of-berlin = Devenir duc de Berlin
    .about = Une position coûte autant de cartes de son pays que son titre le dit : un duc, quatre. Noir a quatre cartes des États allemands et une de la France.
    .step-1 = Noir choisit le duc de Berlin, qui est libre. Le duc de Dublin l’est aussi, mais Noir n’a aucune carte de la Grande-Bretagne.
    .step-2 = Noir paie avec les quatre cartes allemandes. Il ne peut pas prendre de jokers, puisqu’il a toutes les cartes qu’il faut.
    .end = Un cube noir est sur le duc de Berlin, un autre sur le marqueur du duc. Personne n’avait encore de position à Berlin : Noir prend donc aussi le bonus de la ville.
three-for-one = Trois cartes pour celle qui manque
    .about = Noir veut devenir duc de Berlin, ce qui coûte quatre cartes des États allemands, mais il n’en a que trois. Trois cartes de pays quelconques valent une carte qui manque.
    .step-1 = Noir choisit le duc de Berlin.
    .step-2 = Il va remplacer une carte, et en pose trois autres pour elle.
    .step-3 = Deux cartes de la France et une de la Grande-Bretagne. Les trois cartes allemandes suivent d’elles-mêmes.
    .end = Six cartes ont payé le duc de Berlin ; une carte de l’Espagne reste dans la main de Noir.
take-over = Prendre la position d’un autre
    .about = Blanc est comtesse de Barcelone. Noir a une carte Intrigue qui montre l’Espagne, et les trois cartes espagnoles que coûte une comtesse. Sans l’une ou les autres, on ne peut rien reprendre.
    .step-1 = Noir choisit la comtesse de Barcelone, bien qu’elle soit prise.
    .step-2 = La carte Intrigue chasse Blanc ; elle montre l’Espagne, il ne faut donc pas de joker.
    .step-3 = Puis Noir paie les trois cartes espagnoles.
    .end = Noir est maintenant comtesse. Le cube de Blanc est sur la case de la ville, où il n’apporte plus d’influence mais compte encore pour le bonus de pays ; celui du marqueur de la comtesse reste où il est.
king-of-madrid = Un roi pour une bonne carte et deux autres
    .about = Blanc est roi de Madrid. Pour reprendre un roi, il faut deux cartes Intrigue qui montrent son pays. Noir en a une qui montre l’Espagne, et deux qui ne la montrent pas ; deux cartes Intrigue quelconques valent une carte qui manque.
    .step-1 = Noir choisit le roi de Madrid.
    .step-2 = Il va remplacer une carte Intrigue.
    .step-3 = Les deux cartes sans l’Espagne valent une carte, et celle qui la montre les accompagne.
    .step-4 = Huit cartes espagnoles paient le roi.
    .end = Noir est roi de Madrid, et toutes ses cartes sont parties.
all-german-cities = Un cube dans chaque ville allemande
    .about = Noir était baron de Munich jusqu’à ce que Blanc prenne la position ; son cube est sur la case de la ville. Il a aussi des positions à Berlin et à Cologne, et Vienne est la seule ville allemande où il n’a rien.
    .step-1 = Noir devient maréchal de Vienne.
    .step-2 = Cela coûte une carte allemande.
    .end = Noir a un cube dans chaque ville allemande, car celui de la case compte. Il prend le plus haut bonus de pays des États allemands, et aussi le bonus de la ville de Vienne.
tie-in-spain = Autant d’influence, mais un titre plus élevé
    .about = Gris a le cardinal de Séville et le maréchal de Barcelone, Violet le duc de Valence et la comtesse de Barcelone : trois points d’influence chacun en Espagne. Il reste deux cartes dans la pioche, et c’est à Noir de jouer.
    .step-1 = Noir pioche trois cartes de pays.
    .step-2 = Il prend les trois de l’étalage.
    .step-3 = Il ne joue rien. L’étalage ne peut plus être complété à trois : l’époque prend fin, et on la décompte.
    .end = Le cardinal passe avant le duc : Gris prend le plus haut marqueur de l’Espagne, Violet le plus bas. Ailleurs, personne n’a d’influence ; ces marqueurs sortent du jeu.
