import { describe, expect, test } from 'bun:test';
import { before, exceptedBelow, takenBack } from '../../../../src/analysis/report/key-terms/belonging';
import { passagesOf } from '../../../../src/analysis/statements/passages';
import { contractWith, readingOf } from '../../../support/reading';

/** The passage that has these words, and its reading. */
function passageIn(clauses: string, words: string) {
  const reading = readingOf(contractWith(clauses));
  const passage = passagesOf(reading).find(({ text }) => text.includes(words));
  if (!passage) throw new Error(`no passage has '${words}'`);
  return [reading, passage] as const;
}
const backOf = (clauses: string, words: string) => takenBack(...passageIn(clauses, words)).said;
const aheadOf = (clauses: string, words: string) =>
  before(...passageIn(clauses, words))?.passages.map(({ text }) => text) ?? null;

const BREAKS = 'The Tenant may terminate this lease on the Break Date by nine months’ notice.';
const VOIDS = 'The notice shall be of no effect if any rent is unpaid on that day.';

describe('the next clause of the same takes it back', () => {
  test('where both stand in one article', () =>
    expect(backOf(`8. Break\n8.1 ${BREAKS}\n8.2 ${VOIDS}`, 'Break Date')).toEqual([VOIDS.slice(0, -1)]));

  test.each([
    [`8.1 ${BREAKS}\n9.1 ${VOIDS}`, 'of two articles without a title'],
    [`ARTICLE 8 BREAK\n1. ${BREAKS}\n2. ${VOIDS}`, 'clauses by themselves'],
  ])('near miss: %j, %s', (clauses) => expect(backOf(clauses, 'Break Date')).toEqual([]));

  test('what narrows it in its own clause is no next one', () => {
    const own = 'If a fault costs more than $1,200, the Buyer may walk away. Otherwise he takes it.';
    expect(backOf(`8. Car\n8.1 ${own}`, 'walk away')).toEqual(['Otherwise he takes it']);
  });
});

describe('an item of a list', () => {
  const HEAD = 'The following is done by Provider:';
  const ITEMS = ['The press is delivered to Customer.', 'The press is installed at the works of Customer.'];
  test('with a sign stands behind the head of its list', () =>
    expect(aheadOf(`2. Work. ${HEAD}\n• ${ITEMS.join('\n• ')}`, 'installed')).toEqual([HEAD]));

  test('but not behind that of another section, or without a sign', () => {
    expect(aheadOf(`2. Work. ${HEAD}\n• ${ITEMS[0]}\n3. Rest.\n• ${ITEMS[1]}`, 'installed')).toEqual([]);
    expect(aheadOf(`2. Work. ${HEAD}\n• ${ITEMS.join('\n')}`, 'installed')).toEqual([]);
  });
});

describe('what follows the head of a list that takes back', () => {
  const CANCEL = '5. End. You can cancel by writing to us at any time.';
  const SHARE = 'The following share of the price then becomes payable:';
  test.each([
    ['• 50% over 9 months before\n• 100% after that', '• 50% over 9 months before; • 100% after that'],
    ['• 50% over 9 months before\n6. Hall.\n• The hall has 90 seats.', '• 50% over 9 months before'],
    ['half of it over 9 months before.', 'half of it over 9 months before.'],
    ['Over 9 months\t50%\nLess\t100%', 'Over 9 months 50%; Less 100%'],
    [
      '• Half is payable in the last month.\n• All is payable in the last week.',
      '• Half is payable in the last month.; • All is payable in the last week.',
    ],
  ])('%j', (list, items) =>
    expect(backOf(`${CANCEL} ${SHARE}\n${list}\nWe clean the hall.`, 'You can cancel')).toEqual([
      `${SHARE.slice(0, -1)}: ${items}`,
    ]),
  );

  test('but not where a sentence that is not told stands between', () =>
    expect(backOf(`${CANCEL} The hall is warm. ${SHARE}\nLate\t100%`, 'You can cancel')).toEqual([]));
});

describe('what is excepted below a list', () => {
  const LIST = '2. Claims. The Vendors pay on these limits:\n(a) nothing below $500;\n(b) no more than $2,000 in all.';
  test('only by words that do, of this item', () => {
    const said = (below: string, words: string) => exceptedBelow(...passageIn(`${LIST}\n${below}`, words)).said;
    expect(said('Limits (b) and (c) do not apply to fraud.', 'no more')).toHaveLength(1);
    expect(said('Limits (b) and (c) do not apply to fraud.', 'nothing below')).toEqual([]);
    expect(said('The Vendors are brothers.', 'no more')).toEqual([]);
  });
});
