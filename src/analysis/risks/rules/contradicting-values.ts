import { balanceAtOdds, equalPartsAtOdds, instalmentsAtOdds, itemsAtOdds, sharesAtOdds } from '../at-odds/arithmetic';
import type { AtOdds } from '../at-odds/at-odds';
import { everydaySumsAtOdds } from '../at-odds/everyday-sums';
import { namedValuesAtOdds } from '../at-odds/named-values';
import { periodsAtOdds } from '../at-odds/periods';
import { sameWordsAtOdds } from '../at-odds/same-words';
import { eventAtOdds, noticeAtOdds, termAtOdds } from '../at-odds/times';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

/** More of them are a paper that was not understood, or several papers in one file. */
const MOST = 4;

/** Without what stands in the same two places as what was told before. */
function eachPlaceOnce(all: readonly AtOdds[]): AtOdds[] {
  const placesOf = ({ evidence }: AtOdds) =>
    evidence
      .map(({ start }) => start)
      .toSorted((one, other) => one - other)
      .join();
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(placesOf(one)) && seen.add(placesOf(one)));
}

/** A price, day or term that the paper gives in two ways: each side may hold the other to the one that suits it. */
export const contradictingValues = defineRule({
  id: 'contradicting-values',
  label: 'Figures or dates that contradict each other',
  family: 'paper',
  severity: { high: 'which of the two holds decides what is owed, or how long' },
  kinds: ANY_CONTRACT,
  witness: 'the page',
  find(reading) {
    const told = eachPlaceOnce([
      ...namedValuesAtOdds(reading),
      ...everydaySumsAtOdds(reading),
      ...periodsAtOdds(reading),
      ...instalmentsAtOdds(reading),
      ...itemsAtOdds(reading),
      ...equalPartsAtOdds(reading),
      ...sharesAtOdds(reading),
      ...balanceAtOdds(reading),
      ...termAtOdds(reading),
      ...noticeAtOdds(reading),
      ...eventAtOdds(reading),
      ...sameWordsAtOdds(reading),
    ]);
    if (told.length === 0 || told.length > MOST) return null;
    return finding(
      'high',
      told.map(({ description }) => description).join(' '),
      'Settle which one is meant, and have the other corrected before signing.',
      told.flatMap(({ evidence }) => evidence),
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['4. Provider pays a commission of 12% on net sales.\n9. The commission is 10% of what it receives.', '10%'],
      [
        '4. The launch date is May 4, 2026.\n9. Provider tests the site before the launch date of June 4, 2026.',
        'June 4',
      ],
      [
        '4. The warranty period is 12 months.\n9. Provider mends defects during the warranty period of 24 months.',
        '24 months',
      ],
      [
        '4. Invoices are payable within 30 days of receipt.\n9. Customer pays each invoice within 14 days of its date.',
        '14 days',
      ],
      ['4. The price of $12,000 is paid as follows:\n(a) $4,000 on signing\n(b) $6,000 on delivery', '$10,000'],
      ['4. Customer repays the sum of $9,000 in 12 monthly instalments of $700.', '$8,400'],
      [
        '4. The price of $64,000 is paid as follows:\n(a) $48,000 on signing\n(b) the deferred price, in two equal instalments of $9,000 on May 4, 2026 and June 4, 2026',
        '$66,000',
      ],
      [
        '2. The total fee is $9,600 plus VAT, payable as follows: (a) $3,200 on signature, (b) $3,200 on approval and (c) $3,000 on launch.',
        '$9,400',
      ],
      ['4. The Fee is $4,800 for the whole work.\n9. On acceptance the Fee of $4,300 falls due.', '$4,300'],
      ['4. Customer pays $1,200 as a deposit.\n9. The deposit is $1,500 and is held by Provider.', '$1,500'],
      [
        '1. The work begins on June 1, 2026 (the “Start Date”).\n2. The Start Date being June 15, 2026, Provider shall name its staff before.',
        'June 15, 2026',
      ],
      ['4. Customer pays a deposit of $1,200 on signing.\n9. The deposit is $1,500 and is held by Provider.', '$1,500'],
      ['4. The Deposit is three months’ rent.\nDeposit: two months’ rent', '3 months', 'lease'],
      [
        '4. The price is $85,000, payable as follows: $10,000 on signing, $25,000 when the site is live and $45,000 on acceptance.',
        '$80,000',
      ],
      ['4. Payment is due 50% on signing, 30% on delivery and 30% on acceptance.', '110%'],
      [
        '4. The total price is $1,895. A booking fee of $947 is paid on signing. The balance of $1,037 is due in May.',
        'leaves $948',
      ],
      [
        '9. Either party may terminate this Agreement at any time on 30 days’ notice.\n12. Either party may end this Agreement without cause on 60 days’ notice.',
        '60 days',
      ],
      [
        '1. The term is five years from September 1, 2026.\n9. This Agreement ends on August 31, 2029.',
        'September 1, 2031',
      ],
    ],
    misses: [
      ['4. Provider pays a commission of 12%.\n9. After year one the commission is 10%.', 'by year'],
      [
        '4. The warranty period is 12 months.\n9. If Customer extends it the warranty period is 24 months.',
        'another case',
      ],
      [
        '4. Invoices are payable within 30 days of receipt.\n9. Overdue invoices must be paid within 10 days of a reminder.',
        'late ones',
      ],
      [
        '4. The price of $12,000 is paid as follows:\n(a) $4,000 on signing\n(b) $8,000 on delivery',
        'they make the whole',
      ],
      ['4. Customer repays the sum of $9,000 in 12 monthly instalments of $750.', 'they make the whole'],
      [
        '4. The price of $64,000 is paid as follows:\n(a) $48,000 on signing\n(b) the deferred price, in two equal instalments of $8,000 on May 4, 2026 and June 4, 2026',
        'a part is paid twice',
      ],
      [
        '4. Customer pays a deposit of $1,200 on signing.\n9. The deposit of $1,200 is held by Provider.',
        'the same sum',
      ],
      ['4. Customer pays a deposit of $1,200.\n9. If Customer is late, the deposit is $1,500.', 'under a condition'],
      [
        '4. The salary is $60,000 a year.\n5. The salary of $5,000 a month is paid on the last day.',
        'by year and by month',
      ],
      [
        '4. The price is $80,000, payable as follows: $10,000 on signing, $25,000 when the site is live and $45,000 on acceptance.',
        'the parts make the whole',
      ],
      ['4. Payment is due 50% on signing, 30% on delivery and 20% on acceptance.', 'a hundred'],
      ['4. Late payments bear interest; 30% on signing and the balance on delivery.', 'the rest is open'],
      [
        '4. The total price is $1,895. A booking fee of $895 is paid on signing. The balance of $1,000 is due in May.',
        'it adds up',
      ],
      [
        '9. Either party may terminate this Agreement at any time on 30 days’ notice.\n12. Either party may terminate it if the other is in breach on 10 days’ notice.',
        'for another cause',
      ],
      [
        '1. The term is three years from September 1, 2026.\n9. This Agreement ends on August 31, 2029.',
        'the same end',
      ],
    ],
  },
});
