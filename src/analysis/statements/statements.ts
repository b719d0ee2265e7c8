import type { Reading } from '../reading';
import { type Adjunct, adjunctOf } from './adjuncts';
import { type Passage, passagesOf } from './passages';
import { subjectName, subjectPattern, wholeSubject } from './subjects';
import { topicOf } from './topics';

export type Force = 'must' | 'must not' | 'may' | 'does';

/** What a sentence says of a party: 'Supplier' 'must' 'deliver the Goods', with the words before it that say when or if. */
export interface Statement {
  passage: Passage;
  /** Offsets within the passage's text: from the subject to the end of the clause. */
  from: number;
  to: number;
  who: string;
  force: Force;
  /** 'grants' or 'appoints' where the sentence itself does what it says, else null. */
  verb: string | null;
  /** The verb and what follows it, to the end of the clause. */
  what: string;
  adjuncts: Adjunct[];
}

const MODAL =
  "(?:shall|must|will|cannot|can't|won't|mustn't|can(?=\\s+(?:not|never)\\b)|(?:has|have|needs?)\\s+to|may(?!\\sbe\\b)|agrees?(?:,?\\s+(?:and\\s+(?:covenants|undertakes)|at\\s+its\\s+(?:own\\s+)?expense,))?\\s+(?:that\\s+(?:it|he|she|they)\\s+(?:shall|will)|not\\s+to|to)|undertakes?\\s+(?:not\\s+)?to|covenants?\\s+(?:and\\s+agrees?\\s+)?(?:that\\s+it\\s+(?:shall|will)|not\\s+to|to)|(?:is|are)\\s+(?:required|obliged|obligated)\\s+to|(?:hereby\\s+)?(?:grants?|appoints?)(?=\\s)|hereby\\s+(?:assigns?|engages?|employs?|licenses|retains))";
/** 'The Client pays', 'Kim buys': in contracts without a single 'shall' the present tense binds. Empty, so that the verb is read as what is to be done. */
const PRESENT =
  '(?=(?:pays?|buys?|sells?|lends?|delivers?|gives?|keeps?|helps?|makes?|provides?|hosts?|cleans?|sends?|gets|earns|designs|works|hands|fix(?:es)?|insures?|stores?)\\s(?!no\\b|up\\b))';
const SHALL = /\bshall\b/i;
const MOST_ITEMS = 6;
const ITEM_MARK = /\s?\(\s?(?:[a-hj-z]|i{1,3}|iv|vi{0,3}|ix|x|\d{1,2}|[A-H])\s?\)\s?/;
const OPENS_LIST =
  /^(?:,?\s?(?:promptly |strictly |use its (?:\w+ ){1,3}efforts to )?(?:do|comply with|perform|provide|undertake|have) (?:all of )?(?:each of )?the following[^:]{0,60})?:?\s*$/i;

const memo = new WeakMap<Reading['outline'], Statement[]>();
const patterns = new WeakMap<Reading['facts'], RegExp>();

function patternOf(reading: Reading): RegExp {
  const known = patterns.get(reading.facts);
  if (known) return known;
  const binds = SHALL.test(reading.contract.text) ? MODAL : `(?:${MODAL}|${PRESENT})`;
  const pattern = new RegExp(
    `(${subjectPattern(reading)})(?:\\s+(?:or|and)\\s+(?:any of\\s+)?its\\s+(?:\\w+\\s+){0,2}(?:[Aa]ffiliates?|subsidiaries|designees?|representatives))?(?:\\s?,\\s?([^,;.()]{1,110}),)?\\s+(?:(?:hereby|also|further|each|jointly|both|in turn|therefore|additionally|expressly|only|always|severally)\\s+){0,2}(${binds})(\\s+(?:not(?!\\s+only)|never)\\b)?`,
    'g',
  );
  patterns.set(reading.facts, pattern);
  return pattern;
}

