import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const PREAMBLE = 'This Agreement is made as of May 1, 2020 between Acme, Inc. ("Provider") and Borel LLC ("Customer").';
const agreement = (clauses: string, opening = PREAMBLE) => readFacts(`SERVICES AGREEMENT\n${opening}\n${clauses}`);
const names = (opening: string) =>
  agreement('1. Scope. The parties agree as follows.', opening).parties.map(({ value, role }) => [value, role]);

describe('who is a party', () => {
  test('two firms whose names begin alike', () => {
    expect(
      names(
        'This Agreement is made as of May 1, 2020 between Vela Solar, Inc., a Delaware corporation ("Vela Solar"), and Vela, Inc., a Utah corporation ("Vela").',
      ),
    ).toEqual([
      ['Vela Solar, Inc.', 'Vela Solar'],
      ['Vela, Inc.', 'Vela'],
    ]);
  });

  test('an institute of two fields is one', () => {
    expect(
      names(
        'This Agreement is made as of May 1, 2020 between INSTITUTE OF GRAIN AND SOIL RESEARCH ("IGSR"), a company limited by guarantee, and Acme, Inc. ("Acme").',
      ),
    ).toEqual([
      ['INSTITUTE OF GRAIN AND SOIL RESEARCH', 'IGSR'],
      ['Acme, Inc.', 'Acme'],
    ]);
  });

  test('a defined thing is nobody’s role', () => {
    const [, second] = names(
      'This Agreement is made as of May 1, 2020 between Acme, Inc. ("Acme") and Borel Systems, Inc., a Delaware corporation, to explore a sale (the "Purpose").',
    );
    expect(second).toEqual(['Borel Systems, Inc.', null]);
  });

  test('a broken bracket makes no role', () => {
    const [, second] = names(
      'This Agreement is made as of May 1, 2020 between Acme, Inc. ("Acme") and Borel Online, Inc., a Delaware corporation "(Borel") (each a "Party").',
    );
    expect(second?.[1] ?? null).toBeNull();
  });

  test('those for whom one signs, without the word for', () => {
    const facts = readFacts(
      'HOSTING AGREEMENT\nThe parties agree to the hosting services described here.\nIN WITNESS WHEREOF the parties have signed.\nFor Acme Netherlands B.V.\nBy: ____\nFor Borel Holding AG\nBy: ____',
    );
    expect(facts.parties.map(({ value }) => value)).toEqual(['Acme Netherlands B.V.', 'Borel Holding AG']);
  });
});

describe('which date is its own', () => {
  test('an order under an agreement of another day', () => {
    const facts = readFacts(
      'ORDER FORM\nCustomer: Kestrel Logistics GmbH\nProvider: Fieldnote Software, Inc.\nOrder Date: April 17, 2026\n1. This Order Form is entered into under, and governed by, the Master Subscription Agreement between the parties dated March 2, 2026 (the "MSA").',
    );
    expect(facts.agreementDate.normalized).toBe('2026-04-17');
  });

  test('a letter is dated at its head, not by the day on which the work begins', () => {
    const facts = readFacts(
      'Brightwater Analytics, Inc.\n77 Federal Street\nMay 4, 2026\nDear Elena:\nBrightwater Analytics, Inc. (the "Company") is pleased to offer you the position of engineer on the following terms.\n1. Start Date. Your employment will begin on June 15, 2026.\nAccepted and agreed:',
    );
    expect(facts.agreementDate.normalized).toBe('2026-05-04');
  });
});

