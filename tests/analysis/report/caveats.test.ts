import { describe, expect, test } from 'bun:test';
import { found, stated } from '../../../src/analysis/facts/fact';
import { caveatOf } from '../../../src/analysis/report/caveats';
import { printFacts } from '../../../src/analysis/report/facts';
import { summarise } from '../../../src/analysis/report/summary';
import {
  FOR_EACH,
  LONGER_LATER,
  OF_CLAIMS_OF_ONE_SIDE,
  OF_ONE_MATTER,
  OF_ONE_SIDE,
  UNLESS_RENEWED,
  WITH_CONDITIONS,
} from '../../../src/shared/caveats';
import { contractWith, readingOf } from '../../support/reading';

const factsOf = (clause: string) => printFacts(readingOf(contractWith(clause)).facts);

describe('a length of notice says whose it is and when it counts', () => {
  test.each([
    [
      'Either party may terminate this Agreement at any time on thirty (30) days’ written notice.',
      '30 days, to end the contract',
    ],
    [
      'Customer may terminate this Agreement for convenience by giving Provider not less than two (2) months’ notice.',
      `2 months, to end the contract, by Customer`,
    ],
    [
      'Once the first three months are over either party may end this Agreement by giving one month’s notice.',
      `1 month, to end the contract${WITH_CONDITIONS}`,
    ],
  ])('%s', (sentence, value) => {
    const { noticePeriod } = factsOf(`12. Termination. ${sentence}`);
    expect(noticePeriod.value).toBe(value);
    expect(noticePeriod.normalized).toMatch(/^\d+ (?:day|month)s?$/);
  });

  test.each([
    ['unless either party gives 60 days’ notice before the term ends', '60 days, to stop its renewal'],
    ['unless someone gives 60 days’ notice before the term ends', '60 days, to stop its renewal'],
    ['unless either gives 60 days’ notice before the term ends', '60 days, to stop its renewal'],
    ['unless cancelled by 60 days’ notice before the term ends', '60 days, to stop its renewal'],
    ['unless Provider gives 60 days’ notice before the term ends', `60 days, to stop its renewal, by Provider`],
  ])('and what it stops: %s', (unless, value) => {
    const { noticePeriod } = factsOf(
      `2. Term. The term is two years. This Agreement renews for a year at a time ${unless}.`,
    );
    expect(noticePeriod.value).toBe(value);
  });

  test('at will it ends the contract, though another sentence renews it', () => {
    const { noticePeriod } = factsOf(
      '2. Term. This Agreement runs for a year and renews automatically for one year at a time.\n12. Either party may end it earlier by giving the other 90 days’ written notice.',
    );
    expect(noticePeriod.value).toBe('90 days, to end the contract');
  });

  test('a notice that counts within a window only is told by the window', () => {
    const { noticePeriod } = factsOf(
      '2. Term. The term is two years. This Agreement renews for a year at a time unless a party gives written notice not more than 90 days and not less than 60 days before the end of the term.',
    );
    expect(noticePeriod.value).toBe('between 90 days and 60 days');
  });
});

describe('an end that an event may move says so', () => {
  const endOf = (row: string) =>
    printFacts(
      readingOf(
        `STATEMENT OF WORK\nCustomer: Acme Mills, Inc.\nSupplier: Borel Software LLC\nSOW start\t2 March 2026\n${row}\n1. Supplier builds a stock system.`,
      ).facts,
    ).expirationDate.value;
  test.each([
    ['SOW end date\t30 November 2026, or final acceptance if earlier', true],
    ['SOW end date\t30 November 2026, or final acceptance if later', true],
    ['SOW end date\t30 November 2026', false],
  ])('%s', (row, moves) => expect(endOf(row)).toBe(`30 November 2026${moves ? WITH_CONDITIONS : ''}`));
});

describe('an end behind which the contract goes on says so', () => {
  test.each([
    [
      'The term of this Agreement is two years from the Effective Date and thereafter until ended under clause 8.',
      true,
    ],
    ['The term of this Agreement is two years from the Effective Date.', false],
  ])('%s', (sentence, goesOn) => {
    const { term, expirationDate } = factsOf(`2. Term. ${sentence}`);
    expect(term.value).toBe(`2 years${goesOn ? WITH_CONDITIONS : ''}`);
    expect(expirationDate.status).toBe(goesOn ? 'stated' : 'found');
  });
});

