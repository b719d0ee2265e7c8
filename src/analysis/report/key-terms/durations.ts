import { asWritten, closingWords, inClause, openingWords, wording } from '../../lexicon/words';
import { findPeriods, formatPeriod } from '../../mentions/periods';
import type { Reading } from '../../reading';
import { type Passage, passageProof, passagesOf } from '../../statements/passages';
import { condensed } from './condense';
import type { Line } from './line';
import { withFigures } from './wording';

/** Duties that outlast the contract or run for a time of their own; the first that a sentence speaks of counts. */
const DUTIES: readonly (readonly [pattern: RegExp, label: string, weight: number])[] = [
  [
    /\b(?:shall|will|may|agrees?|covenants?)\s(?:not\b|that (?:it|he|she) (?:shall|will) not)[^.;]{0,400}\b(?:compete|competes|competing|competitive|competitor)\b/i,
    'Non-compete',
    4.5,
  ],
  [wording('not, neither, refrain', inClause(400), 'solicit, hire, recruit, entice'), 'No solicitation', 4.2],
  [wording('confiden+, secret, secrecy, non(-)disclosure, not disclose'), 'Confidentiality', 4.4],
  [/\bwarrant(?:y|ies|s)\b(?![^.;]{0,60}\b(?:survive|stock|shares?)\b)/i, 'Warranty', 3.8],
];
const HOW_LONG = closingWords(
  '{for,during,of,until,within} ({a ,an ,the ,at least })({further ,additional ,minimum })(period (of ))(time of )',
);
const FROM_WHEN =
  /^\s?(?:period\s)?((?:immediately\s)?(?:after|from|following|subsequent to|beyond)\s[^,.;()]{3,90}|thereafter\b|afterwards?\b)/i;
const NOT_ITS_LENGTH =
  /\b(?:notice|notify|written request|request|cure|remedy|invoice|claim must|return|destroy|prior to|marked|in writing within|oral(?:ly)? disclos\w+)\b[^.;]{0,60}$/i;
/** 'After your employment ends you shall not': where the duty itself begins. */
const DUTY_BEGINS =
  /,?\s(?:you|he|she|it|they|we|the\s\w+|[A-Z]\w+)\s(?:shall|will|must|may|agrees?|undertakes?|covenants?)\b.*$/;
const LONGEST = 60;

/** 'After termination of this Agreement'; 'thereafter' told by what the words before it speak of, null where they don't say. */
function whenFrom(from: string, before: string): string | null {
  if (!openingWords('thereafter*, afterward*').test(from)) return condensed(from.replace(DUTY_BEGINS, ''), LONGEST);
  if (wording('employment, employ{ed,s}').test(before)) return 'after employment ends';
  return asWritten(wording('{T,t}erm, duration')).test(before) ? 'after the term' : null;
}

function durationIn(reading: Reading, passage: Passage): Line | null {
  const duty = DUTIES.find(([pattern]) => pattern.test(passage.text));
  if (!duty || passage.isDefinition) return null;
  const text = withFigures(passage.text);
  for (const period of findPeriods(text)) {
    if (!asWritten(wording('month*, year*')).test(period.unit)) continue;
    const before = text.slice(Math.max(0, period.start - 90), period.start);
    const from = FROM_WHEN.exec(text.slice(period.end))?.[1];
    if (!from || !HOW_LONG.test(before) || NOT_ITS_LENGTH.test(before)) continue;
    const when = whenFrom(from, text.slice(Math.max(0, period.start - 260), period.start));
    if (!when) continue;
    return {
      text: `${duty[1]}: ${formatPeriod(period)} ${when}`,
      evidence: [passageProof(reading, passage)],
      weight: duty[2],
    };
  }
  return null;
}

/** How long confidence, competition bars and warranties last: 'Confidentiality: 5 years after termination of this Agreement'. */
export function durationLines(reading: Reading): Line[] {
  return passagesOf(reading)
    .filter(({ text }) => wording('{year,month}(s)').test(text))
    .map((passage) => durationIn(reading, passage))
    .filter((line) => line !== null);
}
