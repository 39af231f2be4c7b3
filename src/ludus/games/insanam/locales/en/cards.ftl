# Ad Insanam Imperatoris: the names of cards, places, people and goods.

# The map
insanam-territory = { $id ->
    [TIN] Mauretania Tingitana
    [CAE] Mauretania Caesariensis
    [NUM] Numidia
    [NAR] Narbonensis
    [AQU] Aquitania
    [LUG] Lugdunensis
    [BEL] Belgica
    [BAE] Baetica
    [CAR] Carthaginensis
    [LUS] Lusitania
    [TAR] Tarraconensis
    [GLA] Gallaecia
    [CAN] Cantium
    [CAT] Catuvellauni
    [ICE] Iceni
    [DUM] Dumnonia
    [SIL] Silures
    [BRI] Brigantia
    [INF] Germania Inferior
    [SUP] Germania Superior
    [FRI] Frisii
    [CHU] Chauci
    [CHE] Cherusci
    [CHA] Chatti
   *[SUE] Suebi
}
insanam-region = { $id ->
    [ARO] Roman Africa
    [GAL] Gaul
    [HIS] Hispania
    [BRE] Britannia
   *[GER] Germania
}
insanam-sea = { $id ->
    [GLC] Mare Gallicum
    [IBR] Mare Ibericum
    [GAD] Fretum Gaditanum
    [ATL] Oceanus Atlanticus
    [CTB] Mare Cantabricum
    [BRT] Oceanus Britannicus
    [GRM] Mare Germanicum
   *[HBN] Oceanus Hibernicus
}

# Rome: zones and tiles
insanam-zone = { $id ->
    [COL] Colosseum
    [HIP] Hippodrome
    [BAR] Praetorian Barracks
    [SEN] Senate
    [MAR] Market
   *[SUB] Suburra
}
insanam-tile = { $id ->
    [K01] School of Capua
    [K02] Morning Hunt
    [K03] Gladiators at Auction
    [K04] Noon Executions
    [K05] Gifts to the Stands
    [K06] Torchlight Show
    [K07] Wooden Swords
    [K08] Awnings Drawn Back
    [K09] Imperial School
    [K10] Mercy of the Crowd
    [H01] Green Stable
    [H02] Incitatus
    [H03] Gift to Eutychus
    [H04] Gaius’ Private Track
    [H05] Minium and Malachite
    [H06] Silence for the Horse
    [H07] Senators Drive
    [H08] Vatican Obelisk
    [H09] Poisoned Teams
    [H10] Seventh Lap
    [B01] Levy of the Provinces
    [B02] Donative
    [B03] Castra Praetoria
    [B04] Two New Legions
    [B05] German Bodyguard
    [B06] Evocati Augusti
    [B07] Across the Rhine
    [B08] Boats at Gesoriacum
    [B09] Field Tribunal
    [B10] Eagles of Primigenia
    [S01] Oath by the Sisters
    [S02] Law of Majesty
    [S03] A Horse for Consul
    [S04] Speech in the Curia
    [S05] Sword and Dagger
    [S06] Accounts of the Empire
    [S07] Elections Restored
    [S08] Priesthood for Sale
    [S09] Vote by Acclamation
    [S10] Letters to the Provinces
    [M01] Great Macellum
    [M02] Grain Ships
    [M03] Slave Market
    [M04] Marble Quay
    [M05] Auction of Heirlooms
    [M06] Tax Farm
    [M07] Spice Street
    [M08] Timber Yard
    [M09] Money-changers
   *[M10] Black Market
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
    [G01] the Dove
    [G02] the Rock
    [G03] the Elder
    [G04] the Volunteer
    [G05] the Merry
    [G06] Sigh of the Girls
    [G07] the Brawler
    [G08] the Newcomer
    [G09] the Spike
    [G10] the Bithynian
    [G11] Netter by Night
    [G12] First of the Month
    [G13] the Tide
    [G14] the Swift
    [G15] the Purple
    [G16] the Flame
    [G17] the Townsman
    [G18] the Lucky
    [G19] the Orphan
    [G20] Colosseros
    [G21] the Swan
    [G22] the True
    [G23] the Nobler
    [G24] the Pillar
    [G25] the Amazon
    [G26] Scourge of Beasts
    [G27] the Rider
    [G28] the Foundling
    [G29] the Javelin
   *[G30] the Huntress
}
insanam-gladiator = { insanam-gladiator-name } “{ insanam-nickname }”
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
    [OR] Ordinary
   *[AN] Animal
}
insanam-adversary = { $id ->
    [A01] Gaius the Thraex
    [A02] Porius the Essedarius
    [A03] Captain of the Germans
    [A04] Darius the Hostage
    [A05] Cheruscan Warlord
    [A06] Aedemon the Moor
    [A07] Sarmatian Lancer
    [A08] First Post of the School
    [A09] Celtic Warrior
    [A10] Germanic Spearman
    [A11] Numidian Javelineer
    [A12] Iberian Swordsman
    [A13] Thracian Captive
    [A14] Condemned Arsonist
    [A15] Andabata, Blind Helm
    [A16] Cilician Pirate
    [A17] Gallic Deserter
    [A18] Runaway Slave
    [A19] British Charioteer
    [A20] Illyrian Brigand
    [A21] Rhino
    [A22] Barbary Lion
    [A23] War Elephant
    [A24] Hyrcanian Tiger
    [A25] Lucanian Bear
    [A26] Nile Crocodile
    [A27] Aurochs
    [A28] Leopard
    [A29] Wolf Pack
   *[A30] Wild Boar
}

