import type { Fact } from '../../shared/analysis';
import { type DateMention, findDates } from './dates';
import { found, missing, sentenceEvidence } from './fact';
import { openingOf } from './opening';
import type { Source } from './source';

const TRIGGERS = [
  /\b(?:effective|commencement|start) date\b["']?\)?[ :]{0,3}(?:of this agreement )?(?:means?|shall (?:mean|be)|is|will be|refers to)?/gi,
  /\b(?:effective|commenc(?:e|es|ed|ing)|begin(?:s|ning)?|in effect) (?:as of|on|from|and be effective (?:as of|on)|and effective as of)\b/gi,
  /\b(?:shall|will|to) (?:become effective|be effective|take effect|come into (?:force|effect)|commence|begin)\b(?: (?:as of|on|from|upon))?/gi,
];
const REACH = 90;
/** The date of the contract itself, however it is called. */
const CONTRACT_DATE =
  /\b(?:date (?:first |of this|hereof|above|set forth|written|last|on which (?:this|the) (?:agreement|contract) is (?:signed|executed))|date hereof|hereof|day and year first|(?:first|last) (?:date )?(?:above )?(?:written|signed|set forth)|date of (?:its |the |this )?(?:execution|signature|signing|agreement)|execution (?:date|of this)|upon (?:its )?execution)\b/i;

interface Start {
  mention: DateMention;
  confidence: number;
}

function shift(mention: DateMention, by: number): DateMention {
  return { ...mention, start: mention.start + by, end: mention.end + by };
}

/** '... as of May 8, 2014 (the "Effective Date")' and '(the "Effective Date") ... May 8, 2014'. */
function defined({ plain }: Source): Start | null {
  for (const match of plain.matchAll(/\(?[^()]{0,40}"(?:Effective|Commencement|Start|Contract|Agreement) Date"\)?/gi)) {
    const from = Math.max(0, match.index - 120);
    const before = findDates(plain.slice(from, match.index + 60)).findLast((date) => date.kind !== 'month');
    if (before && /\(/.test(match[0])) return { mention: shift(before, from), confidence: 0.93 };
  }
  return null;
}

function triggered(source: Source, from: number, to: number): Start | null {
  const text = source.plain.slice(from, to);
  for (const trigger of TRIGGERS) {
    for (const match of text.matchAll(trigger)) {
      const at = match.index + match[0].length;
      const mention = findDates(text.slice(at, at + REACH)).find((date) => date.kind === 'day');
      if (!mention || /[.;]\s/.test(text.slice(at, at + mention.start))) continue;
      return { mention: shift(mention, from + at), confidence: 0.85 };
    }
  }
  return null;
}

/** True when the contract says that it takes effect on its own date. */
function startsOnContractDate({ plain }: Source): number | null {
  const pattern =
    /\b(?:effective date\b[^.;]{0,40}\b(?:means?|shall mean|is)|effective (?:as of|on|upon)|in effect (?:as of|from)|commenc(?:e|es|ing)|begins?|become effective|take effect)\b/gi;
  for (const match of plain.matchAll(pattern)) {
    const stretch = plain.slice(match.index + match[0].length, match.index + match[0].length + 80);
    const stop = stretch.search(/[.;]\s/);
    const hit = CONTRACT_DATE.exec(stop < 0 ? stretch : stretch.slice(0, stop));
    if (hit) return match.index;
  }
  return null;
}

function fromAgreementDate(source: Source, agreement: Fact): Fact | null {
  if (agreement.status !== 'found' || !agreement.normalized || !agreement.value) return null;
  const at = startsOnContractDate(source);
  if (at !== null) {
    const evidence = sentenceEvidence(source.contract, source.outline, at, at + 60);
    return found({
      value: agreement.value,
      normalized: agreement.normalized,
      confidence: 0.85,
      evidence: [evidence, ...agreement.evidence],
      rule: 'the date of the agreement',
    });
  }
  const opening = openingOf(source);
  const text = opening ? source.plain.slice(opening.start, opening.end) : '';
  if (!/\bas (?:of|at)\b/i.test(text.slice(0, 600))) return null;
  return found({
    value: agreement.value,
    normalized: agreement.normalized,
    confidence: 0.65,
    evidence: agreement.evidence,
    rule: 'the date as of which the agreement is made',
  });
}

/** The day on which the contract takes effect: defined, written in a clause on its start, or its own date where it says so. */
export function effectiveDate(source: Source, agreement: Fact): Fact {
  const opening = openingOf(source);
  const start =
    defined(source) ??
    (opening ? triggered(source, opening.start, opening.end) : null) ??
    triggered(source, 0, source.plain.length);
  if (start?.mention.iso) {
    const { mention, confidence } = start;
    const evidence = sentenceEvidence(source.contract, source.outline, mention.start, mention.end);
    return found({
      value: source.contract.text.slice(mention.start, mention.end),
      normalized: mention.iso,
      confidence,
      evidence: [evidence],
    });
  }
  const derived = fromAgreementDate(source, agreement);
  if (derived) return derived;
  if (!start) return missing(source.contract);
  const evidence = sentenceEvidence(source.contract, source.outline, start.mention.start, start.mention.end);
  return missing(source.contract, [evidence], 'the date is left blank or redacted');
}
