import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { limitInWords } from '../../../src/analysis/facts/limit-in-words';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const statusOf = (clause: string) => readFacts(contractWith(`11. ${clause}`)).liabilityCap.status;

describe('a limit of what somebody answers for is never told as absent', () => {
  test.each([
    'She will make good to the Publisher what a court finds due because that promise was broken, but never more than she has received under this agreement.',
    'In any case the responsibility of the Producer can not pass the price of the single Product.',
    "We pay for what's stolen from a locked locker up to £200.",
    "If I have got something wrong that I didn't know about, the most I'd ever pay is £300.",
    "BFG's liability to Vendor under an Order ends at the price of the Goods.",
    'If the band loses money by our fault, we owe it no more than one week’s rent.',
    "If something goes badly wrong, I'm good for the fee I've had and not for more.",
    'A claim must be told within a year, and all claims together are limited to £92,000.',
    'Whatever Seller may have to pay on account of this sale shall not go over the price.',
    'If the tune is another’s, you pay us back what that costs, up to what you were paid and not a dollar more.',
    'We are not insurers of your things, but we answer for loss that comes from our carelessness, up to €5,000.',
    'The entire exposure of Provider shall at no time exceed $2,500.',
    'The excess is the most that you owe for damage to the van: £500.',
    'The Hirer may claim only within 30 days, and for not more than the hire of one week.',
    'Every responsibility of the Supplier beyond the value of the defective lot is excluded.',
    'The excess shown overleaf is the most the Hirer pays for damage to the vehicle in one accident.',
  ])('%s', (clause) => {
    expect(limitOf(clause)?.text).toContain(clause.slice(0, 20));
    expect(statusOf(clause)).not.toBe('absent');
  });
});

const limitOf = (clause: string) => {
  const contract = contractTextFromPlain(contractWith(`11. ${clause}`));
  return limitInWords(sourceOf(contract, documentOf(contract)));
};

describe('other limits are no limit of liability', () => {
  test.each([
    'If we overpay you we can recover it in slices of no more than €50 a pay day.',
    'The insurance pays for damage up to £10,000.',
    'For sixty days after acceptance the Developer answers questions by e-mail, up to ten hours, inside the price.',
    'We pay for your course up to £300.',
    'She is good for a laugh, and for no more than an hour.',
    'Our insurers answer for loss by fire up to €5,000.',
    'You may claim the repair, and for not more than two weeks a van in its place.',
    'Responsibility for the value of the goods is excluded.',
    'The excess is the most common cause of complaint, and each side pays for damage.',
    'For delay the Supplier answers with 1% of the price a day, up to 30% of it; damage beyond this is owed too.',
    'The liability of the Guarantor is unlimited, and no claim shall exceed the rent.',
  ])('%s', (clause) => {
    expect(limitOf(clause)).toBeUndefined();
  });
});

describe('a limit to what an insurer pays', () => {
  test.each([
    'The crèche accepts no responsibility for any injury to a child which is not covered by its insurance.',
    'Our liability to you is limited to the amount recovered under our professional indemnity insurance.',
    'The liability of the Landlord shall not exceed the limits of its insurance.',
    'The Contractor shall only be liable to the extent of sums paid by its insurers.',
  ])('%s', (clause) => expect(limitOf(clause)?.text).toContain(clause.slice(0, 20)));

  test.each([
    'The obligation and liability of Customer are not limited by the amount of its insurance.',
    'Provider shall maintain liability insurance up to the limit of any insurance that Customer has.',
    'We are not responsible for your things, which are not covered by our insurance.',
    'Provider shall carry liability insurance of at least $500,000.',
  ])('near miss: %s', (clause) => expect(limitOf(clause)).toBeUndefined());
});
