import type { Fact } from '../../shared/analysis';
import { addPeriod } from './calendar';
import { type DateMention, findDates } from './dates';
import { found, missing, sentenceEvidence } from './fact';
import { findPeriods } from './periods';
import type { Source } from './source';

const WRITTEN =
  /\b(?:expir(?:e|es|ation|ing|y)|terminat(?:e|es|ing|ion)|end(?:s|ing)?|until|through|to and including|conclude[sd]?)\b(?: date)?/gi;
const TERM_CONTEXT = /\b(?:term|agreement|contract|lease|license|period|in (?:full )?(?:force|effect)|expir)/i;
const REACH = 70;

/** A day on which the contract ends, as written in a sentence on its term. */
function written({ plain }: Source): { mention: DateMention; lead: number } | null {
  for (const match of plain.matchAll(WRITTEN)) {
    const at = match.index + match[0].length;
    const stretch = plain.slice(at, at + REACH);
    const mention = findDates(stretch).find((date) => date.kind === 'day');
    if (
      !mention ||
      /[.;(]|\b(?:unless|prior|before|notice|after|financial|fiscal)\b/i.test(stretch.slice(0, mention.start))
    )
      continue;
    const before = plain.slice(Math.max(0, match.index - 160), match.index);
    const clause = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1);
    if (!TERM_CONTEXT.test(clause) && !/^expir/i.test(match[0])) continue;
    if (/\b(?:fiscal|quarter|months?|year|period) end(?:ed|ing)?$|\bended\b/i.test(clause + match[0])) continue;
    return { mention: { ...mention, start: mention.start + at, end: mention.end + at }, lead: match.index };
  }
  return null;
}

const FOREVER = [
  /\b(?:continue|remain|be)\b[^.;]{0,60}\b(?:in perpetuity|perpetual(?:ly)?|indefinite(?:ly)?)\b/i,
  /\b(?:term|agreement)\b[^.;]{0,80}\b(?:shall|will|is)\b[^.;]{0,30}\b(?:perpetual|indefinite)\b/i,
  /\b(?:agreement|contract|term|appointment)\b[^.;]{0,120}\b(?:continue|remain|extend)\b[^.;]{0,60}\b(?:until|unless)\b[^.;]{0,40}\bterminated\b/i,
];

function perpetual(source: Source): Fact | null {
  for (const pattern of FOREVER) {
    const match = pattern.exec(source.plain);
    if (!match || findPeriods(match[0]).length > 0) continue;
    const evidence = sentenceEvidence(source.contract, source.outline, match.index, match.index + match[0].length);
    return found({
      value: 'Perpetual',
      normalized: 'perpetual',
      confidence: 0.7,
      evidence: [evidence],
      rule: 'runs until it is terminated',
    });
  }
  return null;
}

function computed(start: Fact, term: Fact): Fact | null {
  if (start.status !== 'found' || term.status !== 'found' || !start.normalized || !term.normalized) return null;
  const [period] = findPeriods(term.normalized);
  const end = period ? addPeriod(start.normalized, period.count, period.unit) : null;
  if (!end) return null;
  return found({
    value: end,
    normalized: end,
    confidence: Math.min(start.confidence, term.confidence) * 0.9,
    evidence: [...start.evidence, ...term.evidence],
    rule: `effective date + ${term.normalized}`,
  });
}

/** When the initial term ends: as written, computed from effective date and term, or 'perpetual'. */
export function expirationDate(source: Source, effective: Fact, agreement: Fact, term: Fact): Fact {
  const day = written(source);
  if (day?.mention.iso) {
    const evidence = sentenceEvidence(source.contract, source.outline, day.lead, day.mention.end);
    return found({
      value: source.contract.text.slice(day.mention.start, day.mention.end),
      normalized: day.mention.iso,
      confidence: 0.85,
      evidence: [evidence],
    });
  }
  return (
    computed(effective.status === 'found' ? effective : agreement, term) ??
    perpetual(source) ??
    missing(source.contract)
  );
}
