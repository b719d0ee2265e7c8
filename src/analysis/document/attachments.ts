import { endsWithSign, NO_WORD, WHITE_SPACE, withoutLast, withoutSigns } from '../lexicon/characters';
import {
  anyWording,
  asWritten,
  closingWords,
  inClause,
  onlyWords,
  openingWords,
  perhaps,
  unlessNext,
  upTo,
  wording,
} from '../lexicon/words';
import { lowerBound } from '../lower-bound';
import { isBesideBody } from '../pdf/contract-text';
import { isListOfAttachments, KINDS, keyOf, LONGEST_TITLE, listedIn, MARK, marksIn, OPENS } from './attachment-marks';
import { annexesDescribedIn, withoutBuiltOn } from './described-annexes';
import { type Misnamed, misnamedAmong } from './misnamed-attachments';
import { FILED, withoutPartsByName } from './named-papers';
import { isOpenTerm } from './open-terms';
import { type OperativeText, operativeSentences } from './operative';
import type { Sentence } from './outline';
import { plainText } from './plain-text';
import { withoutUnticked } from './tick-boxes';

/** An exhibit, schedule or the like that a sentence of the contract names as the contract's own. Offsets are those of the text. */
export interface AttachmentReference {
  /** As written, without quotation marks: 'Exhibit B'. */
  name: string;
  sentence: Sentence;
  start: number;
  end: number;
}

/** 'The terms in annex D'; 'schedule' and 'exhibit' are words of other meanings where they have no capital: they need a letter behind them. */
const SMALL_KINDS = 'annexure|annex|appendix|(?:schedule|exhibit|attachment)(?= "?[B-HJ-Z]\\b)';
/** Before a mark: 'Appendix No. 1', 'Annex (1)'. */
const NUMBER = `(?:(?:[Nn]o|[Nn]r)\\. ?|№ ?|\\((?=${MARK}\\)))?`;
/** 'Exhibit A', 'SCHEDULE 2', 'Annexures 1 and 2', 'Exhibits A, B and C'. */
const REFERENCE = new RegExp(
  `(?<![\\w-])(${KINDS}|${KINDS.toUpperCase()}|${SMALL_KINDS})(?:s|S|es|ES)? "?${NUMBER}(${MARK}(?:"?(?:, | and | or |, and | & | to | through )"?${MARK}(?![\\w-]))*)"?(?![\\w-])(?!\\.\\d)`,
  'g',
);
/** The tax form of a partner's share. */
const TAX_FORM = onlyWords('schedule(s) k-1');

const NAME = "[A-Z][\\w.'-]*(?: [A-Z&][\\w.'-]*){0,5}";
/** Words for papers that have attachments of their own. */
const PAPER =
  'Act|Regulations?|Directive|Code|Rules|Part|Agreement|Contract|Plan|Policy|Lease|act|regulations?|directive|law|rules|code|addendum|lease|plan|policy';
