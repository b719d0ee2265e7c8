import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { evidenceAt } from '../../../src/analysis/evidence';
import { withLaterMail } from '../../../src/analysis/facts/changed-in-mail';
import { found, missing, stated } from '../../../src/analysis/facts/fact';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

const TERMS = [
  '1. I keep your books and send a report each month.',
  '2. The fee is £9,200 for the year.',
  "3. Either of us may end this contract on 14 days' notice in writing.",
  '4. My total liability to you under this contract is limited to the fee.',
  '5. The law of England governs this contract.',
].join('\n');
const OFFER = `From: Rosa Blum\nTo: Ken Watts\nDate: Mon, 2 June 2025 10:11\nHi Ken, here are my terms.\n${TERMS}\nRosa`;
const chainText = (asks: string, answers = 'Agreed.') =>
  `${OFFER}\nFrom: Ken Watts\nTo: Rosa Blum\nDate: Thu, 5 June 2025 09:00\n${asks}\nKen\nFrom: Rosa Blum\nTo: Ken Watts\nDate: Fri, 6 June 2025 09:00\n${answers}\nRosa`;
const chain = (asks: string, answers?: string) => readFacts(chainText(asks, answers));
const quotes = ({ evidence }: { evidence: { quote: string }[] }) => evidence.map(({ quote }) => quote);
const NOTICE = "3. Either of us may end this contract on 14 days' notice in writing.";

test('nothing is told of a term that a later mail strikes', () => {
  expect(chain('All good.').liabilityCap.status).not.toBe('absent');
  expect(chain('So point 4 drops out.').liabilityCap.status).toBe('absent');
  expect(chain('Point 4 stays.').liabilityCap.status).not.toBe('absent');
});

describe('a term that a later mail changes is told with the later words', () => {
  test('without the value that went', () => {
    expect(chain('All good.').noticePeriod).toMatchObject({ status: 'found', value: '14 days, to end the contract' });
    const { noticePeriod } = chain('Point 3: 30 days please.');
    expect(noticePeriod).toMatchObject({ status: 'stated', value: null });
    expect(quotes(noticePeriod)).toEqual([NOTICE, 'Point 3: 30 days please.']);
  });

  test('a change of another kind of value leaves it', () =>
    expect(chain('Point 2: £8,800.').noticePeriod).toMatchObject({ status: 'found' }));

  test('what turns a term round is told where its value is not', () => {
    const { liabilityCap } = chain('Point 4 is fine, but not for what you do on purpose.');
    expect(liabilityCap.status === 'found' || quotes(liabilityCap).length === 2).toBe(true);
  });

  test('what is refused changes nothing', () =>
    expect(
      chain('Point 3: 30 days please.', 'Sorry, 3 stays at 14 days. Agreed otherwise.').noticePeriod,
    ).toMatchObject({
      status: 'found',
    }));
});

describe('a fact and the change of a sentence', () => {
  const [BOOKS, FEE, CAP] = ['1. I keep your books', '2. The fee is £9,200', '4. My total liability to you'];
  const NOTICE_ASKED = 'Point 3: 30 days please.';
  const TURNED = 'Point 4 is fine, but not for what you do on purpose.';

  const sourceOfChain = (text: string) => {
    const contract = contractTextFromPlain(text);
    return sourceOf(contract, documentOf(contract));
  };
  /** What becomes of a value that was found by some words, and how many quotes tell of them where no value was. */
  function told(id: string, quoted: string[], text: string): [string, number] {
    const source = sourceOfChain(text);
    const evidence = quoted.map((words) => {
      const start = source.contract.text.indexOf(words);
      return evidenceAt(source.contract, start, start + words.length);
    });
    const value = withLaterMail(source, id, found({ value: 1, confidence: 0.9, evidence }));
    return [value.status, withLaterMail(source, id, stated(0.9, evidence)).evidence.length];
  }

  test.each([
    ['its own value', 'noticePeriod', [NOTICE], NOTICE_ASKED, 'stated', 2],
    ['another kind of value', 'contractValue', [NOTICE], NOTICE_ASKED, 'found', 1],
    ['another sentence', 'noticePeriod', [FEE], NOTICE_ASKED, 'found', 1],
    ['a term turned round', 'liabilityCap', [CAP], TURNED, 'found', 2],
    ['a fact of no term', 'parties', [CAP], TURNED, 'found', 1],
    ['a matter done away with', 'term', [BOOKS], 'Please drop the report part.', 'stated', 2],
    ['a condition', 'noticePeriod', [NOTICE], 'If late, the 14 days in point 3 becomes 7 days.', 'found', 2],
    ['what is quoted already', 'noticePeriod', [NOTICE, NOTICE_ASKED], NOTICE_ASKED, 'found', 2],
  ])('%s', (_, id, quoted, asks, status, quotes) =>
    expect(told(id, quoted, chainText(asks))).toEqual([status, quotes]),
  );

  test('of two sentences that the same words turn round, these are told once', () => {
    const text = chainText(TURNED).replace('to the fee.', 'to the fee. It is so each year.');
    expect(told('liabilityCap', [CAP, 'It is so each year.'], text)).toEqual(['found', 3]);
  });

  test('what is absent stays so, though a blank was found', () => {
    const source = sourceOfChain(chainText(NOTICE_ASKED));
    const start = source.contract.text.indexOf(NOTICE);
    const blank = missing(source.contract, [evidenceAt(source.contract, start, start + NOTICE.length)]);
    expect(withLaterMail(source, 'noticePeriod', blank)).toBe(blank);
  });
});
