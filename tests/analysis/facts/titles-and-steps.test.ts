import { describe, expect, test } from 'bun:test';
import { readPaper } from '../../support/papers';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const BODY =
  'Provider: Acme Mills Ltd\nCustomer: Ann Borel\n1. The Provider cleans the house each week. The Customer pays £40 a week.\n2. Either may end it by a month’s notice.';

describe('what a paper is called at its head', () => {
  test.each([
    ['THE ROPEWALK, BRISTOL\nMembership licence - dedicated desks', 'Membership licence - dedicated desks'],
    ['STRAND COTTAGES\nBooking terms for self-catering stays', 'Booking terms for self-catering stays'],
    [
      'ELMHURST HOUSE\nEnrolment contract for the school year 2027-2028',
      'Enrolment contract for the school year 2027-2028',
    ],
    ['ACME ENGINEERING LTD\nCONDITIONS OF PURCHASE (issue 7, January 2027)', 'CONDITIONS OF PURCHASE'],
    ['ORDER FORM no. 2025-0418', 'ORDER FORM'],
    ['Cleaning agreement for a private house', 'Cleaning agreement for a private house'],
    ['Conditions of hire', 'Conditions of hire'],
  ])('%s', (head, name) => {
    expect(readFacts(`${head}\n${BODY}`).documentName.value).toBe(name);
  });

  test.each([
    'Rent is paid under the lease',
    'Your order for 40 chairs',
    'This is our agreement',
    'Acme Terms Ltd',
    'Notes: see our terms for visitors',
  ])('near miss: %s', (head) => {
    expect(readFacts(`${head}\n${BODY}`).documentName.value).not.toBe(head);
  });

  test('a paper in small letters whose title says what it is, is a contract', () => {
    const text =
      'ELMHURST HOUSE MONTESSORI\nEnrolment contract for the school year 2027-2028\nChild: Mateo Delgado, born 14 February 2023\nParents: Lucia Delgado and Conor Byrne\nTuition for the year: US$11,900\n1. PAYING TUITION\nYou may pay in full by July 15, 2027 (and take a discount of three percent) or in ten instalments of $1,190, due on the 5th of each month.\n2. LEAVING EARLY\nIf you withdraw after June 1, 2027, you owe tuition to the end of the month. The school may ask that the child stay at home. Elmhurst House Montessori is a corporation of the State of Maryland.';
    const { kind, facts } = readPaper(text, 'whole');
    expect(kind.id).toBe('enrolment');
    expect(facts.parties.map(({ value }) => value)).toEqual([
      'ELMHURST HOUSE MONTESSORI',
      'Lucia Delgado',
      'Conor Byrne',
    ]);
  });
});

describe('all steps by which a dispute is settled are told', () => {
  const settled = (clause: string) => readPaper(clause, 'services').facts.disputeResolution;
  const told = (clause: string) => settled(clause).value?.ways.join(', ') ?? settled(clause).status;
  test.each([
    [
      "13. If we disagree, we will first sit down together and, if that does not work, try one day of mediation in Ludlow at Provider's cost. After that either of us may go to court.",
      'talks, mediation, courts',
    ],
    [
      '13. Disputes. The parties will meet, then mediate in Hamilton, before either starts an action. The courts of Ontario have jurisdiction.',
      'talks, mediation, courts',
    ],
    ['13. Any dispute shall first be referred to mediation. Either party may then sue.', 'mediation, courts'],
    ['13. Any dispute shall be referred to mediation before going to court.', 'mediation, courts'],
    [
      '13. Neither party shall commence suit until thirty days after a request for mediation. The courts of Maine have jurisdiction.',
      'mediation, courts',
    ],
    [
      '13. Disputes go first to the project sponsors and then to the directors. The courts of Maine have jurisdiction.',
      'talks, courts',
    ],
    [
      '13. Disputes go first to the two chief executives; if not settled in thirty days, to arbitration by one arbitrator.',
      'stated',
    ],
    ['13. Members shall mediate any dispute before suit. Suit may be brought only there.', 'mediation, courts'],
    [
      '13. Let us talk, then go to a mediator, and only after that the county court, if we fall out.',
      'mediation, courts',
    ],
    [
      '13. The parties first try to settle a dispute through a mediator. Thereafter the courts of the seat are alone competent.',
      'mediation, courts',
    ],
    ['13. Provider may set off only claims that are undisputed or decided by a court.', 'absent'],
    ['13. Provider submits to the courts of the City of Norfolk.', 'courts'],
    [
      '13. Any dispute shall be finally settled by arbitration in Geneva. Neither party may go to court.',
      'arbitration',
    ],
    ['13. Any dispute shall be referred to mediation. The parties shall never go to court.', 'mediation'],
    ['13. The courts of Ireland have jurisdiction. Staff meet each Monday to discuss the work.', 'courts'],
  ])('%s', (clause, ways) => {
    expect(told(clause)).toBe(ways);
  });

  test('where somebody submits to courts', () => {
    expect(settledPlace('13. Guarantor submits to the courts of the City of Norfolk.')).toContain('Norfolk');
    expect(settledPlace('13. Provider submits invoices to the courts of the hotel.')).not.toContain('hotel');
  });
  const settledPlace = (clause: string) => readPaper(clause, 'services').facts.jurisdiction.value?.place ?? '';
});

describe('a notice of its own for each side is no contradiction', () => {
  const status = (clause: string) => readPaper(clause, 'services').facts.noticePeriod.status;
  test.each([
    'This Agreement continues until ended by the Provider on one month’s written notice or by the Customer on six months’ written notice.',
    'This Agreement may be ended by the Provider on thirty days’ notice or by the Customer on ninety days’ notice.',
    'Either of us may end this Agreement by giving the other at least two months’ written notice, if I am giving it, or one month’s written notice, if you are giving it.',
  ])('%s', (clause) => {
    expect(status(`12. ${clause}`)).toBe('stated');
  });

  test.each([
    'Either party may end this Agreement on one month’s written notice.',
    'The Provider may end this Agreement on one month’s written notice. The Customer pays within 60 days.',
  ])('near miss: %s', (clause) => {
    expect(status(`12. ${clause}`)).toBe('found');
  });
});

test('a step that is only named, where nothing sends disputes anywhere, is told in its own words', () => {
  const { disputeResolution } = readFacts(
    contractWith('13. If we fall out we first talk, and the trade association can help us mediate.'),
  );
  expect(disputeResolution).toMatchObject({ status: 'stated', value: null });
});
