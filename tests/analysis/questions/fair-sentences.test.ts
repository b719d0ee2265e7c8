import { describe, expect, test } from 'bun:test';
import type { ProvisionId } from '../../../src/analysis/provisions/heads/provision-ids';
import { whatIsSaid } from '../../../src/analysis/questions/fair-sentences';

type Said = readonly [provision: ProvisionId, sentence: string];

const FAIR: readonly Said[] = [
  ['gag-covers-reports', 'Nothing in this letter prevents you from speaking to the police or a regulator.'],
  ['other-clients-barred', 'Nothing shall prevent the painter from working for others.'],
  ['competing-barred-after-end', 'After the end the agent is free to join a rival firm.'],
  ['no-solicitation-of-customers', 'The vendor may then contract with those buyers directly.'],
  ['no-solicitation-of-customers', 'The Hall may ask her in writing to wait for the opening.'],
  [
    'wide-indemnity',
    'The Hirer shall indemnify the Owner against all claims, except to the extent of the Owner’s negligence.',
  ],
  ['wide-indemnity', 'Each firm indemnifies the other to the extent caused by its own fault.'],
  ['wide-indemnity', 'The maker shall indemnify the Shop against claims that the labels infringe a trade mark.'],
  ['operator-not-liable', 'We are not responsible for coats unless the loss is our fault.'],
  ['risk-before-handover', 'The boat stays at the Seller’s risk until it is fetched.'],
  ['risk-before-handover', 'Risk of death stays with Seller until the foal is fetched.'],
  ['operator-not-liable', 'We are liable only for loss caused by our own negligence, up to $5,000.'],
  ['negligence-released', 'Nothing in these terms takes away what you may claim if we were careless.'],
  ['operator-not-liable', 'No term of this form limits our liability for death or injury by our neglect.'],
  ['risk-before-handover', 'Risk in the goods passes to the Buyer on delivery.'],
  ['resale-price-fixed', 'The dealer sells at prices that it sets itself.'],
  ['resale-price-fixed', 'List prices are not binding on the dealer.'],
  ['price-rise-without-limit', 'The fee may go up once a year by no more than the rise in the Consumer Prices Index.'],
  ['fees-due-despite-closure', 'Fees are due for the first two days; afterwards they are credited.'],
  ['full-year-tuition-owed', 'Whoever gives less notice pays fees in lieu for the rest of the month.'],
  ['no-early-exit', 'You may leave early only if you fall ill or move away.'],
  ['personal-images-used', 'Pictures go online only where the parents have ticked yes.'],
  ['personal-images-used', 'The hall may photograph the tables for its website, without guests.'],
  ['liability-capped', 'Any claim must be brought within one year of completion.'],
  ['expelled-at-will', 'We may end your pass if you threaten other swimmers.'],
  ['ends-without-cause', 'It then renews for a year unless one party gives notice three months before the end.'],
  ['goods-changed-without-consent', 'The grower may send another sort, and Buyer may refuse it.'],
  ['late-charges-grow', 'Overdue sums carry interest at 1.5% per month.'],
  ['late-charges-grow', 'Interest of 4% above the base rate of the Bank of England is due on late payments.'],
  ['late-charges-grow', 'Late sums bear 1% a month.'],
  ['late-charges-grow', 'In case of late payment the statutory interest applies.'],
];

const ANOTHER: readonly Said[] = [
  ['fixed-sum-on-breach', 'If I lose a key I pay for a new lock.'],
  ['late-charges-grow', 'Rate: $110 per day or $390 per week plus tax.'],
  ['full-year-tuition-owed', 'The deposit is set against the last bill if notice has been given.'],
  ['medical-decision-on-family', 'In an emergency the school may seek help and will ring the family.'],
  ['fees-due-despite-closure', 'The school may close at short notice in a storm.'],
  ['competing-barred-after-end', 'The tutor will not solicit pupils of the school for a year.'],
];

const GRAVE: readonly Said[] = [
  ['gag-covers-reports', 'You shall tell nobody, a regulator not excepted, what you know of the firm.'],
  ['other-clients-barred', 'Nothing prevents other work, provided that no rival of the Client is served.'],
  ['competing-barred-after-end', 'The agent shall not solicit customers or join a rival for a year.'],
  ['no-solicitation-of-customers', 'Neither firm may approach the customers of the other.'],
  ['wide-indemnity', 'The Hirer indemnifies the Owner against all claims, even where the Owner was negligent.'],
  ['wide-indemnity', 'The Hirer indemnifies the Owner against all claims, except for its gross negligence.'],
  ['wide-indemnity', 'The maker indemnifies the Shop against claims of infringement and any other claim.'],
  ['operator-not-liable', 'We are not responsible for coats.'],
  ['negligence-released', 'You claim nothing from us, even where our carelessness took away your sight.'],
  ['risk-before-handover', 'The boat is at the buyer’s risk from the day of signing.'],
  ['resale-price-fixed', 'The dealer sells at the prices that the maker sets.'],
  ['price-rise-without-limit', 'The fee may rise by the greater of 5% and the rise in the Consumer Prices Index.'],
  ['fees-due-despite-closure', 'Fees are due for days on which the school is closed.'],
  ['no-early-exit', 'You may not leave before the year is over.'],
  ['personal-images-used', 'The hall may use pictures of guests in its advertising.'],
  ['expelled-at-will', 'We may end your pass if in our opinion you behave badly.'],
  [
    'ends-without-cause',
    'Either party may end this contract at any time on one month’s notice, and it renews each year.',
  ],
  ['late-charges-grow', 'Overdue sums carry interest at 3% per month.'],
  ['late-charges-grow', 'Late sums bear 2% a month.'],
  ['late-charges-grow', 'Overdue sums carry interest at 1% per month, compounded daily.'],
  ['fixed-sum-on-breach', 'If I lose a key I pay $200.'],
];

describe('a sentence that was taken for a provision', () => {
  test.each(FAIR)('%s: says the fair thing: %s', (provision, sentence) => {
    expect(whatIsSaid(provision, sentence)).toBe('the fair thing');
  });

  test.each(ANOTHER)('%s: says another thing: %s', (provision, sentence) => {
    expect(whatIsSaid(provision, sentence)).toBe('another thing');
  });

  test.each(GRAVE)('%s: is the provision: %s', (provision, sentence) => {
    expect(whatIsSaid(provision, sentence)).toBe('the provision');
  });

  test('is read with its section, where another sentence lets the other side go', () => {
    const change = 'The club may change the hours of the pool.';
    const section = `${change} If it does, you may leave without charge.`;
    expect(whatIsSaid('unilateral-change', change, (pattern) => pattern.test(section))).toBe('the fair thing');
    expect(
      whatIsSaid('unilateral-change', change, (pattern) =>
        pattern.test(`${change} You may leave at the end of the year.`),
      ),
    ).toBe('the provision');
  });
});
