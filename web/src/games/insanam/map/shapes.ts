/**
 * The drawing of the imperial map: the western empire, freely and roundly drawn.
 *
 * Borders are lines through points, each drawn once; a territory is a ring of such lines, so that
 * neighbours fit exactly. A minus sign before the name of a line means that it is walked backwards.
 */

export type Point = readonly [x: number, y: number];

/** The sheet: left, top, width and height. */
export const SHEET = { x: -60, y: -40, width: 1060, height: 1180 } as const;

/** What is drawn where the window is wider than the sheet. */
export const AROUND = { x: -1500, y: -600, width: 4200, height: 2400 } as const;

const LINES: Readonly<Record<string, string>> = {
  // Bretannia
  briWest: '255,165 230,138 258,108 248,82 275,58',
  briNorth: '275,58 330,70 385,54',
  briEast: '385,54 402,95 432,124 452,165',
  briIce: '452,165 425,182 400,187',
  briCat: '400,187 350,172 300,182',
  briSil: '300,182 278,170 255,165',
  iceSea: '452,165 462,184 505,180 540,212 535,256 492,284',
  iceCat: '492,284 442,262 412,226 400,187',
  catCan: '492,284 440,301 390,297 340,312',
  catDum: '340,312 315,296 288,286',
  catSil: '288,286 286,245 302,212 300,182',
  canSea: '492,284 530,298 550,326 512,362 455,380 400,372 345,387',
  canDum: '345,387 334,350 340,312',
  dumSea: '345,387 300,390 255,402 212,432 165,446 158,428 194,396 226,362 252,334 244,296',
  dumSil: '244,296 266,294 288,286',
  silSea: '244,296 212,308 176,302 172,282 208,266 206,240 176,222 188,196 232,194 255,165',
  // Gallia
  lugSea:
    '505,455 474,468 462,436 438,442 432,482 395,490 350,494 302,506 300,528 340,546 374,562 395,590',
  belSea: '505,455 520,426 545,404 572,388 600,374',
  lugBel: '505,455 530,482 562,490 586,512 612,520',
  belSup: '612,520 626,490 650,462',
  belInf: '650,462 626,436 622,406 600,374',
  lugSup: '612,520 634,552 656,582 690,600',
  lugAlps: '690,600 664,618 650,642',
  lugNar: '650,642 602,628 555,650 500,646',
  lugAqu: '500,646 496,612 462,586 426,580 395,590',
  aquSea: '395,590 386,622 378,656 345,688',
  aquTar: '345,688 388,702 430,725',
  aquNar: '430,725 456,692 480,672 500,646',
  narTar: '430,725 456,734 476,757',
  narSea: '476,757 490,732 522,724 556,744 602,754 650,756 690,736',
  narAlps: '690,736 686,702 664,672 650,642',
  // Germanica
  infSea: '600,374 624,350 652,342 670,318',
  infFri: '670,318 698,348 724,364 755,375',
  infCha: '755,375 736,412 710,456',
  infSup: '710,456 680,468 650,462',
  friSea: '670,318 688,284 716,262 746,266 770,252',
  friChu: '770,252 786,284 820,310',
  friChe: '820,310 792,340 755,375',
  chuSea: '770,252 800,226 822,216 846,188 880,178',
  chuEast: '880,178 916,216 936,252 956,285',
  chuChe: '956,285 906,294 866,300 820,310',
  cheEast: '956,285 972,322 960,370 972,416',
  cheSue: '972,416 930,420 896,426 860,430',
  cheCha: '860,430 826,402 792,386 755,375',
  chaSue: '860,430 842,466 816,490 776,510',
  chaSup: '776,510 744,490 710,456',
  supSue: '776,510 782,540 772,574 786,606',
  sueEast: '972,416 986,470 954,540 902,570 850,592 786,606',
  supAlps: '786,606 736,616 690,600',
  // Hispania
  glaSea: '345,688 300,668 250,662 200,656 150,640 104,644 82,670 95,705 84,745',
  glaTar: '345,688 310,706 280,724 236,750',
  glaLus: '236,750 182,746 132,754 84,745',
  lusSea: '84,745 74,785 50,822 72,850 76,896 120,906',
  lusTar: '236,750 230,775 242,800',
  lusCar: '242,800 216,820 205,850',
  lusBae: '205,850 166,856 136,876 120,906',
  baeSea: '120,906 148,922 168,950 198,956 232,936 270,928',
  baeCar: '270,928 264,892 240,866 205,850',
  carSea: '270,928 322,934 348,908 358,880 398,866 402,830',
  carTar: '402,830 350,812 300,816 242,800',
  tarSea: '402,830 406,800 442,792 476,757',
  // Africa Romana
  tinSea: '70,1126 84,1090 114,1056 152,1030 202,1016 246,1032 300,1036',
  tinCae: '300,1036 316,1076 310,1118',
  tinSouth: '310,1118 230,1114 150,1130 70,1126',
  caeSea: '300,1036 350,1026 400,1010 450,1001 500,990 546,986',
  caeNum: '546,986 560,1030 550,1070 560,1106',
  caeSouth: '560,1106 470,1118 390,1110 310,1118',
  numSea: '546,986 592,975 640,972 690,958 722,966 766,958',
  numEast: '766,958 760,1010 786,1050 780,1100',
  numSouth: '780,1100 710,1096 640,1112 560,1106',
};