describe('an end after which a contract is renewed says so', () => {
  test.each([
    ['Thereafter this Agreement renews automatically for one year at a time.', UNLESS_RENEWED],
    ['The Customer may extend it once for a further year by notice.', UNLESS_RENEWED],
    ['The Customer may extend it once for a year, and Provider shall not decline such extension.', UNLESS_RENEWED],
    [
      'It then renews automatically for one year at a time unless a party gives notice that it does not want to renew.',
      UNLESS_RENEWED,
    ],
    ['There is no renewal.', ''],
    ['The Customer shall have no right or option to extend or renew the Term.', ''],
    ['It does not renew.', ''],
    ['This Agreement does not roll over at the end of its term and is not extended by silence.', ''],
    ["It doesn't run on after that; any extension of the term needs a new agreement.", ''],
  ])('%s', (renewal, caveat) => {
    const { term, expirationDate } = factsOf(
      `2. Term. The term of this Agreement is two years from the Effective Date. ${renewal}`,
    );
    expect(term.value).toBe(`2 years${caveat}`);
    expect(expirationDate).toMatchObject({ value: `by March 1, 2028${caveat}`, normalized: '2028-03-01' });
  });
});

describe('a limit of liability that counts anew says so', () => {
  test.each([
    ['The liability of either party in any one year shall not exceed EUR 150,000.', `EUR 150,000${FOR_EACH}`],
    ['Our liability shall not exceed $40,000 for each claim.', `$40,000${FOR_EACH}`],
    ['In any event the liability of Provider shall not exceed $40,000.', `$40,000, for the liability of Provider`],
    [
      'The liability of Provider is limited to the greater of $100,000 and 150% of the fees of the year.',
      `The greater of $100,000 and 150% of the fees of the year, for the liability of Provider`,
    ],
    [
      'The liability of Provider shall not exceed $40,000. For loss of data the limit is $90,000.',
      `$40,000, with exceptions that the next sentence names, for the liability of Provider`,
    ],
  ])('%s', (clause, value) => {
    expect(factsOf(`11. Liability. ${clause}`).liabilityCap.value).toBe(value);
  });
});

describe('a limit of liability says whose and of what it is', () => {
  test.each([
    [
      "Provider's liability for damage to the goods shall not exceed $40,000.",
      `$40,000, for the liability of Provider in the matter that the clause names`,
    ],
    [
      "Provider's total liability for damage to the goods shall not exceed $40,000.",
      `$40,000, for the liability of Provider`,
    ],
    ['The liability of each party in respect of the visit shall not exceed $40,000.', `$40,000${OF_ONE_MATTER}`],
    ['The liability of each party shall not exceed $40,000.', '$40,000'],
    ['The total liability under this SOW is SGD 279,000.', 'SGD 279,000'],
    ['Liability shall not exceed $40,000.', '$40,000'],
  ])('%s', (clause, value) => {
    expect(factsOf(`11. Liability. ${clause}`).liabilityCap.value).toBe(value);
  });
});

describe('what stands before the courts says so where it is open to choice', () => {
  test.each([
    ['Disputes go to mediation if either party asks for it, and then to the courts of Ohio.', true],
    ['Disputes go to mediation, for which either may choose the place, and then to the courts of Ohio.', true],
    ['Either party may refer a dispute to adjudication, and then to the courts of Ohio.', true],
    ['Disputes go to mediation and then to the courts of Ohio.', false],
    ['If we fall out, the dispute goes to a mediator first and then to the courts of Ohio.', false],
  ])('%s', (clause, isOpen) => {
    const { facts } = readingOf(contractWith(`13. Disputes. ${clause}`));
    expect(facts.disputeResolution.value?.ways).toEqual([
      clause.includes('adjudication') ? 'adjudication' : 'mediation',
      'courts',
    ]);
    expect(caveatOf('disputeResolution', facts)).toBe(isOpen ? WITH_CONDITIONS : '');
  });

  test.each([
    [
      'The courts of Ohio have exclusive jurisdiction, except that an expert decides on the quality of the goods.',
      true,
    ],
    ['Apart from paragraph 4 any dispute goes to the courts of Ohio.', true],
    ['Each of us talks openly before anybody goes to the courts of Ohio.', true],
    ['The laws of Ohio govern, except that body of law on conflicts, and its courts have jurisdiction.', false],
    ['Any dispute is brought before the courts of Ohio.', false],
  ])('what is kept from courts that are told alone: %s', (clause, isKept) => {
    const { facts } = readingOf(contractWith(`13. Disputes. ${clause}`));
    const courts = {
      ...facts.disputeResolution,
      status: 'found' as const,
      value: { ways: ['courts' as const], rules: null },
    };
    const evidence = [{ quote: clause, page: 1, start: 0, end: clause.length }];
    const caveat = caveatOf('disputeResolution', { ...facts, disputeResolution: { ...courts, evidence } });
    expect(caveat).toBe(isKept ? WITH_CONDITIONS : '');
  });

  test('courts alone are open to everybody', () => {
    const { facts } = readingOf(
      contractWith('13. Unless the parties agree otherwise the courts of Ohio decide every dispute.'),
    );
    expect(caveatOf('disputeResolution', facts)).toBe('');
  });
});

