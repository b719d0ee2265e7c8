import { describe, expect, test } from 'bun:test';
import { contractDates } from '../../../src/contracts/dates/contract-dates';
import type { Judgements } from '../../../src/contracts/dates/judged';
import { occurrencesIn } from '../../../src/contracts/dates/occurrences';
import type { Analysis, RiskFactor } from '../../../src/shared/analysis';
import { OF_PERFORMANCE } from '../../../src/shared/caveats';
import { datedAnalysis, fact, judged, stated } from '../../support/dated-analysis';

type Case = [Parameters<typeof judged>[number][], (string | null)[]];

const AUTOMATIC = { detail: { renews: 'automatically' } } as const;
const AGAINST_RENEWAL = { detail: { stops: 'renewal' } } as const;

function dateIn(analysis: Analysis, id: string, judgements: Judgements = new Map()) {
  const found = contractDates({ analysis, judgements }).find((date) => date.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

/** A term that was counted from a day by the engine. */
const counted = (start: string, length: string, end: string, rule = 'effective date + its term') =>
  datedAnalysis({ effectiveDate: fact(start), term: fact(length), expirationDate: fact(end, { rule }) });

describe('a term that renews by itself, with the notice against that', () => {
  test.each([
    // start, length, end, renewal, notice; then ends and days for notice of the first terms
    [
      '2025-03-01',
      '1 year',
      '2026-03-01',
      '1 year',
      '90 days',
      ['2026-03-01', '2027-03-01', '2028-03-01'],
      ['2025-12-01', '2026-12-01', '2027-12-02'],
    ],
    [
      '2024-02-29',
      '12 months',
      '2025-02-28',
      '1 year',
      '30 days',
      ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
      ['2025-01-29', '2026-01-29', '2027-01-29', '2028-01-30'],
    ],
    [
      '2023-01-31',
      '1 month',
      '2023-02-28',
      '1 month',
      '1 week',
      ['2023-02-28', '2023-03-31', '2023-04-30', '2023-05-31'],
      ['2023-02-21', '2023-03-24', '2023-04-23', '2023-05-24'],
    ],
    [
      '2024-07-31',
      '3 months',
      '2024-10-31',
      '1 quarter',
      '1 month',
      ['2024-10-31', '2025-01-31', '2025-04-30'],
      ['2024-09-30', '2024-12-31', '2025-03-30'],
    ],
    [
      '2025-01-15',
      '2 years',
      '2027-01-15',
      '6 months',
      '60 days',
      ['2027-01-15', '2027-07-15', '2028-01-15'],
      ['2026-11-16', '2027-05-16', '2027-11-16'],
    ],
    [
      '2025-04-01',
      '1 year',
      '2026-04-01',
      '1 year',
      '10 business days',
      ['2026-04-01', '2027-04-01'],
      ['2026-03-18', '2027-03-18'],
    ],
    [
      '2025-11-03',
      '12 weeks',
      '2026-01-26',
      '4 weeks',
      '2 weeks',
      ['2026-01-26', '2026-02-23'],
      ['2026-01-12', '2026-02-09'],
    ],
    [
      '2025-03-31',
      '11 months',
      '2026-02-28',
      '1 year',
      '3 months',
      ['2026-02-28', '2027-02-28', '2028-02-29'],
      ['2025-11-28', '2026-11-28', '2027-11-29'],
    ],
  ])('%s for %s to %s, then for %s, %s', (start, length, end, renewal, notice, ends, notices) => {
    const base = counted(start, length, end);
    const facts = { renewalTerm: fact(renewal, AUTOMATIC), noticePeriod: fact(notice, AGAINST_RENEWAL) };
    const analysis = { ...base, facts: { ...base.facts, ...facts } };
    const days = (id: string) => {
      const { repeats } = dateIn(analysis, id);
      return repeats ? occurrencesIn(repeats, '2000-01-01', '2028-12-31').map(({ day }) => day) : [];
    };
    expect(dateIn(analysis, 'end').day).toBe(ends[0] ?? '');
    expect(days('end').slice(0, ends.length)).toEqual(ends);
    expect(dateIn(analysis, 'notice').day).toBe(notices[0] ?? '');
    expect(days('notice').slice(0, notices.length)).toEqual(notices);
  });

  const yearly = datedAnalysis({
    expirationDate: fact('2026-12-31'),
    renewalTerm: fact('1 year', AUTOMATIC),
    noticePeriod: fact('60 days', AGAINST_RENEWAL),
  });

  test('says what renewal and notice do, from what, and where that stands', () => {
    const end = dateIn(yearly, 'end');
    expect(end.label).toBe('Term ends, renews by itself');
    expect(end.effect).toBe('The term ends and renews by itself for 1 year, unless notice was given in time.');
    const notice = dateIn(yearly, 'notice', judged(['noticePeriod', 'accepted']));
    expect(notice).toMatchObject({
      label: 'Last day for notice against renewal',
      day: '2026-11-01',
      effect: 'Notice by this day prevents the renewal for 1 year.',
      rule: 'The end of the term, less 60 days.',
    });
    expect(notice.inputs).toEqual([
      {
        ...{ label: 'Expiration date', value: 'Dec 31, 2026', state: 'found', path: 'facts.expirationDate' },
        ...{ finding: null, evidence: [{ quote: 'words on 2026-12-31', page: 2 }] },
      },
      {
        ...{ label: 'Notice period', value: '60 days', state: 'accepted', path: 'facts.noticePeriod' },
        ...{ finding: 'finding of noticePeriod', evidence: [{ quote: 'words on 60 days', page: 2 }] },
      },
      {
        ...{ label: 'Renewal', value: '1 year', state: 'found', path: 'facts.renewalTerm' },
        ...{ finding: null, evidence: [{ quote: 'words on 1 year', page: 2 }] },
      },
    ]);
  });

  test('the current term is found whatever day it is', () => {
    const { repeats } = dateIn(yearly, 'notice');
    if (!repeats) throw new Error('it does not renew');
    expect(occurrencesIn(repeats, '2049-01-01', '2049-12-31')).toEqual([{ n: 23, day: '2049-11-01' }]);
    expect(occurrencesIn(repeats, '2026-11-02', '2027-10-31')).toEqual([]);
    expect(occurrencesIn(repeats, '2026-11-01', '2026-11-01')).toEqual([{ n: 0, day: '2026-11-01' }]);
    expect(occurrencesIn(repeats, '2300-01-01', '9999-12-31')).toEqual([]);
  });

  test('that comes twice at most ends for good, and needs no notice then', () => {
    const { facts } = yearly;
    const twice = { renewalTerm: fact('1 year', { detail: { renews: 'automatically', times: 2 } }) };
    const analysis = { ...yearly, facts: { ...facts, ...twice } };
    const all = (id: string) => {
      const { repeats } = dateIn(analysis, id);
      return repeats ? occurrencesIn(repeats, '2000-01-01', '2099-12-31').map(({ day }) => day) : [];
    };
    expect(all('end')).toEqual(['2026-12-31', '2027-12-31', '2028-12-31']);
    expect(all('notice')).toEqual(['2026-11-01', '2027-11-01']);
    expect(dateIn(analysis, 'end').effect).toContain('2 times at most');
  });

  test.each([
    ['on condition', 'notice', 'prevents the renewal for 1 year, which hangs on a condition besides'],
    ['by choice', 'option', 'The renewal for 1 year is by choice'],
  ] as const)('that comes %s does not come by itself', (renews, kind, effect) => {
    const { facts } = yearly;
    const analysis = { ...yearly, facts: { ...facts, renewalTerm: fact('1 year', { detail: { renews } }) } };
    const notice = dateIn(analysis, 'notice');
    expect(notice).toMatchObject({ kind, day: '2026-11-01', repeats: null });
    expect(notice.effect).toContain(effect);
    expect(dateIn(analysis, 'end').repeats).toBeNull();
  });

  test('without a notice period lacks it, and without a length its later terms', () => {
    const { facts } = yearly;
    const noNotice = { ...yearly, facts: { ...facts, noticePeriod: datedAnalysis({}).facts.noticePeriod } };
    expect(dateIn(noNotice, 'notice').lacks).toBe(
      'No last day for notice: the contract renews by itself, and the notice period was not found.',
    );
    const questions = [
      { id: 'any.auto-renewal', title: '', answer: 'yes', bearer: 'both', value: null, evidence: [], confidence: 1 },
    ];
    const base = datedAnalysis({ expirationDate: fact('2026-12-31'), noticePeriod: fact('60 days', AGAINST_RENEWAL) });
    const noLength = { ...base, questions } as unknown as Analysis;
    expect(dateIn(noLength, 'notice').day).toBe('2026-11-01');
    expect(dateIn(noLength, 'end')).toMatchObject({ repeats: null, day: '2026-12-31' });
    expect(dateIn(noLength, 'end').notes).toEqual(['Later terms are not counted: the renewal was not found.']);
    const said = judged(['questions.0', 'rejected']);
    expect(dateIn(noLength, 'end', said).effect).toBe('The contract ends.');
  });
});

describe('a notice that is counted back', () => {
  test.each([
    ['2027-01-15', '30 days', '2026-12-16'],
    ['2027-01-31', '2 months', '2026-11-30'],
    ['2024-03-31', '1 month', '2024-02-29'],
    ['2023-03-31', '1 month', '2023-02-28'],
    ['2024-03-30', '30 days', '2024-02-29'],
    ['2028-02-29', '1 year', '2027-02-28'],
    ['2027-03-01', '6 weeks', '2027-01-18'],
    ['2027-07-01', '1.5 months', '2027-05-16'],
    ['2027-01-01', '1 quarter', '2026-10-01'],
    // From a Sunday, ten business days: the Fridays are counted.
    ['2027-01-03', '10 business days', '2026-12-21'],
    ['2027-01-04', '1 business day', '2027-01-01'],
  ])('from %s by %s is %s', (end, notice, day) => {
    const analysis = datedAnalysis({
      expirationDate: fact(end),
      renewalTerm: fact('1 year', AUTOMATIC),
      noticePeriod: fact(notice, AGAINST_RENEWAL),
    });
    expect(dateIn(analysis, 'notice').day).toBe(day);
  });

  test.each([
    ['counted to its anniversary', '2026-06-01', true],
    ['counted to the day before', '2026-05-31', false],
  ])('before a term %s says whether it may be due a day earlier', (_, end, isSaid) => {
    const base = counted('2025-06-01', '1 year', end);
    const noticePeriod = fact('60 days', AGAINST_RENEWAL);
    const analysis = { ...base, facts: { ...base.facts, renewalTerm: fact('1 year', AUTOMATIC), noticePeriod } };
    expect(dateIn(analysis, 'notice').notes.join().includes('a day earlier')).toBe(isSaid);
  });

  test('in business days says what is not known', () => {
    const noticePeriod = fact('10 business days', AGAINST_RENEWAL);
    const analysis = datedAnalysis({ expirationDate: fact('2027-01-03'), noticePeriod });
    expect(dateIn(analysis, 'notice').notes).toEqual([
      'Saturdays and Sundays are left out; public holidays are not known.',
    ]);
  });

  test('that ends the contract has no last day', () => {
    const noticePeriod = fact('30 days', { detail: { stops: 'contract' } });
    const analysis = datedAnalysis({ expirationDate: fact('2027-01-03'), noticePeriod });
    expect(dateIn(analysis, 'notice')).toMatchObject({
      ...{ day: null, lacks: null },
      none: 'Notice of 30 days terminates the contract at any time: it has no last day.',
    });
  });

  test('of a contract that never ends has no day either', () => {
    const noticePeriod = fact('30 days', AGAINST_RENEWAL);
    const analysis = datedAnalysis({ expirationDate: fact('perpetual'), noticePeriod });
    expect(dateIn(analysis, 'end')).toMatchObject({ day: null, lacks: null, none: 'It runs until it is terminated.' });
    expect(dateIn(analysis, 'notice')).toMatchObject({ day: null, lacks: null });
    expect(dateIn(analysis, 'notice').none).toContain('It runs until it is terminated.');
  });
});

describe('an end that an event may put off', () => {
  const rule = 'effective date + 3 years; at the earliest: it is counted from an event';
  const analysis = datedAnalysis({
    ...{ effectiveDate: fact('2025-03-01'), term: fact('3 years'), renewalTerm: fact('1 year', AUTOMATIC) },
    ...{ noticePeriod: fact('30 days', AGAINST_RENEWAL), expirationDate: fact('2028-03-01', { rule }) },
  });

  test('has no day, and nothing is counted from it', () => {
    const lacks = 'the expiration date hangs on an event without a date, and is not before Mar 1, 2028.';
    expect(dateIn(analysis, 'end')).toMatchObject({ day: null, none: null, lacks: `No end date: ${lacks}` });
    expect(dateIn(analysis, 'notice')).toMatchObject({ day: null });
  });

  test('has the one that its reader accepts', () => {
    const end = dateIn(analysis, 'end', judged(['facts.expirationDate', 'accepted']));
    expect(end).toMatchObject({ day: '2028-03-01', rule: `As the contract tells it: ${rule}.` });
  });
});

describe('what a day lacks', () => {
  const unread = { status: 'unreadable', value: null } as const;
  test.each([
    [
      { effectiveDate: stated('left blank or redacted'), term: fact('3 years'), expirationDate: stated() },
      'No end date: the effective date is left blank or redacted.',
    ],
    [{ term: fact('3 years'), expirationDate: stated() }, 'No end date: the effective date was not found.'],
    [
      { effectiveDate: fact('2025-01-01'), expirationDate: stated() },
      'No end date: the expiration date is stated without a value that could be told.',
    ],
    [
      { expirationDate: fact(null, unread) },
      'No end date: the expiration date could not be read: not every page gave text.',
    ],
    [{ expirationDate: fact(null, { status: 'failed' }) }, 'No end date: the expiration date could not be worked out.'],
    [
      { expirationDate: fact(null, { status: 'ambiguous', value: 'May 1, 2027 or May 1, 2028' }) },
      'No end date: the expiration date is told in several ways (May 1, 2027 or May 1, 2028).',
    ],
  ])('%#: %p', (facts, lacks) => {
    const analysis = datedAnalysis({
      ...facts,
      renewalTerm: fact('1 year', AUTOMATIC),
      noticePeriod: fact('30 days', AGAINST_RENEWAL),
    });
    expect(dateIn(analysis, 'end')).toMatchObject({ day: null, none: null, lacks });
    expect(dateIn(analysis, 'notice')).toMatchObject({
      ...{ day: null, none: null },
      lacks: lacks.replace('No end date: ', 'No last day for notice: there is no end of the term, since '),
    });
  });

  test('nothing, where the contract says nothing of it', () => {
    for (const date of contractDates({ analysis: datedAnalysis({}), judgements: new Map() })) {
      expect(date).toMatchObject({ day: null, lacks: null, none: expect.any(String) });
    }
  });
});

describe('a decision of the reader', () => {
  const analysis = (() => {
    const base = counted('2025-03-01', '1 year', '2026-03-01');
    const renewal = { renewalTerm: fact('1 year', AUTOMATIC), noticePeriod: fact('30 days', AGAINST_RENEWAL) };
    return { ...base, facts: { ...base.facts, ...renewal } };
  })();
  const days = (decisions: Case[0]) =>
    ['start', 'end', 'notice'].map((id) => dateIn(analysis, id, judged(...decisions)).day);

  test.each([
    [[], ['2025-03-01', '2026-03-01', '2026-01-30']],
    [[['effectiveDate', 'corrected', '2025-06-30']], ['2025-06-30', '2026-06-30', '2026-05-31']],
    [[['term', 'corrected', 'two (2) years']], ['2025-03-01', '2027-03-01', '2027-01-30']],
    [[['expirationDate', 'corrected', '2026-12-31']], ['2025-03-01', '2026-12-31', '2026-12-01']],
    [[['expirationDate', 'corrected', 'perpetual']], ['2025-03-01', null, null]],
    [[['noticePeriod', 'corrected', '2 months']], ['2025-03-01', '2026-03-01', '2026-01-01']],
    [[['noticePeriod', 'corrected', 'in good time']], ['2025-03-01', '2026-03-01', null]],
    [[['expirationDate', 'rejected']], ['2025-03-01', null, null]],
    [[['effectiveDate', 'rejected']], [null, null, null]],
    [[['noticePeriod', 'rejected']], ['2025-03-01', '2026-03-01', null]],
    // An end that was accepted stands against a start that was corrected before, and not after.
    [
      [
        ['effectiveDate', 'corrected', '2025-06-30'],
        ['expirationDate', 'accepted'],
      ],
      ['2025-06-30', '2026-03-01', '2026-01-30'],
    ],
    [
      [
        ['expirationDate', 'accepted'],
        ['effectiveDate', 'corrected', '2025-06-30'],
      ],
      ['2025-06-30', '2026-06-30', '2026-05-31'],
    ],
  ] as Case[])('%j gives %j', (decisions, expected) => {
    expect(days(decisions)).toEqual(expected);
  });

  test('says what was decided', () => {
    const lost = dateIn(analysis, 'notice', judged(['expirationDate', 'rejected']));
    expect(lost.lacks).toBe(
      'No last day for notice: there is no end of the term, since the expiration date was rejected.',
    );
    const odd = dateIn(analysis, 'notice', judged(['noticePeriod', 'corrected', 'in good time']));
    expect(odd.lacks).toContain('was corrected to “in good time”, which is no length of time');
    const moved = dateIn(analysis, 'end', judged(['effectiveDate', 'corrected', '2025-06-30']));
    expect(moved.rule).toBe('Effective date + 1 year.');
    expect(moved.inputs[0]).toMatchObject({
      value: 'Jun 30, 2025',
      state: 'corrected',
      finding: 'finding of effectiveDate',
    });
  });

  test('says which of its values has to be checked, until a reader has judged it', () => {
    const doubtful = datedAnalysis({ expirationDate: fact('2026-05-31', { standing: 'to_check' }) });
    const shown = (judgements: Judgements) => dateIn(doubtful, 'end', judgements).inputs[0]?.value;
    expect(shown(new Map())).toBe('May 31, 2026 (to check)');
    expect(shown(judged(['expirationDate', 'accepted']))).toBe('May 31, 2026');
  });

  test('gives what the contract left blank', () => {
    const blank = datedAnalysis({
      effectiveDate: stated('left blank or redacted'),
      term: fact('18 months'),
      expirationDate: stated(),
    });
    const filled = judged(['effectiveDate', 'corrected', '2024-08-31']);
    expect(dateIn(blank, 'end', filled)).toMatchObject({ day: '2026-02-28', rule: 'Effective date + 18 months.' });
  });

  test('on a renewal stops the later terms', () => {
    expect(dateIn(analysis, 'end', judged(['renewalTerm', 'rejected']))).toMatchObject({
      day: '2026-03-01',
      repeats: null,
    });
  });
});

describe('the start', () => {
  test.each([
    [{ effectiveDate: fact('2025-03-01') }, 'Start', '2025-03-01'],
    [{ agreementDate: fact('2025-02-01') }, 'Date of the contract', '2025-02-01'],
    [{ agreementDate: fact('2025-02-01'), effectiveDate: fact('2025-03-01') }, 'Start', '2025-03-01'],
    [{ agreementDate: fact('2025-02-01'), effectiveDate: stated() }, 'Start', null],
  ])('%#', (facts, label, day) => expect(dateIn(datedAnalysis(facts), 'start')).toMatchObject({ label, day }));

  test('follows the date of the contract where it was taken from it', () => {
    const both = {
      agreementDate: fact('2025-02-01'),
      effectiveDate: fact('2025-02-01', { rule: 'the date of the agreement' }),
    };
    const said = judged(['agreementDate', 'corrected', '2025-02-10']);
    expect(dateIn(datedAnalysis(both), 'start', said).day).toBe('2025-02-10');
    expect(dateIn(datedAnalysis({ ...both, effectiveDate: fact('2025-02-01') }), 'start', said).day).toBe('2025-02-01');
  });
});

describe('an analysis of an older engine', () => {
  const old = datedAnalysis({
    expirationDate: fact('2026-12-31'),
    renewalTerm: fact('1 year', { value: '1 year, renewed automatically' }),
    noticePeriod: fact('60 days'),
  });

  test('renews by what its rule found, and nothing is read from its print', () => {
    expect(dateIn(old, 'end').repeats).toBeNull();
    const rule: RiskFactor = {
      type: '',
      severity: 'low',
      description: '',
      rule: 'automatic-renewal',
      evidence: [],
      recommendation: '',
    };
    const found = { ...old, riskAssessment: { ...old.riskAssessment, riskFactors: [rule] } };
    expect(dateIn(found, 'notice')).toMatchObject({ day: '2026-11-01', kind: 'notice', repeats: expect.anything() });
    expect(dateIn(found, 'end', judged(['riskAssessment.riskFactors.0', 'rejected'])).repeats).toBeNull();
  });

  test('without a renewal does not know what its notice stops', () => {
    const { renewalTerm: _, ...facts } = { ...old.facts };
    const alone = { ...old, facts: { ...facts, renewalTerm: datedAnalysis({}).facts.renewalTerm } };
    expect(dateIn(alone, 'notice')).toMatchObject({ day: null, lacks: null });
    expect(dateIn(alone, 'notice').none).toContain('What the notice of 60 days stops is not known');
  });
});

test.each([
  ['', 'The day on which the contract takes effect.'],
  [OF_PERFORMANCE, 'The day on which its term or performance begins.'],
])('the start says what begins on it: %j', (caveat, rule) => {
  const start = fact('2025-05-01', { value: `May 1, 2025${caveat}` });
  const dates = contractDates({
    analysis: datedAnalysis({ effectiveDate: start, term: fact('1 year') }),
    judgements: new Map(),
  });
  expect(dates.map((date) => date.rule)).toContain(rule);
});