function forceOf(modal: string, not: string | undefined, who: string): Force {
  if (/grant|appoint|^hereby/i.test(modal)) return 'does';
  // 'Neither party is obligated to' frees both, it forbids nothing.
  if (/required|obliged|obligated/i.test(modal) && (not || /^(?:neither|no)\s/i.test(who))) return 'may';
  if (not || /\bnot\b|n't$|^cannot$/i.test(modal) || /^(?:neither|no)\s/i.test(who)) return 'must not';
  return /^may/i.test(modal) ? 'may' : 'must';
}

function verbOf(modal: string): string | null {
  const verb = /(grant|appoint|assign|engage|employ|license|retain)s?$/i.exec(modal)?.[1];
  return verb ? `${verb.toLowerCase()}s` : null;
}

/** Where the clause of a match ends: before the next party's clause, a semicolon or a new sentence. */
function clauseEnd(text: string, from: number, next: number): number {
  const before = text.slice(from, next);
  const stop =
    /;\s|;$|(?<!\b(?:Inc|Corp|Co|Ltd|No|St|Nos|Rs|vs?|[A-Z]))\.\s(?=[A-Z][a-z]+\s[a-z])/.exec(before)?.index ?? -1;
  if (stop >= 0) return from + stop;
  if (next >= text.length) return text.length;
  const joint = /(?:,\s*(?:and|but|or|while|whereas|in which case)?|\s(?:and|but|while|whereas))\s*(?:that\s+)?$/.exec(
    before,
  );
  return joint ? from + joint.index : text.length;
}

/** 'pay (a) the fees; (b) the costs' as one statement an item where each item starts with a verb, else the list as it stands. */
function itemsOf(what: string): string[] {
  const opening = /^\s?:?\s?\(\s?(?:a|i|1|A)\s?\)\s?/.exec(what);
  if (!opening) return [what.replace(/\s\((?:a|i|1|A)\)(?=\s)/, '')];
  return what
    .slice(opening[0].length)
    .split(ITEM_MARK)
    .map((item) => item.replace(/[\s,;]+(?:and|or|and\/or)?\s*$/i, '').trim())
    .filter((item) => /^(?:[a-z]+ly\s)?[a-z]{2,}/.test(item))
    .slice(0, MOST_ITEMS);
}

/** In 'sells to Buyer and Supplier shall', Buyer belongs to the clause before: the subject is Supplier alone. */
function withoutObject(before: string, named: string): [before: string, named: string] {
  const pair = /^(.*?)\s+(?:and|or)\s+(.+)$/s.exec(named);
  if (!pair || !/\b(?:to|of|by|from|with|for|between|against)\s+$/i.test(before)) return [before, named];
  return [`${before}${pair[1]} and `, pair[2] ?? named];
}

/** 'shall, within 10 days after the order, deliver': the words between the commas come after the verb in a line. */
function withoutInterpolation(what: string): { what: string; inner: string | null } {
  const match = /^,\s?((?:\([^()]{0,160}\)|[^,()]){3,200}),\s?(.+)$/s.exec(what);
  return match ? { what: match[2] ?? what, inner: match[1] ?? null } : { what, inner: null };
}

/** 'pays the fee' as what one must do: 'pay the fee'. */
function infinitive(what: string): string {
  return what.replace(/^(fix|wash)es\b/, '$1').replace(/^(\w+[a-rt-z])s\b/, '$1');
}

function statementsIn(reading: Reading, passage: Passage): Statement[] {
  const { text } = passage;
  const matches = [...text.matchAll(patternOf(reading))];
  const found: Statement[] = [];
  let reach = passage.lead;
  matches.forEach((match, index) => {
    const { 0: all, 1: named = '', 2: inner, 3: modal = '', 4: not } = match;
    if (match.index < reach) return;
    const { who, before } = wholeSubject(...withoutObject(text.slice(reach, match.index), named));
    const lead = adjunctOf(before, found.length === 0);
    if (!lead) return;
    const start = match.index + all.length;
    const end = Math.max(start, clauseEnd(text, start, matches[index + 1]?.index ?? text.length));
    const adjuncts = [...lead, ...(inner ? (adjunctOf(`${inner},`, true) ?? []) : [])];
    const base = {
      passage,
      from: match.index,
      to: end,
      who: subjectName(who),
      force: forceOf(modal, not, who),
      adjuncts,
      verb: verbOf(modal),
    };
    const said = withoutInterpolation(text.slice(start, end).trim());
    if (said.inner) adjuncts.push(...(adjunctOf(`${said.inner},`, true) ?? []));
    for (const what of itemsOf(modal === '' ? infinitive(said.what) : said.what)) found.push({ ...base, what });
    reach = end;
  });
  return found;
}

/** The items of a list on lines of its own: each says what the subject of the sentence before them must do. */
function listItems(passages: readonly Passage[], from: number, stem: Statement): Statement[] {
  const items: Statement[] = [];
  for (const passage of passages.slice(from, from + MOST_ITEMS)) {
    const mark = /^\s*(?:\(?(?:[a-z]{1,4}|\d{1,2}|[A-Z])[).]|[•·*–-])\s+(?=[A-Za-z][a-z]+[\s,])/.exec(passage.text);
    if (!mark) break;
    const item = passage.text.slice(mark[0].length).replace(/[\s,;.]+(?:and|or)?\s*$/i, '');
    const what = item.charAt(0).toLowerCase() + item.slice(1);
    // 'Promote the Products' goes on from the words before the list, 'The Products are' or 'Supplier shall' does not.
    const isVerb = /^[a-z]/.test(item) || !/^(?:other|none)$/.test(topicOf(what).name);
    if (!isVerb || /^[^,]{0,60}\b(?:shall|will|must|is|are)\b/.test(item)) continue;
    items.push({ ...stem, passage, from: 0, to: passage.text.length, what });
  }
  return items;
}

/** Everything the binding sentences say that a party must, must not or may do, or grants. */
export function statementsOf(reading: Reading): Statement[] {
  const known = memo.get(reading.outline);
  if (known) return known;
  const passages = passagesOf(reading);
  const statements = passages.flatMap((passage, index) =>
    statementsIn(reading, passage).flatMap((statement) =>
      OPENS_LIST.test(statement.what) ? listItems(passages, index + 1, statement) : [statement],
    ),
  );
  memo.set(reading.outline, statements);
  return statements;
}