/** What the summary says of law and disputes. */
function lawOf(text: string): string {
  const reading = readingOf(contractWith(text));
  const told = summarise(reading, { overallRisk: 'low', rationale: '', riskFactors: [], recommendations: [] });
  return told.find(({ text: words }) => words.startsWith('The law of') || words.startsWith('Disputes go'))?.text ?? '';
}

test('the summary tells that what stands before the courts has conditions', () => {
  const clause = 'This Agreement is governed by the laws of Ohio. Disputes go to mediation if either party asks';
  expect(lawOf(`13. ${clause}, and then to the courts of Ohio.`)).toContain(WITH_CONDITIONS);
  expect(lawOf(`13. ${clause.replace(' if either party asks', '')}, and then to the courts of Ohio.`)).not.toContain(
    WITH_CONDITIONS,
  );
});

describe('a renewal is behind no end that is none, and not told where it is unsure', () => {
  const { facts } = readingOf(
    contractWith('2. Term. The term of this Agreement is two years from the Effective Date.'),
  );
  const renewalTerm = (confidence: number) => stated(confidence, []);

  test.each([
    [0.6, UNLESS_RENEWED],
    [0.4, ''],
  ])('renewal stated with %d', (confidence, caveat) => {
    expect(caveatOf('term', { ...facts, renewalTerm: renewalTerm(confidence) })).toBe(caveat);
  });

  test('unsure of its length, and plain that it comes by itself', () => {
    const quote = 'It prolongs itself by 12 months in each case if it is not terminated with a notice of three months.';
    const said = (words: string) => stated(0.4, [{ quote: words, page: 1, start: 0, end: words.length }]);
    expect(caveatOf('term', { ...facts, renewalTerm: said(quote) })).toBe(UNLESS_RENEWED);
    expect(caveatOf('term', { ...facts, renewalTerm: said('The insurance is renewed each year.') })).toBe('');
    const option = 'The Investor may demand payment, or extend for one further year.';
    expect(caveatOf('term', { ...facts, renewalTerm: said(option) })).toBe(UNLESS_RENEWED);
  });

  test('no fixed end', () => {
    const expirationDate = found<'perpetual'>({ value: 'perpetual', confidence: 0.9, evidence: [] });
    expect(caveatOf('expirationDate', { ...facts, expirationDate, renewalTerm: renewalTerm(0.9) })).toBe('');
  });
});

describe('a forum for the claims of one side says so', () => {
  test.each([
    [
      'Any claim you have arising from your work will be decided by binding arbitration in Albany, New York.',
      ', for “your” claims',
    ],
    [
      'All claims by you go to binding arbitration in Albany, New York, and each side pays half of the cost.',
      ', for “your” claims',
    ],
    ['All actions by the Customer shall be brought in the courts of Ohio.', ', for the claims of the Customer'],
    ['All claims by a lodger shall be brought in the courts of Ohio.', OF_CLAIMS_OF_ONE_SIDE],
  ])('%s', (clause, whose) => {
    const { jurisdiction, disputeResolution } = factsOf(`13. Disputes. ${clause}`);
    expect(jurisdiction.value).toEndWith(whose);
    expect(disputeResolution?.value).toEndWith(whose);
    expect(lawOf(`13. Disputes. ${clause}`)).toContain(whose);
  });

  test.each([
    'Customer submits to the exclusive jurisdiction of the courts of Lucas County, Ohio, while Provider may sue wherever Customer is found.',
    'The courts of Lucas County, Ohio have exclusive jurisdiction, but Provider may also sue at the seat of Customer.',
  ])('a forum of both beside which one side has others: %s', (clause) => {
    const { jurisdiction, disputeResolution } = factsOf(`13. Disputes. ${clause}`);
    const free = ', though Provider may sue elsewhere';
    expect(jurisdiction.value).toEndWith(free);
    expect(disputeResolution?.value).toEndWith(free);
    expect(lawOf(`13. Disputes. ${clause}`)).toContain(free);
  });

  test.each([
    'All claims by either party go to arbitration in Albany, New York.',
    'All claims by the parties are heard by the courts of Albany, New York.',
    'All claims brought by or against the Customer are settled by arbitration in Albany, New York.',
    'Any claim that you have against Provider, or that Provider has against you, goes to arbitration in Albany, New York.',
    'Any dispute shall be settled by arbitration in Albany, New York, but either party may seek relief in any court.',
    'Any dispute shall be settled by arbitration in Albany, New York, but either party may sue in any court for an injunction.',
  ])('that of all does not: %s', (clause) => {
    expect(factsOf(`13. Disputes. ${clause}`).jurisdiction.value).toEndWith('Albany, New York');
  });
});

