import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { analyse, readContract } from '../../../src/analysis/analyse';
import { burdenOfAll } from '../../../src/analysis/burden/bearers';
import { assertedOf, type Raised } from '../../../src/analysis/weighing/asserted';
import { WEIGHING_FEATURES } from '../../../src/analysis/weighing/features';
import { isUsual, onlyGives, termRows } from '../../../src/analysis/weighing/term-rows';
import { WEIGHS, weighingTerms } from '../../../src/analysis/weighing/weighing';
import { checkedWeighing, shippedWeighing, weightOf } from '../../../src/analysis/weighing/weight';
import { identifyFindings } from '../../../src/contracts/identify-findings';
import { sided } from '../../../src/contracts/sided';
import { type Analysis, analysisSchema, type RiskFactor } from '../../../src/shared/analysis';
import { overallRisk } from '../../../src/shared/overall-risk';
import { contractTextFromPlain } from '../../support/contract-text';
import { readPaper } from '../../support/papers';

/** Our own papers, which lawyers read before any analysis. */
const PAPERS = [
  'developer-ip-assignment',
  'guaranty-lease',
  'franchise-stall-translation',
  'supply-conditions-of-sale',
  'music-licence-letter',
].map((name) => {
  const file = new URL(`../../../scripts/training/papers/eighth/${name}.txt`, import.meta.url);
  const contract = contractTextFromPlain(readFileSync(file, 'utf8'));
  return { name, contract, analysis: analyse(contract) };
});

const weighs = ({ rule }: RiskFactor) => rule === WEIGHS;
const told = ({ riskAssessment }: Analysis) => riskAssessment.riskFactors;
const meets = (one: RiskFactor, other: Pick<RiskFactor, 'evidence'>) =>
  one.evidence.some(({ start, end }) => other.evidence.some((words) => words.start < end && start < words.end));

/** All that an analysis tells of risks, by side. */
function raisedOf(analysis: Analysis): Raised[] {
  const sides = ['neutral', ...(analysis.kind?.sides.map(({ id }) => id) ?? [])];
  return sides.map((side) => ({ side, risks: told(sided(analysis, side).analysis) }));
}

/** So many risks, which say of nobody that they burden them. */
const asserting = (inAll: number) => ({ inAll, bearers: [] });