# Events
insanam-event-title = { $id ->
    [E101] Joyful Entry into Rome
    [E102] The Guard’s Bounty Doubled
    [E103] The Dossiers of Tiberius Burnt in Public
    [E104] Agrippina’s Ashes Come Home from Pandateria
    [E105] Dedication of the Temple of Augustus
    [E106] Two Handouts to the People
    [E107] A Gold Chain for Herod Agrippa
    [E108] Gemellus Adopted as Heir
    [E109] Vows for the Sick Emperor
    [E110] Tiberius’ Hoard Squandered
    [E201] Gemellus Made to Die
    [E202] Silanus and the Razor
    [E203] The Fall of Macro
    [E204] Public Mourning for Drusilla
    [E205] A Senator Swears He Saw Drusilla Rise to Heaven
    [E206] Fire in the Aemiliana
    [E207] Aqua Claudia and Anio Novus Begun
    [E208] Mud in Vespasian’s Toga
    [E209] Four Thrones Given Away
    [E210] Spectators Thrown to the Beasts
    [E301] The Treason Trials Return
    [E302] The Bridge of Boats at Baiae
    [E303] Consuls Dismissed over a Birthday
    [E304] The Nodding Bidder Buys Thirteen Gladiators
    [E305] The Plot of Gaetulicus
    [E306] Lepidus Dies and the Sisters Go into Exile
    [E307] Heirlooms Auctioned at Lugdunum
    [E308] A Mock War beyond the Rhine
    [E309] Fines for the Road Commissioners
    [E310] The Wedding with Milonia Caesonia
    [E401] Shells as Spoils of the Ocean
    [E402] Ptolemy of Mauretania Put to Death
    [E403] Legions Threatened with Decimation
    [E404] A Statue for the Temple of Jerusalem
    [E405] Taxes Posted in Tiny Letters
    [E406] Priesthoods of the Living God
    [E407] Zeus of Olympia Is to Move to Rome
    [E408] Scribonius Proculus Torn Apart in the Senate
    [E409] Grain for a Week
   *[E410] The Watchword Is “Priapus”
}
insanam-event-date = { $id ->
    [E101] 28 March 37
    [E102] AD 37
    [E103] AD 37
    [E104] spring 37
    [E105] 30 August 37
    [E106] June and July 37
    [E107] AD 37
    [E108] AD 37
    [E109] October 37
    [E110] AD 37
    [E201] winter 37⁠–⁠38
    [E202] early 38
    [E203] AD 38
    [E204] June 38
    [E205] September 38
    [E206] October 38
    [E207] AD 38
    [E208] AD 38
    [E209] AD 38
    [E210] AD 38
    [E301] AD 39
    [E302] AD 39
    [E303] AD 39
    [E304] AD 39
    [E305] October 39
    [E306] AD 39
    [E307] winter 39⁠–⁠40
    [E308] AD 39
    [E309] AD 39
    [E310] AD 39
    [E401] AD 40
    [E402] AD 40
    [E403] AD 40
    [E404] AD 40
    [E405] AD 40
    [E406] AD 40
    [E407] AD 40⁠–⁠41
    [E408] AD 40
    [E409] January 41
   *[E410] Palatine Games, January 41
}
insanam-event = { insanam-event-title } ({ insanam-event-date })

