import { describe, expect, test } from 'bun:test';
import { exceptsFromIt, undoes, undoesClause } from '../../../../src/analysis/statements/standing/undoing-words';

describe('a sentence undoes what another says', () => {
  test.each([
    ['The notice shall be of no effect if any rent is unpaid', 'The Tenant may end this lease by notice'],
    ['The option is exercisable only if all rent has been paid', 'The Tenant has an option to renew'],
    ['This right lapses if the Tenant is in arrears', 'The Tenant may renew'],
    ['It is void unless the Premises are empty', 'The Tenant may end this lease by notice'],
    ['The Damage Waiver does not apply to theft', 'Where the Damage Waiver is accepted the Owner waives its claim'],
    ['The warranty covers only parts', 'The Seller gives a warranty of two years'],
    ['The discount applies only to orders above $500', 'Customer gets a discount of 5%'],
    ['Notice may not be given in the first year', 'Each party may terminate by one month of notice'],
    ['No notice may be given in July', 'Each party may terminate by one month of notice'],
    ['July and August do not count towards a notice period', 'You must give two months’ notice'],
    ['The deposit is not refundable on cancellation', 'You may cancel at any time'],
    ['A break fee of £5,000 is due on that day', 'The Tenant may end this lease on two months’ notice'],
    ['The following share of the price then becomes payable', 'You can cancel by writing to us at any time'],
    ['If Owner cancels later, Owner pays 35% of the price', 'Owner may cancel this contract within three days'],
    ['Payment of the fee shall not release Tenant from rent', 'Tenant shall pay a lease-break fee of $2,500'],
    ['The charge is in addition to the rent', 'Tenant pays a charge of £90 on leaving'],
  ])('%s', (text, limited) => expect(undoes(text, limited)).toBe(true));

  test.each([
    ['Payment of the fee shall not release Tenant from rent', 'Tenant shall keep the garden', 'no sum'],
    ['Payment of the premium does not free the Insured', 'Tenant pays a charge of £90 on leaving', 'another sum'],
    ['Payment of the fee releases Tenant from rent', 'Tenant shall pay a lease-break fee of $2,500', 'it frees'],
    ['The insurance is void if the boat is raced', 'The Tenant may end this lease by notice', 'another thing'],
    ['This Agreement lapses if no order is placed', 'The Tenant may renew', 'the paper itself'],
    [
      'Letters of the Tenant are sent to the office of the agent and not to the shop, and a notice is void if',
      'He ends it by notice',
      'far behind',
    ],
    ['No claim may be given away', 'Each party may terminate by one month of notice', 'nothing of the other'],
    ['Sundays do not count as working days', 'The fee is $50', 'no such time'],
    ['The rent is payable on the first of each month', 'The Tenant may end this lease by notice', 'not for the end'],
    ['Customer pays $40 for each key that is lost', 'The Tenant may end this lease by notice', 'money for else'],
    ['A break fee of £5,000 is due', 'The Tenant pays the rent in advance', 'no right to end'],
    ['You may resign by notice, which may not be given in May', 'We may end it on notice', 'a right of its own'],
    ['The lease ends when the term does', 'The Tenant may end the lease by notice', 'an end of its own'],
  ])('near miss: %s, %s, %s', (text, limited) => expect(undoes(text, limited)).toBe(false));
});

test.each([
  ["Ada's interest in the well company is excepted", 'Neither member shall compete', true],
  ['Holdings of up to 2% are permitted.', 'The Seller must not compete', true],
  ['All other warranties are excluded', 'Neither party is liable for loss', false],
  ['Pets are permitted', 'The Tenant shall keep the garden', false],
  ['Open orders must be finished first', 'You can close your account', true],
  ['Open orders must be finished first', 'You must close your account', false],
  ['Open orders must be finished', 'You can close your account', false],
])('%s, of %s', (text, limited, does) => expect(exceptsFromIt(text, limited)).toBe(does));

test.each([
  ['Clause 8.1 does not apply to an offer below $2,000', '8.1', true],
  ['Notwithstanding Section 8.1, Vendor may sell there itself', '8.1', true],
  ['Notwithstanding Section 8.12, Vendor may sell there itself', '8.1', false],
  ['Clause 8.1 applies to each offer', '8.1', false],
  ['Vendor sells under clause 8.1 and does not apply for permits', '8.1', false],
  ['Clause 8.1 does not apply', '', false],
])('%s: of clause %s', (text, number, does) => expect(undoesClause(text, number)).toBe(does));

const VACATION = 'You will accrue 15 days of paid vacation per year';
const SHARES = 'You will vest in 25% of the Option shares after 12 months';
test.each([
  ['Vacation that has not been used when employment ends is not paid out', VACATION, true],
  ['Unused vacation days lapse at the end of each year', VACATION, true],
  ['Vacation days are not carried over', VACATION, true],
  ['Vested shares may be repurchased by the Company at cost', SHARES, true],
  ['Such shares shall be forfeited on leaving', SHARES, true],
  ['Points have no cash value', 'Members earn points on each order', true],
  ['This discount may be withdrawn at any time', 'Customer receives a discount of 10%', true],
  ['Sick leave is not paid out', VACATION, false],
  ['Vacation is planned with your manager', VACATION, false],
  ['Rent that is not due is not paid', 'Rent is due on the first of the month', false],
  [
    'Where the Company keeps a list of all of its holders, whoever and wherever they are at the time, shares may be repurchased',
    SHARES,
    false,
  ],
  ['Paid vacation requests lapse', VACATION, false],
])('what goes back or comes to nothing: %s', (text, limited, does) => expect(undoes(text, limited)).toBe(does));
