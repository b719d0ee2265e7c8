import { describe, expect, test } from 'bun:test';
import { type Fact, found } from '../../../src/analysis/facts/fact';
import type { Party } from '../../../src/analysis/facts/facts';
import type { Forum } from '../../../src/analysis/facts/forum';
import { summarise, summaryText } from '../../../src/analysis/report/summary';
import { assessRisks } from '../../../src/analysis/risks/assess';
import type { FactName } from '../../../src/shared/facts';
import { contractWith, readingOf } from '../../support/reading';

const TEXT =
  contractWith(`2. Term. The initial term of this Agreement begins on the Effective Date and continues for three (3) years. Thereafter this Agreement shall automatically renew for successive one (1) year terms unless either party gives written notice of non-renewal at least ninety (90) days before the end of the then-current term.
4. Fees. Customer shall pay a license fee of $25,000.
11. In no event shall Provider's liability exceed $10,000.
13. This Agreement shall be governed by the laws of the State of Texas. The courts of Texas shall have exclusive jurisdiction.`);
const NAMES: FactName[] = [
  'contractType',
  'agreementDate',
  'effectiveDate',
  'expirationDate',
  'term',
  'renewalTerm',
  'noticePeriod',
  'governingLaw',
  'jurisdiction',
  'liabilityCap',
  'contractValue',
];
const certain = <T>(value: T): Fact<T> => found({ value, confidence: 0.9, evidence: [] });
const absent: Fact<never> = { status: 'absent', value: null, confidence: 0.7, evidence: [] };

const told = (...args: Parameters<typeof summarise>) => summaryText(summarise(...args));
const sentences = (summary: string) => summary.split(/(?<=\.)\s(?=[A-Z])/).length;

