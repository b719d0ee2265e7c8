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

  test.each([
    [`8. Break\n8.1 ${BREAKS}\n8.2 The Tenant shall return the keys of the Premises.`, 'it undoes nothing'],
    [`8. Break\n8.1 ${BREAKS} The hall is warm.\n8.2 ${VOIDS}`, 'it undoes what stands before the last sentence'],
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

  test('without items that are no passages', () => {
    const [said = ''] = backOf(
      `${CANCEL} ${SHARE}\nOver nine months\thalf of the price\nLess\tall of it`,
      'You can cancel',
    );
    expect(said).toStartWith(SHARE.slice(0, -1));
    expect(said.trimEnd()).not.toEndWith(':');
  });

  test('to the last of many', () => {
    const many = Array.from({ length: 14 }, (_, at) => `• ${at + 1} percent is payable on day ${at + 1}`);
    expect(backOf(`${CANCEL} ${SHARE}\n${many.join('\n')}`, 'You can cancel').join()).toContain('on day 12');
  });

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

  test('behind its other items', () => {
    const said = (items: string) =>
      exceptedBelow(
        ...passageIn(
          `2. Claims. The Vendors pay on these limits:\n${items}\nThese limits do not apply to fraud.`,
          '$500',
        ),
      ).said;
    expect(said('• Nothing below $500 is paid.\n• No more than $2,000 is paid in all.')).toHaveLength(1);
    expect(said('nothing below $500 is paid;\nno more than $2,000 is paid in all;')).toHaveLength(1);
  });
});

describe('what stands between a sentence and the one that takes it back', () => {
  const back = (between: string) =>
    backOf(`2. Clause. Provider is liable for no more than $4,000.${between}This does not apply to fraud.`, '$4,000');
  const SHORT = ['See the attached form.', 'See Annex 2 to this letter.'];
  test('may be short within a paragraph', () =>
    expect(back(` ${SHORT.join(' ')} `)).toEqual(['This does not apply to fraud']));

  test('but not long, or paragraphs of its own', () => {
    expect(back(` ${SHORT.join(' ')} See the form. `)).toEqual([]);
    expect(back(`\n${SHORT.join('\n')}\n`)).toEqual([]);
    expect(back(`\n${SHORT[0]}\n`)).toEqual(['This does not apply to fraud']);
  });
});

describe('a sentence that hangs on what it cannot be told with', () => {
  const RETURN = 'It shall be returned within ten days after the end of this Agreement.';
  test.each([
    [
      `2. Work. Provider lends the following:\n• A press of steel is lent to Customer.\n${RETURN}`,
      'an item with a sign',
    ],
    [
      `2. Work. Provider lends the following:\na press of steel that is lent to Customer.\n${RETURN}`,
      'an item that goes on',
    ],
    [`2. Work. Provider shall lend Customer the following press:\n${RETURN}`, 'the head of a list'],
    [`2. Provider shall lend Customer a press.\n3. ${RETURN}`, 'another section'],
  ])('%j, %s', (clauses) => expect(aheadOf(clauses, 'be returned')).toBeNull());

  test('nor with more than two', () => {
    const chain = 'It shall be oiled each day. It shall be cleaned each week.';
    expect(aheadOf(`2. Press. Provider shall lend Customer a press. ${chain}`, 'cleaned')).toHaveLength(2);
    expect(aheadOf(`2. Press. Provider shall lend Customer a press. ${chain} ${RETURN}`, 'be returned')).toBeNull();
  });
});

describe('how surely a sentence hangs on the one before', () => {
  const REPAIR = 'Provider shall repair the press within ten days.';
  const after = (sentence: string, first = REPAIR) => aheadOf(`2. Press. ${first} ${sentence}`, sentence);
  test.each([
    ['Provider shall send the invoice for this work to Customer.', 'names who acts, but points at it'],
    ['Provider shall, however, repay the fee.', 'turns against it'],
    ['Customer may not.', 'has no verb'],
  ])('it does: %s, %s', (sentence) => expect(after(sentence)).toHaveLength(1));

  test('less where it names who acts', () =>
    expect(after('Provider will offer another date if Customer asks.')).toEqual([]));

  test('more where it names no case behind one', () => {
    const fails = 'If the press fails, Provider is not liable.';
    const date = 'We will offer you a new date.';
    expect(after(date, fails)).toHaveLength(1);
  });

  test('so that it is not told without it where it has no verb', () =>
    expect(aheadOf(`2. ${REPAIR}\n3. Customer may not.`, 'may not')).toBeNull());
});
