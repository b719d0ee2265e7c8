import type { Evidence } from '../../../shared/analysis';
import { operativeSentences } from '../../document/operative';
import { plainText } from '../../document/plain-text';
import { evidenceAt } from '../../evidence';
import { residentialLeaseUs } from '../../kinds/declarations/residential-lease-us';
import { residentialTenancyEngland } from '../../kinds/declarations/residential-tenancy-england';
import { nearestInClause, openingWords, wording } from '../../lexicon/words';
import { findMoney, formatMoney, type MoneyMention } from '../../mentions/money';
import { headingsOf } from '../../provisions/input/headings';
import type { Reading } from '../../reading';
import { mayReach } from '../dated';
import { lawOf } from '../law';
import { definePoint } from '../point';

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** The most that a deposit may be: so many weeks' or months' rent. */
interface Cap {
  count: number;
  unit: 'week' | 'month';
  source: string;
  /** The day (YYYY-MM-DD) from which on it holds, where the limit is a young one; older contracts are left alone. */
  since?: string;
  /** Exceptions of the law that a reader has to know of. */
  but?: string;
}

const ofMonths = (count: number, source: string, but?: string): Cap => ({
  count,
  unit: 'month',
  source,
  ...(but && { but }),
});

/** By the place whose law governs. Only places whose limit holds for nearly every letting of a home. */
const CAPS: Readonly<Record<string, Cap>> = {
  Scotland: ofMonths(2, 'Rent (Scotland) Act 1984, s. 90'),
  California: {
    ...ofMonths(1, 'Cal. Civ. Code § 1950.5', 'two months for some small landlords'),
    since: '2024-07-01',
  },
  'New York': { ...ofMonths(1, 'N.Y. Gen. Oblig. Law § 7-108'), since: '2019-06-14' },
  Massachusetts: ofMonths(1, 'Mass. Gen. Laws ch. 186, § 15B'),
  'New Jersey': ofMonths(1.5, 'N.J. Stat. § 46:8-21.2'),
  Pennsylvania: ofMonths(2, '68 Pa. Stat. § 250.511a', 'one month from the second year on'),
  Virginia: ofMonths(2, 'Va. Code § 55.1-1226'),
  Michigan: ofMonths(1.5, 'Mich. Comp. Laws § 554.602'),
  Connecticut: ofMonths(2, 'Conn. Gen. Stat. § 47a-21', 'one month for tenants of 62 and more'),
  Arizona: ofMonths(1.5, 'Ariz. Rev. Stat. § 33-1321', 'a tenant may pay more of his own will'),
  Nevada: ofMonths(3, 'Nev. Rev. Stat. § 118A.242'),
  Nebraska: ofMonths(1, 'Neb. Rev. Stat. § 76-1416', 'a pet deposit of a quarter of a month besides'),
  'Rhode Island': ofMonths(1, 'R.I. Gen. Laws § 34-18-19', 'another month where it is furnished'),
  Alabama: ofMonths(1, 'Ala. Code § 35-9A-201', 'more for pets and greater risks'),
  Missouri: ofMonths(2, 'Mo. Rev. Stat. § 535.300'),
  Maine: ofMonths(2, 'Me. Rev. Stat. tit. 14, § 6032'),
  Iowa: ofMonths(2, 'Iowa Code § 562A.12'),
  'New Zealand': { count: 4, unit: 'week', source: 'Residential Tenancies Act 1986, s. 18', but: 'a pet bond besides' },
  'New South Wales': { count: 4, unit: 'week', source: 'Residential Tenancies Act 2010 (NSW), s. 159' },
};
const ENGLAND: ReadonlySet<string> = new Set(['England', 'England and Wales']);
/** In pounds a year: from this rent on six weeks are allowed instead of five. */
const HIGH_RENT = 50_000;

