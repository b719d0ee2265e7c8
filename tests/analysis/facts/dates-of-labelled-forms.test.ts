import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const opened = (date: string, body: string) =>
  readFacts(
    `SUPPLY AGREEMENT\nThis Supply Agreement (this "Agreement") is made and entered into ${date} by and between Acme Tools, Inc. ("Supplier") and Borel LLC ("Buyer").\n${body}`,
  );

describe('agreement date in other forms', () => {
  test('an amendment is dated itself, not by the agreement it amends', () => {
    const facts = readFacts(
      'SECOND AMENDMENT TO SERVICES AGREEMENT\nThis SECOND AMENDMENT TO SERVICES AGREEMENT (this "Amendment") is entered into as of March 1, 2016, by and between Acme, Inc. ("Acme") and Borel LLC ("Borel"), and amends the Services Agreement dated May 2, 2010.',
    );
    expect(facts.agreementDate.normalized).toBe('2016-03-01');
  });

  test('an opening that the layout broke within its sentence', () => {
    const facts = readFacts(
      'STRATEGIC ALLIANCE AGREEMENT\nTHIS STRATEGIC ALLIANCE AGREEMENT (this "Agreement") is made as of 31 December,\n1996, between Acme Tools Limited, a Canadian corporation ("Acme"), and Borel, Inc. ("Borel").',
    );
    expect(facts.agreementDate.normalized).toBe('1996-12-31');
  });

  test('the day of effect told as a clause is no date of the agreement', () => {
    const facts = readFacts(
      'RESELLER AGREEMENT\nThis Agreement is effective as of August 1, 2004 (the "Effective Date") and shall terminate on July 31, 2009 (the "Termination Date") unless Acme, Inc. ("Acme") and Borel LLC ("Borel") agree otherwise.',
    );
    expect(facts.agreementDate.status).not.toBe('found');
    expect(facts.effectiveDate.normalized).toBe('2004-08-01');
    expect(facts.expirationDate.normalized).toBe('2009-07-31');
  });

  test('bare dates beside two signatures: the later counts', () => {
    const facts = opened('', 'IN WITNESS WHEREOF, the parties sign.\nBy: /s/ A. Doe\tBy: /s/ B. Roe\n7/14/11\t7/18/11');
    expect(facts.agreementDate.normalized).toBe('2011-07-18');
  });
});

describe('expiration', () => {
  test('a computed end is a date for people, with its rule and both quotes', () => {
    const fact = opened(
      'as of March 1, 2026 (the "Effective Date")',
      '2. Term. The initial term of this Agreement is thirty-six (36) months from the Effective Date.',
    ).expirationDate;
    expect(fact).toMatchObject({
      value: 'by March 1, 2029',
      normalized: '2029-03-01',
      rule: 'effective date + 36 months',
    });
    expect(fact.evidence.length).toBe(2);
  });

  test('years from the date hereof count from the agreement, not from the day of effect', () => {
    const fact = opened(
      'on November 28, 2001',
      '1. Start. This Agreement shall become effective on December 1, 2001.\n2. Term. The term of this Agreement shall end on the seventh anniversary of the date hereof.',
    ).expirationDate;
    expect(fact).toMatchObject({ normalized: '2008-11-28', rule: 'agreement date + 7 years' });
  });

  test('a defined contract period within definitions', () => {
    const fact = opened(
      'on May 2, 1999',
      '(a) "Contract Period" shall mean that period of time commencing on January 1, 2000 and concluding December 31, 2003, unless terminated sooner.',
    ).expirationDate;
    expect(fact.normalized).toBe('2003-12-31');
  });

  test('the later of a day and an event is told as the earliest end, less surely', () => {
    const fact = opened(
      'on December 15, 1997',
      '2. Term. The term of this Agreement will begin on December 15, 1997 and will end on the later of (i) December 15, 1999 or (ii) delivery of all goods.',
    ).expirationDate;
    expect(fact.normalized).toBe('1999-12-15');
    expect(fact.confidence).toBeLessThanOrEqual(0.5);
    expect(fact.rule).toContain('at the earliest');
  });

  test.each([
    'DSS shall pay Developer USD 23,000 a month for the services set forth in Schedule 1, with payments to commence on March 1, 2018.',
    'This Agreement may be terminated by either Party if the other Party files for bankruptcy and is not released within one hundred eighty (180) days.',
    'For the term of this Agreement and for 20 years thereafter each party shall keep the secrets of the other.',
    'The term of this Agreement shall be the sooner of six (6) months from the Effective Date or replacement of this Agreement.',
    'If a part of this Agreement is held to be indefinite or invalid, the balance of this Agreement shall continue in full force and effect.',
  ])('no end: %s', (body) => {
    expect(opened('as of May 1, 2019 (the "Effective Date")', `2. ${body}`).expirationDate.status).not.toBe('found');
  });

  test('ending some days after a notice is running until it is terminated', () => {
    const fact = opened(
      'on May 1, 2019',
      '2. The term of this Agreement shall commence on the Closing and shall end on the 60th day following a written notice from one party to the other.',
    ).expirationDate;
    expect(fact.normalized).toBe('perpetual');
  });
});

describe('renewal and notice', () => {
  test('the renewal beside an initial term in one sentence', () => {
    const facts = opened(
      'on May 1, 2019',
      '2. The term of this Agreement shall continue for three (3) years (the "Initial Term") and shall automatically renew for additional one (1) year terms unless either party gives notice sixty (60) days before the end of the then-current term.',
    );
    expect(facts.renewalTerm.normalized).toBe('1 year');
    expect(facts.noticePeriod.normalized).toBe('60 days');
  });

  test.each([
    'The insurance may not be canceled, subject to nonrenewal, or altered without at least 30 days prior written notice to us.',
    'This Agreement may be terminated by either party for any reason, whether or not extended beyond the initial term, by giving ninety (90) days notice.',
    'Buyer may extend the term for an additional year if it gives at least sixty (60) days notice before the end of the initial term.',
    'The Company may change its charges at the end of the then current renewal term upon 30 days prior notice, unless you cancel.',
  ])('no notice against a renewal: %s', (body) => {
    const renewing = '2. This Agreement renews automatically for successive terms of one (1) year.';
    expect(opened('on May 1, 2019', `${renewing}\n3. ${body}`).noticePeriod.status).not.toBe('found');
  });
});

test('a time after the end of something else is survival and no term', () => {
  const facts = opened(
    'as of May 1, 2019 (the "Effective Date")',
    '2. This Agreement shall remain in effect for two years following the termination of any employment between the Parties.',
  );
  expect(facts.term.status).not.toBe('found');
  expect(facts.expirationDate.status).not.toBe('found');
});
