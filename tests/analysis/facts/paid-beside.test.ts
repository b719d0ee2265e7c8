import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { evidenceAt } from '../../../src/analysis/evidence';
import { isEstimate, paysOnTop } from '../../../src/analysis/facts/paid-beside';
import { paidOnce } from '../../../src/analysis/facts/paid-once';
import { costsBesideRent } from '../../../src/analysis/facts/rent-beside';
import { sourceOf } from '../../../src/analysis/facts/source';
import { AN_ESTIMATE, BESIDE_OTHERS } from '../../../src/shared/caveats';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

const REST = [
  'The law of England applies.',
  'Invoices are due in 14 days.',
  'We keep copies of the data.',
  'You let us in.',
  'Neither of us tells others of it.',
]
  .map((sentence, at) => `${at + 5}. ${sentence}`)
  .join('\n');
const worthOf = (text: string) =>
  readFacts(`SERVICES AGREEMENT\nSupplier: Gallagher Ltd\nCustomer: Mara Olsson\n${text}\n${REST}`).contractValue.value;

describe('what is paid on top in the sentence of a price', () => {
  test.each([
    'The Client pays a retainer of $22,000 a month, and project fees as each SOW says.',
    'The box is $71.94 per week, plus $10.99 shipping and any sales tax.',
    'Price: NZ$685,000 plus stock at valuation, plus GST if any.',
    'The Author is paid £4,000 plus a royalty of 4% of receipts.',
    'The fee is US $312,000, together with all other charges stated in Exhibit A.',
  ])('%s', (quote) => {
    expect(paysOnTop({ quote })).toBe(true);
  });

  test.each([
    'The fee is $6,600 plus GST.',
    'The fee is £6,600 plus VAT and reasonable expenses.',
    'Plus a royalty, the Author is paid £4,000.',
    'The loan is £6,600 together with interest and the legal fees of collection.',
    'A royalty is paid plus a bonus.',
  ])('near miss: %s', (quote) => {
    expect(paysOnTop({ quote })).toBe(false);
  });

  test.each([
    ['a further one-time fee', 'For the migration the Client pays $2,500.', `$23,380${BESIDE_OTHERS}`],
    [
      'what a post costs',
      'The Client will publish nothing negative and will pay $2,500 for each such post.',
      '$23,380',
    ],
    ['a penalty', 'A penalty of $2,500 is payable by the Client where it lets the work stop.', '$23,380'],
  ])('beside a price: %s', (_, said, value) => {
    expect(worthOf(`1. The price is $23,380, paid by the Client to the Supplier.\n2. ${said}`)).toBe(value);
  });

  test('is said behind the value', () => {
    expect(worthOf('1. The purchase price is £685,000 plus stock at valuation.')).toBe(`GBP 685,000${BESIDE_OTHERS}`);
    expect(worthOf('1. The purchase price is £685,000 plus VAT.')).toBe('GBP 685,000');
  });
});

describe('what runs on beside a total', () => {
  const total = '1. The total fee for development of the Software is EUR 412,000, payable in three parts.';
  test('is told', () => {
    expect(worthOf(`${total}\n2. Support services are charged at EUR 9,800 per month.`)).toBe(
      `EUR 412,000${BESIDE_OTHERS}`,
    );
  });
  test.each(['2. The price is paid at EUR 9,800 per month.', '2. Support services are paid with EUR 9,800.'])(
    'near miss: %s',
    (clause) => {
      expect(worthOf(`${total}\n${clause}`)).toBe('EUR 412,000');
    },
  );
});

describe('what an employee is paid beside his pay', () => {
  const salary = '1. Your base salary is $92,000 per year.';
  test.each([
    '2. You will receive a signing bonus of $18,000 with your first paycheck.',
    '2. At target, commission is $40,000 a year.',
    '2. You get a housing allowance of $12,000.',
  ])('%s', (clause) => {
    expect(worthOf(`${salary}\n${clause}`)).toBe(`$92,000 per year${BESIDE_OTHERS}`);
  });
  test.each([
    '2. You will receive a bonus of up to $18,000 at our discretion.',
    '2. You will repay the signing bonus of $18,000 where you leave.',
    '2. You will receive a gift bonus of $300.',
    '2. You will receive a bonus of ten points per user.',
    '2. You will receive a bonus of $1,000 for support each month.',
  ])('near miss: %s', (clause) => {
    expect(worthOf(`${salary}\n${clause}`)).toBe('$92,000 per year');
  });
});

test('what is paid beside a total that itself runs on is a part of it', () => {
  const total = '1. Your total base salary is $92,000 per year.';
  expect(worthOf(`${total}\n2. Support services are charged at $19,000 per year.`)).toBe('$92,000 per year');
});

describe('rows below a price in its table', () => {
  test('are told once, though their label calls them a fee', () => {
    const text = 'SERVICES AGREEMENT\nSupplier: Gallagher Ltd\nPurchase price\t€148,000\nInstallation fee\t€17,900';
    expect(readFacts(`${text}\n${REST}`).contractValue.evidence.length).toBe(2);
  });
  test('are paid beside it', () => {
    expect(worthOf('Purchase price\t€148,000\nInstallation\t€17,900\nDelivery\t22 weeks')).toBe(
      `EUR 148,000${BESIDE_OTHERS}`,
    );
  });
  test.each([
    'Contract price\t€148,000\nInstallation\t€17,900',
    'Installation\t€17,900\nPrice\t€148,000',
    'Purchase price\t€148,000\nVAT at 20%\t€29,600',
    'Purchase price\t€148,000\nDelivery\t22 weeks\nInstallation\t€17,900',
    'Purchase price\t€148,000\nAdditional machine\t€120,000',
    'Purchase price\t€148,000\nBulbs\t€900',
    'Purchase price\t€148,000\nRegistration fee\t€17,900',
    'Purchase price\t€148,000 in all\nInstallation\t€17,900',
    'Purchase price\t€148,000\nInstallation: €17,900',
    'Purchase price\t€148,000\nThe Supplier brings the machine on a lorry and sets it up in the hall.\nInstallation\t€17,900',
  ])('near miss: %s', (rows) => {
    expect(worthOf(rows)).toBe('EUR 148,000');
  });
});

