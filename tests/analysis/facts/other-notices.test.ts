import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import {
  endsOnesWork,
  growsLater,
  growthBehind,
  isByEachSide,
  isOfOtherMatter,
  isRowOfNotice,
  renewsByBoth,
} from '../../../src/analysis/facts/other-notices';
import { sourceOf } from '../../../src/analysis/facts/source';
import { findPeriods } from '../../../src/analysis/mentions/periods';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

test.each([
  ['AGREEMENT', 'He may resign on 30 days of notice.', true],
  ['AGREEMENT', 'Either firm may resign on 30 days of notice.', false],
  ['CO-OPERATION AGREEMENT', 'Either firm may resign on 30 days of notice.', true],
])(
  'notices that a paper of no known kind gives are of the work of a person where it speaks of one: %s, %s',
  (title, words, isOfWork) => {
    const contract = contractTextFromPlain(
      `${title}\nThis Agreement is made on 3 October 2022 between Acme Mills Ltd and Borel Ltd.\n1. They meet each week.\n2. They tell each other what they know.`,
    );
    expect(endsOnesWork(sourceOf(contract, documentOf(contract)), words)).toBe(isOfWork);
  },
);

test.each([
  ['The Client may end this on 30 days of notice, and the Supplier may end it on 60 days of notice.', true],
  ['The Client may end this on 30 days of notice, and the Supplier may end it on 30 days of notice.', false],
  ['The Client may end this on 30 days of notice, in summer the Client may end it on 60 days of notice.', false],
  ['The Client may end this on 30 days of notice, and the Supplier must pay in 14 days.', false],
  ['Either may end this: the Client on 30 days of notice, the Supplier on 60 days of notice.', true],
  ['The Client must pay in 14 days, and the Supplier may end this on 30 days of notice.', false],
])('whether each side has a notice of its own: %s is %p', (words, isByEach) => {
  expect(isByEachSide(words)).toBe(isByEach);
});

test('a row of a form that says when it ends and on no notice is no row of notice', () => {
  expect(isRowOfNotice("Termination: two months' notice by either side")).toBe(true);
  expect(isRowOfNotice('Termination: at the end of the season')).toBe(false);
});

test.each([
  ['If either of us has broken this letter, written notice and fifteen days to correct it come first.', true],
  ['Either of us may end this letter by fifteen days of notice, unless the other puts the matter right.', false],
  ['7.2 A statement is binding unless you object in writing within six months by notice.', true],
  ['7.2 The contract is binding unless you end it in writing within six months by notice.', false],
])('a wrong that is put right, or a statement that is questioned, ends nothing: %s is %p', (words, isOther) => {
  expect(isOfOtherMatter(words)).toBe(isOther);
});

test.each([
  ["The Company may have access to the books on five business days' notice, within five months of year end.", true],
  ["The Company may inspect the books on five business days' notice or terminate.", false],
])('who looks at something ends nothing: %s', (words, isOther) => expect(isOfOtherMatter(words)).toBe(isOther));

test.each([
  ["Such policies shall provide for at least fifteen days' written notice of the cancellation thereof.", true],
  ["Company will not modify or terminate any coverage without giving thirty days' notice.", true],
  ['Either party may designate a new address by ten days’ notice.', true],
  ['Any notice to be given under this Agreement shall be deemed given when it is mailed.', true],
  ["Either party may terminate this Agreement by 30 days' notice to the insurer and the other party.", false],
  [
    "Unless the Buyer gives 90 days' notice a like quantity shall be deemed ordered for 12 months, and it may end it.",
    false,
  ],
  ["The Guarantor may determine it by three months' notice and remains liable for what is delivered before.", false],
])('the end of an insurance and the form of notices end no contract: %s', (words, isOther) =>
  expect(isOfOtherMatter(words)).toBe(isOther),
);

describe('what goes on only if both agree', () => {
  test.each([
    'It may be renewed for three years by mutual written consent not later than 90 days before expiry.',
    'The term may be extended by written agreement between the parties 60 days before its end.',
    'The parties may agree in writing to extend it, three months before it ends.',
    'It may be renewed with the prior mutual agreement of both, made 30 days before expiry.',
    'It may be prolonged if both parties so agree 60 days before.',
  ])('%s', (words) => expect(renewsByBoth(words)).toBe(true));

  test.each([
    'It renews for a year unless ended by mutual consent or by notice of 90 days.',
    'It may be renewed by the Tenant by 90 days’ notice.',
    'It ends by mutual consent.',
  ])('near miss: %s', (words) => expect(renewsByBoth(words)).toBe(false));
});