describe('how long it runs', () => {
  test('years of secrecy after the end are no term', () => {
    const facts = agreement(
      '4. Each party shall keep confidential all information of the other, during this Agreement and for two years after it ends.',
    );
    expect(facts.term.status).toBe('absent');
  });

  test('an end told after an aside', () => {
    const facts = agreement(
      '4. This Agreement shall terminate, and all provisions hereof shall be of no further force or effect, one year from the date of this Agreement.',
    );
    expect(facts.term.normalized).toBe('1 year');
    expect(facts.expirationDate.normalized).toBe('2021-05-01');
  });

  test('an anniversary of another paper’s day gives no date', () => {
    const facts = agreement(
      '4. "Initial Term" means the period commencing on the Effective Date and concluding on the fifth anniversary of the Offtake Agreement Effective Date.',
    );
    expect(facts.expirationDate.status).toBe('stated');
  });

  test.each([
    'This Agreement will extend automatically for monthly periods unless either party gives notice thirty (30) days before the expiration of the then current term.',
    'If neither party gives notice at least sixty (60) days before the end of the term, this Agreement continues from month to month.',
  ])('renewed by the month: %s', (clause) => {
    expect(agreement(`4. Term. ${clause}`).renewalTerm.value).toBe('1 month, renewed automatically');
  });
});

describe('law and courts', () => {
  test('a short choice of law', () => {
    expect(agreement('7. Changes must be in writing. Oregon law applies.').governingLaw.value).toBe('Oregon');
  });

  test('the state in which a federal court sits', () => {
    const facts = agreement(
      '8. Each party irrevocably submits to the exclusive jurisdiction of the United States District Court located in the State of New York.',
    );
    expect(facts.jurisdiction.value).toBe('United States District Court located in the State of New York');
  });

  test('a court that might forbid a closing is no forum', () => {
    const facts = agreement(
      '8. No Governmental Authority or court of competent jurisdiction located or having jurisdiction over any Party in the United States shall have issued an order.',
    );
    expect(facts.jurisdiction.status).toBe('absent');
  });
});

describe('what it is worth', () => {
  test.each([
    ['The purchase price is Five Million and No/100 Dollars ($5,000,000.00).', '$5,000,000'],
    ['The purchase price is Two Hundred and No/100 Dollars.', '$200'],
    ['The Client shall pay a fixed fee of £4,800 plus VAT.', 'GBP 4,800'],
    ['The Lender lends the Borrower $12,500 today.', '$12,500'],
    ['Annual fee Enterprise 120 users EUR 240. Total annual fees: EUR 33,000.', 'EUR 33,000 per year'],
  ])('%s', (clause, value) => {
    expect(agreement(`3. ${clause}`).contractValue.value).toBe(value);
  });
});

test('a quote goes on after an abbreviation in an address', () => {
  const opening =
    'This Agreement is made as of May 1, 2020 between Acme US, LLC with an address at 412 Mt. Kemble Ave, Suite 200, Morristown, NJ ("Acme") and Borel LLC ("Customer").';
  expect(agreement('1. Scope.', opening).agreementDate.evidence[0]?.quote).toBe(opening);
});

test.each([
  ['Last Updated: April 6, 2007 HARBOR AFFILIATE AGREEMENT', 'HARBOR AFFILIATE AGREEMENT'],
  ['CONFIDENTIALITY AGREEMENT, DATED', 'CONFIDENTIALITY AGREEMENT'],
  ['NON-COMPETITION AGREEMENT -', 'NON-COMPETITION AGREEMENT'],
])('the title alone of %s', (line, title) => {
  expect(readFacts(`${line}\n${PREAMBLE}`).documentName.value).toBe(title);
});

