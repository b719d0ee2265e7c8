import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const open = (date: string) =>
  `SUPPLY AGREEMENT\nThis Supply Agreement (this "Agreement") is made and entered into ${date} by and between Acme Tools, Inc., a Delaware corporation ("Supplier"), and Borel Holdings Limited, a company incorporated in England ("Buyer").`;

describe('agreement date', () => {
  test.each([
    ['as of January 5, 2012', '2012-01-05'],
    ['this 8th day of May 2014', '2014-05-08'],
    ['on the 1st day of October, 2008', '2008-10-01'],
    ['effective as of 29 February 2020', '2020-02-29'],
  ])('%s', (written, iso) => {
    const fact = readFacts(open(written)).agreementDate;
    expect(fact).toMatchObject({ status: 'found', normalized: iso });
    expect(fact.evidence[0]?.quote).toContain('Supply Agreement');
  });

  test('a blank date is stated, not guessed, and the blank is shown', () => {
    const fact = readFacts(open('as of the ____ day of ________, 2014')).agreementDate;
    expect(fact).toMatchObject({ status: 'stated', value: null, rule: 'left blank or redacted' });
    expect(fact.evidence[0]?.quote).toContain('____ day of');
  });

  test('the date of another paper is not taken', () => {
    const text = `${open('')}\nThe parties signed that certain Letter of Intent dated March 3, 2011.\nIN WITNESS WHEREOF, the parties have executed this Agreement.\nDate: 6/7/2012`;
    expect(readFacts(text).agreementDate.normalized).toBe('2012-06-07');
  });

  test('the last of two signature dates counts', () => {
    const text = `${open('')}\n1. Supply. Supplier shall supply the Goods to Buyer.\nIN WITNESS WHEREOF, the parties have executed this Agreement.\nDate: June 7, 2012\nDate: June 9, 2012`;
    expect(readFacts(text).agreementDate.normalized).toBe('2012-06-09');
  });
});

describe('agreement date told in other places', () => {
  const signed = (lines: string) =>
    `${open('')}\n1. Supply. Supplier shall supply the Goods to Buyer and Buyer shall pay for them.\n2. Law. The laws of Texas govern.\n${lines}`;

  test.each([
    ['Accepted and agreed this 5th day of June, 2012\nBy: /s/ Ann Lee\nBy: /s/ Bo Wu', '2012-06-05'],
    ['By: /s/ Ann Lee\nDublin, 5 June 2012', '2012-06-05'],
    ['S/ Ann Lee\tS/ Bo Wu\nDate:\tDate:\n6-5-2012\t6-7-12', '2012-06-07'],
    ['IN WITNESS WHEREOF, the undersigned execute this Agreement as of June 5, 2012.', '2012-06-05'],
  ])('at the signatures: %p', (lines, iso) => {
    expect(readFacts(signed(lines)).agreementDate.normalized).toBe(iso);
  });

  test('of the Effective Date as of which it is made', () => {
    const text = `Effective Date: 11/4/10\nCompany Name: Acme Tools, Inc.\n${open('as of the Effective Date')}`;
    expect(readFacts(text).agreementDate.normalized).toBe('2010-11-04');
  });

  test('in a second opening sentence', () => {
    const text =
      'CONTENT LICENSE\nThis Content License Agreement is between Acme Tools, Inc., located at 2 Main Street, and Borel Films LLC, located at 3 Oak Avenue.\nTHIS CONTENT LICENSE AGREEMENT (the "Agreement") is made as of this 3rd day of November, 2005. The parties agree as follows.';
    expect(readFacts(text).agreementDate.normalized).toBe('2005-11-03');
  });

  test('the day of effect where its own is left blank', () => {
    const fact = readFacts(open('as of this ____ day of ________, 2012, but made effective as of February 20, 2012'));
    expect(fact.agreementDate.normalized).toBe('2012-02-20');
  });

  test.each(['11.1.10 Registration of Agreement', 'Software License Agreement [v.08.05.03]', '07/07/97 3:57 PM'])(
    'not that of a line like %p above the opening',
    (line) => {
      expect(readFacts(`${line}\n${open('')}`).agreementDate.status).not.toBe('found');
    },
  );

  test('not that of the paper that an amendment changes', () => {
    const text =
      'FIRST AMENDMENT\nThis is the First Amendment ("First Amendment") to the Development Agreement ("Development Agreement") entered into on April 15, 2010, by and between Acme Tools, Inc. ("Acme") and Borel LLC ("Borel").\n1. Change. Section 2 is amended.\n2. Rest. The rest stays.\nBy: /s/ Ann Lee\nDate: 7/18/2011';
    expect(readFacts(text).agreementDate.normalized).toBe('2011-07-18');
  });
});

