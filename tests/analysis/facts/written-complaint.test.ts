import { describe, expect, test } from 'bun:test';
import { lawAndDisputes, settledBy } from '../../support/told-disputes';

const THEN = 'Any dispute not so resolved is decided by arbitration in Denver, Colorado.';
const settled = (clauses: string) => settledBy(`13. ${clauses}`);

describe('a written complaint that comes first', () => {
  test.each([
    'If there is a disagreement about this letter, please raise it first with me in writing.',
    'Customer shall first send a written description of any complaint to the manager.',
    'Customer agrees first to present any complaint in writing to the manager.',
    'Customer will first give Provider written notice of any problem and 60 days to repair it.',
    'If a dispute arises, write to us first and give us two weeks.',
  ])('%s', (clause) => expect(settled(`${clause} ${THEN}`)).toBe('A written complaint, then arbitration'));

  test.each([
    ['must send the other a letter setting out its claim and wait 21 days', 'A written complaint, then courts'],
    ['may send the other a letter setting out its claim', 'Courts'],
    ['must send the other a copy of its accounts', 'Courts'],
  ])('before starting proceedings a party %s', (does, value) =>
    expect(
      settled(`Before starting proceedings a party ${does}. The courts of Ohio have exclusive jurisdiction.`),
    ).toBe(value),
  );

  test('where the next step is in the same sentence', () =>
    expect(
      settled(
        'Customer shall first put any dispute to Provider in writing and, if it is not resolved in 20 days, it is taken to arbitration in Denver, Colorado.',
      ),
    ).toBe('A written complaint, then arbitration'));

  test.each([
    [`Customer may first send a written complaint to the manager. ${THEN}`, 'a choice'],
    [`Customer shall first tell the manager of any complaint. ${THEN}`, 'nothing in writing'],
    [`Customer shall first send a written order to the manager. ${THEN}`, 'no complaint'],
    [`Customer shall send a written complaint to the manager. ${THEN}`, 'not said to come first'],
    [
      'Customer shall first give written notice of any claim for defects. Any dispute is decided by arbitration in Denver, Colorado.',
      'no step that the next one follows',
    ],
  ])('near miss: %s (%s)', (clauses) => expect(settled(clauses)).toBe('Arbitration'));

  test('nor is it all that settles disputes', () =>
    expect(
      settled('Customer shall first send any complaint in writing. If that does not help, Provider repairs.'),
    ).toBe(null));

  test('the summary tells it', () =>
    expect(lawAndDisputes(`13. Customer shall first send any complaint in writing. ${THEN}`)).toBe(
      'Disputes go first to a written complaint, then to arbitration in Denver, Colorado.',
    ));
});