# Ambitions and redemption
insanam-ambition = { $id ->
    [P01] Pacifier of Gaul
    [P02] Lord of the Spains
    [P03] Beyond the Rhine
    [P04] Ocean Crossed
    [P05] Grain of Africa
    [P06] Four Horizons
    [P07] Wall-breaker
    [P08] Bane of Barbarians
    [P09] Civil War
    [P10] Fortified Line
    [P11] Emperor’s Elite
    [P12] Endless Columns
    [P13] Mixed Cohorts
    [P14] Lanista
    [P15] Glory of the Sand
    [P16] Beast-tamer
    [P17] Champion-slayer
    [P18] Green Faction
    [P19] Palm of Victory
    [P20] Night-walker
    [P21] Reformer
    [P22] Hidden Wealth
   *[P23] Benefactor
}
insanam-public = { $id ->
    [U1] Master of Provinces
    [U2] Iron Legions
    [U3] Full Coffers
    [U4] Builder of Rome
    [U5] Pride of the School
    [U6] Great House
    [U7] Lawgiver
   *[U8] Friend of Caesar
}
insanam-redemption = { $id ->
    [D1] Crown of the Frontier
    [D2] Blood on the Sand
    [D3] Gifts to Caesar
   *[D4] Ashes on the Head
}

# Boards and their powers: 0 is the starting one, 3 the accusation
insanam-board = { $id ->
    [claudius] Claudius
    [seneca] Seneca
    [macro] Macro
    [sabinus] Cornelius Sabinus
    [postumus] Agrippa Postumus
    [chaerea] Cassius Chaerea
    [milonia] Milonia Caesonia
    [pallas] Pallas
    [narcissus] Narcissus
   *[petronius] Petronius
}
insanam-power = { $id ->
    [claudius-0] Heir’s Credit
    [claudius-1] Forced Marches
    [claudius-2] A Vein of Gold
    [claudius-3] Ears in the Palace
    [seneca-0] A Teacher’s Discount
    [seneca-1] The Measured Word
    [seneca-2] Money at Interest
    [seneca-3] Chain of Reasons
    [macro-0] Swollen Cohorts
    [macro-1] The Vine Staff
    [macro-2] Keys to the Stores
    [macro-3] The Rack
    [sabinus-0] Eyes on Everyone
    [sabinus-1] Friends in the Ranks
    [sabinus-2] Spoils of the Fallen
    [sabinus-3] Scent of Treason
    [postumus-0] Blood Price
    [postumus-1] Call to Old Friends
    [postumus-2] Landing by Night
    [postumus-3] A Grudge Remembered
    [chaerea-0] The First Cut
    [chaerea-1] Old Comrades
    [chaerea-2] Share of the Loot
    [chaerea-3] Quintilia’s Ordeal
    [milonia-0] Borrowed Guilt
    [milonia-1] Caesonia’s Smile
    [milonia-2] A Word in His Ear
    [milonia-3] A Wife Knows
    [pallas-0] Contractor’s Price
    [pallas-1] Bought Transfers
    [pallas-2] Cornered Market
    [pallas-3] Everyone Has a Price
    [narcissus-0] Fixed Bouts
    [narcissus-1] Cheap Recruits, Dear Veterans
    [narcissus-2] Under the Counter
    [narcissus-3] Private Letters
    [petronius-0] A Light Hand on the Reins
    [petronius-1] A Tragedy Staged
    [petronius-2] Verses for Silver
   *[petronius-3] An Eye for Fakes
}

# Goods and troops
insanam-good = { $id ->
    [G] gold
    [W] wood
    [S] stone
    [VP] victory points
    [COR] corruption
   *[ANY] any goods
}
insanam-troop = { $id ->
    [LEG] legionary
    [CEN] centurion
   *[EVO] evocatus
}