describe('effective date', () => {
  test('defined beside the date of the agreement', () => {
    expect(readFacts(open('as of June 1, 2018 (the "Effective Date")')).effectiveDate.normalized).toBe('2018-06-01');
  });

  test('written in a clause of its own, other than the date of the agreement', () => {
    const fact = readFacts(
      `${open('on June 1, 2018')}\n2. Start. This Agreement shall become effective on July 15, 2018.`,
    );
    expect(fact.effectiveDate.normalized).toBe('2018-07-15');
    expect(fact.agreementDate.normalized).toBe('2018-06-01');
  });

  test('the date of the agreement where the contract says so, with both quotes', () => {
    const fact = readFacts(
      `${open('on June 1, 2018')}\n2. Term. This Agreement is effective as of the date first written above.`,
    ).effectiveDate;
    expect(fact).toMatchObject({ status: 'found', normalized: '2018-06-01', rule: 'the date of the agreement' });
    expect(fact.evidence.length).toBe(2);
  });

  test('an end is not taken for a start', () => {
    const text = `${open('on June 1, 2018')}\n2. Term. The term of this Agreement shall commence on the Closing and shall terminate on December 31, 2034.`;
    expect(readFacts(text).effectiveDate.status).not.toBe('found');
  });
});

describe('term and expiration', () => {
  const withTerm = (clause: string, date = 'as of February 10, 2014 (the "Effective Date")') =>
    readFacts(`${open(date)}\n9. Term. ${clause}`);

  test.each([
    [
      'This Agreement shall commence on the Effective Date and shall continue for an initial term of five (5) years.',
      '5 years',
      '2019-02-10',
    ],
    [
      'The initial term of this Agreement shall be thirty-six (36) months from the Effective Date (the "Initial Term").',
      '36 months',
      '2017-02-10',
    ],
    [
      'This Agreement shall continue until the fifth (5th) anniversary of the Effective Date (the "Term").',
      '5 years',
      '2019-02-10',
    ],
    [
      'The Initial Term shall mean the Effective Date through the day prior to the second anniversary of the Effective Date.',
      '2 years',
      '2016-02-09',
    ],
    ['The term of this Agreement shall be one (1) year commencing on March 31, 2015.', '1 year', '2016-03-31'],
  ])('%s', (clause, term, expiration) => {
    const facts = withTerm(clause);
    expect(facts.term.normalized).toBe(term);
    expect(facts.expirationDate.normalized).toBe(expiration);
    expect(facts.expirationDate.rule).toContain('+');
  });

  test('a computed end shows both the start and the length', () => {
    const fact = withTerm(
      'This Agreement shall continue for a period of two (2) years from the Effective Date (the "Term").',
    ).expirationDate;
    expect(fact.evidence.map((evidence) => evidence.quote).join(' ')).toMatch(/February 10, 2014.*two \(2\) years/s);
  });

  test('ends in short months and leap years', () => {
    const fact = (date: string, length: string) =>
      withTerm(
        `This Agreement shall continue for ${length} from the Effective Date (the "Term").`,
        `as of ${date} (the "Effective Date")`,
      ).expirationDate.normalized;
    expect(fact('February 29, 2020', 'one (1) year')).toBe('2021-02-28');
    expect(fact('February 29, 2020', 'four (4) years')).toBe('2024-02-29');
    expect(fact('August 31, 2019', 'six (6) months')).toBe('2020-02-29');
  });

  test('a written end wins over a length', () => {
    const fact = withTerm(
      'The term of this Agreement shall be five (5) years from the Effective Date and shall expire on January 31, 2019.',
    ).expirationDate;
    expect(fact).toMatchObject({ normalized: '2019-01-31' });
    expect(fact.rule).toBeUndefined();
  });

  test('runs until it is terminated', () => {
    const fact = withTerm(
      'This Agreement shall commence on the Effective Date and shall continue until terminated by either party.',
    ).expirationDate;
    expect(fact.normalized).toBe('perpetual');
  });

  test('from an event without a date only the earliest end is computed', () => {
    const facts = withTerm(
      'This Agreement shall continue for ten (10) years after the First Commercial Sale of the Product (the "Term").',
    );
    expect(facts.term.normalized).toBe('10 years');
    expect(facts.expirationDate).toMatchObject({
      value: 'not before February 10, 2024',
      rule: 'effective date + 10 years; at the earliest: it is counted from an event',
      standing: 'to_check',
    });
  });

  test('survival, notice and warranty periods are no term', () => {
    const facts = withTerm(
      'Section 7 shall survive the termination of this Agreement for a period of three (3) years. Either party may terminate this Agreement upon sixty (60) days notice.',
    );
    expect(facts.term.status).toBe('absent');
    expect(facts.expirationDate.status).toBe('absent');
  });
});

