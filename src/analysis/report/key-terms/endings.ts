import { asWritten, onlyWords, openingWords, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { type Passage, passageProof } from '../../statements/passages';
import { condensed } from './condense';
import { isLegible } from './legible';
import type { Line } from './line';
import { plainly } from './wording';

const LINE_LENGTH = 140;
const AUTOMATIC =
  /\b[Tt](?:his|he) (?:[A-Z][\w-]+ )?(?:Agreement|Contract|Lease|License)\b[^.;,]{0,40}?\b(?:shall|will) (?:(?:automatically|immediately|forthwith|also|and) ){0,3}(?:terminate|expire|end|cease)\b(?=\s?,?\s(?:automatically|immediately|upon|on|if|at|when|in|as of|without|with))/;
/** 'Your obligations shall terminate two years from the date hereof', 'Sections 5 to 9 shall survive termination'. */
const LASTING =
  /^((?:(?:all|any|the|your|our|its|each|these|such|this|both|other|said|rights?|Sections?|Articles?|Paragraphs?)\b|[A-Z][\w']+)(?:[^.;:,]|,(?=\s(?:\d|and\b|or\b))){0,130}?)\s(?:shall|will)\s(?:also |automatically |nevertheless |expressly |indefinitely ){0,2}(survive|terminate|expire|cease|remain in (?:full )?(?:force and )?effect|remain in full force|continue in (?:full )?(?:force and )?effect|continue for|remain binding|be binding for|last)\b(.*)$/s;
const LASTS = wording([
  'obligation(s), dut{y,ies}, covenant(s), restriction(s), provision(s), undertaking(s), confidential*',
  'section(s), article(s), paragraph(s), agreement, indemnit+',
]);
const NO_LASTING = wording([
  'this {section,article,paragraph,clause,provision}, described herein, the following',
  'by {their,its} (very ){nature,term(s)}, reasonably be considered, later to occur, later of, closing',
  'delivery, representations, invalid, unenforceable, remainder, remaining provisions, other provisions',
  'except as, counterpart(s), amended, lease, insurance, policy',
]);

function automaticLine(reading: Reading, passage: Passage): Line | null {
  const match = AUTOMATIC.exec(passage.text);
  if (!match) return null;
  const after = passage.text.slice(match.index + match[0].length).split(/;\s/)[0] ?? '';
  // How long the term is stands among the dates.
  if (after.trimEnd().endsWith(':') || /\b(?:twelve|\d+) months|\d{4}\b/.test(after.slice(0, 40))) return null;
  const told = plainly(after.replace(/^,?\s?(?:(?:automatically|immediately|forthwith|and),?\s){1,3}/i, '')).replace(
    /^,\s?/,
    '',
  );
  const isCaused = wording('automatic*, immediate*, forthwith*, upon, if, when').test(`${match[0]}${after}`);
  const text = `The contract ends automatically ${condensed(told, LINE_LENGTH - 31)}`;
  if (told.length < 12 || /^(?:immediately|automatically|forthwith)\W*$/i.test(told) || !isCaused || !isLegible(text))
    return null;
  return {
    text,
    evidence: [passageProof(reading, passage, match.index, match.index + match[0].length + after.length)],
    weight: 6,
  };
}

/** 'survive' after a plural, 'survives' after a singular. */
function present(subject: string, verb: string): string {
  const isPlural = wording([
    'obligations, duties, covenants, restrictions, provisions, undertakings, sections, articles',
    'paragraphs, indemnities, both, and',
  ]).test(subject);
  const [first = '', ...rest] = verb.replace(onlyWords('terminate, expire, cease'), 'end').split(' ');
  return [first === 'be' ? (isPlural ? 'are' : 'is') : isPlural ? first : `${first}s`, ...rest].join(' ');
}

function lastingLine(reading: Reading, passage: Passage): Line | null {
  const said = passage.text.slice(passage.lead).split(/;\s/)[0] ?? '';
  const match = LASTING.exec(
    said
      .trim()
      .replace(
        /^(?:(?:Unless|Subject to|In particular|In the event of|Upon|Notwithstanding)\b[^,]{0,80}|However|Notwithstanding the foregoing|In addition|Further|Provided,? however,? that),?\s(?:that\s)?/i,
        '',
      )
      .replace(/^([a-z])/, (c) => c.toUpperCase()),
  );
  if (!match) return null;
  const [, subject = '', verb = '', rest = ''] = match;
  if (
    asWritten(wording('shall, will, may')).test(subject) ||
    // How long the contract itself runs stands among the dates.
    (openingWords('{This,The} {agreement,contract,lease}').test(subject) && wording('continue*, remain*').test(verb)) ||
    !LASTS.test(subject) ||
    NO_LASTING.test(subject + rest) ||
    passage.isDefinition
  )
    return null;
  const isSurvival = wording('surviv*').test(verb);
  if (!isSurvival && !wording('year(s), month(s), days, until, perpetual, indefinite, terminat, so long as').test(rest))
    return null;
  const told = plainly(`${subject} ${present(subject, verb)}${rest}`);
  const text = condensed(told, LINE_LENGTH);
  if (!isLegible(text) || (text.endsWith('…') && text.length < 60)) return null;
  return {
    text: text.charAt(0).toUpperCase() + text.slice(1),
    evidence: [passageProof(reading, passage)],
    weight: isSurvival ? 3.5 : 5,
  };
}

/** How the contract or its duties come to an end by themselves, or outlive it. */
export function endingLines(reading: Reading, passage: Passage): Line[] {
  const line = automaticLine(reading, passage) ?? lastingLine(reading, passage);
  return line ? [line] : [];
}