/** The borders of each territory, clockwise or not: each line begins where the one before it ended. */
export const RINGS: Readonly<Record<string, readonly string[]>> = {
  BRI: ['briWest', 'briNorth', 'briEast', 'briIce', 'briCat', 'briSil'],
  ICE: ['iceSea', 'iceCat', '-briIce'],
  CAT: ['iceCat', 'briCat', '-catSil', '-catDum', '-catCan'],
  SIL: ['silSea', '-briSil', '-catSil', '-dumSil'],
  DUM: ['dumSea', 'dumSil', '-catDum', '-canDum'],
  CAN: ['canSea', 'canDum', '-catCan'],
  LUG: ['lugSea', '-lugAqu', '-lugNar', '-lugAlps', '-lugSup', '-lugBel'],
  BEL: ['belSea', '-belInf', '-belSup', '-lugBel'],
  AQU: ['aquSea', 'aquTar', 'aquNar', 'lugAqu'],
  NAR: ['narTar', 'narSea', 'narAlps', 'lugNar', '-aquNar'],
  INF: ['infSea', 'infFri', 'infCha', 'infSup', 'belInf'],
  SUP: ['supSue', 'supAlps', '-lugSup', 'belSup', '-infSup', '-chaSup'],
  FRI: ['friSea', 'friChu', 'friChe', '-infFri'],
  CHU: ['chuSea', 'chuEast', 'chuChe', '-friChu'],
  CHE: ['cheEast', 'cheSue', 'cheCha', '-friChe', '-chuChe'],
  CHA: ['chaSue', 'chaSup', '-infCha', '-cheCha'],
  SUE: ['sueEast', '-supSue', '-chaSue', '-cheSue'],
  GLA: ['glaSea', '-glaLus', '-glaTar'],
  LUS: ['lusSea', '-lusBae', '-lusCar', '-lusTar', 'glaLus'],
  BAE: ['baeSea', 'baeCar', 'lusBae'],
  CAR: ['carSea', 'carTar', 'lusCar', '-baeCar'],
  TAR: ['tarSea', '-narTar', '-aquTar', 'glaTar', 'lusTar', '-carTar'],
  TIN: ['tinSea', 'tinCae', 'tinSouth'],
  CAE: ['caeSea', 'caeNum', 'caeSouth', '-tinCae'],
  NUM: ['numSea', 'numEast', 'numSouth', '-caeNum'],
};

/** Where the pieces of a space stand; the name is written above them. */
export const SPOTS: Readonly<Record<string, Point>> = {
  BRI: [342, 122],
  SIL: [236, 246],
  CAT: [352, 246],
  ICE: [472, 226],
  DUM: [272, 354],
  CAN: [432, 340],
  LUG: [482, 548],
  BEL: [574, 450],
  AQU: [432, 650],
  NAR: [570, 704],
  INF: [672, 402],
  SUP: [702, 546],
  FRI: [742, 314],
  CHU: [862, 250],
  CHE: [878, 360],
  CHA: [786, 446],
  SUE: [882, 500],
  GLA: [178, 704],
  LUS: [144, 810],
  BAE: [198, 898],
  CAR: [308, 868],
  TAR: [342, 764],
  TIN: [206, 1084],
  CAE: [430, 1062],
  NUM: [660, 1040],
  GLC: [660, 838],
  IBR: [478, 918],
  GAD: [138, 990],
  ATL: [-4, 800],
  CTB: [190, 566],
  BRT: [352, 440],
  GRM: [628, 190],
  HBN: [106, 350],
};

/** Sea spaces tile the sheet; land lies over them. */
const WATERS: Readonly<Record<string, string>> = {
  HBN: '-1500,-600 330,-600 330,120 300,300 165,440 110,486 -60,470 -1500,470',
  GRM: '330,-600 2700,-600 2700,300 620,420 545,404 548,330 420,230 330,120',
  BRT: '165,440 300,340 548,330 545,404 505,455 420,520 300,516 110,486',
  CTB: '-1500,470 -60,470 110,486 300,516 440,560 400,720 200,720 90,660 20,630 -60,610 -1500,610',
  ATL: '-1500,610 -60,610 20,630 90,660 150,780 120,906 104,1066 90,1800 -1500,1800',
  GAD: '120,906 200,880 270,928 300,1036 280,1060 104,1066',
  IBR: '270,928 300,860 402,800 452,782 655,985 560,1040 300,1060 300,1036',
  GLC: '452,782 480,700 700,715 800,790 900,890 1100,1030 1090,1130 780,1140 655,985',
};

