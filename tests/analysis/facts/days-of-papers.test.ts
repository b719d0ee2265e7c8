import { describe, expect, test } from 'bun:test';
import { findDates } from '../../../src/analysis/mentions/dates';
import { readFacts } from '../../support/read-facts';

const SIDES = 'Owner: Ann Borel\nGuest: Tom Reed\n';

describe('what happens under a contract is not when it takes effect', () => {
  const happenings = [
    'Arrival: Saturday 10 July 2027, from 4 pm\nDeparture: Saturday 24 July 2027',
    'Check-in: 10 July 2027\nCheck-out: 24 July 2027',
    'Start on site: 12 April 2027\nCompletion: 9 July 2027',
    'Works start: 12 April 2027',
    'First lesson: 8 September 2027\nLast lesson: 18 June 2028',
    'First day: 30 August 2027 Last day: 9 June 2028',
    'Wedding date: 12 June 2027',
    'Delivery date: 3 May 2027',
    'Event date | 12 June 2027',
    'Handover: 12 June 2027',
  ];
  test.each(happenings)('%s', (lines) => {
    const facts = readFacts(`BOOKING\n${SIDES}${lines}\n1. The price is £400. The Guest pays it when he books.`);
    expect(facts.effectiveDate.status).not.toBe('found');
  });

  const starts: [string, string][] = [
    ['Commencement date: 1 October 2026', '2026-10-01'],
    ['Effective date: 1 October 2026', '2026-10-01'],
  ];
  test.each(starts)('near miss: %s', (line, day) => {
    const facts = readFacts(
      `SERVICES AGREEMENT\nSupplier: Acme Ltd\nCustomer: Borel Ltd\n${line}\n1. The Supplier cleans the offices.`,
    );
    expect(facts.effectiveDate.normalized).toBe(day);
  });
});

describe('from when one side serves', () => {
  const made =
    'THIS AGREEMENT is made on 14 January 2027 between ACME LIMITED ("the Principal") and ANN BOREL ("the Agent").';
  const served: [string, boolean][] = [
    ['The Principal appoints the Agent to seek orders for the Goods in Wales ("the Area") from 1 February 2027.', true],
    ['The Principal engages the Agent with effect from 1 February 2027.', true],
    ['The Principal hereby appoints the Agent as its agent commencing on the 1st day of February 2027.', true],
    ['The Principal appoints the Agent as its agent. The Principal may sell stock made before 1 February 2027.', false],
    ['The Principal appoints the Agent to sell the goods listed in the catalogue dated 1 February 2027.', false],
    ['The Principal appoints the Agent to hold the office until 1 February 2027.', false],
  ];
  test.each(served)('%s', (clause, serves) => {
    const facts = readFacts(
      `AGENCY AGREEMENT\n${made}\n1. APPOINTMENT\n1.1 ${clause}\n2. The Agent shall report weekly.`,
    );
    expect(facts.effectiveDate.normalized === '2027-02-01').toBe(serves);
  });
});

test.each([
  ['First day: 8 September 2025', '2025-09-08'],
  ['First day: 8 September 2025    Last day: 9 June 2026', null],
])('the first day of what goes on begins it, that of a season does not: %s', (line, day) => {
  const facts = readFacts(
    `NURSERY PLACE\nChild: Ann Borel\nNursery: Acme House Ltd\n${line}\nFee: £71.50 a day\n1. The nursery looks after the child from 8 am to 6 pm.`,
  );
  expect(facts.effectiveDate.normalized ?? null).toBe(day);
});

test('a day of effect that is an event is told as stated', () => {
  const facts = readFacts(
    'SEPARATION AGREEMENT\nThis Separation Agreement is entered into between Acme, Inc. (the "Company") and Ann Borel ("Employee").\n4. Employee may revoke it within seven days after signing. It becomes effective on the eighth day after signing (the "Effective Date").',
  );
  expect(facts.effectiveDate.status).toBe('stated');
});

