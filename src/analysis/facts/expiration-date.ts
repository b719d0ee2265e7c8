import type { Evidence, Fact } from '../../shared/analysis';
import { addDays, addPeriod, formatDay } from '../mentions/calendar';
import { formatPeriod } from '../mentions/periods';
import { found, missing, sentenceEvidence } from './fact';
import type { Source } from './source';
import { TERM_WEIGHT, termConfidence } from './term';
import { type TermClause, termClausesOf } from './term-clause';

/** Weaker sentences give no end that is computed: of 3 such on labelled contracts 2 were wrong. */
const COMPUTED_WEIGHT = TERM_WEIGHT + 0.8;
/** Confidence of an end that an event may put off. */
const AT_LEAST = 0.5;

function clauseEvidence(source: Source, clause: TermClause): Evidence {
  const last = clause.until?.end ?? clause.period?.end ?? Math.min(clause.end, clause.start + 200);
  return sentenceEvidence(source.contract, source.outline, clause.start, last);
}

function asWritten(source: Source, clause: TermClause): Fact | null {
  if (!clause.until?.iso) return null;
  return found({
    value: source.contract.text.slice(clause.until.start, clause.until.end),
    normalized: clause.until.iso,
    confidence: termConfidence(clause),
    evidence: [clauseEvidence(source, clause)],
  });
}

/**
 * The term counted from the start: the same day so many months or years later, as 'until the fifth anniversary' says, or the
 * day before where the contract says so.
 */
function computed(source: Source, clause: TermClause, start: Fact, startName: string): Fact | null {
  if (!clause.period || clause.fromEvent || clause.fromTermination || clause.weight < COMPUTED_WEIGHT) return null;
  const own = clause.fromAgreement ? null : (clause.from?.iso ?? null);
  const from = own ?? (start.status === 'found' ? start.normalized : null);
  const end = from ? addPeriod(from, clause.period.count, clause.period.unit) : null;
  if (!end) return null;
  const normalized = clause.dayBefore ? addDays(end, -1) : end;
  const length = formatPeriod(clause.period);
  return found({
    value: formatDay(normalized),
    normalized,
    confidence: Math.min(own ? 0.9 : start.confidence, termConfidence(clause)) * 0.9,
    evidence: own ? [clauseEvidence(source, clause)] : [...start.evidence, clauseEvidence(source, clause)],
    rule: `${own ? 'start of the term' : startName} + ${length}${clause.dayBefore ? ' - 1 day' : ''}`,
  });
}

function perpetual(source: Source, clause: TermClause): Fact | null {
  if (!clause.perpetual) return null;
  const evidence = [clauseEvidence(source, clause)];
  return found({
    value: 'Perpetual',
    normalized: 'perpetual',
    confidence: termConfidence(clause) - 0.1,
    evidence,
    rule: 'runs until it is terminated',
  });
}

/** The end hangs on an event as well; what is told is the day before which it can't come. */
function orLater(date: Fact): Fact {
  const rule = 'at the earliest: the contract names the later of this day and an event';
  return { ...date, confidence: Math.min(date.confidence, AT_LEAST), rule: date.rule ? `${date.rule}; ${rule}` : rule };
}

/** 'The Effective Date' that the contract defines by an event ('the date the Site becomes operational'). */
const DEFINES_START = /\("?the "?(?:Effective|Commencement|Start) Date"?\)|"(?:Effective|Commencement|Start) Date"/;
const FROM_DEFINED = /\b(?:effective|commencement|start) date\b/i;

/** The agreement's date stands in for a start that no one names, not for one that the contract hangs on an event. */
function mayCountFromAgreement(source: Source, clause: TermClause): boolean {
  return clause.fromAgreement || !FROM_DEFINED.test(clause.text) || !DEFINES_START.test(source.plain);
}

/** When the initial term ends: as written, computed from effective date and term, or 'perpetual'. */
export function expirationDate(source: Source, effective: Fact, agreement: Fact): Fact {
  for (const clause of termClausesOf(source)) {
    if (clause.weight < TERM_WEIGHT + 0.5) break;
    const fromAgreement = clause.fromAgreement && agreement.status === 'found';
    const standsIn = effective.status !== 'found' && mayCountFromAgreement(source, clause);
    const counted =
      fromAgreement || standsIn
        ? computed(source, clause, agreement, 'agreement date')
        : computed(source, clause, effective, 'effective date');
    const date = asWritten(source, clause) ?? counted ?? perpetual(source, clause);
    if (date) return clause.atLeast ? orLater(date) : date;
    if (clause.weight >= 3) break;
  }
  return missing(source.contract);
}
