import { describe, expect, test } from 'bun:test';
import { settlesIt, whatIsSaid } from '../../../src/analysis/questions/fair-sentences';
import { isOfSeveral } from '../../../src/analysis/questions/of-several';
import { type SettledCase, testSettled } from '../../support/settled-provisions';

/** What the advice would ask for is there, each with a near miss. */
const FAIR: readonly SettledCase[] = [
  [
    'transfer-at-owners-discretion',
    'He may sell the business with the consent of the Franchisor, which shall not be unreasonably withheld.',
    'He may sell the business with the consent of the Franchisor, which shall be withheld or given as it thinks fit.',
  ],
  [
    'transfer-at-owners-discretion',
    'The Owner shall not unreasonably refuse a buyer who meets its standards.',
    'The Owner shall not unreasonably refuse a buyer, of which it judges in its sole discretion.',
  ],
  [
    'left-goods-kept-or-sold',
    'Property left after the tenancy shall be stored and disposed of as provided in ORS 90.425.',
    'Property left after the tenancy shall be disposed of.',
  ],
  [
    'left-goods-kept-or-sold',
    'Things left behind will be dealt with in accordance with state law.',
    'Things left behind are abandoned and will be sold in accordance with state law.',
  ],
  [
    'risk-before-handover',
    'Risk of damage to or loss of the Goods passes to the Customer on delivery.',
    'Risk of damage to or loss of the Goods passes to the Customer on signing.',
  ],
  [
    'risk-before-handover',
    'Risk in the machine transfers to the Buyer upon actual delivery.',
    'Risk in the machine transfers to the Buyer upon delivery to the carrier.',
  ],
  [
    'tenant-bears-compliance',
    'Lessee shall not be responsible for Hazardous Substances existing prior to the Commencement Date.',
    'Lessee shall be responsible for Hazardous Substances existing prior to the Commencement Date.',
  ],
  [
    'tenant-bears-compliance',
    'Tenant is not required to make structural changes.',
    'Tenant is not required to make structural changes, but Tenant shall pay for them.',
  ],
  [
    'late-handover-no-remedy',
    'If possession is late Lessor is not liable, but Lessee shall not be obligated to pay Rent until possession is delivered.',
    'If possession is late Lessor is not liable, and Lessee shall be obligated to pay Rent from the Commencement Date.',
  ],
  [
    'late-handover-no-remedy',
    'Rent shall not commence until the premises are handed over.',
    'Rent shall commence though the premises are not handed over.',
  ],
  [
    'power-of-attorney-given',
    'If Assignor does not sign after ten days’ written request, it appoints the Company its attorney for that paper.',
    'Assignor appoints the Company its attorney, and the Company may sign any paper in its name.',
  ],
  [
    'power-of-attorney-given',
    'The Agent may sign in the Seller’s name upon 14 days’ prior written notice.',
    'The Agent may sign in the Seller’s name upon notice.',
  ],
  [
    'inspection-without-notice',
    'Lessor may inspect the Equipment at reasonable times on reasonable notice.',
    'Lessor may inspect the Equipment at all reasonable times, with or without notice.',
  ],
  [
    'inspection-without-notice',
    'The Licensor may audit the books during business hours.',
    'The Licensor may audit the books at any time during business hours.',
  ],
  [
    'inspection-without-notice',
    'The Franchisor may visit the shop on five days’ written notice.',
    'The Franchisor may visit the shop on five days of its choice.',
  ],
  [
    'wide-indemnity',
    'Company shall indemnify Representative from all claims arising from any defect in the Products.',
    'Representative shall indemnify Company from all claims arising from any defect in the Products.',
  ],
  [
    'negligence-released',
    'Manufacturer shall defend, indemnify and hold harmless Dealer from product liability claims.',
    'Manufacturer shall defend, indemnify and hold harmless Dealer from product liability claims, whether or not Dealer was negligent.',
  ],
  [
    'content-removed-at-discretion',
    'Do not post anything unlawful, and we may remove posts that break these rules.',
    'We may remove posts that break these rules or that we consider unsuitable.',
  ],
  [
    'content-removed-at-discretion',
    'We take down reviews that infringe rights.',
    'We take down reviews that infringe rights, and others without notice.',
  ],
];

