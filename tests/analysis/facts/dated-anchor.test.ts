import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { viewOf } from '../../../src/analysis/facts/ranking/document-view';
import { sourceOf } from '../../../src/analysis/facts/source';
import { lastDayOfLength } from '../../../src/analysis/facts/term-start';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

/** An order form with a row of its start and one of its term. */
const formOf = (start: string, term: string) =>
  readFacts(`SUBSCRIPTION ORDER FORM
Customer\tAcme Mills, Inc.
Vendor\tBorel Software LLC
Order date\tMarch 14, 2024
${start}
Initial Term\t${term}
1. Vendor lets Customer use its software.
2. Customer pays $900 a month.`).expirationDate;

describe('a term that is counted from what a form or a definition dates', () => {
  test.each([
    ['Subscription Start Date\tJune 1, 2024', '24 months from the Subscription Start Date'],
    ['Licence start\tJune 1, 2024', 'two years counted from the Licence start'],
    ['Start of services\tJune 1, 2024', '24 months from the start of the services shown above'],
    ['Go-live\tJune 1, 2024', '24 months from go-live'],
    ['Date of acceptance by click\tJune 1, 2024', '24 months from the date of acceptance'],
    ['3. “Launch Date” means June 1, 2024.', '24 months from the Launch Date, and renews'],
  ])('%s, %s', (start, term) => {
    const end = formOf(start, term);
    expect(end.normalized).toBe('2026-06-01');
    expect(end.rule).toStartWith('start of the term + 2');
    expect(end.evidence).toHaveLength(2);
  });

  test.each([
    ['Subscription Start Date\tThe later of June 1, 2024 and payment', '24 months from the Subscription Start Date'],
    ['Go-live\texpected June 1, 2024', '24 months from go-live'],
  ])('near miss: %s, %s', (start, term) => {
    expect(formOf(start, term)).toMatchObject({ normalized: '2026-03-14', standing: 'to_check' });
  });

  test('the first term, not the turns in which it goes on', () => {
    const articles = readFacts(`ARTICLES OF PARTNERSHIP
Made on 14 May 2022 between Ann Borel and Tom Reed.
1. The partnership shall commence on the first day of June, 2022, and shall continue for the term of seven years thence next ensuing, and thereafter from year to year.
2. The partners draw plans for houses.`);
    expect(articles.expirationDate.normalized).toBe('2029-06-01');
  });
});

describe('a term that is counted from what nobody has dated yet', () => {
  test.each([
    '24 months from the Launch Date',
    '24 months from first delivery',
    '24 months following the opening of the shop',
  ])('%s: the day before which it cannot end', (term) => {
    const end = formOf('3. “Launch Date” means the day on which the site opens.', term);
    expect(end).toMatchObject({ normalized: '2026-03-14', value: 'not before March 14, 2026', standing: 'to_check' });
    expect(end.rule).toEndWith('at the earliest: it is counted from an event');
  });

  test.each(['24 months from the end of the trial', '24 months from that notice'])('near miss: %s', (term) => {
    expect(formOf('3. A trial comes first.', term)).toMatchObject({ status: 'stated', value: null });
  });
});

describe('a day by which a term is over at the latest', () => {
  const endOf = (words: string) =>
    readFacts(`LICENCE AGREEMENT
This Agreement is made on 14 March 2008 between Acme Mills Ltd ("Licensor") and Borel LLC ("Licensee").
1. Licensor lets Licensee use its mark.
2. This Agreement shall commence as of the date hereof and shall terminate five (5) years following the date of launch of the first website${words}.`)
      .expirationDate;

  test.each([', but in no event later than February 28, 2013', ', and at the latest on February 28, 2013'])(
    '%s',
    (words) => {
      expect(endOf(words).normalized).toBe('2013-02-28');
    },
  );

  test('near miss: a day by which something else has to happen', () => {
    expect(endOf('.\n3. Licensee launches it in no event later than February 28, 2013').normalized).not.toBe(
      '2013-02-28',
    );
  });
});

describe('the last day of a length that stands beside it with the first one', () => {
  const lastOf = (days: string) => {
    const text = contractTextFromPlain(
      `LICENSING AGREEMENT\n1. This Agreement shall have an Initial Term of three (3) years.\n2. ${days}`,
    );
    const source = sourceOf(text, documentOf(text));
    const length = viewOf(source)
      .sentences.flatMap(({ candidates }) => candidates)
      .find((candidate) => candidate.kind === 'period');
    return length?.kind === 'period' ? lastDayOfLength(source, length)?.iso : undefined;
  };

  test.each([
    ['The Term shall commence on July 23, 2013 and shall expire on July 22, 2016.', '2016-07-22'],
    ['It runs from July 23, 2013 to July 23, 2016.', '2016-07-23'],
  ])('%s', (days, last) => {
    expect(lastOf(days)).toBe(last);
  });

  test.each(['The first season is from July 23, 2013 to July 22, 2014.', 'It ends on July 22, 2016.'])(
    'near miss: %s',
    (days) => {
      expect(lastOf(days)).toBeUndefined();
    },
  );
});

test('a day in which a sentence seems to end', () => {
  const facts = readFacts(`DISTRIBUTOR AGREEMENT
This Agreement is entered into as of Dec. 8, 2005 (hereinafter "Effective Date"), by and between Acme Mills, Inc. and Borel LLC.
1. The term of this Agreement shall be two (2) years from the Effective Date.
2. Distributor sells the looms of Acme.`);
  expect(facts.effectiveDate.normalized).toBe('2005-12-08');
  expect(facts.expirationDate.normalized).toBe('2007-12-08');
});
