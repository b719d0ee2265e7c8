import { expect, test } from 'bun:test';
import { lifeInWords } from '../../../src/analysis/report/life-in-words';

const evidence = (quote: string) => [{ quote, page: 1, start: 0, end: quote.length }];
const LONG = `${'The hire of the machine that is named on the front goes on'} from 6 May 2024 as long as the Hirer wants it.`;

test.each([
  ['DATE DUE: 05/10/2024 7:30 AM', null, 'On how long it runs it says: “DATE DUE: 05/10/2024 7:30 AM”'],
  [LONG, null, 'How long it runs is said in its words alone'],
  ['It runs until the last shop is closed.', null, 'How long it runs is said in words that give no date'],
  [LONG, 'It goes on', 'On how long it runs it says: “It goes on”'],
])('%s, %s', (quote, said, told) => {
  expect(lifeInWords(evidence(quote), said)).toBe(told);
});
