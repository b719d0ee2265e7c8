import type { Sentence } from '../document/outline';
import { hasDigit, hasSign, opensWithSmallLetter, withoutStart } from '../lexicon/characters';
import { BINDING_VERBS } from '../lexicon/en/verbs';
import { anyOf } from '../lexicon/phrases';
import { asWritten, closingWords, inClause, onlyWords, openingWords, upTo, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { type Adjunct, adjunctOf } from './adjuncts';
import { BEGINS_WITH_PRONOUN, type Clause, clausesIn, type Force, topicParty, type Voice } from './clauses';
import { type Actor, partiesIn } from './parties';
import { type Passage, passagesOf } from './passages';
import { subjectName, wholeSubject } from './subjects';
import { topicOf } from './topics';

/**
 * What the contract says of its parties, worked out once per reading and asked by every rule, point and line of the report.
 *
 * - **Passage**: a binding sentence, made whole where a page or a line parted it.
 * - **Actor**: the party of whom something is said; `joint` where it is both, either, neither, or whichever of them it is.
 * - **Statement**: one clause of a passage: who, with which **force** (must, must not, may, need not, does, is), what, and under which
 *   **adjuncts** (when, on what condition). 'Customer acknowledges that Provider may change the fees' is two: Customer does acknowledge,
 *   Provider may change.
 * - **Voice**: whether the actor is the subject, stands behind 'by', is whom another subject binds or frees ('obliges Customer to'), or is
 *   called 'it'.
 * - **Main**: a statement whose subject opens a clause of its own, so that it can be told alone; 'goods that Supplier delivers' cannot.
 * - **Hit**: words that a rule found in a sentence (`search.ts`); `statementAt` (`actors.ts`) is the statement in which they stand, `actorOf` is who acts in it.
 */
export interface Statement {
  passage: Passage;
  /** Offsets within the passage's text: from the subject to the end of the clause. */
  from: number;
  to: number;
  who: Actor;
  voice: Voice;
  force: Force;
  /** 'grants' or 'appoints' where the sentence itself does what it says, else null. */
  verb: string | null;
  /** The verb and what follows it, to the end of the clause. */
  what: string;
  adjuncts: Adjunct[];
  /** The word that makes the clause hang on another ('if', 'which'), else null. */
  under: string | null;
  isMain: boolean;
  /** Offsets within the passage's text: of the modal, and of the verb with what follows it. */
  modalAt: number;
  at: number;
}

const SHALL = wording('shall');
/** 'The Client pays', 'Kim buys': in contracts without a single 'shall' the present tense binds. */
const BINDS_NOW = new RegExp(`^\\s*${anyOf(BINDING_VERBS)}\\s(?!no\\b|up\\b)`);
const PERFORMS = /(grant|appoint|assign|engage|employ|license|retain)s?$/i;
/** Between two clauses of one sentence. */
const JOINS: readonly string[] = ['', 'and', 'that', 'and that', 'the', 'and the', 'but'];
/** What stands behind an item of a list, before the next one. */
const LIST_JOIN = /[\s,;.]+(?:and|or|and\/or)?\s*$/i;
const MOST_ITEMS = 6;
const ITEM_MARK = /\s?\(\s?(?:[a-hj-z]|i{1,3}|iv|vi{0,3}|ix|x|\d{1,2}|[A-H])\s?\)\s?/;
const OPENS_LIST =
  /^(?:,?\s?(?:promptly |strictly |use its (?:\w+ ){1,3}efforts to )?(?:do|comply with|perform|provide|undertake|have) (?:all of )?(?:each of )?the following[^:]{0,60})?:?\s*$/i;

const memo = new WeakMap<Reading['outline'], Found>();

interface Found {
  all: Statement[];
  bySentence: Map<Sentence, { passage: Passage; at: number; statements: Statement[] }>;
}

function verbOf({ force, modal }: Clause): string | null {
  const verb = force === 'does' ? PERFORMS.exec(modal)?.[1] : undefined;
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
    .map((item) => item.replace(LIST_JOIN, '').trim())
    .filter((item) => /^(?:[a-z]+ly\s)?[a-z]{2,}/.test(item))
    .slice(0, MOST_ITEMS);
}

/** 'shall, within 10 days after the order, deliver': the words between the commas come after the verb in a line. */
function withoutInterpolation(what: string): { what: string; inner: string | null } {
  const match = /^,\s?((?:\([^()]{0,160}\)|[^,()]){3,200}),\s?(.+)$/s.exec(what);
  return match ? { what: match[2] ?? what, inner: match[1] ?? null } : { what, inner: null };
}

/** 'pays the fee' as what one must do: 'pay the fee'. */
function infinitive(what: string): string {
  return what.replace(/^(?:(fix|wash)es|(\w+[a-rt-z])s)\b/, '$1$2');
}

/** Whether it lays a duty on a party, gives it a right or does what it says, in the words of a contract. */
function binds(clause: Clause, text: string, presentBinds: boolean): boolean {
  if (clause.voice !== 'subject' || clause.from > clause.modalAt) return false;
  const { modal } = clause;
  if (modal !== '')
    return clause.force === 'must not' || !(modal.toLowerCase() === 'can' || hasSign(modal.charAt(0), "'’"));
  return presentBinds && clause.force === 'does' && BINDS_NOW.test(text.slice(clause.at));
}

/** Where the clause ends: one that hangs on another ends with its comma. */
function endOf(text: string, clause: Clause, next: number): number {
  const end = Math.max(clause.at, clauseEnd(text, clause.at, next));
  if (!clause.under || clause.under === 'that') return end;
  const comma = text.indexOf(', ', clause.at);
  return comma < 0 ? end : Math.min(end, comma);
}

function read(reading: Reading, passage: Passage, before: Actor | null, presentBinds: boolean): Statement[] {
  const { text } = passage;
  const clauses = clausesIn(reading, text, before);
  const subjects = clauses.filter(({ voice }) => voice === 'subject');
  const found: Statement[] = [];
  let reach = passage.lead;
  let isFirst = true;
  /** 'If the test fails, A repeats it and B shall pay': the condition at the front binds what follows 'and' too. */
  let front: Adjunct[] = [];
  for (const clause of clauses) {
    const next = subjects.find(({ from }) => from > clause.at)?.from ?? text.length;
    const to = endOf(text, clause, next);
    const whole = wholeSubject(text.slice(reach, clause.from), clause.who.words);
    const lead = clause.from >= reach && binds(clause, text, presentBinds) ? adjunctOf(whole.before, isFirst) : null;
    if (lead && isFirst) front = lead.filter(({ kind }) => kind === 'condition');
    else if (lead && !JOINS.includes(whole.before.replaceAll(',', '').trim().toLowerCase())) front = [];
    const carried = lead?.length === 0 && !isFirst ? front : [];
    const adjuncts = [
      ...(lead ?? []),
      ...carried,
      ...(clause.inner ? (adjunctOf(`${clause.inner},`, true) ?? []) : []),
    ];
    const said = withoutInterpolation(text.slice(clause.at, to).trim());
    if (said.inner) adjuncts.push(...(adjunctOf(`${said.inner},`, true) ?? []));
    const { who, voice, force, from, under, modalAt, at } = clause;
    const base = { passage, from, to, voice, force, under, modalAt, at, adjuncts, verb: verbOf(clause) };
    const actor = whole.who === who.words ? who : { ...who, words: whole.who, name: whole.who };
    const items = lead ? itemsOf(clause.modal === '' ? infinitive(said.what) : said.what) : [said.what];
    for (const what of items) found.push({ ...base, who: actor, what: withoutStart(what, ','), isMain: lead !== null });
    if (!lead) continue;
    reach = to;
    isFirst = false;
  }
  return found;
}

/** 'The Tenant agrees with the Landlord:' above '2.1 To pay the Rent', 'Obligations of Supplier:' above 'Use best efforts'. */
const AGREES =
  /^\s(?:hereby\s)?(?:agrees?|undertakes?|covenants?|promises?)(?:\sand\s\w+s?)?(?:\s(?:with|to)(?:\s[\w'’]+){0,5}?)?(?:\sas\sfollows)?\s?:\s*$/i;
const DUTIES_OF = closingWords('{obligations,duties,responsibilities,undertakings,covenants} of (the )');
const OPEN = closingWords(':( )');
const ITEM =
  /^\s*(\(?(?:[a-z]{1,4}|\d{1,2}(?:\.\d{1,2})*|[A-Z])[).]|\d{1,2}(?:\.\d{1,2})+|[•·*o–-])\s+((?:[Nn]ot\s)?(?:[Tt]o\s)?[A-Za-z][a-z]+\s.*)$/s;
const MOST_DUTIES = 12;

/** Who promises what the items below say; null where the passage opens no list of duties. */
function promisor(reading: Reading, { text, lead }: Passage): Actor | null {
  if (!OPEN.test(text) || text.length > 160) return null;
  const [first] = partiesIn(reading, text);
  if (!first) return null;
  const before = text.slice(0, first.from);
  const isSubject = first.from <= lead + 4 && AGREES.test(text.slice(first.to));
  return isSubject || DUTIES_OF.test(before) ? first.actor : null;
}

/** The kind of an item's mark: '(a)' of '(c)', '1.' of '2.', '-'. */
function styleOf(mark: string): string {
  return mark.trim().replace(/\w+/g, (sign) => (sign === 'o' ? 'o' : hasDigit(sign) ? '1' : 'a'));
}

/** The duties in a list under a sentence that only says whose they are. */
function promises(reading: Reading, passages: readonly Passage[], from: number): Statement[] {
  const head = passages[from];
  const who = head && promisor(reading, head);
  if (!who) return [];
  const found: Statement[] = [];
  let { section } = head;
  let style: string | null = null;
  for (const passage of passages.slice(from + 1, from + 1 + MOST_DUTIES)) {
    const [, mark = '', item] = ITEM.exec(passage.text) ?? [];
    // The second sentence of an item.
    if (!item && passage.lead === 0 && passage.section === section) continue;
    const own = styleOf(mark);
    style ??= own;
    // The head of the next list, or its items.
    if (!item || own !== style || OPEN.test(passage.text)) break;
    section = passage.section;
    const isTo = openingWords('(not )to').test(item);
    const isDenied = openingWords('not to').test(item);
    const plain = item.replace(openingWords('(not )to '), '').replace(LIST_JOIN, '');
    const what = plain.charAt(0).toLowerCase() + plain.slice(1);
    if (!isTo && (onlyWords('other, none').test(topicOf(what).name) || HAS_SUBJECT.test(what))) continue;
    const at = passage.text.length - item.length;
    const force: Force = isDenied ? 'must not' : 'must';
    const base = { passage, from: 0, to: passage.text.length, who, voice: 'subject' as const, force };
    found.push({ ...base, verb: null, what, adjuncts: [], under: null, isMain: true, modalAt: at, at });
  }
  return found;
}
const HAS_SUBJECT = openingWords(
  inClause(60),
  'shall, will, must, may, is, are, reserves, has, have, {undertake,agree,covenant}(s)',
);

/** The items of a list on lines of its own: each says what the subject of the sentence before them must do. */
function listItems(passages: readonly Passage[], from: number, stem: Statement): Statement[] {
  const items: Statement[] = [];
  let style: string | null = null;
  for (const passage of passages.slice(from, from + MOST_ITEMS)) {
    const mark = /^\s*(?:\(?(?:[a-z]{1,4}|\d{1,2}|[A-Z])[).]|[•·*–-])\s+(?=[A-Za-z][a-z]+[\s,])/.exec(passage.text);
    if (!mark) break;
    const own = styleOf(mark[0]);
    style ??= own;
    // '6. The Yard shall:' opens another list, whoever the Yard is.
    if (own !== style || OPEN.test(passage.text)) break;
    const item = passage.text.slice(mark[0].length).replace(LIST_JOIN, '');
    const what = item.charAt(0).toLowerCase() + item.slice(1);
    // 'Promote the Products' goes on from the words before the list, 'The Products are' or 'Supplier shall' does not.
    const isVerb = opensWithSmallLetter(item) || !asWritten(onlyWords('other, none')).test(topicOf(what).name);
    if (!isVerb || asWritten(openingWords(upTo(60, ','), 'shall, will, must, is, are')).test(item)) continue;
    items.push({ ...stem, passage, from: 0, to: passage.text.length, what });
  }
  return items;
}

function foundIn(reading: Reading): Found {
  const known = memo.get(reading.outline);
  if (known) return known;
  const passages = passagesOf(reading);
  const presentBinds = !SHALL.test(reading.contract.text);
  const found: Found = { all: [], bySentence: new Map() };
  const ofItems = new Map<Passage, Statement[]>();
  let topic: Actor | null = null;
  passages.forEach((passage, index) => {
    const statements = read(reading, passage, topic, presentBinds);
    topic = topicParty(reading, passage.text) ?? (BEGINS_WITH_PRONOUN.test(passage.text) ? topic : null);
    const below = promises(reading, passages, index);
    found.all.push(...below);
    for (const { sentence, at } of passage.parts) found.bySentence.set(sentence, { passage, at, statements });
    for (const statement of statements) {
      if (statement.isMain && statement.to === passage.text.length && OPENS_LIST.test(statement.what)) {
        const items = listItems(passages, index + 1, statement);
        below.push(...items);
        found.all.push(...items);
      } else found.all.push(statement);
    }
    for (const statement of below)
      ofItems.set(statement.passage, [...(ofItems.get(statement.passage) ?? []), statement]);
  });
  // Who does what an item of a list says stands above the list: 'to permit the Landlord to enter' below 'The Tenant agrees:'.
  for (const [{ parts }, statements] of ofItems) {
    for (const { sentence } of parts) {
      const own = found.bySentence.get(sentence);
      if (own && !own.statements.some(({ isMain }) => isMain)) own.statements = [...own.statements, ...statements];
    }
  }
  memo.set(reading.outline, found);
  return found;
}

/** Everything that the binding sentences say of a party, in order of the text. */
export function statementsOf(reading: Reading): readonly Statement[] {
  return foundIn(reading).all;
}

/** What one binding sentence says of the parties, and where its text begins in that of the statements' passage. */
export function statementsIn(reading: Reading, sentence: Sentence): { statements: readonly Statement[]; at: number } {
  return foundIn(reading).bySentence.get(sentence) ?? { statements: [], at: 0 };
}

/** Who the subject of a line is: 'Supplier', 'Neither party', 'Parent and SpinCo'. */
export function subjectOf({ who }: Statement): string {
  return subjectName(who.words);
}
