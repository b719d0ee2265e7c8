import { expect, test } from 'bun:test';
import { operativeSentences } from '../../../src/analysis/document/operative';
import { barredClaims } from '../../../src/analysis/statements/time-bars';
import { contractWith, readingOf } from '../../support/reading';

const told = (clause: string) => {
  const reading = readingOf(contractWith(`9. ${clause}`));
  const sentence = operativeSentences(reading).find(({ text }) => text.includes(clause.slice(0, 20)));
  const barred = sentence && barredClaims(reading, sentence);
  return barred ? `${barred.of} ${barred.actor.name}` : null;
};

test.each([
  ['Any action against Provider must be commenced within one year.', 'claims against Provider'],
  ['No claim of any kind may be made against the Provider after six months.', 'claims against Provider'],
  ['No action may be brought by Customer more than one year after the event.', 'claims of Customer'],
  ['Claims by Customer lapse after one year.', 'claims of Customer'],
  ['Customer must bring any claim against Provider within six months.', 'claims of Customer'],
  ['All claims of the Customer against the Provider are barred after a year.', 'claims of Customer'],
  ['No action may be brought by either party more than one year after the event.', null],
  ['Either party must bring its claims within a year.', null],
  ['Any claim must be brought within one year.', null],
  ['Customer must pay within a year.', null],
])('%s', (clause, barred) => {
  expect(told(clause)).toBe(barred);
});