describe('terms that may weigh on one side', () => {
  test('are told of papers of several kinds, a few of each, as points to check with their words', () => {
    const terms = PAPERS.flatMap(({ analysis }) => told(analysis).filter(weighs));
    expect(terms.length).toBeGreaterThan(2);
    for (const { contract, analysis } of PAPERS) {
      expect(v.is(analysisSchema, analysis)).toBe(true);
      const own = told(analysis).filter(weighs);
      expect(own.length).toBeLessThan(9);
      for (const { standing, severity, gravity, evidence, description } of own) {
        expect({ standing, severity, gravity }).toEqual({
          standing: 'to_check',
          severity: 'medium',
          gravity: 'high',
        });
        const [words] = evidence;
        // Where the PDF stands beside the findings their words are not shown: the description says which they are.
        expect(description).toContain('“');
        expect(words?.quote).toBe(contract.text.slice(words?.start, words?.end));
      }
    }
  });

  test('rest on words on which nothing else rests that either side is told', () => {
    for (const { analysis } of PAPERS) {
      const terms = told(analysis).filter(weighs);
      for (const side of ['neutral', ...(analysis.kind?.sides.map(({ id }) => id) ?? [])]) {
        const others = told(sided(analysis, side).analysis).filter((risk) => !weighs(risk));
        expect(terms.filter((term) => others.some((other) => meets(term, other)))).toEqual([]);
      }
      expect(terms.filter((term) => analysis.compliance.findings.some((point) => meets(term, point)))).toEqual([]);
    }
  });

  test('count for the rating as grave risks that are less likely than not', () => {
    const [term] = PAPERS.flatMap(({ analysis }) => told(analysis).filter(weighs));
    if (!term) throw new Error('No term is told of these papers.');
    const { severity, gravity, standing, likelihood } = term;
    expect({ severity, gravity, standing, likelihood }).toEqual({
      severity: 'medium',
      gravity: 'high',
      standing: 'to_check',
      likelihood: 0.4,
    });
    const grave = {
      ...term,
      severity: 'high' as const,
      standing: 'asserted' as const,
      likelihood: 0.8,
      gravity: undefined,
    };
    // One grave risk that is likely weighs 4.8, each of these 2.4, and the five heaviest count.
    expect(overallRisk([grave])).toBe('low');
    expect(overallRisk([grave, term])).toBe('low');
    expect(overallRisk([grave, term, term])).toBe('medium');
    expect(overallRisk([grave, ...Array(4).fill(term)])).toBe('high');
    expect(overallRisk(Array(3).fill(term))).toBe('low');
    expect(overallRisk(Array(8).fill(term))).toBe('medium');
  });

  test('that plainly burden the other side are no risk of the one that gains, and keep their ids with either', () => {
    const all = PAPERS.flatMap(({ analysis, contract }) => {
      const ids = new Set(identifyFindings(contract.text, analysis).map(({ id, path }) => `${path} ${id}`));
      return told(analysis)
        .filter(weighs)
        .map((term) => ({ analysis, contract, ids, term }));
    });
    for (const { analysis, contract, ids, term } of all) {
      for (const { id } of analysis.kind?.sides ?? []) {
        const own = sided(analysis, id).analysis;
        const isTold = told(own).some((risk) => risk.rule === WEIGHS && meets(risk, term));
        expect(isTold).toBe(term.favours !== id);
        const again = identifyFindings(contract.text, own).filter(({ path }) => path === term.path);
        expect(again.every(({ id: known, path }) => ids.has(`${path} ${known}`))).toBe(true);
      }
    }
    expect(all.some(({ term }) => term.favours !== undefined)).toBe(true);
  });

  test('burden by their own words, the paper’s other terms and whom its asserted answers burden; where these are not plain they are told to both sides', () => {
    const terms = PAPERS.flatMap(({ analysis, contract }) => {
      const reading = readContract(contract);
      const { sides } = reading.kind;
      const { bearers } = assertedOf(raisedOf(analysis), 'neutral', analysis.questions ?? []);
      const [one = 0, two = 0] = sides.map(({ id }) => bearers.filter((bearer) => bearer === id).length);
      const all = told(analysis)
        .filter(weighs)
        .map(({ favours, evidence }) => ({ favours, first: burdenOfAll(reading, evidence)?.first ?? 0 }));
      return all.map(({ favours, first }, at) => {
        const others = all.filter((_, place) => place !== at).map((other) => other.first);
        const mean = others.reduce((sum, other) => sum + other, 0) / Math.max(1, others.length);
        const lean = Math.max(-1, Math.min(1, mean)) + Math.log((one + 1) / (two + 1));
        const whole = Math.abs(first) >= 1.5 ? first : first / 2 + lean;
        return { favours, first, lean, whole, gains: sides[whole > 0 ? 1 : 0]?.id };
      });
    });
    for (const { favours, whole, gains } of terms) expect(favours).toBe(Math.abs(whole) < 0.2 ? undefined : gains);
    expect(terms.some(({ favours, first }) => favours !== undefined && Math.abs(first) < 1)).toBe(true);
    // The paper's hand decides against words that look like a burden of who wrote it.
    expect(terms.some(({ first, lean, whole }) => first * lean < 0 && first * whole < 0)).toBe(true);
  });

  test('are not told where everything is raised already, nor of fair papers', () => {
    const paper =
      'Provider may do as it likes at any time, and Customer pays whatever Provider asks, without a way out.';
    const reading = readPaper(`1. ${paper}`, 'services');
    const everything = { quote: '', page: 1, start: 0, end: reading.contract.text.length };
    expect(weighingTerms(reading, [everything], asserting(3))).toEqual([]);
    const fair = readPaper(
      '1. Fees. Customer pays within 30 days of a correct invoice.\n2. Either party may end this agreement by 30 days’ notice.\n3. Fees paid ahead are refunded in full.',
      'services',
    );
    expect(weighingTerms(fair, [], asserting(3))).toEqual([]);
  });

  test('have to be surer in papers of which few risks are asserted, as fair ones are', () => {
    const of = (asserted: number) =>
      PAPERS.flatMap(({ contract }) =>
        weighingTerms(readContract(contract), [], asserting(asserted)).map(({ evidence }) => evidence),
      );
    const [fair, hard] = [of(2), of(3)];
    expect(hard.length).toBeGreaterThan(fair.length);
    expect(fair.length).toBeGreaterThan(0);
    for (const term of fair) expect(hard).toContainEqual(term);
  });

  test('of an analysis are as sure as the number of its asserted risks asks for', () => {
    const soft = PAPERS.filter(({ analysis }) => assertedOf(raisedOf(analysis), 'neutral', []).inAll < 3);
    expect(soft.length).toBeGreaterThan(0);
    for (const { contract, analysis } of soft) {
      const terms = weighingTerms(readContract(contract), [], asserting(0)).map(({ evidence }) => evidence);
      for (const { evidence } of told(analysis).filter(weighs)) expect(terms).toContainEqual(evidence);
    }
  });
});

