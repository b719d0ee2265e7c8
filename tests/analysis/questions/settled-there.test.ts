import { describe, expect, test } from 'bun:test';
import { isUnlike } from '../../../src/analysis/questions/bearing-sentences';
import { QUESTIONS } from '../../../src/analysis/questions/declarations/registry';
import { whatIsSaid } from '../../../src/analysis/questions/fair-sentences';
import { type SettledCase, testSettled } from '../../support/settled-provisions';

/** What settles the point in the same sentence, each with a near miss that does not. */
const FAIR: readonly SettledCase[] = [
  [
    'one-side-ends-at-will',
    'The salon may release her from this at any time on two weeks’ notice.',
    'The salon may release her from this employment at any time on two weeks’ notice.',
  ],
  [
    'one-side-ends-at-will',
    'The Firm may at any time waive the restriction by telling you so.',
    'The Firm may at any time waive the restriction and dismiss you by telling you so.',
  ],
  [
    'pay-or-duties-changed-at-will',
    'We may give you other tasks, without loss of pay.',
    'We may move you to another site, without loss of pay.',
  ],
  [
    'pay-or-duties-changed-at-will',
    'Her duties may be widened, but her salary shall not be reduced.',
    'Her duties may be widened and her salary may be reduced.',
  ],
  [
    'fiduciary-duties-waived',
    'The Manager owes to the Company and each Member the duties of loyalty and care, honest mistakes apart.',
    'The Manager owes the Company the duty of care only and no duty of loyalty.',
  ],
  [
    'open-ended-extra-fees',
    'Extra hours are charged at £42 an hour.',
    'Extra hours are charged at £42 an hour or such other rate as then current.',
  ],
  ['open-ended-extra-fees', 'Overtime is billed at 1/8 of the day rate.', 'Overtime is billed at our rates.'],
  [
    'risk-before-handover',
    'From collection the horse is at the buyer’s risk.',
    'From handover to the carrier the goods are at the buyer’s risk.',
  ],
  [
    'risk-before-handover',
    'The buyer bears the risk from the moment of handover.',
    'The buyer bears the risk from the moment of signing.',
  ],
  [
    'expelled-at-will',
    'We may hide a review at once where it is defamatory.',
    'We may hide a review at once where we think it is abusive.',
  ],
  [
    'deposit-forfeited',
    'If you stop we return whatever has not been earned.',
    'If you stop we keep the deposit and return nothing, whatever has not been earned.',
  ],
  [
    'deposit-forfeited',
    'The unused part of the retainer is refunded.',
    'The retainer is non-refundable, save that the unused part is repaid if we die.',
  ],
  [
    'fixed-sum-on-breach',
    'A party that breaks this clause shall pay to the other $150 each time.',
    'A tenant that breaks this clause shall pay to the landlord $150 each time.',
  ],
  [
    'fixed-sum-on-breach',
    'If it happens more than twice the one responsible pays the other $150.',
    'If it happens again the one responsible pays the other twice the price.',
  ],
  [
    'remaining-sums-accelerated',
    'No further rent is due for the remaining term.',
    'No further rent is due for the remaining term, except where the tenant left without notice.',
  ],
  [
    'remaining-sums-accelerated',
    'One month’s hire is payable and nothing for the rest of the minimum.',
    'The whole hire for the rest of the minimum is payable.',
  ],
  [
    'upward-only-rent',
    'The Rent shall increase on each anniversary by three percent (3%).',
    'The Rent shall increase on each anniversary by three percent (3%) or, if greater, by the index.',
  ],
  [
    'upward-only-rent',
    'In the second year the Rent is 103% of the rent last payable.',
    'In the second year the Rent is 115% of the rent last payable.',
  ],
  [
    'confession-or-defences-waived',
    'The surety waives the notice of default, but waives no other defence.',
    'The surety waives notice and every other defence.',
  ],
  [
    'changed-by-operator',
    'We may alter the fees on sixty days’ notice, and no alteration touches a listing already up.',
    'We may alter the fees on sixty days’ notice, also for a listing already up.',
  ],
  [
    'changed-by-operator',
    'We may amend these terms on notice, and you may close your account before it takes hold.',
    'We may amend these terms on notice, and we may close your account.',
  ],
  [
    'large-payment-up-front',
    'Balance on collection 9,250, cleared before the caravan leaves.',
    'Half on order and the balance on collection.',
  ],
  [
    'large-payment-up-front',
    'Signing and completion take place together.',
    'The price is paid at signing, four weeks ahead.',
  ],
  [
    'all-building-costs-passed-on',
    'They do not include land tax, capital works or the fees of the manager.',
    'They include land tax, capital works and the fees of the manager.',
  ],
  [
    'supplier-may-refuse-orders',
    'The maker shall not refuse an order without proper reason such as a shortage of steel.',
    'The maker may refuse an order without giving a reason.',
  ],
  [
    'force-majeure-no-refund',
    'If the hall burns down all prepaid amounts for the time after are refunded.',
    'If the hall burns down no prepaid amounts are refunded.',
  ],
  [
    'force-majeure-no-refund',
    'If snow shuts us we will charge nothing from the third day on.',
    'If snow shuts us we keep what was paid and charge nothing from the third day on.',
  ],
  [
    'deposit-forfeited',
    'The deposit shall be refunded in full if a permit fails, and is forfeited only if the buyer withdraws.',
    'The deposit is forfeited if the buyer withdraws, and may be refunded in part.',
  ],
  [
    'broad-licence-to-user-content',
    'You let us show your photos in the app; you can delete them at any time.',
    'You let us show your photos for ever, though you can delete them at any time.',
  ],
  [
    'fixed-sum-on-breach',
    'For delay we may take 2% of the fee for each week, at most 10%.',
    'For delay we may take 2% of the fee for each week, at most 40%.',
  ],
  [
    'fixed-sum-on-breach',
    'Vendor will credit 5% of the monthly fee for each answer that it misses.',
    'Vendor pays a penalty of 5% of the monthly fee for each answer that it misses.',
  ],
  [
    'fixed-sum-on-breach',
    'Who takes on a nurse of the other pays the costs actually spent on a new one, up to 2,000.',
    'Who takes on a nurse of the other pays the costs actually spent plus 2,000.',
  ],
  [
    'forced-capital-calls',
    '4. If we both agree, each of us puts in another 5,000.',
    '4. Each of us puts in another 5,000 if the manager calls for it.',
  ],
];