test('a commission stands beside the total of a list', () => {
  const list = 'A Site\t$2,850.00\nB Power\t$390.00\nTotal\t$3,240.00';
  expect(worthOf(`Item\tAmount\n${list}\nF Commission on gross sales\t24%`)).toBe(`$3,240${BESIDE_OTHERS}`);
  expect(worthOf(`Item\tAmount\n${list}\nF Commission rebate\t24%`)).toBe('$3,240');
});

describe('what a total leaves out', () => {
  test.each([
    'The amounts in Section 3 are good-faith estimates and not a ceiling.',
    'The total above is an estimate.',
    'These figures are only indicative.',
  ])('%s', (quote) => expect(isEstimate({ quote })).toBe(true));
  test.each([
    'Target dates are estimates.',
    'The prices are fixed and no estimates.',
    'The fees are estimates for later years, and fixed for this.',
    'The total number of guests is an estimate.',
  ])('near miss: %s', (quote) => expect(isEstimate({ quote })).toBe(false));

  const TABLE = 'Design\t$62,000\nConnector\t$148,000\nTotal\t$210,000';
  test('an estimate is told as one, and a fee on signing that is not credited beside it', () => {
    expect(worthOf(`${TABLE}\n4. The amounts above are good-faith estimates and not a ceiling.`)).toBe(
      `$210,000${AN_ESTIMATE}`,
    );
    expect(
      worthOf(
        `${TABLE}\n4. Customer pays a mobilization fee of $84,000 on signing, which is not credited against the fees.`,
      ),
    ).toBe(`$210,000${BESIDE_OTHERS}`);
    expect(
      worthOf(
        `${TABLE}\n4. Customer pays a security deposit of $84,000 on signing, a sum which is not credited against the fees.`,
      ),
    ).toBe('$210,000');
    expect(
      worthOf(`${TABLE}\n4. Customer pays a fee of $840 on signing, which is not credited against the fees.`),
    ).toBe('$210,000');
  });
});

const sourceWith = (text: string) => {
  const contract = contractTextFromPlain(`AGREEMENT\n${text}`);
  return sourceOf(contract, documentOf(contract));
};

describe('what a tenant pays on top of a rent', () => {
  const beside = (more: string, price = 'The Tenant pays a rent of $2,961 per month.') => {
    const source = sourceWith(`1. ${price}\n2. ${more}`);
    const start = source.contract.text.indexOf(price);
    return costsBesideRent(source, [evidenceAt(source.contract, start, start + price.length)]).length;
  };
  const SHARE = 'Tenant shall pay its proportionate share of the operating expenses of the building.';
  test.each([
    SHARE,
    "Lessee's Share of Common Area Operating Expenses: nine percent.",
    'The Tenant shall pay the Service Charge by equal quarterly payments.',
    'In addition Tenant shall reimburse Landlord for real estate taxes.',
  ])('%s', (more) => expect(beside(more)).toBe(1));

  test.each([
    'Landlord shall pay all operating expenses, and Tenant shall pay for a share of the common area lights.',
    "The rent is inclusive of Tenant's share of the operating expenses.",
    'Operating expenses are included in the rent, of which Tenant shall pay no more than its share of taxes.',
    'Tenant shall not pay any share of the operating expenses.',
    'Tenant shall keep its share of the lobby clean.',
    'Until reinstatement Tenant shall pay double the last Base Rent and Service Charge.',
  ])('near miss: %s', (more) => expect(beside(more)).toBe(0));

  test('near miss: a fee that is no rent', () => {
    expect(beside(SHARE, 'The Customer pays a fee of $2,961 per month.')).toBe(0);
  });

  test('near miss: what is told already', () => {
    expect(beside('The Tenant keeps the keys.', `${SHARE.replace('.', ' and a rent of $2,961.')}`)).toBe(0);
  });
});

describe('what is surely paid once beside a price that comes again', () => {
  const once = (more: string, per: 'month' | null = 'month') =>
    paidOnce(sourceWith(`1. The fee is $685.\n${more}`), { amount: 685, currency: 'USD', per }, []).length;
  const ONCE = '2. A one-time implementation fee of $6,000 is due on signing.';
  test.each([
    'Clean-up of 2023 records (one time)\t$1,450',
    ONCE,
    'Enrollment\t$500',
    '2. A fee of $900 is charged once.',
  ])('%s', (more) => expect(once(more)).toBe(1));

  test.each([
    'Enrollment (refundable)\t$1,450',
    '2. A one-time fee of $6,000 is due if Customer wants a second site.',
    '2. A one-time fee of $60 is due on signing.',
    '2. A one-time fee of $6,000 is due for each violation.',
    'Enrollment\t$685',
    'Work outside this letter\t$1,450',
    'Gown\t$720\tonce',
  ])('near miss: %s', (more) => expect(once(more)).toBe(0));

  test('near miss: beside a sum for the whole', () => expect(once(ONCE, null)).toBe(0));
});
