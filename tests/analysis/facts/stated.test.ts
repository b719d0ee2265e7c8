import { expect, test } from 'bun:test';
import { evidenceAt } from '../../../src/analysis/evidence';
import { FACTS } from '../../../src/analysis/facts/declarations/registry';
import type { FactDeclaration } from '../../../src/analysis/facts/define-fact';
import { ABSENT_CONFIDENCE, found, missing, stated } from '../../../src/analysis/facts/fact';
import { sourceOf } from '../../../src/analysis/facts/source';
import { isOfOther, orStated } from '../../../src/analysis/facts/stated';
import { readingOf } from '../../support/reading';

type Asked = 'effectiveDate' | 'term' | 'contractValue';

/** What is told of a paper in which a fact was read from one of its lines. */
function told(asked: Asked, lines: readonly string[], read: number): string {
  const { contract, document } = readingOf([...lines, ...WORK].join('\n'));
  const start = contract.text.indexOf(lines[read] ?? '');
  const evidence = [evidenceAt(contract, start, start + (lines[read] ?? '').length)];
  const declaration: FactDeclaration<unknown> = FACTS[asked];
  return orStated(sourceOf(contract, document), declaration, stated(0.5, evidence)).evidence[0]?.quote ?? '';
}

const PRICE = 'The fee for the mural is £2,400.';
const FORFEIT = 'Whoever leaves the wall unpainted forfeits £90.';
const START = 'The hire starts on Tuesday 3 March.';
const DESPATCH = 'The goods leave our works about 9 March.';

/** What the painter does, so that the paper is as long as papers are. */
const WORK = [
  ...['The painter brings brushes, ladders and dust sheets.', 'Colours are chosen from the card in the hall.'],
  ...['The wall is washed before the first coat.', 'Windows and sills are covered.', 'Tea is made at eleven.'],
  ...['Neighbours are told by a card through the door.', 'Rubbish goes into the skip behind the school.'],
  ...['Rain stops work outside.', 'Children keep behind the rope.', 'The key hangs beside the boiler.'],
  ...['Photographs are taken of every stage.', 'Left-over paint stays in the shed.'],
];

test.each([
  ['contractValue', [FORFEIT, PRICE], 0, PRICE],
  ['contractValue', [FORFEIT, PRICE], 1, PRICE],
  ['effectiveDate', [DESPATCH, START], 0, START],
  ['effectiveDate', [DESPATCH, START], 1, START],
  ['term', [DESPATCH, 'Bring a towel.'], 0, DESPATCH],
] as const)('%s of %j, read from line %d', (asked, lines, read, quote) => {
  expect(told(asked, lines, read)).toBe(quote);
});

test('a value whose sentence is not heard to speak of the fact is another thing’s', () => {
  const { contract, document } = readingOf([DESPATCH, PRICE].join('\n'));
  const value = { amount: 9, currency: 'GBP', per: null };
  const read = (line: string) => {
    const start = contract.text.indexOf(line);
    const evidence = [evidenceAt(contract, start, start + line.length)];
    return orStated(sourceOf(contract, document), FACTS.contractValue, found({ value, confidence: 0.7, evidence }));
  };
  expect(read(DESPATCH)).toMatchObject({ status: 'found', value: { amount: 2400 }, evidence: [{ quote: PRICE }] });
  expect(read(PRICE)).toMatchObject({ status: 'found', value });
});

/** What is told of a fact by a paper of one more sentence than its work. */
const statusOf = (
  asked: 'noticePeriod' | 'liabilityCap' | 'effectiveDate' | 'contractValue',
  line: string,
  head = '',
) => {
  const { contract, document } = readingOf([head, line, ...WORK].join('\n'));
  const start = contract.text.indexOf(line);
  const declaration: FactDeclaration<unknown> = FACTS[asked];
  const words = contract.text.slice(start, start + line.length);
  return isOfOther(sourceOf(contract, document), declaration, words) ? 'of another thing' : 'own';
};

const BUILDING =
  'CONSTRUCTION CONTRACT\nBetween Acme Builders Ltd ("the Builder") and Ann Borel ("the Owner").\nThe Builder builds an extension to the house of the Owner for £40,000.';

test.each([
  ['noticePeriod', 'Provider gives ten days’ notice of an audit.', 'of another thing'],
  ['noticePeriod', 'Every director has seven days’ notice of a meeting.', 'of another thing'],
  ['noticePeriod', 'Either of us may stop with ten days’ notice.', 'own'],
  ['noticePeriod', 'To take a pupil away, a parent gives a term’s notice.', 'own'],
  ['liabilityCap', 'Neither party pays punitive or exemplary damages.', 'of another thing'],
  ['liabilityCap', 'Our insurance covers up to £10 million for injury.', 'of another thing'],
  ['liabilityCap', 'Neither party is liable for punitive damages, and liability is limited to $9,000.', 'own'],
  ['effectiveDate', 'The first of sixty payments falls on 1 June 2025.', 'of another thing'],
  ['effectiveDate', 'The date is held, and we are holding the date for you until 30 September.', 'of another thing'],
  ['effectiveDate', 'This agreement takes effect with the first of sixty payments.', 'own'],
  ['contractValue', 'For each violation it pays EUR 80,000.', 'of another thing'],
  ['contractValue', 'Each partner may draw £1,400 a month.', 'of another thing'],
  ['contractValue', 'The fee is £1,400 a month.', 'own'],
] as const)('%s by its own words: %s', (asked, line, whose) => {
  expect(statusOf(asked, line)).toBe(whose);
});

test('when a builder comes is not when the contract binds; of other work it may be', () => {
  const line = 'Work at the house starts on 14 July 2025.';
  expect(statusOf('effectiveDate', line, BUILDING)).toBe('of another thing');
  expect(statusOf('effectiveDate', line)).toBe('own');
});

test('silence is less sure where a sentence nearly states the fact, and of what no head knows', () => {
  const silence = (line: string) => {
    const { contract, document } = readingOf([line, ...WORK].join('\n'));
    const told = (asked: 'renewalTerm' | 'agreementDate') =>
      orStated(sourceOf(contract, document), FACTS[asked] as FactDeclaration<unknown>, missing(contract)).confidence;
    return [told('renewalTerm'), told('agreementDate')];
  };
  expect(silence('The Client may ask for another year.')).toEqual([0.5, 0.5]);
  expect(silence('Next year the Client chooses the colours.')).toEqual([ABSENT_CONFIDENCE, 0.5]);
});