/** What is another thing than the provision asks, each with a near miss. */
const ANOTHER: readonly SettledCase[] = [
  [
    'renews-by-itself',
    'The Agency may, by e-mail given before the expiry, extend the term for one further year.',
    'The Agency may extend the term, and it renews for one further year unless refused.',
  ],
  [
    'renews-by-itself',
    'The Tenant has an option to renew the lease for three years.',
    'The lease goes on for three years if the Tenant does not object.',
  ],
  [
    'large-payment-up-front',
    '59 to 15 days before	65% of the estimated total',
    '59 days before	65% of the estimated total',
  ],
  ['large-payment-up-front', 'Less than 14 days before the day	100%', 'The whole is due 14 days before the day.'],
  [
    'large-payment-up-front',
    'Half of each change order is due when it is signed.',
    'Half of the price is due when it is signed.',
  ],
  [
    'price-raised-after-order',
    'We pass on our cost and add a handling charge of 12%.',
    'If timber goes up we pass it on with a handling charge of 12%.',
  ],
  [
    'fixed-sum-on-breach',
    'On each completed sale the maker pays the market 7% of the price.',
    'On each sale made in breach of this clause the maker pays the market $500.',
  ],
  [
    'fixed-sum-on-breach',
    'Another band may play only on payment of £300.',
    'Who leaves early is released on payment of £300.',
  ],
  [
    'fixed-sum-on-breach',
    'The buyer may repay the whole at any time without premium or penalty.',
    'The buyer may repay the whole at any time without penalty, except that 5% is due in the first year.',
  ],
  [
    'fixed-sum-on-breach',
    'Its responsibility cannot exceed 15,000 euro.',
    'For each breach it pays 15,000 euro, and its liability is not capped.',
  ],
  [
    'signer-liable-for-care-fees',
    'The Parent agrees to be bound by the terms that follow.',
    'The Parent agrees to be bound by the terms that follow and to pay all fees.',
  ],
  [
    'unattached-policies-bind',
    'The conditions on the back form part of this order.',
    'The conditions on the back and those on our website form part of this order.',
  ],
  [
    'unpaid-layoff',
    'It may suspend her for ten days on full pay.',
    'It may suspend her for ten days without full pay.',
  ],
  [
    'price-rise-without-limit',
    'The wage is reviewed each January but the shop is not bound to increase it.',
    'The rent is reviewed each January and the owner may raise it.',
  ],
  [
    'changed-by-operator',
    'We remove listings that break these terms.',
    'We remove listings at our discretion, also some that break these terms.',
  ],
  [
    'usage-metric-may-change',
    '"Error" means a failure to conform to the manual as amended from time to time.',
    '"User" means a person as we may define from time to time.',
  ],
  ['software-may-be-disabled', 'We may verify usage remotely.', 'We may monitor usage and suspend keys.'],
  [
    'competing-barred-after-end',
    'The shop shall not engage any technician of the firm for a year.',
    'The shop shall not engage any technician of the firm or compete with it for a year.',
  ],
  [
    'payment-runs-from-approval',
    'Payment is not acceptance of Goods.',
    'Payment is not due before acceptance of the Goods.',
  ],
  [
    'payment-runs-from-approval',
    'No payment by the Owner means approval of the work.',
    'No payment by the Owner is due until it means approval of the work.',
  ],
  [
    'payment-runs-from-approval',
    'We pay 30 days after receipt of goods and of a valid invoice.',
    'We pay 30 days after receipt of a valid invoice which our engineer has approved.',
  ],
];

