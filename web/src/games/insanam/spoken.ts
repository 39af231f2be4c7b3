/** The table in sentences, for those who hear it. */
import { TRACK } from './content/catalogue.ts';
import { acting, ROMAN, total } from './table.ts';
import { cardName, type Eyes, listed, nameIn, nameOf, say, troopsText } from './words.ts';

/** All that is public about a seat, in one line. */
export function seatLine(eyes: Eyes, who: number): string {
  const { view, speech } = eyes;
  const { table } = view;
  const player = table.players[who];
  if (!player) return '';
  const troops = view.houses[who]?.troops ?? [];
  return listed(
    [
      listed([nameOf(eyes, who), player.board && nameIn(speech, 'board', player.board)]),
      nameIn(speech, 'points', player.vp),
      say(speech, 'ui-marker-at', { space: player.marker }),
      say(speech, 'ui-citizens-left', { n: player.supply }),
      total(troops) > 0 && troopsText(speech, troops),
      say(speech, 'ui-powers-unlocked', { n: player.unlocked.filter(Boolean).length }),
      player.blocked && say(speech, 'ui-blocked'),
      player.open && cardName(speech, player.open),
      player.exposed && say(speech, 'ui-exposed'),
      player.passed && say(speech, 'ui-passed'),
      acting(view).includes(who) && say(speech, 'ui-to-decide'),
      table.over?.winners.includes(who) && say(speech, 'ui-winner'),
    ],
    '; ',
  );
}

/** Which round and turn it is, of how many. */
export function statusText({ view, speech }: Pick<Eyes, 'view' | 'speech'>): string {
  const { turn, round, options } = view.table;
  if (turn === 0) return say(speech, 'ui-setting');
  const rounds = ROMAN[TRACK.ends.length - 1] ?? '';
  const facts = { round: ROMAN[round - 1] ?? '', rounds, turn, limit: options.max_turns };
  return say(speech, options.max_turns > 0 ? 'ui-status-of' : 'ui-status', facts);
}