/** Lines between sea spaces, where no land is. */
const FAIRWAYS: readonly string[] = [
  '330,-600 332,8',
  '165,440 110,486 -60,470',
  '-60,470 -1500,470',
  '110,486 200,500 300,516',
  '548,328 556,366 545,404',
  '-1500,610 -60,610',
  '-60,610 20,630 88,660',
  '120,906 108,980 108,1062',
  '270,928 292,980 300,1036',
  '462,774 552,890 640,972',
];

/** Land that nobody can enter, beneath all else: it makes the map one that people know. */
const BEYOND: readonly string[] = [
  // Caledonia
  '262,70 258,36 286,12 330,6 372,20 368,48 396,66 330,90',
  // Hibernia
  '-20,108 44,120 84,158 80,210 96,250 60,296 -6,312 -84,300 -122,250 -92,196 -74,140',
  // From the Cimbri to the Alps, and beyond the Adriatic
  '700,560 860,220 866,150 884,92 918,62 934,104 926,148 968,164 1060,150 1200,128 1500,120 2400,100 2700,500 2400,1000 1700,1010 1420,960 1300,880 1180,800 1060,730 980,694 920,690 780,650 640,660',
  // Italia
  '650,640 690,736 736,738 776,764 806,812 852,856 886,896 940,930 1000,978 1056,1004 1084,1056 1116,1050 1112,1006 1176,1000 1168,970 1090,912 1010,838 940,762 914,716 940,680 760,590',
  // Sicilia, Corsica, Sardinia, the Baleares
  '984,1062 1030,1048 1078,1054 1062,1094 1018,1086',
  '762,822 776,806 784,836 774,866 760,852',
  '752,888 780,884 786,916 774,948 750,936',
  '470,838 490,828 504,840 486,850',
  '520,822 534,820 532,832',
  // The desert
  '40,1150 70,1110 300,1090 560,1080 740,1080 736,980 764,956 814,962 846,1000 838,1050 920,1096 1060,1120 1300,1150 1700,1140 2400,1160 2700,1500 1500,1800 -200,1800 -60,1400 0,1240',
];

/** Peaks of the Alps and the Pyrenees: x, y and size. */
export const PEAKS: readonly (readonly [number, number, number])[] = [
  [700, 634, 17],
  [730, 648, 20],
  [764, 640, 18],
  [716, 672, 15],
  [800, 632, 16],
  [404, 710, 9],
  [424, 718, 10],
  [444, 730, 9],
];

/** Rome, to be looked at only. */
export const ROME: Point = [888, 852];

/** Read points that are written one after the other. */
const pointsOf = (text: string): Point[] =>
  text.split(' ').map((one): Point => {
    const [x = 0, y = 0] = one.split(',').map(Number);
    return [x, y];
  });

const fixed = (value: number): string => `${Math.round(value * 10) / 10}`;
const pair = ([x, y]: Point): string => `${fixed(x)} ${fixed(y)}`;

/** A smooth curve through points, without the move to the first one. */
function through(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? [0, 0];
  };
  const steps = closed ? count : count - 1;
  return Array.from({ length: steps }, (_, step) => {
    const [before, from, to, after] = [at(step - 1), at(step), at(step + 1), at(step + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(one)} ${pair(two)} ${pair(to)}`;
  }).join('');
}

export function lineOf(name: string): readonly Point[] {
  const points = pointsOf(LINES[name.replace('-', '')] ?? '');
  return name.startsWith('-') ? points.toReversed() : points;
}

function ringPath(names: readonly string[]): string {
  const [start = [0, 0]] = lineOf(names[0] ?? '');
  return `M${pair(start)}${names.map((name) => through(lineOf(name), false)).join('')}Z`;
}

const startOf = (text: string): string => `M${pair(pointsOf(text)[0] ?? [0, 0])}`;
const blob = (text: string): string => `${startOf(text)}${through(pointsOf(text), true)}Z`;
const curve = (text: string): string => `${startOf(text)}${through(pointsOf(text), false)}`;
const polygon = (text: string): string => `M${pointsOf(text).map(pair).join('L')}Z`;

const mapped = <T>(table: Readonly<Record<string, T>>, shape: (one: T) => string) =>
  Object.fromEntries(Object.entries(table).map(([id, one]) => [id, shape(one)]));

/** Outlines of the territories. */
export const LANDS: Readonly<Record<string, string>> = mapped(RINGS, ringPath);
/** Outlines of the sea spaces; they run on beneath the land. */
export const SEA_AREAS: Readonly<Record<string, string>> = mapped(WATERS, polygon);
export const SEA_LINES: readonly string[] = FAIRWAYS.map(curve);
export const NEUTRAL: readonly string[] = BEYOND.map(blob);
