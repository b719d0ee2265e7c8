import { asWritten, closingWords, inClause, openingWords, wording } from '../../lexicon/words';
import { findPeriods, formatPeriod } from '../../mentions/periods';
import type { Reading } from '../../reading';
import { type Passage, passageProof, passagesOf } from '../../statements/passages';
import { condensed } from './condense';
import type { Line } from './line';
import { withFigures } from './wording';

/** ', and, for trade secrets, for as long as they remain secret': what of it lasts otherwise. */
const OTHERWISE = /,?\s(?:and|but|save|except|provided)\b,?\s.*$/i;
const LOOSE_AND = /\s(?:and|but|save|except)$/i;
const LASTS = wording(
  'as long as, without limit, indefinite+, for ever, forever, perpetu+, longer, remain(s), never, no end, lasts, until',
);
const LONGEST_OTHERWISE = 110;

/** What the words behind a time take out of it, as a line says so; '' where they take nothing out. */
function otherwise(behind: string): string {
  const [clause = ''] = behind.split(/;|\.(?:\s|$)/);
  const rest = OTHERWISE.exec(clause)?.[0] ?? '';
  if (!rest || !LASTS.test(rest)) return '';
  const said = rest.replace(/^[\s,]*(?:and\b[\s,]*)?/i, '').trim();
  return said.length <= LONGEST_OTHERWISE ? `; ${said}` : ', but otherwise for some of it';
}

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
    const when = whenFrom(
      from.replace(OTHERWISE, '').replace(LOOSE_AND, ''),
      text.slice(Math.max(0, period.start - 260), period.start),
    );
    if (!when) continue;
    return {
      text: `${duty[1]}: ${formatPeriod(period)} ${when}${otherwise(text.slice(period.end))}`,
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