describe('days on which the sides signed', () => {
  const head =
    'ENROLMENT CONTRACT\nChild: Ann Borel\nSchool: Acme House Ltd\n1. The school teaches the child five mornings a week. The parents pay the tuition in ten instalments.\n2. The school may ask a sick child to stay at home until it is well again, and tells the parents why.\n';
  const signed: [string, string | null][] = [
    ['For the school: Ruth Abernathy, Director March 22, 2027', '2027-03-22'],
    ['Confirmed for Acme House Ltd: Ruth Abernathy, 9 January 2027', '2027-01-09'],
    ['Signed for Acme House Ltd ............ Ruth Abernathy, Director, 18 September 2026', '2026-09-18'],
    ['Signed by Ann Borel, 2 May 2026\nSigned by Ruth Abernathy for the school, 5 May 2026', '2026-05-05'],
    ['Accepted by the parents: Ann Borel 3 May 2026', '2026-05-03'],
    ['Ann Borel\t2 May 2026\tRuth Abernathy\t5 May 2026', '2026-05-05'],
    ['5 May 2026\t2 May 2026\nDate\tDate', '2026-05-05'],
    ['For the school: Ruth Abernathy, appointed on 3 May 2019 as its director', null],
  ];
  test.each(signed)('%s', (lines, day) => {
    expect(readFacts(`${head}${lines}`).agreementDate.normalized ?? null).toBe(day);
  });

  test('they are when it was made, not the label of its start', () => {
    const facts = readFacts(
      'MANAGED IT SERVICES AGREEMENT\nSupplier: Acme Ltd\nCustomer: Borel LLP\nCommencement Date: 1 October 2026\nInitial Term: 36 months\n1. The Supplier shall provide the help desk.\n2. The Customer shall pay each month.\nSigned for Acme Ltd: Rahim Chowdhury, Director, 18 September 2026\nSigned for Borel LLP: Fiona Marsh, Partner, 18 September 2026',
    );
    expect(facts.agreementDate.normalized).toBe('2026-09-18');
    expect(facts.effectiveDate.normalized).toBe('2026-10-01');
  });
});

describe('dots that lead from a label to its value', () => {
  test('a cover page is read by them', () => {
    const facts = readFacts(
      'MANAGED IT SERVICES AGREEMENT\nSupplier ............. Acme Computing Ltd (company no. 07723410)\nCustomer ............. Hadleigh Dental Practice (a partnership)\nCommencement Date .... 1 October 2026\nInitial Term ......... 36 months\nMonthly Charge ....... £1,140 plus VAT\n1. The Supplier shall provide the help desk for the Customer.\n2. This Agreement lasts for the Initial Term.',
    );
    expect(facts.parties.map(({ value, role }) => [value, role])).toEqual([
      ['Acme Computing Ltd', 'Supplier'],
      ['Hadleigh Dental Practice', 'Customer'],
    ]);
    expect(facts.effectiveDate.normalized).toBe('2026-10-01');
    expect(facts.term.value).toBe('36 months');
  });

  test('near miss: a table of contents', () => {
    const facts = readFacts(
      'SERVICES AGREEMENT\nTerm ........ 3\nFees ........ 4\nGoverning Law ........ 9\nThis Agreement is between Acme, Inc. and Borel LLC.\n1. Provider shall clean the offices.',
    );
    expect(facts.term.status).toBe('absent');
  });
});

test.each([
  ['CONDITIONS OF PURCHASE (issue 7, January 2027)', null],
  ['Version 3, May 2024', null],
  ['Form no. 12, March 2020', null],
  ['made on 7, January 2027', '2027-01-07'],
  ['7 January 2027', '2027-01-07'],
])('the number of an issue is no day: %s', (words, iso) => {
  expect(findDates(words).find(({ kind }) => kind === 'day')?.iso ?? null).toBe(iso);
});

describe('what says that it does not renew is no silence', () => {
  const paper = (words: string) =>
    readFacts(
      `LETTING OF A PITCH\n${SIDES}1. You have the pitch from 1 March 2027 to 31 October 2027. ${words}\n2. The fee is £900.`,
    );
  test.each([
    'It does not renew.',
    'The letting won’t roll over into another season.',
    'There is no automatic renewal of this letting.',
    'The letting ends by itself on that day.',
  ])('%s', (words) => {
    expect(paper(words).renewalTerm).toMatchObject({ status: 'stated', rule: 'it does not renew by itself' });
  });

  test.each([
    'The fee does not go up before the season ends.',
    'If you pay late the letting ends by itself.',
    'Our insurance does not renew by itself.',
  ])('near miss: %s', (words) => {
    expect(paper(words).renewalTerm.rule).not.toBe('it does not renew by itself');
  });
});

describe('a hire has its days under labels', () => {
  test('what is booked is told by its first day, not as silence', () => {
    const facts = readFacts(`BOOKING\n${SIDES}Arrival: 10 July 2027\nDeparture: 24 July 2027\n1. The price is £400.`);
    expect(facts.effectiveDate).toMatchObject({ status: 'stated', rule: 'the first day of what is booked' });
    expect(facts.expirationDate.normalized).toBe('2027-07-24');
  });
});
