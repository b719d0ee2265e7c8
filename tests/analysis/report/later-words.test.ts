import { expect, test } from 'bun:test';
import { readContract } from '../../../src/analysis/analyse';
import { answersWithLaterWords, risksWithLaterWords } from '../../../src/analysis/report/later-words';
import { contractTextFromPlain } from '../../support/contract-text';

const NOTICE = "3. Either of us may end this contract on 14 days' notice.";
const chain = (asks: string) =>
  contractTextFromPlain(
    `From: Rosa Blum\nDate: Mon, 2 June 2025 10:11\nHi Ken.\n1. I keep your books.\n2. The fee is £9,200.\n${NOTICE}\nRosa\nFrom: Ken Watts\nDate: Thu, 5 June 2025 09:00\n${asks}\nKen\nFrom: Rosa Blum\nDate: Fri, 6 June 2025 09:00\nAgreed.\nRosa`,
  );

/** The words that are told with an answer and with a risk that rest on the notice. */
function told(asks: string): string[][] {
  const contract = chain(asks);
  const reading = readContract(contract);
  const start = contract.text.indexOf(NOTICE);
  const evidence = [{ quote: NOTICE, page: 1, start, end: start + NOTICE.length }];
  const risk = {
    type: 'Notice',
    rule: 'notice',
    severity: 'low',
    standing: 'asserted',
    explanation: '',
    recommendation: '',
  };
  // biome-ignore lint/suspicious/noExplicitAny: only the evidence counts here
  const [answers, risks] = [[{ evidence }], { riskFactors: [{ ...risk, evidence }] }] as any[];
  const shown = [...answersWithLaterWords(reading, answers), ...risksWithLaterWords(reading, risks).riskFactors];
  return shown.map((one) => one.evidence.map(({ quote }) => quote));
}

test('what a later mail changes is told with its words', () => {
  const both = [NOTICE, 'Point 3: 30 days, but only for us.'];
  expect(told('Point 3: 30 days, but only for us.')).toEqual([both, both]);
});

test('what no mail changes is told alone', () => expect(told('Point 3 is fine.')).toEqual([[NOTICE], [NOTICE]]));
