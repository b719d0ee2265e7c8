import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { priceInSentence } from '../../../src/analysis/facts/price-in-sentence';
import { sourceOf } from '../../../src/analysis/facts/source';
import { formatMoney } from '../../../src/analysis/mentions/money';
import { contractTextFromPlain } from '../../support/contract-text';

function priceOf(text: string): string | null {
  const contract = contractTextFromPlain(text);
  const price = priceInSentence(sourceOf(contract, documentOf(contract)), { text, start: 0 });
  return price && `${formatMoney(price)}${price.per ? ` per ${price.per}` : ''}`;
}

describe('the price that a sentence names', () => {
  test.each([
    ['Retainer £4,200 a month plus VAT', 'GBP 4,200 per month'],
    ['1.1 TBDG lends KRH S$220,000 altogether.', 'SGD 220,000'],
    ['Principal Amount: US$137,500.00', '$137,500'],
    ['So that is €2,830 in all, VAT being included.', 'EUR 2,830'],
    ['If you sign, the Company will pay you $41,600, less withholding, in equal installments.', '$41,600'],
    ['The Company shall pay Employee an annualized base salary of $118,400.', '$118,400'],
  ])('%s', (text, price) => expect(priceOf(text)).toBe(price));

  test.each([
    ['a part of it', 'The Manager will contribute £350 plus VAT towards the cost of that advice.'],
    [
      'what is bought at least',
      '4.1 In the first year the Distributor shall pay for not less than £180,000 of Products.',
    ],
    ['by the hour', 'The fee is £92 per hour.'],
    ['security', '6. Deposit: $6,450, which Landlord pays back.'],
    ['several sums', 'The price is $8,800 for the site and $1,200 for the pictures.'],
    ['a recital', 'WHEREAS, the Trust shall pay $5,186,860 under another agreement.'],
    ['what is paid once for tools', 'For special tools the Purchaser pays a contribution of EUR 46,500.'],
    ['no price', 'Charlie owes Ann $20.'],
  ])('near miss, %s', (_name, text) => expect(priceOf(text)).toBeNull());
});
