import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const law = (clause: string) =>
  readFacts(`SERVICES AGREEMENT\nThis Agreement is between A, Inc. and B, LLC.\n12. General. ${clause}`);

describe('governing law', () => {
  test.each([
    [
      'This Agreement shall be governed by and construed in accordance with the laws of the State of Delaware, without regard to its conflict of laws rules.',
      'Delaware',
    ],
    ['THIS AGREEMENT SHALL BE GOVERNED BY THE LAWS OF THE STATE OF NEW YORK.', 'New York'],
    ['The laws of England and Wales shall govern this Agreement.', 'England and Wales'],
    [
      'This Agreement is governed by the laws of the Province of Ontario and the federal laws of Canada applicable therein.',
      'Ontario, Canada',
    ],
    ['California law shall govern this Agreement.', 'California'],
    ['This Agreement will be interpreted under the laws of the Commonwealth of Massachusetts.', 'Massachusetts'],
    ["This contract is governed by the laws of the People's Republic of China.", "People's Republic of China"],
    ['Governing Law: Texas', 'Texas'],
    ['This Agreement shall be construed under the laws of the State of West Virginia.', 'West Virginia'],
  ])('%s', (clause, place) => {
    const fact = law(clause).governingLaw;
    expect(fact).toMatchObject({ status: 'found', value: place });
    expect(fact.evidence[0]?.quote).toContain(clause.slice(0, 30));
  });

  test('where a company was formed is no choice of law', () => {
    expect(
      law('Supplier is a corporation duly organized and existing under the laws of the State of Nevada.').governingLaw
        .status,
    ).toBe('absent');
  });

  test('the courts are another fact than the law', () => {
    const facts = law(
      'This Agreement shall be governed by the laws of the State of Delaware. The parties submit to the exclusive jurisdiction of the state and federal courts located in Travis County, Texas.',
    );
    expect(facts.governingLaw.value).toBe('Delaware');
    expect(facts.jurisdiction.value).toContain('Texas');
  });

  test.each([
    ['This Agreement is governed by English law.', 'England and Wales'],
    ['This Agreement shall be construed in accordance with Swiss law.', 'Switzerland'],
    [
      'This Agreement shall be governed by the laws of the United States and of the Commonwealth of Kentucky.',
      'Kentucky',
    ],
  ])('%s', (text, place) => {
    expect(law(text).governingLaw.value).toBe(place);
  });

  test('a law for one question is no choice', () => {
    const text = 'Inventorship of inventions under this Agreement will be determined under U.S. patent law.';
    expect(law(text).governingLaw.status).toBe('absent');
  });

  test('the quote is the sentence, without the heading above it', () => {
    const fact = law(
      '20. GOVERNING LAW AND DISPUTES\n20.1 This Agreement is governed by the laws of Ohio.',
    ).governingLaw;
    expect(fact.evidence[0]?.quote).toMatch(/^(?:20\.1 )?This Agreement is governed by the laws of Ohio\.$/);
  });

  test.each([
    [
      'Any dispute shall be finally settled under the Rules of Arbitration of the International Chamber of Commerce. The seat of arbitration is London, England.',
      'Arbitration in London, England (ICC)',
    ],
    [
      'Any dispute shall be finally settled by binding arbitration in Wilmington, Delaware under the rules of the American Arbitration Association.',
      'Arbitration in Wilmington, Delaware (AAA)',
    ],
    [
      'The state and federal courts located in New York County, New York have exclusive jurisdiction.',
      'Courts of New York County, New York',
    ],
  ])('%s', (text, forum) => {
    expect(law(text).jurisdiction.value).toBe(forum);
  });

  test('a place of two words is no town of the first', () => {
    const forum = (place: string) =>
      law(`Any dispute is settled by arbitration, the arbitrator sitting in the capital of ${place}.`).jurisdiction
        .value;
    expect(forum('Northern Ireland')).toBe('Arbitration in Northern Ireland');
    expect(forum('Cork, Ireland')).toBe('Arbitration in Cork, Ireland');
  });

  test('the seat of arbitration', () => {
    const facts = law(
      'Any dispute shall be settled by arbitration held in Geneva, Switzerland under the rules of the ICC.',
    );
    expect(facts.jurisdiction.value).toContain('Switzerland');
    expect(facts.jurisdiction.value).toContain('Arbitration');
  });
});

describe('what was not read is not called absent', () => {
  const text = 'SERVICES AGREEMENT\nThis Agreement is between A, Inc. and B, LLC.';
  const page = (number: number, source: 'text' | 'unreadable' | 'failed' | 'blank') => ({
    number,
    start: 0,
    end: 10,
    width: 612,
    height: 792,
    source,
  });

  test('absent when every page was read, blank pages included', () => {
    expect(readFacts(text, { pages: [page(1, 'text'), page(2, 'blank')] }).governingLaw.status).toBe('absent');
  });

  test.each(['unreadable', 'failed'] as const)('unreadable when a page is %s', (source) => {
    expect(readFacts(text, { pages: [page(1, 'text'), page(2, source)] }).governingLaw).toMatchObject({
      status: 'unreadable',
      confidence: 0,
    });
  });

  test('unreadable when the reading was cut short', () => {
    expect(readFacts(text, { truncated: true }).governingLaw.status).toBe('unreadable');
  });

  test('parties on pages that could not be read', () => {
    const facts = readFacts('Page one.', { pages: [page(1, 'unreadable')] });
    expect(facts.parties).toMatchObject([{ status: 'unreadable', value: null, role: null }]);
    expect(readFacts('Page one.').parties).toEqual([]);
  });
});
