import { describe, expect, test } from 'bun:test';
import { isUnlike } from '../../../src/analysis/questions/bearing-sentences';
import { QUESTIONS } from '../../../src/analysis/questions/declarations/registry';

type Case = readonly [id: string, other: string, same: string];

/** What says something else than what is asked, each with a near miss that says it. */
const CASES: readonly Case[] = [
  [
    'any.liability-excluded',
    "The lessee's aggregate liability shall not exceed a year's rent.",
    'The lessee has no claim and the owner no liability.',
  ],
  [
    'any.liquidated-damages',
    'You may pay off early at any time with no penalty.',
    'You may leave early, with a penalty of 400.',
  ],
  [
    'any.negligence-waiver',
    'You do not give up claims for injury by our negligence.',
    'You give up claims for injury by our negligence.',
  ],
  ['any.own-side-decides', "Our steward's word on safety is final.", "Our steward's word on what you owe is final."],
  [
    'any.statutory-rights-waiver',
    'Each vendor waives any pre-emption right over the shares.',
    'Each tenant waives any right under the Act.',
  ],
  [
    'any.unilateral-change',
    'We may change the annex as long as the services are not materially reduced.',
    'We may change the annex, and the services may be materially reduced.',
  ],
  [
    'any.unilateral-change',
    'The maker can alter the frame when that does not diminish the performance.',
    'The maker can alter the frame and the fee is not reduced.',
  ],
  [
    'any.unilateral-change',
    'We may change the policy, but that cannot raise a fee.',
    'We may change the policy and raise a fee.',
  ],
  [
    'any.unilateral-change',
    'The mill may change them yearly by the rise or fall of the board index.',
    'The mill may change them yearly as it likes.',
  ],
  [
    'contractor.pay-when',
    'Commission is payable when the customer has paid or should have paid.',
    'Commission is payable when the customer has paid.',
  ],
  [
    'contractor.pay-when',
    'All that she answers for is limited to the amount paid.',
    'She is paid the amount that the customer paid.',
  ],
  [
    'distribution.price-change',
    'The list can be changed; orders already sent remain at the old price.',
    'The list can be changed; orders already sent are billed at the new price.',
  ],
  [
    'distribution.price-change',
    'A new list does not affect accepted orders.',
    'A new list also applies to accepted orders.',
  ],
  ['dpa.transfers', 'We keep it only on servers in Norway.', 'We keep it on servers in any country.'],
  ['dpa.transfers', 'It is kept solely within the EEA.', 'It is kept within the EEA and elsewhere.'],
  [
    'guaranty.spouse-home',
    'Her spouse has no liability under this.',
    'Her spouse has joined and is liable under this.',
  ],
  ['guaranty.spouse-home', 'There is no recourse to the family home.', 'There is recourse to the family home.'],
  [
    'software.usage-metric',
    'A change in its control counts as a transfer.',
    'A change in its number of users counts as a new metric.',
  ],
];

describe('what says something else than what is asked', () => {
  test.each(CASES)('%s: %s', (id, other, same) => {
    const question = QUESTIONS.find((one) => one.id === id);
    if (!question) throw new Error(`No question ${id}`);
    expect(isUnlike(other, question, 'yes')).toBe(true);
    expect(isUnlike(same, question, 'yes')).toBe(false);
  });
});
