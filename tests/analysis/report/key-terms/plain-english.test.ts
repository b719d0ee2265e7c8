import { expect, test } from 'bun:test';
import { keyTermsOf } from '../../../../src/analysis/report/key-terms/key-terms';
import { plainContracts } from '../../../support/plain-contracts';
import { readingOf } from '../../../support/reading';

function termsOf(name: string) {
  const contract = plainContracts().find((candidate) => candidate.name === name);
  return keyTermsOf(readingOf(contract?.text ?? ''));
}

test('the present tense binds in a contract that never says shall', () => {
  const duties = termsOf('friends-loan').obligations;
  expect(duties.join('\n')).toContain('Kim must pay it back in 40 payments of $500');
  expect(duties.join('\n')).toContain('Robert must lend Kim $20,000');
});

test("what a party can't do is a duty, notice of something that another sentence names is none", () => {
  const duties = termsOf('freelance').obligations;
  expect(duties.join('\n')).toContain('Designer must not work for any competitor of the Agency');
  expect(duties.join('\n')).not.toContain("must give three months' notice");
});

test('who may end it in everyday words', () => {
  expect(termsOf('freelance').termination).toContain('Agency may terminate without cause');
  expect(termsOf('franchise').termination).toContain('We may terminate for breach');
  expect(termsOf('flat-lease').termination).toContain('Landlord may terminate for breach');
  expect(termsOf('reseller').termination).toEqual(['Either party may terminate on 3 months’ notice']);
});

test('giving nothing and giving up are no duties', () => {
  const duties = termsOf('saas-harbour').obligations;
  expect(duties.join('\n')).not.toMatch(/make no promises|give up/);
});
