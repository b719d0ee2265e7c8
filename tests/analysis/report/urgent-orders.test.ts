import { describe, expect, test } from 'bun:test';
import { printFacts } from '../../../src/analysis/report/facts';
import { BUT_URGENT, WITH_CONDITIONS } from '../../../src/shared/caveats';
import { contractWith, readingOf } from '../../support/reading';

const settledBy = (clause: string) =>
  printFacts(readingOf(contractWith(`13. Disputes. ${clause}`)).facts).disputeResolution?.value;

describe('urgent orders beside an arbitration or steps before a court are told as such', () => {
  test.each([
    'Any dispute shall be settled by arbitration under the ICC Rules, save that either party may apply to any court for interim or conservatory measures.',
    'Except for claims for injunctive relief, any dispute shall be settled by arbitration under the ICC Rules.',
    'Any dispute (other than an application for an urgent order) shall be settled by arbitration under the ICC Rules.',
    'Any dispute is settled by arbitration under the ICC Rules, but nothing stops a party from going to court for an emergency order.',
  ])('%s', (clause) => expect(settledBy(clause)).toBe(`Arbitration (ICC)${BUT_URGENT}`));

  test('behind a step', () => {
    const clause =
      'The parties shall try mediation before they go to court, other than for urgent interlocutory relief. The courts of Victoria have exclusive jurisdiction.';
    expect(settledBy(clause)).toBe(`Mediation, then courts${BUT_URGENT}`);
  });

  test.each([
    'Except for actions for infringement or for injunctive relief, any dispute shall be settled by arbitration under the ICC Rules.',
    'Any dispute shall be settled by arbitration under the ICC Rules, except that the Provider may seek an injunction in any court.',
    'Any dispute shall be settled by arbitration under the ICC Rules, but either party may bring a claim in small claims court or seek an injunction.',
    'Any dispute shall be settled by arbitration under the ICC Rules, except that Provider’s claims of patents go to court and either party may seek an injunction.',
    'Any dispute shall be settled by arbitration under the ICC Rules, unless both agree otherwise, and either party may seek an injunction.',
  ])('what else is kept from it stays a condition: %s', (clause) =>
    expect(settledBy(clause)).toBe(`Arbitration (ICC)${WITH_CONDITIONS}`),
  );
});
