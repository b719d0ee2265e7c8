import type { Fact } from '../../shared/analysis';
import { found, missing, sentenceEvidence } from './fact';
import { findPeriods, formatPeriod, type PeriodMention } from './periods';
import type { Source } from './source';

/** Words that say a period is how long the contract (or its main duty) lasts, with how sure they make it. */
const LEADS: { pattern: RegExp; weight: number }[] = [
  { pattern: /\binitial term\b/gi, weight: 4 },
  {
    pattern:
      /\bthe term of (?:this|the) (?:\w{1,20} ){0,3}(?:agreement|contract|lease|license|franchise|appointment|engagement)\b/gi,
    weight: 4,
  },
  {
    pattern:
      /\b(?:this|the) (?:\w{1,20} ){0,2}(?:agreement|contract|lease|license|amendment)\b[^.;]{0,140}?\b(?:continue|remain|be (?:in|valid|effective|binding)|in (?:full )?(?:force|effect)|expire|terminate|extend|last|run)\b/gi,
    weight: 3,
  },
  { pattern: /\b(?:a|an) (?:initial |primary |fixed )?(?:term|period) of\b/gi, weight: 1 },
  { pattern: /\b(?:the |"?)term"?\b[^.;]{0,60}?\b(?:shall|will|is|means?)\b/gi, weight: 3 },
  {
    pattern:
      /\bobligations?\b[^.;]{0,160}?\b(?:terminate|expire|survive|continue|remain|cease|end|lapse|in effect)\b/gi,
    weight: 2,
  },
  { pattern: /(?:^| )(?:term|duration)(?: of agreement)?[.:] /gi, weight: 3 },
];
/** Periods that are something else: notice, payment, cure, renewal, survival, employment. */
const OTHER =
  /\b(?:notice|written|prior to|at least|not less than|no less than|within|after receipt|cure|renew(?:al|s|ed)?|successive|additional|extend(?:ed)?|extension|payment|invoice|days? of|every|each|following (?:the )?terminat|after (?:the )?terminat|after (?:the )?expir)\b[^,.;]{0,50}$/i;
const AFTERWARDS =
  /^[^,.;]{0,30}\b(?:notice|prior|written|renewals?|after (?:the )?(?:termination|expiration)|following (?:the )?(?:termination|expiration)|after the end|advance)\b/i;
const REACH = 220;
const AGREEMENT_TERM = 3;

interface Candidate {
  period: PeriodMention;
  weight: number;
  lead: number;
}

function candidates({ plain }: Source): Candidate[] {
  const found: Candidate[] = [];
  for (const { pattern, weight } of LEADS) {
    for (const match of plain.matchAll(pattern)) {
      const from = match.index;
      const stretch = plain.slice(from, match.index + match[0].length + REACH);
      const stop = stretch.slice(match[0].length).search(/[.;] [A-Z"]/);
      const clause = stop < 0 ? stretch : stretch.slice(0, match[0].length + stop);
      const period = findPeriods(clause).find((mention) => isTerm(clause, mention));
      if (!period) continue;
      found.push({
        period: { ...period, start: period.start + from, end: period.end + from },
        weight: weight - period.start / 400,
        lead: from,
      });
    }
  }
  return found;
}

function isTerm(clause: string, { start, end, unit, count }: PeriodMention): boolean {
  if (unit === 'business day' || (unit === 'day' && count < 10)) return false;
  return !OTHER.test(clause.slice(Math.max(0, start - 70), start)) && !AFTERWARDS.test(clause.slice(end, end + 60));
}

/** How long the contract lasts from its start ('3 years'), the renewals left out. */
export function term(source: Source): Fact {
  const best = candidates(source).toSorted((one, other) => other.weight - one.weight || one.lead - other.lead)[0];
  if (!best) return missing(source.contract);
  const { contract, outline } = source;
  const text = formatPeriod(best.period);
  const evidence = sentenceEvidence(contract, outline, Math.min(best.lead, best.period.start), best.period.end);
  const confidence = best.weight >= AGREEMENT_TERM ? 0.85 : best.weight >= 2 ? 0.7 : 0.5;
  return found({ value: text, normalized: text, confidence, evidence: [evidence] });
}
