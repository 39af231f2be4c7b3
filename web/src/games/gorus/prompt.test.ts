import { describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { fight, NAMES, table } from './fixtures.ts';
import { prompt, promptText } from './prompt.ts';

const lead = table(3);
const follow = table(3, { fight: fight(3, 1, 'BL9', 'BL8') });
const empty = table(3, { fight: fight(3, 1, 'YE9', 'YE8') });
const wait = table(3, { turn: 1, fight: fight(3, 0, 'BL9') });
const waitLead = table(3, { turn: 2 });
const outcome = (winners: number[]) => ({
  winners,
  scores: [3, 0, 0],
  ranking: [1, 2, 2],
  reason: 'target',
  decided_by: 'target',
});
const over = (...winners: number[]) => table(3, { turn: null, outcome: outcome(winners) });

describe.each([
  [
    'en',
    {
      lead: 'Your turn: lead any gladiator.',
      follow: 'Your turn: follow the Blue Fists, or challenge with an 8.',
      empty: 'Your turn: you hold none of the Yellow Shields, so any gladiator may go.',
      wait: 'Marcus is to answer the Blue Fists.',
      waitLead: 'Claudia is to lead.',
      mine: 'You win the game!',
      ours: 'You win the game, together with Claudia!',
      theirs: 'Marcus wins the game!',
      nobody: 'The wanderers win the game.',
    },
  ],
  [
    'fr',
    {
      lead: 'À vous\u00a0: entamez avec n’importe quel gladiateur.',
      follow: 'À vous\u00a0: fournissez des Poings bleus, ou lancez un défi avec un 8.',
      empty: 'À vous\u00a0: vous n’avez pas de Boucliers jaunes, tout gladiateur est permis.',
      wait: 'À Marcus de répondre aux Poings bleus.',
      waitLead: 'À Claudia d’entamer.',
      mine: 'Vous gagnez la partie\u202f!',
      ours: 'Vous gagnez la partie, avec Claudia\u202f!',
      theirs: 'Marcus gagne la partie\u202f!',
      nobody: 'Les gladiateurs errants gagnent la partie.',
    },
  ],
  [
    'ru',
    {
      lead: 'Ваш ход: начните бой любым гладиатором.',
      follow: 'Ваш ход: играйте школу «Синие кулаки» или бросьте вызов картой силы 8.',
      empty: 'Ваш ход: школы «Жёлтые щиты» у вас нет, годится любой гладиатор.',
      wait: 'Отвечает Marcus; стартовая школа\u00a0— «Синие кулаки».',
      waitLead: 'Бой начинает Claudia.',
      mine: 'Вы победили в игре!',
      ours: 'Вы победили в игре; победу с вами делят: Claudia!',
      theirs: 'Победа в игре: Marcus!',
      nobody: 'В игре побеждают странствующие гладиаторы.',
    },
  ],
])('the prompt line in %s', (language, words) => {
  const speech = speechOf(language);
  const say = (view: typeof lead, seat: number | null = 0) => promptText(view, seat, NAMES, speech);

  it('says what I can do: lead, follow or challenge, anything when void', () => {
    expect(say(lead)).toBe(words.lead);
    expect(say(follow)).toBe(words.follow);
    expect(say(empty)).toBe(words.empty);
    expect(prompt(follow, { id: '1', moves: [] }, speech, [])).toBe(words.follow);
  });

  it('says who must do what while I wait or look on', () => {
    expect(say(wait)).toBe(words.wait);
    expect(say(wait, null)).toBe(words.wait);
    expect(say(waitLead)).toBe(words.waitLead);
  });

  it('says how it ended', () => {
    expect(say(over(0))).toBe(words.mine);
    expect(say(over(0, 2))).toBe(words.ours);
    expect(say(over(1))).toBe(words.theirs);
    expect(say(over())).toBe(words.nobody);
  });
});

it('says nothing before anyone has to act', () => {
  expect(promptText(table(3, { turn: null }), 0, NAMES, speechOf('en'))).toBe('');
});
