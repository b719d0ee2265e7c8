import type { Fact } from '../../shared/analysis';
import { found, missing, sentenceEvidence } from './fact';
import { findPlaces } from './places';
import type { Source } from './source';

const FORUMS: { pattern: RegExp; label: string; confidence: number }[] = [
  {
    pattern:
      /\b(?:exclusive |sole |personal )?(?:jurisdiction|venue)\b[^.;]{0,120}?\b(?:courts?|county|city|state|district|tribunals?)\b/gi,
    label: 'Courts of',
    confidence: 0.9,
  },
  {
    pattern:
      /\b(?:courts? (?:of|in|located in|sitting in|for)|courts? located)\b[^.;]{0,120}?\b(?:jurisdiction|venue)\b/gi,
    label: 'Courts of',
    confidence: 0.9,
  },
  {
    pattern:
      /\barbitrat(?:ion|ed|ors?)\b[^.;]{0,200}?\b(?:(?:seat|place|venue|location)[^.;]{0,30}?\b(?:in|be|of)|held in|conducted in|take place (?:in|at)|located in|sitting in)\b/gi,
    label: 'Arbitration in',
    confidence: 0.85,
  },
  { pattern: /\b(?:seat|place|venue) of (?:the )?arbitration\b/gi, label: 'Arbitration in', confidence: 0.9 },
];
/** A clause on where to sue says that the parties submit, or where a suit is brought; 'any court of competent jurisdiction' is none. */
const CHOOSES =
  /\b(?:submits?|consents?|exclusive|venue|brought|instituted|litigated|attorns?|commenced|resolved|settled|heard|conducted|held|located|seat|place of)\b/i;
const NOT_A_FORUM = /\b(?:conflicts? of laws?|choice of law|choice or conflict|governmental body|bankruptcy court)\b/i;
const CITY =
  /\b(?:in|at|of)\s{1,2}((?:[A-Z][a-zA-Z.]{2,15}\s){0,2}[A-Z][a-zA-Z.]{2,15} County|(?:[A-Z][a-zA-Z.]{2,15}\s){0,2}[A-Z][a-z.]{2,15}(?=,\s))/;

/** Where disputes are decided, courts or the seat of arbitration; the governing law is another fact. */
export function jurisdiction(source: Source): Fact {
  const { plain, contract, outline } = source;
  for (const { pattern, label, confidence } of FORUMS) {
    for (const match of plain.matchAll(pattern)) {
      const end = Math.min(plain.length, match.index + match[0].length + 120);
      const stop = plain.slice(match.index + match[0].length, end).search(/[;]|\.\s/);
      const to = stop < 0 ? end : match.index + match[0].length + stop;
      const stretch = plain.slice(match.index, to);
      const lead = plain.slice(Math.max(0, match.index - 160), match.index);
      const clause = lead.slice(lead.lastIndexOf('. ') + 1) + stretch;
      const place = findPlaces(stretch)[0];
      if (!place || !CHOOSES.test(clause) || NOT_A_FORUM.test(clause)) continue;
      const city = CITY.exec(stretch.slice(0, place.end + 1))?.[1];
      const name = city && !place.name.startsWith(city) ? `${city}, ${place.name}` : place.name;
      const evidence = sentenceEvidence(contract, outline, match.index, match.index + place.end);
      return found({ value: `${label} ${name}`, confidence, evidence: [evidence] });
    }
  }
  return missing(contract);
}
