# Ad Insanam Imperatoris: the names of cards, places, people and goods.

# The map
insanam-territory = { $id ->
    [TIN] Maurétanie tingitane
    [CAE] Maurétanie césarienne
    [NUM] Numidie
    [NAR] Narbonnaise
    [AQU] Aquitaine
    [LUG] Lyonnaise
    [BEL] Belgique
    [BAE] Bétique
    [CAR] Carthaginoise
    [LUS] Lusitanie
    [TAR] Tarraconaise
    [GLA] Gallécie
    [CAN] Cantium
    [CAT] Catuvellaunes
    [ICE] Icènes
    [DUM] Dumnonie
    [SIL] Silures
    [BRI] Brigantie
    [INF] Germanie inférieure
    [SUP] Germanie supérieure
    [FRI] Frisons
    [CHU] Chauques
    [CHE] Chérusques
    [CHA] Cattes
   *[SUE] Suèves
}
insanam-region = { $id ->
    [ARO] Afrique romaine
    [GAL] Gaule
    [HIS] Hispanie
    [BRE] Bretagne
   *[GER] Germanie
}
insanam-sea = { $id ->
    [GLC] Mer de Gaule
    [IBR] Mer d’Ibérie
    [GAD] Détroit de Gadès
    [ATL] Océan Atlantique
    [CTB] Mer cantabrique
    [BRT] Océan britannique
    [GRM] Mer de Germanie
   *[HBN] Océan d’Hibernie
}

# Rome: zones and tiles
insanam-zone = { $id ->
    [COL] Colisée
    [HIP] Hippodrome
    [BAR] Caserne des prétoriens
    [SEN] Sénat
    [MAR] Marché
   *[SUB] Bas-fonds
}
insanam-tile = { $id ->
    [K01] École de Capoue
    [K02] Chasse du matin
    [K03] Gladiateurs aux enchères
    [K04] Exécutions de midi
    [K05] Présents aux gradins
    [K06] Spectacle aux flambeaux
    [K07] Épées de bois
    [K08] Vélum replié
    [K09] École impériale
    [K10] Clémence de la foule
    [H01] Écurie des Verts
    [H02] Incitatus
    [H03] Cadeau à Eutychus
    [H04] Piste privée de Gaius
    [H05] Minium et malachite
    [H06] Silence pour le cheval
    [H07] Des sénateurs aux rênes
    [H08] Obélisque du Vatican
    [H09] Attelages empoisonnés
    [H10] Septième tour
    [B01] Levée dans les provinces
    [B02] Donativum
    [B03] Castra Praetoria
    [B04] Deux nouvelles légions
    [B05] Gardes du corps germains
    [B06] Evocati Augusti
    [B07] Au-delà du Rhin
    [B08] Bateaux à Gesoriacum
    [B09] Tribunal de campagne
    [B10] Aigles de la Primigenia
    [S01] Serment par les sœurs
    [S02] Loi de majesté
    [S03] Un cheval pour consul
    [S04] Discours à la Curie
    [S05] Le Glaive et le Poignard
    [S06] Comptes de l’Empire
    [S07] Élections rétablies
    [S08] Sacerdoce à vendre
    [S09] Vote par acclamation
    [S10] Lettres aux provinces
    [M01] Grand Macellum
    [M02] Navires de blé
    [M03] Marché aux esclaves
    [M04] Quai aux marbres
    [M05] Trésors de famille aux enchères
    [M06] Ferme des impôts
    [M07] Rue aux épices
    [M08] Chantier de bois
    [M09] Changeurs
   *[M10] Marché noir
}

