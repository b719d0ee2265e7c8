import { isOfNamedPaper } from '../../document/another-paper';
import { closingWords, inClause, wording } from '../../lexicon/words';
import { findPeriods, type Period } from '../../mentions/periods';
import { defineFact } from '../define-fact';
import { type Fact, found, missing, stated } from '../fact';
import { labelledWords } from '../labelled';
import { labelledSpan } from '../labelled-span';
import { printPeriod } from '../print-period';
import { evidenceOf, periodFact } from '../ranked-fact';
import type { Candidate } from '../ranking/candidates';
import { likeliest, type Ranked, rank } from '../ranking/ranker';
import type { Source } from '../source';
import { orInStandardWords } from '../standard-words';
import { NOT_SILENT } from '../stated';
import { lastDayBeside } from '../term-start';

/** Beside a likelier value in the same sentence a second one is believed from this probability on: 'for three years, until May 4, 2023'. */
const BESIDE = 0.05;

const SPAN = 0.7;
const ENDS_ON_DAY = 'it runs until a day';

/** What the contract says of its own term: how it ends, and how long it lasts, where that is written. */
export interface TermReading {
  /** The likeliest value. */
  best: Ranked;
  /** The period of the term and its last day, each where it is the best value or stands beside it. */
  period: (Ranked & { first: Candidate & { kind: 'period' } }) | null;
  until: (Ranked & { first: Candidate & { kind: 'date' } }) | null;
}

/** What the contract says of its own term; null where nothing is likely enough. */
export function termReading(source: Source): TermReading | null {
  return orInStandardWords(source, readTerm);
}

/** 'The insurance ends on', 'MOT until', 'the price stays until': what else runs to a day, and what the contract itself is called. */
const OTHERS = closingWords(
  [
    'insurance, polic{y,ies}, mot, warranty, guarantee, passport, visa, certificate, permit, licence no*, card, offer',
    'quot{e,ation}, voucher, price(s), charge(s), rate(s), discount',
  ],
  inClause(50),
  '',
);
const ITSELF = wording('agreement, contract, term, lease, {this,these} +');

/** Whether the last day that seems to be the contract's is that of another thing, by the words before it in its clause. */
function isOthers({ plain, ownNames }: Source, { candidates: [first] }: Ranked): boolean {
  if (first?.kind !== 'date') return false;
  const from = Math.max(0, first.start - 90);
  const other = OTHERS.exec(plain.slice(from, first.start));
  if (!other || ITSELF.test(other[0])) return false;
  return !ownNames.some(({ start }) => start > from + other.index && start < first.start);
}

function readTerm(source: Source): TermReading | null {
  const best = likeliest(source, 'term');
  if (!best || isOthers(source, best) || best.candidates.every(({ start }) => isOfNamedPaper(source.plain, start)))
    return null;
  const sentence = best.candidates[0]?.sentence;
  let period: TermReading['period'] = null;
  let until: TermReading['until'] = null;
  for (const value of rank(source, 'term')) {
    const isBest = value.probability === best.probability;
    const first = value.candidates.find((candidate) => isBest || candidate.sentence === sentence);
    if (!first || (!isBest && value.probability < BESIDE)) continue;
    if (first.kind === 'period') period ??= { ...value, first };
    if (first.kind === 'date') until ??= { ...value, first };
  }
  if (period && !until) {
    const last = lastDayBeside(source, period.first);
    if (last) until = { ...period, candidates: [last], first: last };
  }
  return { best, period, until };
}

/** What a form calls its length. */
const LENGTH_LABELS: ReadonlySet<string> = new Set(
  ['term', 'duration', 'period'].flatMap((name) =>
    ['', 'lease ', 'initial ', 'minimum ', 'contract ', 'loan ', 'hire ', 'rental ', 'base '].map(
      (kind) => kind + name,
    ),
  ),
);
const UNDER_LABEL = 0.7;

/** 'Term (months) | 60': the unit stands in the label; null where none does. */
function underLabel(source: Source): Fact<Period> | null {
  for (const { pair, words, evidence } of labelledWords(source, LENGTH_LABELS)) {
    const unit = /\((?:in )?(day|week|month|year)s?\)/i.exec(source.plain.slice(pair.label.start, pair.label.end))?.[1];
    const [period] = unit && /^\d{1,3}$/.test(words.trim()) ? findPeriods(`${words.trim()} ${unit}s`) : [];
    if (period)
      return found({
        value: { count: period.count, unit: period.unit },
        confidence: UNDER_LABEL,
        evidence: [evidence],
      });
  }
  return null;
}

/** How long the contract lasts from its start ('3 years'), the renewals left out. */
export const term = defineFact({
  id: 'term',
  label: 'Term',
  place: 80,
  kind: 'period',
  silence: { provision: 'Expiration Date', until: NOT_SILENT },
  speaksOf: ['term', 'period', 'continu*', 'remain*', 'in force', 'in effect', 'in full force', 'expir*'],
  find(source): Fact<Period> {
    const reading = termReading(source);
    if (!reading) {
      const labelled = underLabel(source);
      if (labelled) return labelled;
      const span = labelledSpan(source);
      return span ? stated(SPAN, [span.first.evidence, span.last.evidence], ENDS_ON_DAY) : missing(source.contract);
    }
    if (reading.until && !reading.period)
      return stated(reading.best.confidence, [evidenceOf(source, reading.until.first)], ENDS_ON_DAY);
    return periodFact(source, reading.period ?? reading.best);
  },
  print: printPeriod,
  examples: {
    paper: 'services',
    hits: [
      [
        'COPIER RENTAL\nLessor: Acme Copiers LLC\nLessee: Ann Borel\nTerm (months)\t60\nMonthly rent\t$194.00\n1. Lessor leases the copier to Lessee.',
        '60 months',
        'whole',
      ],
      [
        '2. Term. The initial term of this Agreement begins on the Effective Date and continues for three (3) years.',
        '3 years',
      ],
      ['2. Term. This Agreement is made for a term of eighteen (18) months from the Effective Date.', '18 months'],
      ['2. Term. This Agreement shall remain in force for a period of 5 years.', '5 years'],
      ['2. Term. The term of this Agreement is twelve months starting on the Effective Date.', '12 months'],
    ],
    misses: [
      [
        'COPIER RENTAL\nLessee: Ann Borel\nTerm (see clause 2): 60\n1. The rent is $90.',
        'a number of nothing',
        'whole',
      ],
      ['2. Work. Provider shall clean the offices of Customer every Monday.', 'nothing on the term'],
      [
        '7. Your offer letter of May 6, 2024, under which the term of your employment is two years, goes on unchanged.',
        'the term of another paper',
      ],
      ['5. Warranty. The warranty period is three (3) years from delivery.', 'a warranty'],
      ['5. Payment. Customer shall pay each invoice within thirty (30) days.', 'a time for payment'],
      ['9. Confidentiality. The duty of secrecy lasts five (5) years after disclosure.', 'a duty of secrecy'],
    ],
  },
});