/** What follows the name of another paper's attachment: 'to the Master Agreement', 'of that Deed', 'of Regulation 679', 'thereto'. */
const OF_ANOTHER = new RegExp(
  `^"?,? (?:(?:to|of|in|under) (?!(?:the |its )?(?:this|these|our|present)\\b)(?:(?:(?:the|that|such|said|its|their|his|your|an?|any|certain|[A-Z][\\w.&]{1,24}'s) ){1,4}?"?(${NAME})|(?:${NAME} )?(?:${PAPER}))\\b( (?:for|on|dated|between|among|with)\\b)?|there(?:to|of|in)\\b)`,
);
const IN = openingWords('in ');
const NAMES_PAPER = wording(
  'agreement, contract, deed, lease, act, law, code, regulation(s), directive, rule(s), plan, policy, terms, conditions, order, addendum, licen{c,s}e, schedule, manual, handbook, protocol, treaty, memorandum, note, indenture, proposal, quotation, tender',
);
const UNCERTAIN = openingWords('(")(,) (\\(){if {any,attached,applicable},when {attached,agreed}}');
/** A name in the run of a sentence, not a title: a small word, a bracket or a comma stands before it. */
const IN_SENTENCE = /(?:[a-z\d),]|[(["]|\b(?:IN|ON|AS|TO|OF|SEE|THE|AND|OR|AT|UNDER|WITH|PER|BY)) ?"?$/;
/** 'Rules | Exhibit B, in force for five years', 'Prices: Annex 2': all that a label or a cell says. In the text as it stands. */
const leadsToValue = (before: string): boolean => endsWithSign(withoutLast(withoutLast(before, '"“'), ' '), '\t:;');
/** 'Exhibit B sets out the rules.' is a sentence of the contract, and no title. */
const SAYS = openingWords(
  '(") ({also,then,here} ){sets,shows,lists,describes,contains,gives,states,governs,applies,fixes,says,names,has,explains,defines,forms part,is part,is attached,set out,form part,are part,apply,are attached} ',
);
/** 'Exhibit C (site plan) to be provided.' */
const FOLLOWS = openingWords(
  ' ',
  perhaps('\\(', upTo(60, '()'), '\\) '),
  '({is,are} )to {be {attached,provided,supplied,added,annexed},follow}',
);
const isAtStart = (before: string): boolean => {
  const said = withoutLast(before, '"');
  return said === '' || ['. ', '! ', '? '].some((end) => said.endsWith(end));
};
const ATTACHED = wording([
  'attached, annexed, set forth, set out, described, listed, specified, provided, appended',
  'incorporated, contained, in the form of, hereto',
]);
/** The text calls itself by one of these names; 'Exhibit A to the Agreement' is its own where there is a 'this Agreement'. */
const OWN_NAME = asWritten(
  onlyWords([
    'Agreement, Contract, Lease, Deed, Terms, Terms and Conditions, Letter, Letter Agreement, Order',
    'Order Form, Addendum, License, Licence, Policy',
  ]),
);

/** What stands below the title of an attachment that was left out of the copy. */
const PLACEHOLDER = wording(
  'omitted, attached, to follow, left out, {not,nowhere} {included,reproduced,attached,copied,printed,shown}, to be {inserted,provided,added}',
);
/** In characters, with its brackets: '[Omitted]'. */
const LONGEST_PLACEHOLDER = 24;
/** Under the rest of a title, a placeholder and the number of a page no attachment's words would find room. In characters. */
const NO_ROOM = 120;

/** 'Schedule A: Form of undertaking (attached)': a title with nothing below, which says where the rest is. */
const SAID_ABSENT = closingWords(
  '\\(, [',
  '({is,as} ){attached,annexed,enclosed,omitted}( separately), to be {attached,annexed,provided,supplied,inserted,added,agreed}, (on a )separate {sheet,document,file}, to follow, not {attached,included,reproduced,enclosed}',
  NO_WORD,
);

/** Where the parties sign, no attachment goes on. */
const TO_SIGN = openingWords(
  '{signed,executed,sealed} {by,for,as,on}, in witness, for and on behalf of, signature(s):',
);

/** Whether nothing but a placeholder stands between the title of an attachment and the next one. */
function isEmpty({ contract: { paragraphs, text } }: OperativeText, title: number): boolean {
  const after = paragraphs
    .slice(title + 1)
    .filter((paragraph) => !isBesideBody(paragraph))
    .map(({ start, end }) => text.slice(start, end).trim());
  const next = after.findIndex((line) => OPENS.test(line) || TO_SIGN.test(line));
  const below = next < 0 ? after : after.slice(0, next);
  const { start = 0, end = 0 } = paragraphs[title] ?? {};
  if (isOpenTerm(text.slice(start, end))) return true;
  if (below.join('') === '' && SAID_ABSENT.test(text.slice(start, end).trim())) return true;
  const isPlaceholder = (line: string) =>
    line.length <= LONGEST_PLACEHOLDER && '[('.includes(line.charAt(0)) && PLACEHOLDER.test(line);
  return below.some(isPlaceholder) && below.join('').length < NO_ROOM;
}

/** The attachments that are there: a line of the body, or a running header or footer, begins with their name, and something stands below. */
function present(source: OperativeText): Set<string> {
  const { contract, outline } = source;
  const keys = new Set<string>();
  const empty = new Set<string>();
  contract.paragraphs.forEach(({ start, end }, index) => {
    const opening = contract.text.slice(start, Math.min(end, start + 60));
    const match = OPENS.exec(opening);
    // A list says what goes with the paper, and is none of it; so are its sections that begin there.
    const isList = match !== null && isListOfAttachments(contract.text.slice(start, end));
    if (isList) for (const key of listedIn(contract.text.slice(start, end))) empty.add(key);
    else if (match && !SAYS.test(opening.slice(match[0].length)))
      (isEmpty(source, index) ? empty : keys).add(keyOf(match[1] ?? '', match[2] ?? ''));
  });
  for (const { kind, number } of outline.sections) {
    const [word, mark] = kind === 'schedule' ? (number ?? '').split(WHITE_SPACE) : [];
    const key = word && mark ? keyOf(word, withoutSigns(mark, '"“”\'.')) : null;
    if (key && !empty.has(key)) keys.add(key);
  }
  return keys;
}

/** Whether the words after the name of a part make it one of another paper, a statute or nobody's. */
export function isElsewhere(after: string, callsItself: (name: string) => boolean): boolean {
  const other = OF_ANOTHER.exec(after);
  const isOwn = other?.[1] !== undefined && !other[2] && OWN_NAME.test(other[1]) && callsItself(other[1]);
  // 'The products listed in Annex 1 in the Kingdom of Denmark': a place is no paper.
  const isPlace = other?.[1] !== undefined && IN.test(other[0].trimStart()) && !NAMES_PAPER.test(other[1]);
  return (other !== null && !isOwn && !isPlace) || UNCERTAIN.test(after);
}

/** Whether the text calls itself by a name: 'this Agreement'. */
export function namesOf({ contract }: OperativeText): (name: string) => boolean {
  return (name) =>
    [`this ${name}`, `This ${name}`, `these ${name}`, `These ${name}`].some((own) => contract.text.includes(own));
}

/** The rows of a form that are no sentences: 'Rules | Exhibit B, in force for five years'. */
function filledRows(source: OperativeText): Sentence[] {
  const sentences = operativeSentences(source).toSorted((one, other) => one.start - other.start);
  return source.document.labelValues.flatMap(({ value, state, form, paragraph, section }) => {
    const { start, end } = value;
    const next = sentences[lowerBound(sentences.length, (index) => (sentences[index]?.end ?? 0) <= start)];
    const isSentence = next !== undefined && next.start < end;
    if (form !== 'row' || state !== 'filled' || isSentence) return [];
    const text = plainText(withoutUnticked(value.text, start, source.document.unticked));
    return [{ start, end, paragraph, section, text }];
  });
}

/** Recitals bind nobody; that a plan is annexed is said in them as well as elsewhere. */
const recitedAttached = ({ outline }: OperativeText): Sentence[] =>
  outline.sentences.filter(({ text }) => WHEREAS.test(text) && HERETO.test(text));
const WHEREAS = openingWords('whereas');
const HERETO = wording('{annexed,attached,appended} hereto');

/** 'The following shall not be so incorporated: Article 7 and Exhibits C and D': those are of the paper that is incorporated but for them. */
const NOT_TAKEN_OVER = wording('{not,nor} be ({so,deemed} )incorporated');

/** The attachments that the binding sentences name as the contract's own, in order. */
export function attachmentReferences(source: OperativeText): AttachmentReference[] {
  const callsItself = namesOf(source);
  const sentences = [...operativeSentences(source), ...recitedAttached(source), ...filledRows(source)];
  return sentences
    .toSorted((one, other) => one.start - other.start)
    .flatMap((sentence) => {
      if (FILED.test(sentence.text)) return [];
      return [...sentence.text.matchAll(REFERENCE)].flatMap((match) => {
        const [whole, kind = '', marks = ''] = match;
        const after = sentence.text.slice(match.index + whole.length, match.index + whole.length + 120);
        const before = sentence.text.slice(Math.max(0, match.index - 12), match.index);
        const start = sentence.start + match.index;
        const isValue = leadsToValue(source.contract.text.slice(Math.max(0, start - 3), start));
        const isNamed =
          IN_SENTENCE.test(before) || isValue || (isAtStart(before) && (SAYS.test(after) || FOLLOWS.test(after)));
        const isLeftOut = NOT_TAKEN_OVER.test(sentence.text.slice(0, match.index));
        if (!isNamed || isLeftOut || isElsewhere(after, callsItself) || TAX_FORM.test(whole)) return [];
        return marksIn(marks).map((mark) => ({
          name: `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()} ${mark}`,
          sentence,
          start,
          end: start + whole.length,
        }));
      });
    });
}

/** Papers that go with it under no letter or number: 'the attached Standard Terms', 'Enclosures: Plan', 'the Technical Appendix'. */
const UNMARKED = wording([
  'enclosure(s), enclosed, encl., {the,an,our,your,its,their} attached',
  '{is,are} ({also,hereby} ){attached,annexed,appended,enclosed}',
  'integral part of (the, this )+',
  // 'On the list attached', 'video attached', 'a print whereof is hereto annexed'.
  '{list,certificate,map,plan(s),drawing(s),photo(s),photograph(s),video(s),print,copy,mandate,invoice(s),specification,table,report,addendum,form} (+ )(+ )({is,are} ){attached,annexed,enclosed}',
  '{hereto,hereunto} {annexed,attached}, tab(s) #, tabs # to #, {form,forms} part of {them,these terms,this agreement,this contract}, {are,is} part of {these terms,this agreement,this contract}',
]);
/** The same in a paper that has no part with such a title: 'the Annex' may be that part, and 'this Annex' is the paper itself. */
const UNMARKED_PART = wording('{the,an,its,technical,commercial} {appendix,annex,annexure,attachment}');
/** 'Lists A, B and C are part of this agreement.' */
const LETTERED = /\b[Ll]ists? [A-Z]\b/;
const PART_TITLE = onlyWords(NO_WORD, 'appendix(s), annex(s), annexure(s), attachment(s)', 60);
const NOT_PART = wording('{not,no} ({form,forms,be} )part of');
/** 'Attached: Standard Terms', 'price list (attached)', 'Bank mandate: [x] attached'. */
const ATTACHED_ALONE = anyWording(
  wording('\\(attached\\), [{x,✓,✔}] attached'),
  openingWords(NO_WORD, 'attached'),
  openingWords('encl(s), enclosure(s)'),
);
/** 'Attached to confirmation of order 25/E', 'These conditions are attached to the order': the paper itself goes with another one. */
const GOES_WITH_ANOTHER = openingWords(
  '({this,these} ~3 {is,are,form,forms} (also )(hereby )){attached,annexed,appended,enclosed,part} {to,of,with} ',
  unlessNext('({the,our} ){this,these,present}'),
);

/** 'Conditions of the Supplier do not apply, even when they are attached to the confirmation'. */
const OF_OTHERS = wording(
  '{do,does,shall,will,is,are} not (be )({apply,form,become,accepted,valid,binding,recognised,recognized})',
  inClause(60),
  '{even,also} {when,if,where,though}',
  inClause(60),
  'attached, annexed, appended, enclosed',
);
/** 'The enclosed second copy', to be sent back: the paper once more, or what it is sent in. */
const COPY = anyWording(
  wording(
    '{enclosed,attached} (and )(signed ){second,duplicate,extra,additional} copy, {enclosed,attached} {duplicate,counterpart,envelope}, {second,duplicate,extra} copy {is,of this letter is} enclosed',
  ),
  wording(
    'sign, signed, signing, return, returning, send back, sending back',
    inClause(40),
    '{enclosed,attached} copy( of this {letter,agreement,contract})',
  ),
);
const onlyCopies = (text: string): boolean => COPY.test(text) && !UNMARKED.test(text.replace(COPY, ''));

/** The one schedule of a paper, which has no number: 'SCHEDULE', and 'together with the Schedule annexed'. */
const SCHEDULE_ALONE = onlyWords(NO_WORD, '(the )schedule', NO_WORD);
const THE_SCHEDULE = wording(
  '{the,said} schedule ({hereto,hereunto,herewith,hereof} )({annexed,attached,appended,enclosed})',
);

/** 'The attached Terms of Business (version 8)': a paper by its title. */
const ATTACHED_BY_TITLE =
  /\b(?:attached|enclosed|annexed|appended) (\p{Lu}[\w'’&-]*(?: (?:of|and|for|\p{Lu}[\w'’&-]*)){1,6})/gu;

/** Whether each paper that a sentence calls attached by its title stands in the contract under it. */
function standsUnderItsTitle({ paragraphs, text: all }: OperativeText['contract'], text: string): boolean {
  const titles = [...text.matchAll(ATTACHED_BY_TITLE)].map(([, title = '']) => title.toLowerCase());
  const stands = (title: string) =>
    paragraphs.some(({ start, end, kind }) => {
      const line = all.slice(start, end).trim().toLowerCase();
      return end - start < LONGEST_TITLE && (line.startsWith(title) || (kind === 'heading' && line.includes(title)));
    });
  return titles.length > 0 && titles.every(stands);
}

/** Whether a sentence names papers that go with the contract by no mark by which they could be looked for. Options that nobody ticked say nothing. */
export function namesUnmarkedAttachments({ outline, document, contract }: OperativeText): boolean {
  const hasPart = contract.paragraphs.some(({ start, end }) => PART_TITLE.test(contract.text.slice(start, end)));
  const hasSchedule = contract.paragraphs.some(({ start, end }) =>
    SCHEDULE_ALONE.test(contract.text.slice(start, end)),
  );
  const isDescribed = annexesDescribedIn(contract);
  return outline.sentences.some(({ text: whole, start }) => {
    const named = withoutPartsByName(withoutBuiltOn(withoutUnticked(whole, start, document.unticked)));
    const text = hasSchedule ? named.replace(THE_SCHEDULE, '') : named;
    if (text.search(REFERENCE) >= 0 || FILED.test(text) || GOES_WITH_ANOTHER.test(text.trim())) return false;
    if (NOT_PART.test(text) || LETTERED.test(text) || OF_OTHERS.test(text)) return false;
    if (onlyCopies(text) || standsUnderItsTitle(contract, text)) return false;
    if (isDescribed(text)) return true;
    return UNMARKED.test(text) || ATTACHED_ALONE.test(text) || (!hasPart && UNMARKED_PART.test(text));
  });
}

/** What the title of an attachment says that is not there as a whole. */
const IN_PART = wording('extract(s)( from)( only), excerpt(s), abridged, in part, summary only, first page only');

/** The attachments of which only a part stands in the copy, by their titles: 'Annexure A (extract)'. */
export function extractsOf({ contract: { paragraphs, text } }: OperativeText): string[] {
  return paragraphs.flatMap(({ start, end }) => {
    const title = text.slice(start, end).trim();
    const name = OPENS.exec(title);
    const [kind, mark] = [name?.[1], name?.[2]];
    if (!kind || !mark || title.length > LONGEST_TITLE || !IN_PART.test(title)) return [];
    return [`${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()} ${mark}`];
  });
}

/**
 * The attachments that the contract refers to and that stand nowhere in it, each at its first reference. The caller makes sure that
 * every page was read. An amendment's references count only where they say that something is attached: the others are
 * those of the agreement that it amends.
 */
export function missingAttachments(
  source: OperativeText,
  { isAmendment }: { isAmendment: boolean },
): AttachmentReference[] {
  const references = attachmentReferences(source);
  const there = present(source);
  const misnamed = isAmendment ? new Map<string, unknown>() : misnamedAmong(keyed(references), there);
  const missing = new Map<string, AttachmentReference>();
  for (const reference of references) {
    const key = keyOfName(reference.name);
    if (there.has(key) || missing.has(key) || misnamed.has(key)) continue;
    if (isAmendment && !ATTACHED.test(reference.sentence.text)) continue;
    missing.set(key, reference);
  }
  return [...missing.values()];
}

/** The attachments that a paper names by a word that stands over none of them, where one of the same letter or number is there: 'Exhibit A' of a paper with 'Attachment A'. */
export function misnamedAttachments(source: OperativeText): (AttachmentReference & Misnamed)[] {
  return [...misnamedAmong(keyed(attachmentReferences(source)), present(source)).values()];
}

const keyed = (references: readonly AttachmentReference[]) =>
  references.map((reference) => ({ ...reference, key: keyOfName(reference.name) }));
const keyOfName = (name: string): string => keyOf(name.split(' ', 1)[0] ?? '', name.split(' ')[1] ?? '');