describe('a notice that is longer later', () => {
  test.each([
    'Each may end it with notice of three months, from the fourth year of four months, and from the sixth of six months.',
    'One month of notice is given, rising to three months after five years.',
    'You give one month of notice, and we give one week more for each full year.',
    'Two weeks of notice, from the 3rd year four weeks.',
    'One month of notice, after five years of service two months.',
  ])('%s', (words) => {
    const [length] = findPeriods(words);
    expect(length && growsLater(words, length)).toBe(true);
  });

  test.each([
    'One month of notice is given at the end of the third year.',
    'Each may end it with notice of three months, and pays what is due within four months.',
  ])('near miss: %s', (words) => {
    const [length] = findPeriods(words);
    expect(length && growsLater(words, length)).toBe(false);
  });

  test('the length that it has later is not the first one', () => {
    const words = 'Notice of three months, from the fourth year of four months.';
    expect(growsLater(words, { count: 4, unit: 'month' })).toBe(false);
  });

  test('unless each notifies the other is a notice of each', () => {
    const each = 'Prolonged unless the MAKER notifies 30 days before, or the AGENT notifies six months before the end.';
    expect(isByEachSide(each)).toBe(true);
    expect(
      isByEachSide('Unless the Tenant gives two months of notice, he will take a further term of twelve months.'),
    ).toBe(false);
  });
});

describe('who founded a company may leave it, and the deed goes on', () => {
  const isWork = (words: string) => {
    const text =
      'FOUNDERS AGREEMENT\nThis Agreement is made on 3 October 2022 between Ann Borel, Tom Reed and Acme Mills Ltd.\n1. Each Founder holds 100 shares in the Company.\n2. No Founder sells shares without asking the others. He offers them first.';
    const contract = contractTextFromPlain(text);
    return endsOnesWork(sourceOf(contract, documentOf(contract)), words);
  };
  test('it ends his work', () => {
    expect(isWork('A Founder may leave at any time by giving the board 8 weeks of notice; he keeps his shares.')).toBe(
      true,
    );
    expect(isWork('A Founder may end this Agreement by 8 weeks of notice; he keeps his shares.')).toBe(false);
  });
});

describe('the sentences behind a notice that let it grow', () => {
  const behind = (said: string, who = 'Either') => {
    const contract = contractTextFromPlain(
      `AGREEMENT\nThis Agreement is made on 3 October 2022 between Acme Mills Ltd and Ann Borel.\n1. ${who} may end this on one month of notice. ${said}`,
    );
    const { outline } = documentOf(contract);
    const notice = outline.sentences.find(({ text }) => text.includes('may end'));
    return notice && growthBehind({ outline }, notice)?.text;
  };
  test.each([
    'After five years of service the notice is six months.',
    'It goes up to two months after two years.',
    'The period lengthens with service.',
    'It is given in writing. After five years of service the notice is six months.',
  ])('%s', (said) => expect(behind(said)).toBeDefined());

  test.each([
    'After five years of service the holiday is three weeks, taken on notice.',
    'After five years of service the bench is hers for six months.',
    'The notice is written.',
    'After five years the notice is framed.',
    'She bakes. She sells. She cleans. After five years of service the notice is six months.',
  ])('near miss: %s', (said) => expect(behind(said)).toBeUndefined());

  test('that of another side is not', () => {
    for (const said of [
      'We must give you one month, and after five years of service notice of two months.',
      "After five years of service the firm's notice is two months.",
      'The period for the firm lengthens with service.',
    ]) {
      expect(behind(said, 'Ann')).toBeUndefined();
      expect(behind(said)).toBeDefined();
    }
  });

  test('told behind the value', () => {
    const clauses =
      '12. Either party may end this Agreement at any time on three months’ notice. After five years of service the notice is six months.';
    expect(readFacts(contractWith(clauses)).noticePeriod.value).toBe(
      '3 months, to end the contract, and longer later as the clause says',
    );
  });
});

test('two who rent together are one side', () => {
  const clauses =
    '12. The tenant, or if there is more than one either of them, may end this Agreement at any time by giving 28 days’ notice.';
  expect(readFacts(contractWith(clauses)).noticePeriod.value).toBe(
    '28 days, to end the contract, for the side that the clause names, with conditions that the clause names',
  );
});

test('a holder of shares who withdraws ends his part alone', () => {
  const contract = contractTextFromPlain(
    "SHAREHOLDERS' AGREEMENT\nThis Agreement is made on 3 October 2022 between Ann Borel and Bo Carr.\n1. We hold the shares of Acme Ltd.\n2. The others buy her shares.",
  );
  const source = sourceOf(contract, documentOf(contract));
  expect(endsOnesWork(source, 'A shareholder may withdraw on 30 days of notice.')).toBe(true);
  expect(endsOnesWork(source, 'A Member may withdraw upon 180 days of notice to the other Member.')).toBe(true);
  expect(endsOnesWork(source, 'Either holder may end this agreement on 30 days of notice.')).toBe(false);
});