describe('a point that the paper settles', () => {
  testSettled(FAIR, ANOTHER);

  test('is read with its section: a bill in dispute may be held back', () => {
    const paid = 'The Client shall pay each invoice without set-off.';
    const said = (more: string) => whatIsSaid('set-off-barred', paid, (pattern) => pattern.test(`${paid} ${more}`));
    expect(said('If it disputes part of one, only the undisputed part need be paid.')).toBe('the fair thing');
    expect(said('It may withhold a sum that it disputes in good faith.')).toBe('the fair thing');
    expect(said('A sum in dispute is to be paid all the same.')).toBe('the provision');
  });

  test('is read with its paper: what a release leaves out in a paragraph of its own', () => {
    const release = 'You release all claims, those for wages, benefits and injuries among them.';
    const said = (more: string) =>
      whatIsSaid(
        'protected-claims-released',
        release,
        (pattern, where) => where === 'paper' && pattern.test(`${release} ${more}`),
      );
    for (const kept of [
      'You do not release vested benefits, workers’ compensation or unemployment benefits.',
      'This release does not cover claims for unemployment, or any accrued leave.',
      'Nothing in this letter waives unemployment or vested pension rights.',
    ])
      expect(said(kept.replace('’', "'"))).toBe('the fair thing');
    for (const none of [
      'You do not release claims to enforce this letter.',
      'You do not release vested benefits.',
      'You do not release claims for unemployment.',
      'You release unemployment and vested benefits.',
      'You do not release claims to enforce this letter. Unemployment and vested benefits are released.',
    ])
      expect(said(none)).toBe('the provision');
  });

  test('is no recital in which both say what they wish', () => {
    const asked = QUESTIONS.find(({ id }) => id === 'comlease.relocation-demolition');
    const says = (text: string) => asked && isUnlike(text, asked, 'yes');
    expect(says('B. The Owner wishes to let, and the Baker wishes to take, the unit on Exhibit A.')).toBe(true);
    expect(says('If the Owner wishes to rebuild and the Baker wishes to stay, it shall move to another unit.')).toBe(
      false,
    );
    expect(says('The Owner wishes to move the Baker to another unit.')).toBe(false);
  });
});