describe('what could be such a term', () => {
  const rows = (clauses: string) => {
    const reading = readPaper(clauses, 'services');
    return termRows(reading).map((row) => reading.outline.sentences[row]?.text ?? '');
  };

  test.each([
    ['a definition', '1. "Losses" means all losses, costs and claims of any kind whatsoever.'],
    ['a recital', 'WHEREAS, Customer shall pay Provider whatever Provider asks for its services;'],
    ['the words that lead in', 'NOW, THEREFORE, in consideration of one dollar, the parties agree as follows:'],
    ['what binds both', '1. Neither party may assign this agreement without the consent of the other at any time.'],
    ['a few words', '1. Customer pays all.'],
    ['a title with a full stop', '14. End of the whole contract.'],
    ['that the terms bind', '1. In return Customer agrees to be bound by the terms hereinafter appearing.'],
    ['a small step of a price', '1. Rent is $900 a month, increasing by 3% on each anniversary of this agreement.'],
  ])('not %s', (_, clause) => {
    expect(rows(clause).some((text) => text.includes(clause.slice(3, 30)))).toBe(false);
  });

  test.each([
    ['no title but a term without a verb', '14. No cancellation on that ground.'],
    ['no title but a short term', '14. Proof of payment is the Customer’s.'],
    ['a duty beside the terms', '1. In return Customer agrees to be bound and to pay whatever Provider asks.'],
    ['a large step of a price', '1. Rent is $900 a month, increasing by 9% on each anniversary of this agreement.'],
    [
      'a step beside which more may be asked',
      '1. Rent is $900, increasing by 3% or, if higher, by the index each year.',
    ],
  ])('%s', (_, clause) => {
    expect(rows(clause).some((text) => text.includes(clause.slice(4, 30)))).toBe(true);
  });

  test('not what settles in itself what its head raised', () => {
    const weighed = (name: string) => {
      const file = new URL(`../../../scripts/training/findings/papers/${name}.txt`, import.meta.url);
      return told(analyse(contractTextFromPlain(readFileSync(file, 'utf8')))).filter(weighs);
    };
    const quotes = weighed('fifty-eighth/restaurant-manager-galway').map(({ evidence }) => evidence[0]?.quote);
    expect(quotes.some((quote) => quote?.includes('may release him from this'))).toBe(false);
  });

  test.each([
    ['Fees paid in advance are refunded in full to the day.', true],
    ['You may cancel at any time without any charge.', true],
    ['We move your booking to another date at no charge.', true],
    ['The Buyer may prepay in whole or in part without premium or penalty.', true],
    ['The Customer can export its lists at any time.', true],
    ['The Vendor is not liable to the extent that a loss is recovered from insurers.', true],
    ['The Provider can export the lists of Customer.', false],
    ['The Company shall pay all wages and accrued but unused vacation.', true],
    ['Accrued vacation is forfeited when the job ends.', false],
    ['The Provider is liable without limitation for intent.', true],
    ['The Customer is liable without limitation for every loss.', false],
    ['The Buyer may prepay with a premium of 4%.', false],
    ['The Buyer is not paid to the extent that a loss may be recovered from insurers.', false],
    ['Fees are refunded, but we keep the deposit.', false],
    ['The deposit is lost if you cancel.', false],
  ])('%s: only gives: %p', (text, gives) => {
    expect(onlyGives(text)).toBe(gives);
  });
});

describe('the weights of terms', () => {
  test('are of what this version knows of a sentence', () => {
    expect(checkedWeighing(shippedWeighing()).features).toEqual([...WEIGHING_FEATURES]);
    expect(() => checkedWeighing({ ...shippedWeighing(), features: ['words'] })).toThrow('train-weighing');
  });

  test('add up in log-odds, each by how far from usual', () => {
    const weighing = { features: ['constant', 'one'], means: [0, 2], spreads: [1, 4], weights: [-1, 3] };
    expect(weightOf(weighing, [1, 2])).toBe(-1);
    expect(weightOf(weighing, [1, 6])).toBe(2);
  });
});

test.each([
  ['The purpose of the Company is to own and operate mobile kitchens.', true],
  ['Payment is not acceptance of Goods.', true],
  ['The purpose of the visit is to show that Tenant pays.', false],
  ['If the Property is made uninhabitable by fire, the Rent shall cease to be payable until it is fit again.', true],
  ['The Rent shall not cease to be payable while the Property is unfit.', false],
  ['Rent shall be proportionately reduced, provided that Tenant pays the insurance.', false],
  ['Vendor reserves all of its right, title and interest in and to the Services and Content.', true],
  ['Vendor retains all right, title and interest in and to the Services and any Feedback.', false],
  ['Licensor reserves all rights not expressly granted.', true],
  ['Employer reserves all rights to change the pay.', false],
  ['Your employment is “at will,” meaning that either you or the Company may terminate it at any time.', true],
  ['Either the Seller or its agent decides, and the Buyer may not object.', false],
  ['Supplier shall not be responsible for infringement to the extent it results from Buyer’s drawings.', true],
  ['Supplier shall not be responsible for infringement to the extent it results from its own carelessness.', false],
])('what every paper of its kind says is told of none: %s', (text, is) => {
  expect(isUsual(text)).toBe(is);
});