describe('papers of small firms', () => {
  const OFFER =
    'Brightwater Analytics, Inc.\n77 Federal Street\nMay 4, 2026\nMs. Elena Petrova\n9 Orchard Road\nDear Elena:\nBrightwater Analytics, Inc. (the "Company") is pleased to offer you employment as an engineer on the following terms.\n1. Start Date. Your employment will begin on June 15, 2026.\n2. Salary. The Company will pay you a base salary of $148,000 per year during your employment.\n3. Your employment is at will. This letter is the whole agreement of the parties on your employment.\nAccepted and agreed:';

  test('who is greeted in an offer is a party, and the work begins when it says', () => {
    const facts = readFacts(OFFER);
    expect(facts.parties.map(({ value }) => value).toSorted()).toEqual([
      'Brightwater Analytics, Inc.',
      'Elena Petrova',
    ]);
    expect(facts.effectiveDate.normalized).toBe('2026-06-15');
  });

  test('two who rent together have one role', () => {
    expect(
      names(
        'THIS LEASE is entered into as of June 1, 2026, by and between Dolores Hannigan ("Landlord") and Priya Natarajan and Samuel Okoro (jointly and severally, "Tenant").',
      ),
    ).toEqual([
      ['Dolores Hannigan', 'Landlord'],
      ['Priya Natarajan', 'Tenant'],
      ['Samuel Okoro', 'Tenant'],
    ]);
  });

  test('an order form tells its term on a line', () => {
    const facts = readFacts(
      'ORDER FORM\nCustomer: Kestrel Logistics GmbH\nOrder Date: April 17, 2026\nSubscription Start Date: May 1, 2026\nSubscription Term: 24 months\n1. The parties agree as follows.\nKestrel Logistics GmbH\nBy: /s/ Jonas Reuter',
    );
    expect(facts.expirationDate.normalized).toBe('2028-05-01');
    expect(facts.parties[0]).toMatchObject({ value: 'Kestrel Logistics GmbH', role: 'Customer' });
  });
});

describe('what other sentences say', () => {
  test('laws that govern exports choose no law', () => {
    const facts = agreement(
      '4. Customer shall comply with such laws and regulations governing use and export of the Products and obtain all required U.S. licenses.\n5. This Agreement shall be construed under the laws of the State of New York.',
    );
    expect(facts.governingLaw.value).toBe('New York');
  });

  test('a period that comes again and again is no term', () => {
    const facts = agreement(
      '4. The term of this Agreement will commence on July 1, 2017 and will continue through December 31, 2022.\n5. During the Term of this Agreement, Customer shall purchase a minimum volume for each twelve-month period commencing July 1, 2017.',
    );
    expect(facts.term.status).not.toBe('found');
    expect(facts.expirationDate.normalized).toBe('2022-12-31');
  });

  test('an anniversary of the date of the agreement, whenever the term begins', () => {
    const facts = agreement(
      '4. The term of this Agreement will begin on June 1, 2020 and end on the first anniversary of the date of this Agreement.',
    );
    expect(facts.expirationDate.normalized).toBe('2021-05-01');
  });

  test('an ampersand joins the words of one firm', () => {
    expect(
      names(
        'This Agreement is made as of May 1, 2020 by and between Acme Latin America, L.L.C., a limited liability company ("Acme"), and Playa Hotels & Resorts, B.V., a private limited liability company ("Playa").',
      ),
    ).toEqual([
      ['Acme Latin America, L.L.C.', 'Acme'],
      ['Playa Hotels & Resorts, B.V.', 'Playa'],
    ]);
  });
});

test('what did not happen in the last years sets no term', () => {
  const facts = agreement(
    '4. No claim against Provider under this Agreement was threatened during the last three (3) years and this Agreement shall remain in effect.',
  );
  expect(facts.term.status).not.toBe('found');
});

test('employment named first in a title is what it is about', () => {
  const facts = readFacts(`EMPLOYMENT, CONFIDENTIALITY AND NON-COMPETITION AGREEMENT\n${PREAMBLE}\n1. Scope.`);
  expect(facts.contractType.value).toBe('Employment agreement');
});

test('parties told before the verb, without a form that is known', () => {
  const facts = readFacts(
    'TRANSPORTATION CONTRACT\nPREAMBLE\nJSC NOC Alphaoil, hereinafter referred to as the "Company", in the person of its director, on the one side and JSC Betamunay, hereinafter referred to as the "Principal", on the other side, have entered into this Transportation Contract (the "Contract") and hereby agree as follows:\n1. The Company shall carry the oil.\n"STASCO" means Gamma Trading International Limited acting through Delta Shipping Company Limited (the "Agent").',
  );
  expect(facts.parties.map(({ value, role }) => [value, role])).toEqual([
    ['JSC NOC Alphaoil', 'Company'],
    ['JSC Betamunay', 'Principal'],
  ]);
});
