import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const TERMS = [
  '1. I keep your books and send a report each month.',
  '2. The fee is £9,200 for the year.',
  "3. Either of us may end this contract on 14 days' notice in writing.",
  '4. My total liability to you under this contract is limited to the fee.',
  '5. The law of England governs this contract.',
].join('\n');
const OFFER = `From: Rosa Blum\nTo: Ken Watts\nDate: Mon, 2 June 2025 10:11\nHi Ken, here are my terms.\n${TERMS}\nRosa`;
const chain = (asks: string, answers = 'Agreed.') =>
  readFacts(
    `${OFFER}\nFrom: Ken Watts\nTo: Rosa Blum\nDate: Thu, 5 June 2025 09:00\n${asks}\nKen\nFrom: Rosa Blum\nTo: Ken Watts\nDate: Fri, 6 June 2025 09:00\n${answers}\nRosa`,
  );
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