# The arena
insanam-gladiator-name = { $id ->
    [G01] Columbus
    [G02] Murranus
    [G03] Priscus
    [G04] Attilius
    [G05] Hilarus
    [G06] Celadus
    [G07] Pugnax
    [G08] Atticus
    [G09] Spiculus
    [G10] Bebryx
    [G11] Crescens
    [G12] Kalendio
    [G13] Oceanus
    [G14] Rapidus
    [G15] Purpureus
    [G16] Flamma
    [G17] Urbicus
    [G18] Felix
    [G19] Maternus
    [G20] Proculus
    [G21] Cycnus
    [G22] Verus
    [G23] Nobilior
    [G24] Herma
    [G25] Achillia
    [G26] Carpophorus
    [G27] Bellerofons
    [G28] Alumnus
    [G29] Saturninus
   *[G30] Mevia
}
insanam-nickname = { $id ->
    [G01] la Colombe
    [G02] le Roc
    [G03] l’Ancien
    [G04] le Volontaire
    [G05] le Joyeux
    [G06] Soupir des filles
    [G07] le Bagarreur
    [G08] le Nouveau
    [G09] la Pointe
    [G10] le Bithynien
    [G11] Pêcheur de nuit
    [G12] Premier du mois
    [G13] la Marée
    [G14] le Rapide
    [G15] le Pourpre
    [G16] la Flamme
    [G17] le Citadin
    [G18] le Chanceux
    [G19] l’Orphelin
    [G20] Colosseros
    [G21] le Cygne
    [G22] le Vrai
    [G23] le Plus Noble
    [G24] le Pilier
    [G25] l’Amazone
    [G26] Fléau des bêtes
    [G27] le Cavalier
    [G28] l’Enfant trouvé
    [G29] le Javelot
   *[G30] la Chasseresse
}
insanam-gladiator = { insanam-gladiator-name } « { insanam-nickname } »
insanam-class = { $id ->
    [MUR] Murmillo
    [THR] Thraex
    [RET] Retiarius
    [SEC] Secutor
    [HOP] Hoplomachus
   *[BES] Bestiarius
}
insanam-category = { $id ->
    [CH] Champion
    [OR] Ordinaire
   *[AN] Animal
}
insanam-adversary = { $id ->
    [A01] Gaius le Thraex
    [A02] Porius l’Essedarius
    [A03] Capitaine des Germains
    [A04] Darius l’Otage
    [A05] Chef de guerre chérusque
    [A06] Aedemon le Maure
    [A07] Lancier sarmate
    [A08] Primus palus de l’école
    [A09] Guerrier celte
    [A10] Lancier germain
    [A11] Lanceur de javelot numide
    [A12] Épéiste ibère
    [A13] Captif thrace
    [A14] Incendiaire condamné
    [A15] Andabate au casque aveugle
    [A16] Pirate cilicien
    [A17] Déserteur gaulois
    [A18] Esclave fugitif
    [A19] Conducteur de char breton
    [A20] Brigand illyrien
    [A21] Rhinocéros
    [A22] Lion de l’Atlas
    [A23] Éléphant de guerre
    [A24] Tigre d’Hyrcanie
    [A25] Ours de Lucanie
    [A26] Crocodile du Nil
    [A27] Aurochs
    [A28] Léopard
    [A29] Meute de loups
   *[A30] Sanglier
}

# Events
insanam-event-title = { $id ->
    [E101] L’entrée dans Rome en liesse
    [E102] La prime de la Garde est doublée
    [E103] Les dossiers de Tibère brûlés en public
    [E104] Les cendres d’Agrippine ramenées de Pandateria
    [E105] La dédicace du temple d’Auguste
    [E106] Deux distributions au peuple
    [E107] Une chaîne d’or pour Hérode Agrippa
    [E108] Gemellus adopté comme héritier
    [E109] Des vœux pour l’empereur malade
    [E110] Le trésor de Tibère dilapidé
    [E201] Gemellus contraint à mourir
    [E202] Silanus et le rasoir
    [E203] La chute de Macron
    [E204] Deuil public pour Drusilla
    [E205] Un sénateur jure avoir vu Drusilla monter au ciel
    [E206] Incendie aux Aemiliana
    [E207] L’Aqua Claudia et l’Anio Novus mis en chantier
    [E208] De la boue dans la toge de Vespasien
    [E209] Quatre trônes offerts
    [E210] Des spectateurs jetés aux bêtes
    [E301] Le retour des procès de majesté
    [E302] Le pont de bateaux de Baïes
    [E303] Des consuls destitués pour un anniversaire
    [E304] L’enchérisseur assoupi achète treize gladiateurs
    [E305] Le complot de Gaetulicus
    [E306] Lépide meurt, les sœurs sont exilées
    [E307] Les trésors de famille vendus à Lugdunum
    [E308] Une guerre pour rire au-delà du Rhin
    [E309] Des amendes pour les curateurs des routes
    [E310] Le mariage avec Milonia Caesonia
    [E401] Des coquillages pour butin de l’Océan
    [E402] Ptolémée de Maurétanie mis à mort
    [E403] Les légions menacées de décimation
    [E404] Une statue pour le Temple de Jérusalem
    [E405] Des impôts affichés en lettres minuscules
    [E406] Les sacerdoces du dieu vivant
    [E407] Zeus d’Olympie doit déménager à Rome
    [E408] Scribonius Proculus mis en pièces au Sénat
    [E409] Du blé pour une semaine
   *[E410] Le mot de passe est « Priape »
}
insanam-event-date = { $id ->
    [E101] 28 mars 37
    [E102] an 37
    [E103] an 37
    [E104] printemps 37
    [E105] 30 août 37
    [E106] juin et juillet 37
    [E107] an 37
    [E108] an 37
    [E109] octobre 37
    [E110] an 37
    [E201] hiver 37⁠–⁠38
    [E202] début 38
    [E203] an 38
    [E204] juin 38
    [E205] septembre 38
    [E206] octobre 38
    [E207] an 38
    [E208] an 38
    [E209] an 38
    [E210] an 38
    [E301] an 39
    [E302] an 39
    [E303] an 39
    [E304] an 39
    [E305] octobre 39
    [E306] an 39
    [E307] hiver 39⁠–⁠40
    [E308] an 39
    [E309] an 39
    [E310] an 39
    [E401] an 40
    [E402] an 40
    [E403] an 40
    [E404] an 40
    [E405] an 40
    [E406] an 40
    [E407] ans 40⁠–⁠41
    [E408] an 40
    [E409] janvier 41
   *[E410] Jeux palatins, janvier 41
}
insanam-event = { insanam-event-title } ({ insanam-event-date })

