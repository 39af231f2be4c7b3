/** The pictures of classes, of armour and of things in hand. */
import abdominal from '~icon/abdominal-armor';
import anvil from '~icon/anvil';
import barbute from '~icon/barbute';
import blackKnight from '~icon/black-knight-helm';
import bracer from '~icon/bracer';
import chariot from '~icon/chariot';
import cuirass from '~icon/chest-armor';
import crescent from '~icon/crescent-blade';
import crested from '~icon/crested-helmet';
import swords from '~icon/crossed-swords';
import curvy from '~icon/curvy-knife';
import fish from '~icon/double-fish';
import net from '~icon/fishing-net';
import galea from '~icon/galea';
import gladius from '~icon/gladius';
import greaves from '~icon/greaves';
import griffin from '~icon/griffin-symbol';
import horse from '~icon/horse-head';
import lasso from '~icon/lasso';
import dagger from '~icon/plain-dagger';
import scutum from '~icon/roman-shield';
import rooster from '~icon/rooster';
import parma from '~icon/round-shield';
import shoulder from '~icon/shoulder-armor';
import spartan from '~icon/spartan-helmet';
import spears from '~icon/spears';
import trident from '~icon/trident';
import grille from '~icon/visored-helm';

const CLASS_EMBLEMS: Readonly<Record<string, string>> = {
  retiarius: trident,
  secutor: barbute,
  murmillo: fish,
  thraex: griffin,
  hoplomachus: spartan,
  provocator: abdominal,
  dimachaerus: swords,
  laquearius: lasso,
  samnis: crested,
  eques: horse,
  crupellarius: blackKnight,
  scissor: crescent,
  gallus: rooster,
  essedarius: chariot,
  veles: spears,
  custom: anvil,
};

/** The emblem of a class; of any other the one of equipment of one's own. */
export const emblemOf = (type: string): string => CLASS_EMBLEMS[type] ?? anvil;

const PIECES: Readonly<Record<string, string>> = {
  ocrea: greaves,
  manica: bracer,
  galerus: shoulder,
  helmet: galea,
  grille,
  cuirass,
  gladius,
  sica: curvy,
  pugio: dagger,
  blade: crescent,
  trident,
  hasta: spears,
  parma,
  scutum,
  net,
  lasso,
};

/** The picture of an item or a piece of armour; leather looks like metal. */
export const pieceOf = (id: string): string => PIECES[id.replace(/^leather-/, '')] ?? anvil;