const RENT = wording('rent');
const PER_MONTH = wording(
  '{per,a,each,every} ({calendar,calender} ){month}, monthly, pcm, p.c.m., /month, /mo, calendar monthly',
);
const PER_WEEK = wording('{per,a,each,every} week, weekly, pw, p.w., /week');
const OTHER_SUMS = wording(
  'deposit, bond, late, pet(s), parking, garage, fee(s), increase*, insur*, guarant*, arrears, storage, utilit*, discount, prorat*, pro rata, holding over, holdover, double',
);
/** Labels under which a form has the deposit; those of a pet, a key or a hold are others. */
const DEPOSIT_LABEL = openingWords(
  '(the ){deposit,security deposit,tenancy deposit,bond,refundable security deposit,damage deposit}',
);
const DEPOSIT = wording(
  '{deposit,bond} {of,is,shall be,will be,equal to,totalling,totaling}, {deposit,bond} in the {amount,sum} of, {pay,pays,paid,give,gives} (the landlord ){a,the} (security ){deposit,bond}',
  nearestInClause(24),
  '£, \\$, €',
);
const OTHER_DEPOSITS = wording('pet, key(s), holding, cleaning, fob, remote, garage, last month*');

/** A sum of money and the words that prove it. */
interface Sum {
  money: MoneyMention;
  evidence: Evidence;
}

interface Text {
  label: string;
  text: string;
  evidence: Evidence;
}

/** What the paper says of money: rows of forms, and binding sentences. */
function textsOf(reading: Reading): Text[] {
  const rows = reading.document.labelValues
    .filter(({ state }) => state === 'filled')
    .map(({ label, value }) => ({
      label: plainText(label.text),
      text: plainText(value.text),
      evidence: evidenceAt(reading.contract, label.start, value.end),
    }));
  const sentences = operativeSentences(reading).map((sentence) => ({
    // What stands under 'Deposit.' may not say the word again.
    label: headingsOf(reading.outline, sentence),
    text: plainText(sentence.text),
    evidence: evidenceAt(reading.contract, sentence.start, sentence.end),
  }));
  return [...rows, ...sentences];
}

/** What all of them say: null where there is none, or where two say different sums. */
function onlyOne(sums: readonly Sum[]): Sum | null {
  const [first] = sums;
  const isSame = ({ money }: Sum) => money.amount === first?.money.amount && money.currency === first.money.currency;
  return first && sums.every(isSame) ? first : null;
}

/** The rent of a year, by the one sum that is told for a month or a week. */
function yearlyRent(texts: readonly Text[]): Sum | null {
  const sums = texts.flatMap(({ label, text, evidence }): Sum[] => {
    const whole = `${label} ${text}`;
    if (!RENT.test(whole) || OTHER_SUMS.test(whole)) return [];
    const times = PER_MONTH.test(whole) ? MONTHS_A_YEAR : PER_WEEK.test(whole) ? WEEKS_A_YEAR : 0;
    const found = findMoney(text);
    const [money] = found;
    if (times === 0 || found.length !== 1 || !money) return [];
    return [{ money: { ...money, amount: money.amount * times }, evidence }];
  });
  return onlyOne(sums);
}

function depositOf(texts: readonly Text[]): Sum | null {
  const sums = texts.flatMap(({ label, text, evidence }): Sum[] => {
    const isUnder = DEPOSIT_LABEL.test(label);
    if (!(isUnder || DEPOSIT.test(text)) || OTHER_DEPOSITS.test(`${label} ${text}`)) return [];
    const [money, ...others] = findMoney(isUnder ? text : text.slice(text.search(DEPOSIT)));
    return money && (others.length === 0 || !isUnder) ? [{ money, evidence }] : [];
  });
  return onlyOne(sums);
}

function capFor(law: string, yearly: number): Cap | undefined {
  if (!ENGLAND.has(law)) return CAPS[law];
  return {
    count: yearly < HIGH_RENT ? 5 : 6,
    unit: 'week',
    source: 'Tenant Fees Act 2019, Sch. 1',
    since: '2019-06-01',
  };
}