# Ambitions and redemption
insanam-ambition = { $id ->
    [P01] Pacificateur de la Gaule
    [P02] Seigneur des Hispanies
    [P03] Outre-Rhin
    [P04] L’Océan franchi
    [P05] Blé d’Afrique
    [P06] Quatre horizons
    [P07] Briseur de murailles
    [P08] Terreur des barbares
    [P09] Guerre civile
    [P10] Ligne fortifiée
    [P11] Élite de l’empereur
    [P12] Colonnes sans fin
    [P13] Cohortes mêlées
    [P14] Laniste
    [P15] Gloire du sable
    [P16] Dompteur de fauves
    [P17] Tombeur de champions
    [P18] Faction des Verts
    [P19] Palme de la victoire
    [P20] Rôdeur de nuit
    [P21] Réformateur
    [P22] Richesses cachées
   *[P23] Bienfaiteur
}
insanam-public = { $id ->
    [U1] Maître des provinces
    [U2] Légions de fer
    [U3] Coffres pleins
    [U4] Bâtisseur de Rome
    [U5] Fierté de l’école
    [U6] Grande maison
    [U7] Législateur
   *[U8] Ami de César
}
insanam-redemption = { $id ->
    [D1] Couronne des frontières
    [D2] Du sang sur le sable
    [D3] Présents à César
   *[D4] La cendre sur la tête
}

# Boards and their powers: 0 is the starting one, 3 the accusation
insanam-board = { $id ->
    [claudius] Claude
    [seneca] Sénèque
    [macro] Macron
    [sabinus] Cornelius Sabinus
    [postumus] Agrippa Postumus
    [chaerea] Cassius Chaerea
    [milonia] Milonia Caesonia
    [pallas] Pallas
    [narcissus] Narcisse
   *[petronius] Pétrone
}
insanam-power = { $id ->
    [claudius-0] Crédit de l’héritier
    [claudius-1] Marches forcées
    [claudius-2] Le filon d’or
    [claudius-3] Des oreilles au palais
    [seneca-0] La remise du précepteur
    [seneca-1] La parole mesurée
    [seneca-2] L’argent placé à intérêt
    [seneca-3] L’enchaînement des raisons
    [macro-0] Cohortes gonflées
    [macro-1] Le cep de vigne
    [macro-2] Les clés des magasins
    [macro-3] Le chevalet
    [sabinus-0] L’œil sur chacun
    [sabinus-1] Des amis dans le rang
    [sabinus-2] Les dépouilles des vaincus
    [sabinus-3] L’odeur de la trahison
    [postumus-0] Le prix du sang
    [postumus-1] L’appel aux fidèles
    [postumus-2] Débarquement nocturne
    [postumus-3] La rancune tenace
    [chaerea-0] La première entaille
    [chaerea-1] Vieux compagnons
    [chaerea-2] La part du butin
    [chaerea-3] Le supplice de Quintilia
    [milonia-0] La faute empruntée
    [milonia-1] Le sourire de Caesonia
    [milonia-2] Un mot à l’oreille
    [milonia-3] Une épouse devine
    [pallas-0] Prix d’entrepreneur
    [pallas-1] Mutations achetées
    [pallas-2] Marché accaparé
    [pallas-3] Chacun a son prix
    [narcissus-0] Combats arrangés
    [narcissus-1] Recrues bradées et vétérans choyés
    [narcissus-2] Sous le comptoir
    [narcissus-3] Lettres privées
    [petronius-0] La main légère sur les rênes
    [petronius-1] Une tragédie mise en scène
    [petronius-2] Des vers contre de l’argent
   *[petronius-3] L’œil qui voit le faux
}

# Goods and troops
insanam-good = { $id ->
    [G] or
    [W] bois
    [S] pierre
    [VP] points de victoire
    [COR] corruption
   *[ANY] ressources au choix
}
insanam-troop = { $id ->
    [LEG] légionnaire
    [CEN] centurion
   *[EVO] evocatus
}