test.each([
  ['After that it carries on from week to week until either of us ends it by 7 days’ notice.', UNLESS_RENEWED],
  ['After that it runs on by the week until either of us ends it by 7 days’ notice.', UNLESS_RENEWED],
  ['Either of us may end it before by 7 days’ notice.', ''],
])('a length says what its notice says of what comes after it: %s', (notice, caveat) => {
  const facts = readingOf(contractWith('2. Term. This Agreement runs for twelve weeks.')).facts;
  const term = found({ value: { count: 12, unit: 'week' as const }, confidence: 0.9, evidence: [] });
  const absent = { status: 'absent' as const, value: null, confidence: 0.7, evidence: [] };
  const evidence = [{ quote: notice, page: 1, start: 0, end: notice.length }];
  const noticePeriod = found({
    value: { count: 7, unit: 'day' as const, stops: 'contract' as const },
    confidence: 0.9,
    evidence,
  });
  expect(caveatOf('term', { ...facts, term, expirationDate: absent, renewalTerm: absent, noticePeriod })).toBe(caveat);
});

test('what outlasts a term by the same sentence is told', () => {
  const term = (words: string) =>
    factsOf(`2. Term. This Agreement lasts two years from the Effective Date${words}.`).term;
  expect(term(', but for recipes it lasts as long as they remain secret').value).toBe(`2 years${WITH_CONDITIONS}`);
  expect(term(', and recipes are kept at the mill').value).toBe('2 years');
});

describe('words of both and of each that are of no side', () => {
  test.each([
    [
      'The Tenants may terminate this Agreement at any time by giving 28 days’ notice, which both of them must sign.',
      OF_ONE_SIDE,
    ],
    [
      'Customer may terminate this Agreement at any time by giving 28 days’ notice, with £10 for each day lacking.',
      ', by Customer',
    ],
  ])('%s', (clause, whose) => {
    expect(factsOf(`12. ${clause}`).noticePeriod.value).toContain(whose);
  });
  test('near miss: both parties', () => {
    const clause = '12. Both parties may terminate this Agreement at any time by giving 28 days’ notice.';
    expect(factsOf(clause).noticePeriod.value).not.toContain(OF_ONE_SIDE);
  });
});

test('a notice that grows is told with what comes later', () => {
  const clause =
    '12. Either party may terminate this Agreement at any time with notice of three months, from the fourth year of four months.';
  expect(factsOf(clause).noticePeriod.value).toBe(`3 months, to end the contract${LONGER_LATER}`);
});

describe('a renewal that one side alone may choose says so', () => {
  const renewalOf = (clause: string) =>
    caveatOf('renewalTerm', {
      ...readingOf(contractWith('1. Work.')).facts,
      renewalTerm: found({
        value: { count: 12, unit: 'month', automatic: false, byChoice: true },
        confidence: 1,
        evidence: [{ quote: clause, page: 1, start: 0, end: clause.length }],
      }),
    });

  test.each([
    ['Buyer may extend the period for 12 months.', 'Buyer'],
    ['The Tenant has an option to renew for 12 months.', 'the Tenant'],
  ])('%s', (clause, who) => expect(renewalOf(clause)).toBe(`, by choice of ${who}`));

  test.each([
    'The parties may renew for 12 months.',
    'This Agreement may be renewed for 12 months.',
    'Either side may renew for 12 months.',
    'The Client may extend it for 12 months by mutual agreement.',
  ])('near miss: %s', (clause) => expect(renewalOf(clause)).toBe(''));
});