describe('renewal and notice', () => {
  const clause =
    'After the Initial Term, this Agreement shall automatically renew for successive one (1) year terms unless either party gives written notice of non-renewal at least ninety (90) days prior to the end of the then-current term.';

  test('both are read from the renewing sentence', () => {
    const facts = readFacts(`${open('as of June 1, 2018')}\n9. Renewal. ${clause}`);
    expect(facts.renewalTerm.normalized).toBe('1 year');
    expect(facts.renewalTerm.value).toBe('1 year, renewed automatically');
    expect(facts.noticePeriod.normalized).toBe('90 days');
  });

  test('notice to terminate at will is no notice against renewal', () => {
    const facts = readFacts(
      `${open('as of June 1, 2018')}\n9. Termination. Either party may terminate this Agreement for any reason on thirty (30) days written notice.`,
    );
    expect(facts.renewalTerm.status).toBe('absent');
    expect(facts.noticePeriod).toMatchObject({ value: '30 days, to end the contract', normalized: '30 days' });
  });

  test('different notices of different parties are all told', () => {
    const facts = readFacts(
      `${open('as of June 1, 2018')}\n9. Termination. Acme may terminate this Agreement at any time for any reason on thirty (30) days written notice. Borel may terminate this Agreement at any time for any reason on ninety (90) days written notice.`,
    );
    expect(facts.noticePeriod).toMatchObject({
      status: 'ambiguous',
      value: '30 days, to end the contract or 90 days, to end the contract',
    });
  });
});

describe('ends that need care', () => {
  const ending = (clause: string, date = 'on June 1, 2018') => readFacts(`${open(date)}\n9. Term. ${clause}`);

  test('are not counted from the agreement where the start is an event', () => {
    const facts = ending(
      'This Agreement shall be effective as of the date on which the Site becomes operational (the "Effective Date") and shall continue for a period of one (1) year from the Effective Date.',
    );
    expect(facts.expirationDate.status).toBe('stated');
    expect(facts.term.value).toBe('1 year');
  });

  test('say from which date they were counted', () => {
    const fact = ending('The term of this Agreement shall be three (3) years.').expirationDate;
    expect(fact).toMatchObject({ normalized: '2021-06-01', rule: 'agreement date + 3 years' });
    expect(fact.evidence.map(({ quote }) => quote).join(' ')).toMatch(/June 1, 2018.*three \(3\) years/s);
  });

  test.each([
    ['This Agreement shall remain in effect until the end of 2026.', '2026-12-31'],
    ['Buyer engages Supplier for a period of three (3) years commencing on the date hereof.', '2021-06-01'],
    ['The parties enter into this Agreement for an initial three-year term.', '2021-06-01'],
    ['This is a three (3) year agreement commencing on the date hereof.', '2021-06-01'],
    ['The term of this Agreement shall expire on the last day of February, 2024.', '2024-02-29'],
    [
      'The term of this Agreement shall commence on the date hereof and expire upon the later of (a) the end of the season and (b) June 30, 2023.',
      '2023-06-30',
    ],
  ])('%s', (clause, iso) => {
    expect(ending(clause).expirationDate.normalized).toBe(iso);
  });

  test('an anniversary of each year is no end', () => {
    const text =
      'The minimum royalties under this Agreement are due on the first anniversary of the Effective Date and each anniversary during the term.';
    expect(ending(text).expirationDate.status).not.toBe('found');
  });

  test('what goes on after the end does not make it perpetual', () => {
    const text =
      'If the Servicer is terminated under this Agreement, it will continue to perform this Agreement until the date stated in the notice of termination.';
    expect(ending(text).expirationDate.status).not.toBe('found');
  });
});

describe('a loan ends with its last payment', () => {
  const ends = (clause: string) =>
    readFacts(
      `PROMISSORY NOTE\nFor value received, Tom Reed ("Maker") promises to pay Ann Borel ("Holder") the principal sum of $24,000 with interest at 4% per annum.\n${clause}`,
    ).expirationDate.normalized ?? null;
  test.each([
    [
      'Principal and interest shall be payable in sixty monthly instalments, the first on the first day of November, 2026, and the like sum each month thereafter until the first day of October, 2031, when the entire balance then remaining shall be due.',
      '2031-10-01',
    ],
    ['Maker pays $450 a month and the rest of the principal on 1 October 2031 (the "Maturity Date").', '2031-10-01'],
    ['Maker pays $450 a month, and the last instalment is due on 1 October 2031.', '2031-10-01'],
    ['Maker shall repay the loan; the balance shall be paid in full on or before 1 October 2031.', '2031-10-01'],
    ['Maker pays $450 each month. Holder lent the money on 1 October 2026.', null],
  ])('%s', (clause, day) => {
    expect(ends(clause)).toBe(day);
  });
});
