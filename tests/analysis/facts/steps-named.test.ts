import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const settled = (clause: string) =>
  readFacts(`LEASE OF A FIELD
This Lease is made on May 1, 2025 between Ann Borel ("Landowner") and Acme Solar, LLC ("Company").
1. Landowner lets the field to Company for ten years at $900 a year.
2. Company keeps the fence in repair.
14. ${clause}
15. The law of Iowa governs.`).disputeResolution?.value;

describe('what the clause on courts names before them is told', () => {
  test.each([
    [
      "Before suit the parties shall meet within thirty (30) days after written notice of a dispute, and if not resolved shall mediate at Company's expense; venue of any action is in the Iowa District Court for O'Brien County.",
      'Talks, then mediation, then courts',
    ],
    [
      'Either party may bring the matter to mediation in Reno County, and failing that to the District Court of Reno County, Kansas.',
      'Mediation, then courts',
    ],
    [
      'Any dispute not settled by mediation within 60 days shall be decided by one arbitrator in Ames, Iowa.',
      'Mediation, then arbitration',
    ],
  ])('%s', (clause, ways) => {
    expect(settled(clause)).toStartWith(ways);
  });

  test.each([
    ['No party is bound to mediate; venue of any action is in the Iowa District Court.', 'Courts'],
    ['Any dispute shall be referred to mediation. The parties shall never go to court.', 'Mediation'],
  ])('near miss: %s', (clause, ways) => {
    expect(settled(clause)).toBe(ways);
  });
});