describe('the summary', () => {
  const reading = readingOf(TEXT);

  test('does not hide that the other side was not found', () => {
    const [provider] = reading.facts.parties;
    if (!provider) throw new Error('nobody is read');
    const alone = (role: string | null) =>
      told({ ...reading, facts: { ...reading.facts, parties: [{ ...provider, role }] } }, assessRisks(reading));
    expect(alone('Tenant')).toContain(`between ${provider.value} (Tenant) and another party whose name was not found`);
    expect(alone('we')).toContain(` with ${provider.value} (we)`);
    expect(alone('I')).toContain(` with ${provider.value}`);
    expect(alone('I')).not.toContain('(I)');
    expect(alone(null)).toContain(` with ${provider.value}`);
  });

  test('leaves out a letterhead with which the name of the company begins', () => {
    const company: Party = { ...certain('Acme Plant Hire Pty Ltd'), role: null };
    const titled = (title: string, documentName: string) => {
      const facts = { contractType: certain(title), documentName: certain(documentName) };
      const named = { ...reading, facts: { ...reading.facts, ...facts, parties: [company] } };
      return told(named, assessRisks(reading));
    };
    expect(titled('Acme Plant Hire Docket', 'HIRE DOCKET')).toStartWith('This is a Hire Docket ');
    expect(titled('Borel Plant Hire Docket', 'HIRE DOCKET')).toStartWith('This is a Borel Plant Hire Docket ');
  });

  test('says what, who, how long, which law, how much and what to look at', () => {
    const summary = told(reading, assessRisks(reading));
    expect(summary).toStartWith('This is a software licence between ');
    expect(summary).toContain('Acme Cloud, Inc. (Provider)');
    expect(summary).toContain(
      'Its term ends by Mar 1, 2029, unless it is renewed or goes on. On renewal it says: “The initial term of this Agreement begins',
    );
    expect(summary).toContain('The law of Texas governs it');
    expect(summary).toContain('$25,000');
    expect(summary).toMatch(/look first at|The overall risk is/);
    expect(sentences(summary)).toBeWithin(2, 10);
  });

  test('a renewal that has to be earned is not told as one that comes by itself', () => {
    const bought = readingOf(
      contractWith(
        '2. The initial term of this Agreement is one (1) year from the Effective Date. Provided that Customer purchases a minimum of $45,000 of Products during the initial term, this Agreement will automatically renew for an additional six (6) months.',
      ),
    );
    expect(told(bought, assessRisks(bought))).toContain(
      'On renewal it says: “Provided that Customer purchases a minimum of $45,000 of Products',
    );
  });

  test('reads well whatever facts are missing', () => {
    const risks = assessRisks(reading);
    for (let mask = 0; mask < 1 << NAMES.length; mask += 7) {
      const facts = { ...reading.facts, parties: mask % 3 === 0 ? [] : reading.facts.parties.slice(0, mask % 3) };
      const gone = NAMES.filter((_, index) => mask & (1 << index)).map((name) => [name, absent]);
      const summary = told({ ...reading, facts: { ...facts, ...Object.fromEntries(gone) } }, risks);
      expect(summary).toMatch(/^This is an? [a-z]/);
      expect(summary).toEndWith('.');
      expect(summary).not.toMatch(/null|undefined|\s{2}|\.\.|\s[.,]|, \.| (?:and|between|with)\./);
    }
  });

  test('names the pages that could not be read', () => {
    const [first] = reading.contract.pages;
    const pages = [first, { ...first, number: 2, source: 'unreadable' as const }] as typeof reading.contract.pages;
    const lost = readingOf(TEXT, { pages });
    expect(told(lost, assessRisks(lost))).toContain('Page 2 could not be read');
    const waiting = { ...first, number: 3, source: 'unreadable' as const, pending: true as const };
    const both = readingOf(TEXT, { pages: [...pages, waiting] as typeof pages });
    expect(told(both, assessRisks(both))).toEndWith(
      'Page 2 could not be read, so terms on it are missing here; page 3 has not been read yet, so terms on it are missing here.',
    );
  });

  test('keeps its sentences apart, also where pages are missing', () => {
    const [first] = reading.contract.pages;
    const pages = [first, { ...first, number: 2, source: 'unreadable' as const }] as typeof reading.contract.pages;
    const lost = readingOf(TEXT, { pages });
    const summary = told(lost, assessRisks(lost));
    expect(sentences(summary)).toBeWithin(4, 10);
    expect(summary).toContain('The law of Texas governs it');
  });

  test('quotes what is paid, and the limit of liability, from the contract', () => {
    const summary = told(reading, assessRisks(reading));
    expect(summary).toContain('On money it says: “Customer shall pay a license fee of $25,000');
    expect(summary).toContain('on liability: “');
    const none = readingOf(contractWith('4. Work. Provider shall deliver the manuals to Customer in good time.'));
    expect(told(none, assessRisks(none))).not.toContain('it says');
  });

  test('says the day once where the contract is dated and effective on it', () => {
    expect(told(reading, assessRisks(reading))).toContain(
      ', dated and effective Mar 1, 2026, under which the Provider lets the Customer use software.',
    );
    const facts = { ...reading.facts, effectiveDate: certain({ iso: '2026-04-01' }) };
    const later = told({ ...reading, facts }, assessRisks(reading));
    expect(later).toContain(
      ', dated Mar 1, 2026, under which the Provider lets the Customer use software. It takes effect on Apr 1, 2026',
    );
  });

  test('sends disputes to arbitration in good English', () => {
    const jurisdiction = certain<Forum>({ by: 'arbitration', place: 'London, England', rules: 'ICC' });
    const summary = told({ ...reading, facts: { ...reading.facts, jurisdiction } }, assessRisks(reading));
    expect(summary).toContain(
      'The law of Texas governs it, with disputes going to arbitration in London, England (ICC).',
    );
  });

  test.each([
    [
      'The courts of Maine have exclusive jurisdiction. Disputes go first to a meeting of the directors, then to mediation, then to the courts.',
      'The law of Texas governs it, with disputes going first to talks, then to mediation, then before the courts of Maine.',
    ],
    [
      'Any dispute shall be finally settled by arbitration by a sole arbitrator. Subject to this the courts of Maine have exclusive jurisdiction.',
      'The law of Texas governs it, with disputes going to arbitration, and the courts of Maine beside it.',
    ],
  ])('names what comes before the courts: %s', (clause, sentence) => {
    const read = readingOf(contractWith(`13. Disputes. This Agreement is governed by the law of Texas. ${clause}`));
    expect(told(read, assessRisks(read))).toContain(sentence);
  });

  test('gives countries their article', () => {
    const china = certain({ place: "People's Republic of China" });
    const courts = certain<Forum>({ by: 'courts', place: 'United States', rules: null });
    const facts = { ...reading.facts, governingLaw: china, jurisdiction: courts };
    expect(told({ ...reading, facts }, assessRisks(reading))).toContain(
      "The law of the People's Republic of China governs it, with disputes before the courts of the United States",
    );
  });

  test('is silent on what was not found: its facts say so where they stand', () => {
    const silent = readingOf(contractWith('2. Work. Provider shall deliver the Software to Customer without delay.'));
    expect(told(silent, assessRisks(silent))).not.toMatch(/law|term/i);
  });

  test('takes no part of the title for the role of a party', () => {
    const [first, ...others] = reading.facts.parties;
    const parties = first ? [{ ...first, role: 'Original Supply Agreement' }, ...others] : others;
    expect(told({ ...reading, facts: { ...reading.facts, parties } }, assessRisks(reading))).not.toContain(
      'Original Supply',
    );
  });

  test('is honest about what is no contract', () => {
    const letter = readingOf('Dear all,\nlunch is at noon on Monday in the garden.\nBring a friend.');
    const summary = told(letter, assessRisks(letter));
    expect(summary).toContain('does not read as a contract');
    expect(summary).toContain('not assessed');
  });

  test('names for each sentence what it rests on, with the words that prove it', () => {
    const said = summarise(reading, assessRisks(reading));
    const law = said.find(({ text }) => text.startsWith('The law of Texas'));
    expect(law?.restsOn).toContain('facts.governingLaw');
    expect(law?.evidence[0]?.quote).toContain('State of Texas');
    for (const { restsOn, evidence } of said) {
      expect(restsOn).not.toBeEmpty();
      for (const { quote, start, end } of evidence) expect(reading.contract.text.slice(start, end)).toBe(quote);
    }
  });

  test('tells under which paper it stands, and that an end is said in words', () => {
    const amendment = readingOf(
      'AMENDMENT NO. 2 TO THE SUPPLY AGREEMENT\nThis Amendment No. 2 amends the Supply Agreement dated May 4, 2020 between Acme Cloud, Inc. ("Supplier") and Borel LLC ("Buyer"). The parties agree:\n1. Supplier shall deliver 40 units a month. 2. All other terms remain.',
    );
    expect(told(amendment, assessRisks(amendment))).toContain(
      'It stands under the SUPPLY AGREEMENT of May 4, 2020, which has to be read with it.',
    );
    const stated: Fact<never> = { ...absent, status: 'stated', evidence: reading.facts.term.evidence };
    const facts = {
      ...reading.facts,
      effectiveDate: absent,
      expirationDate: stated,
      term: absent,
      renewalTerm: absent,
    };
    expect(told({ ...reading, facts }, assessRisks(reading))).toContain(
      'On how long it runs it says: “The initial term of this Agreement begins on the Effective Date',
    );
  });
});