export const depositOverCap = definePoint({
  id: 'deposit-over-cap',
  label: 'Deposit above the limit of the law',
  topic: 'renewal',
  source: 'Tenant Fees Act 2019, Sch. 1',
  cause: 'the deposit of a home is more than so many weeks’ or months’ rent as the law of the place allows',
  papers: [residentialLeaseUs, residentialTenancyEngland],
  witness: 'a figure',
  find(reading) {
    const law = lawOf(reading);
    const texts = law ? textsOf(reading) : [];
    const rent = yearlyRent(texts);
    const deposit = depositOf(texts);
    if (!law || !rent || !deposit || rent.money.currency !== deposit.money.currency) return null;
    const cap = capFor(law, rent.money.amount);
    if (!cap || (cap.since && !mayReach(reading, cap.since))) return null;
    const most = (cap.count * rent.money.amount) / (cap.unit === 'week' ? WEEKS_A_YEAR : MONTHS_A_YEAR);
    // To the penny, since a deposit is rounded.
    if (deposit.money.amount <= Math.ceil(most)) return null;
    const allowed = formatMoney({ amount: Math.round(100 * most) / 100, currency: rent.money.currency });
    const length = cap.count === 1 ? `one ${cap.unit}’s` : `${cap.count} ${cap.unit}s’`;
    return {
      source: cap.source,
      issue: `The deposit of ${formatMoney(deposit.money)} is more than ${length} rent (${allowed}), the most that the law of ${ENGLAND.has(law) ? 'England' : law} allows for a home${cap.but ? ` (${cap.but})` : ''}.`,
      recommendation: `Ask that the deposit is lowered to ${allowed} and what was paid above it is given back; check the exceptions with counsel.`,
      evidence: [deposit.evidence, rent.evidence],
    };
  },
  examples: {
    paper: 'whole',
    hits: [
      [
        'ASSURED SHORTHOLD TENANCY AGREEMENT\nLandlord: Moor Lets Ltd\nTenant: Ann Lee\nRent: £1,050.00 per calendar month\nDeposit: £1,575.00\n1. The Landlord lets the flat at 4 Mill Lane, Leeds to the Tenant for 12 months.\n2. The Tenant shall pay the Rent on the first of each month.\n3. This agreement is governed by the law of England and Wales.\nSigned: Ann Lee',
        'GBP 1,575 is more than 5 weeks’ rent (GBP 1,211.54)',
      ],
      [
        'ASSURED SHORTHOLD TENANCY AGREEMENT\nMoor Lets Ltd (the "Landlord") lets 4 Mill Lane, Leeds to Tom Ash (the "Tenant") for twelve months.\n1. The Tenant shall pay a rent of £300 per week.\n2. The Tenant shall pay a deposit of £1,800 on signing.\n3. English law governs this agreement.\nSigned: Tom Ash',
        'law of England',
      ],
      [
        'RESIDENTIAL LEASE\nElm LLC ("Landlord") leases the apartment at 9 Oak Street, Newark to Ann Lee ("Tenant") for one year.\n1. Rent. Tenant shall pay rent of $2,000 per month.\n2. Security deposit. Tenant shall pay a security deposit of $4,000.\n3. Governing law. This Lease is governed by the laws of the State of New Jersey.\nSigned: Ann Lee',
        'more than 1.5 months’ rent ($3,000)',
      ],
      [
        'RESIDENTIAL LEASE\nElm LLC ("Landlord") leases the apartment at 9 Oak Street, Albany to Ann Lee ("Tenant") for one year.\nMonthly rent: $1,500.00\nSecurity deposit: $3,000.00\n1. Tenant shall pay the rent on the first.\n2. Governing law. The laws of the State of New York govern this Lease.\nSigned: Ann Lee',
        'one month’s rent',
      ],
      [
        'RESIDENTIAL TENANCY AGREEMENT\nMoor Lets Ltd (the "Landlord") lets the flat at 4 Mill Lane, Perth to Ann Lee (the "Tenant") until she leaves.\n1. Rent. £700 each calendar month is the rent.\n2. Deposit. £1,600, to be paid with the first rent.\n3. Law. Scottish law governs this agreement.\nSigned: Ann Lee',
        'law of Scotland',
      ],
    ],
    misses: [
      [
        'RESIDENTIAL LEASE\nDated March 1, 2018\nElm LLC ("Landlord") leases the apartment at 9 Oak Street, Albany to Ann Lee ("Tenant") for one year from March 1, 2018.\nMonthly rent: $1,500.00\nSecurity deposit: $3,000.00\n1. Tenant shall pay the rent on the first.\n2. Governing law. The laws of the State of New York govern this Lease.\nSigned: Ann Lee',
        'before the limit was made',
      ],
      [
        'RESIDENTIAL TENANCY AGREEMENT\nMoor Lets Ltd (the "Landlord") lets the flat at 4 Mill Lane, Perth to Ann Lee (the "Tenant") until she leaves.\n1. Rent. £700 each calendar month is the rent.\n2. Deposit. £1,000 is held by the scheme, or £2,000 if a pet is kept.\n3. Law. Scottish law governs.\nSigned: Ann Lee',
        'which of two sums is not known',
      ],
      [
        'ASSURED SHORTHOLD TENANCY AGREEMENT\nLandlord: Moor Lets Ltd\nTenant: Ann Lee\nRent: £1,050.00 per calendar month\nDeposit: £1,211.00\n1. The Landlord lets the flat at 4 Mill Lane, Leeds to the Tenant for 12 months.\n2. This agreement is governed by the law of England and Wales.\nSigned: Ann Lee',
        'five weeks’ rent',
      ],
      [
        'ASSURED SHORTHOLD TENANCY AGREEMENT\nLandlord: Moor Lets Ltd\nTenant: Ann Lee\nRent: £4,500.00 per calendar month\nDeposit: £6,000.00\n1. The Landlord lets the house at 4 Mill Lane, Leeds to the Tenant for 12 months.\n2. This agreement is governed by the law of England and Wales.\nSigned: Ann Lee',
        'six weeks of a high rent',
      ],
      [
        'ASSURED SHORTHOLD TENANCY AGREEMENT\nLandlord: Moor Lets Ltd\nTenant: Ann Lee\nRent: £1,050.00 per calendar month\nPet deposit: £1,900.00\n1. The Landlord lets the flat at 4 Mill Lane, Leeds to the Tenant for 12 months.\n2. This agreement is governed by the law of England and Wales.\nSigned: Ann Lee',
        'of a pet',
      ],
      [
        'RESIDENTIAL LEASE\nElm LLC ("Landlord") leases the apartment at 9 Oak Street, Austin to Ann Lee ("Tenant") for one year.\nMonthly rent: $1,500.00\nSecurity deposit: $4,000.00\n1. Tenant shall pay the rent on the first.\n2. Governing law. The laws of the State of Texas govern this Lease.\nSigned: Ann Lee',
        'a state without a limit',
      ],
      [
        'RESIDENTIAL LEASE\nElm LLC ("Landlord") leases the apartment at 9 Oak Street, Albany to Ann Lee ("Tenant") for two years.\n1. Tenant shall pay rent of $1,500 per month in the first year.\n2. Tenant shall pay rent of $2,500 per month in the second year.\n3. Tenant shall pay a security deposit of $2,000.\n4. The laws of the State of New York govern this Lease.\nSigned: Ann Lee',
        'two rents',
      ],
      [
        'RESIDENTIAL LEASE\nElm LLC ("Landlord") leases the apartment at 9 Oak Street, Albany to Ann Lee ("Tenant") for one year.\nMonthly rent: $1,500.00\n1. Tenant shall pay a security deposit of $1,500.\n2. Tenant shall pay a deposit of $3,000 if a guarantor is missing.\n3. The laws of the State of New York govern this Lease.\nSigned: Ann Lee',
        'two deposits',
      ],
    ],
  },
});
