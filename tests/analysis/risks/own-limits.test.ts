import { describe, expect, test } from 'bun:test';
import { riskOf } from '../../../src/analysis/risks/assess';
import type { RiskRule } from '../../../src/analysis/risks/rule';
import { feesAfterTermination } from '../../../src/analysis/risks/rules/fees-after-termination';
import { relocationByLandlord } from '../../../src/analysis/risks/rules/relocation-by-landlord';
import { warrantyDisclaimer } from '../../../src/analysis/risks/rules/warranty-disclaimer';
import { readPaper } from '../../support/papers';
import { contractWith, readingOf } from '../../support/reading';

const advice = (rule: RiskRule, paper: string) => riskOf(rule, readingOf(paper))?.recommendation;

describe('what a clause gives already is not asked for', () => {
  const moved = (clause: string) => riskOf(relocationByLandlord, readPaper(clause, 'lease'))?.recommendation;
  const MOVES = '15. Landlord may relocate Tenant to other premises in the Center';
  test.each([
    [
      `${MOVES}.`,
      'Ask for space that is as good, have the costs of the move paid, and ask for a right to leave instead.',
    ],
    [`${MOVES} of the same size. Landlord shall pay the cost of the move.`, 'Ask for a right to leave instead.'],
    [
      `${MOVES} of the same size. Landlord shall pay the cost of the move. Tenant may terminate instead.`,
      'Ask for longer notice.',
    ],
    [
      `${MOVES} on not less than 30 days' notice. Tenant shall pay the cost of the move.`,
      'Ask for space that is as good',
    ],
  ])('%s', (clause, says) => {
    expect(moved(clause)).toStartWith(says);
  });

  test('nor in another clause', () => {
    const other = '16. Landlord shall pay the cost of the lift. Tenant may terminate for breach.';
    expect(moved(`${MOVES}.\n${other}`)).toContain('costs of the move paid');
  });

  test('of fees that are owed for cause only', () => {
    const fees = (when: string) =>
      advice(
        feesAfterTermination,
        contractWith(`9. ${when} Customer will pay any fees for the remainder of the term.`),
      );
    expect(fees('If terminated by Provider for cause,')).not.toContain('breach by the payer');
    expect(fees('If this Agreement is terminated,')).toContain('breach by the payer');
  });

  test('of what alone is sold as it is', () => {
    const asIs = (warranty: string) =>
      advice(warrantyDisclaimer, contractWith(`6.1 ${warranty}\n6.2 Third-party Content is provided “as is”.`));
    expect(asIs('Provider warrants that the Services will perform as the Documentation says.')).toContain('elsewhere');
    expect(asIs('Provider warrants that it may sign this Agreement.')).toContain('basic warranties');
  });
});