const ANOTHER: readonly SettledCase[] = [
  [
    'operator-not-liable',
    'We are not liable for any consequential, incidental or special damages.',
    'We are not liable for any loss or any consequential damages.',
  ],
  ['no-early-exit', 'How to cancel after the commitment period.', 'No way to cancel during the commitment period.'],
  [
    'one-side-ends-at-will',
    'Lessor may enter after reasonable notice, and at any time in an emergency.',
    'Lessor may enter at any time and terminate this Lease.',
  ],
  [
    'personal-data-passed-on',
    'We may use your name and logo on our website while you are a member.',
    'We may use your name and address on our website while you are a member.',
  ],
  [
    'personal-data-passed-on',
    'The Agency may list the company name among its clients.',
    'The Agency may list the company name and contact details among its clients.',
  ],
  [
    'fees-due-despite-closure',
    'We may change the House Rules, but no change will increase the fees.',
    'We may change the opening hours, but no change will lower the fees.',
  ],
  [
    'fees-due-despite-closure',
    'We may amend our handbook; it says when the fee is lowered.',
    'We may amend our handbook; fees remain payable.',
  ],
  [
    'statutory-rights-waived',
    'The Seller waives any right of pre-emption under the articles.',
    'The Seller waives any right under the law.',
  ],
];

describe('what a clause gives already', () => {
  testSettled(FAIR, ANOTHER);

  test('a move is fair where its clause pays it and lets the other leave', () => {
    const move = 'We may require you to move to another office of at least equivalent size.';
    const said = (words: string, more: string) =>
      whatIsSaid('landlord-may-relocate', words, (pattern) => pattern.test(`${words} ${more}`));
    const fair = 'We will pay the cost of doing so. If you do not want it you may end this agreement.';
    expect(said(move, fair)).toBe('the fair thing');
    expect(said('We may require you to move to another office.', fair)).toBe('the provision');
    expect(said(move, 'We will pay the cost of doing so.')).toBe('the provision');
    expect(said(move, 'If you do not want it you may end this agreement.')).toBe('the provision');
    // In the sentence alone it settles nothing.
    expect(settlesIt('landlord-may-relocate', move)).toBe(false);
  });

  test('what goes on at a price is no trial where nothing free or cheap stands in its paragraph', () => {
    const goesOn = 'After that my membership goes on from month to month at the dues then posted.';
    const said = (before: string) =>
      whatIsSaid(
        'trial-becomes-paid',
        goesOn,
        (pattern, where) => where === 'paragraph' && pattern.test(`${before} ${goesOn}`),
      );
    expect(said('The commitment period is twelve months from the First Day of Membership.')).toBe('another thing');
    expect(said('Your first 30 days are on us.')).toBe('the provision');
    expect(said('The introductory period is three months.')).toBe('the provision');
    expect(said('The first month is half price.')).toBe('the provision');
  });
});

describe('several persons in a role', () => {
  const paper = (...parties: (readonly [name: string, role: string])[]) =>
    ({
      facts: { parties: parties.map(([value, role]) => ({ status: 'found', value, role })) },
    }) as unknown as Parameters<typeof isOfSeveral>[0];
  const lone = paper(['Danielle Pruett', 'Resident'], ['Fircrest LLC', 'Owner/Agent']);
  const clause = 'If there is more than one Resident, each is jointly and severally liable.';

  test('concern nobody where one has it', () => {
    expect(isOfSeveral(lone, clause)).toBe(true);
    expect(
      isOfSeveral(lone, 'Where two or more persons sign as the Resident their liability is joint and several.'),
    ).toBe(true);
  });

  test('concern those who share it', () => {
    expect(isOfSeveral(lone, 'Where the Resident is more than one person they are bound jointly.')).toBe(true);
    expect(isOfSeveral(lone, 'If the Resident comprises two or more people each owes the whole.')).toBe(true);
    expect(isOfSeveral(lone, 'If the Resident is more than a week late he owes the whole.')).toBe(false);
    expect(isOfSeveral(paper(['Ann Lee', 'Resident'], ['Tom Reed', 'Resident']), clause)).toBe(false);
    expect(isOfSeveral(paper(['Ann and Tom Lee', 'Resident']), clause)).toBe(false);
    expect(isOfSeveral(lone, 'Each Resident is jointly and severally liable.')).toBe(false);
    expect(isOfSeveral(lone, 'If there is more than one Guarantor, each is liable.')).toBe(false);
    expect(isOfSeveral(paper(['Fircrest LLC', 'Owner/Agent']), clause)).toBe(false);
  });
});
