/** The pictures of what is done and of what befalls a gladiator; those of things are the school's. */
import kick from '~icon/boot-kick';
import chain from '~icon/breaking-chain';
import back from '~icon/cancel';
import cog from '~icon/clockwise-rotation';
import cracked from '~icon/cracked-shield';
import skull from '~icon/death-skull';
import drop from '~icon/drop-weapon';
import fallen from '~icon/falling';
import fist from '~icon/fist';
import grab from '~icon/grab';
import crawling from '~icon/half-body-crawling';
import hourglass from '~icon/hourglass';
import stars from '~icon/knocked-out-stars';
import rise from '~icon/muscle-up';
import dice from '~icon/rolling-dices';
import bash from '~icon/shield-bash';
import clash from '~icon/sword-clash';
import hilt from '~icon/sword-hilt';
import thumb from '~icon/thumb-up';
import walk from '~icon/walk';

/** The picture of an action, by the first word of its move. */
export const DEEDS: Readonly<Record<string, string>> = {
  engage: clash,
  push: bash,
  pivot: cog,
  stand: rise,
  pickup: grab,
  draw: hilt,
  drop,
  kick,
  free: chain,
  end: hourglass,
  back,
  test: dice,
  fast: cracked,
  buy: dice,
  fight: fist,
  stay: hourglass,
  decline: back,
  step: walk,
};

/** The sign of what besets a gladiator; who is entangled has a net drawn over. */
export const SIGNS: Readonly<Record<string, string>> = {
  down: fallen,
  stunned: stars,
  cowed: cracked,
  appealing: thumb,
  out: crawling,
  dead: skull,
};
