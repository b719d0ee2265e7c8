import { describe, expect, test } from 'bun:test';
import {
  exceptsItem,
  isOfACase,
  lacksVerb,
  leansBack,
  namesNoCase,
  narrows,
} from '../../../../src/analysis/statements/standing/narrowing-words';

describe('a sentence narrows the one before it', () => {
  test.each([
    ['Unless the kiln is broken', 'You pay all of it'],
    ['Otherwise he takes it', 'The Buyer may walk away'],
    ['Up to that day we bear it', 'From the day they move, you bear the cost'],
    ['The Supplier shall not, however, enforce that charge by sale', 'The Guarantor charges his house'],
    ['Up to DKK 8,000', 'You get DKK 800 off for every day from then'],
    ['The most we pay is £500', 'We pay £50 for each day'],
    ['It stops at £500', 'You take off £5 a day'],
    ['This shall not exceed a tenth of the price', 'For every week of delay the Buyer takes off 1%'],
    ['You pay nothing if the person answered a public advert', 'You pay us £1,500 towards another'],
    ['Nothing is charged in the weeks when we are closed', 'You pay £6.40 an hour'],
    ['No fine is taken where the slot is cancelled two hours before', 'Those not turning up are fined Rs. 200'],
    ['No deduction shall be made for delay of the printer', 'The Company may deduct five per cent'],
    ["If you quit within a year of passing, we'd want half back", 'We pay the $3,800 for it'],
    ['If the SOW ends before that, the balance is lost; it is refunded otherwise', 'An advance of £900 is payable'],
    ['The Buyer has until 6 p.m. on October 10 to say so by text', 'The Buyer may walk away'],
    ['Visible faults in 5 days, hidden faults in 5 days after finding', 'Buyer must examine at arrival'],
  ])('%s', (text, limited) => expect(narrows(text, limited)).toBe(true));

  test.each([
    ['Up to five guests may stay', 'The rent is £500', 'no ceiling of a sum'],
    ['Up to £500 is paid for a course', 'The rent is £500', 'a rule of its own'],
    ['No deposit shall be made for keys', 'You pay £200', 'another thing'],
    ['If it breaks, you pay half of the repair', 'The fee is £30', 'nothing is undone'],
    ['If you ask for it, we pay it back', 'The landlord keeps the keys', 'nothing was given'],
    ['This letter holds for two years', 'Neither must tell anybody', 'a sentence of its own'],
    ['Terms in 30 days', 'Buyer pays by card', 'no duty before it'],
    ['You must do this with care', 'The Buyer may walk away', 'no deadline'],
  ])('near miss: %s', (text, limited) => expect(narrows(text, limited)).toBe(false));
});

test.each([
  ['We will not charge for the days lost while that is done', true],
  ['The deposit is, however, kept for cleaning', true],
  ['Tenant pays while the lease is on', false],
  ['Pictures are shown in the gallery until the day of the sale in autumn, however, not later', false],
  ['If you breach this we may cut the fee by 15%', true],
  ['If you breach this Agreement we may cut the fee', false],
  ['If this continues for four months, each may leave', true],
  ['Customer may withdraw this permission by e-mail', true],
  ['Customer may withdraw its permission by e-mail', false],
  ['The Licensor shall correct Software which does not so perform', true],
  ['Any sum so paid is set off', true],
  ['If rent is collected by an attorney, Tenant pays 15% of the amount so collected', false],
  ['Premises which are so damaged by fire that they cannot be used are rebuilt', false],
  ['The goods so far as sold are paid for', false],
  ['We will tell you why unless the law stops us', true],
  ['We will tell you why we refuse', false],
  ['You may send it back and need not say why', false],
  ['A handling fee of 10% applies', true],
  ['A cleaning charge may be made', true],
  ['A handling fee of 10% applies to goods that come back', false],
  ['The rent is due', false],
  ['We refund the price within 10 days of receipt of your notice', true],
  ['We refund the price within 10 days of delivery', false],
  ['To cancel, write to the club', true],
  ['To paint the hall, the Tenant asks the Owner', false],
])('leans on the sentence before: %s', (text, leans) => expect(leansBack(text)).toBe(leans));

test.each([
  ['Limits (a) and (b) do not apply to title', true],
  ['Limits (a) and (c) do not apply to title', false],
  ['These limits do not apply to fraud', true],
  ['None of these limits covers fraud', true],
  ['Clause 7 does not apply to invoices', false],
  ['These limits apply to each claim', false],
  ['But not to fraud', true],
])('below a list something is excepted from its item (b): %s', (text, isExcepted) =>
  expect(exceptsItem(text, 'b')).toBe(isExcepted),
);

test.each([
  ['The Licensee may not', true],
  ['Vendor may not', true],
  ["The Buyer can't either", true],
  ['Neither does the Agent', true],
  ['Nor may the Licensee', true],
  ['Borrower may not assign', false],
  ['You take the house as it stands and pay for what it is', false],
  ['Neither party may assign it', false],
])('has no verb of its own: %s', (text, isSo) => expect(lacksVerb(text)).toBe(isSo));

test.each([
  ['We will offer you a new date', true],
  ['The Landlord shall offer a new date', true],
  ['We will offer you a new date each year', false],
  ['If it rains, we will offer you a new date', false],
  ['A new date will be offered', false],
])('somebody does something in no case of its own: %s', (text, does) => expect(namesNoCase(text)).toBe(does));

test.each([
  ['If the hall burns down, nobody is in breach', true],
  ['Nobody is in breach if the hall burns down', false],
])('of a case: %s', (text, is) => expect(isOfACase(text)).toBe(is));
