import type { Evidence } from '../../../shared/analysis';
import { hasVerb, statesSomething } from '../../document/headings';
import { evidenceAt } from '../../evidence';
import {
  endsWithSign,
  hasDigit,
  hasLetters,
  hasSign,
  isInCapitals,
  opensWithCapital,
  SENTENCE_FOLLOWS,
  WHITE_SPACE,
  wordsIn,
} from '../../lexicon/characters';
import { closingWords, onlyWords, openingWords, wording } from '../../lexicon/words';
import { findDates } from '../../mentions/dates';
import { endsLikeOrganisation, legalFormOf, soundsLikeOrganisation } from '../../mentions/legal-forms';
import { isBesideBody } from '../../pdf/contract-text';
import type { Fact } from '../fact';
import type { Source } from '../source';
import { breaksOff, standingTitle } from '../standing-title';

/** A title as it is told, with where it stands. */
interface Title {
  value: string;
  evidence: Evidence[];
}

/** Words at the head of a paper that may be its title, with what is known of them, each once. */
export interface TitleCandidate {
  name: Title;
  cues: string[];
}

const SEARCHED = 2_500;
const MOST_LINES = 16;
const LONGEST = 140;
const MOST_WORDS = 20;
/** What a mail or letter puts before its subject, and 'THIS' before a deed's own name. */
const LEAD = /^(?:(?:re|fw|fwd|aw|subject|concerning|betreff)\s?:\s{0,3})+|^this (?=(?:indenture|deed|memorandum)\b)/i;
const SUBJECT = openingWords('re:, subject:, concerning:, fw:, fwd:');
/** Between the name of a firm, a number or an aside and the title on one line. */
const PARTS = / {0,3}(?:\t| [-–—|·] |--)\s{0,3}/;
/** '(2025/26 summer)', 'No. 0862', '(Store 0063, Chillicothe)' behind a title. */
const BEHIND = /\s+\([^()]{2,60}\)$|,? (?:no|nr|ref|ver|version|rev)\b\.? ?[\w./-]*\d[\w./-]*$/i;
const GREETS = openingWords('dear, hello, hi, ladies and gentlemen, gentlemen, to whom it may concern');
const CONTACT = wording('@, www., tel, phone, #5-99, p(.)o(.) box');
const ADDRESS =
  /\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|, [A-Z][A-Za-z. ]{1,20} \d{5}\b|^\d{1,5}[A-Za-z]? [A-Z][a-z]+ |\b(?:street|road|lane|avenue|court|house|parade|yard|close|drive)\b/i;
const REGISTER = wording('licen{c,s}e no, registration, company no, reg(.) no, vat, abn, acn, gst, prop(.)');
const PAPERS = [
  'agreement, contract, lease, sublease, licen{c,s}e, tenancy, deed, indenture, memorandum, guarant{y,ee}, note, release',
  'terms, conditions, form, order, quotation, quote, proposal, statement of work, settlement, addendum, amendment',
  'bill of sale, booking, enrolment, membership, letting, hire, rental, retainer, engagement, offer, policy, plan, charter',
];
const PAPER = wording(PAPERS);
const PAPER_LAST = closingWords(PAPERS);
const PAPER_FIRST = openingWords(PAPERS);
const NOT_THE_TITLE = openingWords([
  'exhibit, schedule, annex, appendix, page, draft, copy, confidential, date, dated, between, parties, background',
  'to, from, for, attn, cc, your, our ref, card, form no, member no, claim no, invoice',
  'without prejudice, subject to contract, private {and,&} confidential, strictly {private,confidential}',
]);
/** What no title ends with. */
const JOINS = closingWords('and, of, for, to, the, with, by, &, -, on');
/** 'What | The offer': the columns of a table. */
const FIRST_COLUMN = onlyWords('what, item, subject, matter, topic, point, heading');
/** What goes with a letter, and what only goes on. */
const BESIDE = openingWords('attached, enclosed, enclosure(s), encl, ps, notes, and');
const WE = openingWords('we, i');
const BEGINS_JOINING = openingWords('and, of, for, to, with, &, -, between, on');
const OURS = wording('we, our, us, you, your');

/** Titles compared without case and punctuation. */
export function titleKey(title: string): string {
  return wordsIn(title.toLowerCase()).join(' ');
}

/** A run of characters of the text. */
interface Span {
  start: number;
  end: number;
}

/** The lines of the paper's head, their parts and pairs, and what the paper calls itself by its words (`named`), each with all that tells whether it is. */
export function titleCandidates(source: Source, named: Fact<string>): TitleCandidate[] {
  const { contract, plain } = source;
  const lines = contract.paragraphs
    .filter((paragraph) => !isBesideBody(paragraph) && paragraph.start < SEARCHED)
    .filter(({ start, end }) => !isHeadRow(contract.text.slice(start, end)))
    .slice(0, MOST_LINES);
  const greeting = lines.findIndex(({ start, end }) => GREETS.test(plain.slice(start, end)));
  const standing = standingTitle(source);
  const names = new Map<string, { name: Title; cues: Set<string> }>();
  const add = (name: Title, cues: readonly string[]) => {
    const key = titleKey(name.value);
    const known = names.get(key) ?? { name, cues: new Set() };
    for (const cue of cues) known.cues.add(cue);
    if (key !== '') names.set(key, known);
  };
  const read = named.status === 'found' ? [named] : [];
  for (const name of read) add(name, ['reader', ...wordCues(source, name.value, name.evidence[0]?.end ?? 0)]);
  if (standing?.status === 'found')
    add(standing, ['standing', ...wordCues(source, standing.value, standing.evidence[0]?.end ?? 0)]);
  lines.forEach((line, at) => {
    const place = [
      `line.${Math.min(at, 6)}`,
      line.kind === 'heading' ? 'heading' : 'body',
      ...(greeting < 0 ? [] : [at < greeting ? 'before-greeting' : at === greeting + 1 ? 'under-greeting' : 'letter']),
    ];
    const text = plain.slice(line.start, line.end);
    const lead = LEAD.exec(text)?.[0].length ?? 0;
    const whole = { start: line.start + lead, end: line.end };
    const led = SUBJECT.test(text) ? ['subject'] : [];
    const parts = partsOf(text.slice(lead), whole.start);
    const spans: [Span, string[]][] = [[whole, ['whole']]];
    if (parts.length > 1)
      parts.forEach((part, index) => {
        const isLast = index === parts.length - 1;
        spans.push([part, ['part', index === 0 ? 'part.first' : isLast ? 'part.last' : 'part.middle']]);
      });
    for (const [span, cues] of [...spans]) {
      const behind = BEHIND.exec(plain.slice(span.start, span.end).trim())?.[0].length ?? 0;
      if (behind > 0) spans.push([{ start: span.start, end: trimmed(plain, span).end - behind }, [...cues, 'bare']]);
    }
    const below = lines[at + 1];
    if (below && !isNameOver(plain, whole, below))
      spans.push([{ start: whole.start, end: below.end }, ['pair', ...pairCues(plain, whole, below)]]);
    for (const [span, cues] of spans) {
      const { start, end } = trimmed(plain, span);
      const value = contract.text.slice(start, end).replace(WHITE_SPACE, ' ');
      if (!mayBeTitle(value)) continue;
      const others =
        parts.length > 1
          ? [`beside.${parts.some((part) => part.start !== start && PAPER.test(plain.slice(part.start, part.end)))}`]
          : [];
      const under = below ? underCues(plain.slice(below.start, below.end)) : [];
      add({ value, evidence: [evidenceAt(contract, start, end)] }, [
        ...place,
        ...led,
        ...cues,
        ...others,
        ...under,
        ...wordCues(source, value, end),
      ]);
    }
  });
  const keys = [...names.keys()];
  return [...names].map(([key, { name, cues }]) => {
    const isRead = cues.has('reader');
    const relation = isRead
      ? []
      : [
          read.length === 0
            ? 'unread'
            : read.some(({ value }) => ` ${titleKey(value)} `.includes(` ${key} `))
              ? 'within-reader'
              : read.some(({ value }) => ` ${key} `.includes(` ${titleKey(value)} `))
                ? 'holds-reader'
                : 'other-than-reader',
        ];
    const first = keys[0] === key ? ['first'] : [];
    const all = [...cues, ...relation, ...first];
    // What is told of words depends on whether they name a paper and are what the readers take.
    const kind = cues.has('w.paper') ? 'P' : 'N';
    return {
      name,
      cues: [
        ...new Set([
          ...all,
          ...all.map((cue) => `${kind}:${cue}`),
          ...all.map((cue) => `${isRead ? 'R' : 'U'}:${cue}`),
        ]),
      ],
    };
  });
}

function isHeadRow(line: string): boolean {
  const [first = '', ...others] = line.split('\t');
  return others.length > 0 && FIRST_COLUMN.test(first);
}

/** 'Phil', with which a mail ends, over 'PROMISSORY NOTE'. */
function isNameOver(plain: string, above: Span, below: Span): boolean {
  const [one = '', other = ''] = [above, below].map(({ start, end }) => plain.slice(start, end).trim());
  return (
    wordsIn(one).length === 1 && !PAPER.test(one) && !isInCapitals(one) && isInCapitals(other) && PAPER.test(other)
  );
}

function trimmed(plain: string, { start, end }: Span): Span {
  const text = plain.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  return { start: from, end: Math.max(from, start + text.trimEnd().length) };
}

function partsOf(text: string, at: number): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const part of text.split(new RegExp(PARTS, 'g'))) {
    const start = text.indexOf(part, from);
    from = start + part.length;
    if (part.trim() !== '') parts.push({ start: at + start, end: at + from });
  }
  return parts;
}

function mayBeTitle(value: string): boolean {
  const words = value.split(' ').length;
  if (value.length < 3 || value.length > LONGEST || words > MOST_WORDS || !hasLetters(value, 3)) return false;
  if (breaksOff(value)) return false;
  if (BESIDE.test(value) || statesSomething(value) || GREETS.test(value) || WE.test(value)) return false;
  if (SENTENCE_FOLLOWS.test(value) || (!opensWithCapital(value) && endsWithSign(value, '.'))) return false;
  return !endsLikeOrganisation(value) || PAPER_FIRST.test(value);
}

/** What the words themselves tell, and whether they come again. */
function wordCues({ plain }: Source, value: string, end: number): string[] {
  const again = plain.slice(end).toLowerCase().includes(value.toLowerCase());
  const cue = (is: boolean, name: string) => (is ? [`w.${name}`] : []);
  return [
    ...cue(PAPER.test(value), 'paper'),
    ...cue(PAPER_LAST.test(value), 'paper-last'),
    ...cue(PAPER_FIRST.test(value), 'paper-first'),
    ...cue(isInCapitals(value), 'capitals'),
    ...cue(opensWithCapital(value), 'opens-capital'),
    ...cue(/ \p{Ll}{4,}/u.test(value), 'small-words'),
    `w.words-${Math.min(wordsIn(value).length, 9)}`,
    ...cue(hasDigit(value), 'digit'),
    ...cue(value.includes(','), 'comma'),
    ...cue(value.includes(':'), 'colon'),
    ...cue(value.includes('('), 'bracket'),
    ...cue(value.includes('\t'), 'tab'),
    ...cue(hasSign(value, '–—|·') || value.includes(' - '), 'dash'),
    ...cue(endsWithSign(value, '.;!'), 'stop'),
    ...cue(endsWithSign(value, ','), 'ends-comma'),
    ...cue(endsWithSign(value, ':'), 'ends-colon'),
    ...cue(endsWithSign(value, '?'), 'question'),
    ...cue(hasVerb(value), 'verb'),
    ...cue(OURS.test(value), 'ours'),
    ...cue(findDates(value).length > 0, 'date'),
    ...cue(CONTACT.test(value), 'contact'),
    ...cue(ADDRESS.test(value), 'address'),
    ...cue(REGISTER.test(value), 'register'),
    ...cue(legalFormOf(value) !== null, 'legal-form'),
    ...cue(endsLikeOrganisation(value) || soundsLikeOrganisation(value), 'firm'),
    ...cue(NOT_THE_TITLE.test(value), 'not-title'),
    ...cue(hasSign(value, '"“”'), 'quotes'),
    ...cue(hasSign(value, '$€£'), 'money'),
    ...cue(
      ['[]', '[ ]', '[x]', '___'].some((box) => value.includes(box)),
      'form-box',
    ),
    ...cue(again, 'again'),
    ...cue(JOINS.test(value), 'joins'),
    ...cue(BEGINS_JOINING.test(value), 'begins-joining'),
    ...cue(hasDigit(value.charAt(0)), 'numbered'),
  ];
}

/** What the line below tells. */
function underCues(below: string): string[] {
  const text = below.trim();
  const cue = (is: boolean, name: string) => (is ? [`u.${name}`] : []);
  return [
    ...cue(GREETS.test(text), 'greeting'),
    ...cue(openingWords('between, this, by and between, dated, the parties, parties').test(text), 'opening'),
    ...cue(text.includes('\t') || /^[A-Z][\w ]{2,20}:/.test(text), 'field'),
    ...cue(PAPER.test(text) && text.length < LONGEST, 'paper'),
    ...cue(text.length > LONGEST, 'long'),
    ...cue(BEGINS_JOINING.test(text) && isInCapitals(text), 'goes-on'),
  ];
}

/** Two lines that may be one title. */
function pairCues(plain: string, above: Span, below: Span): string[] {
  const [one, other] = [above, below].map(({ start, end }) => plain.slice(start, end).trim());
  const cue = (is: boolean, name: string) => (is ? [`pair.${name}`] : []);
  return [
    ...cue(isInCapitals(one ?? '') === isInCapitals(other ?? ''), 'same-case'),
    ...cue(closingWords('and, of, for, to, the, with, *&, *-, *\\,').test(one ?? ''), 'goes-on'),
    ...cue(openingWords('and, of, for, to, &+, between').test(other ?? ''), 'goes-on'),
    ...cue(PAPER.test(one ?? ''), 'paper-above'),
    ...cue(PAPER.test(other ?? ''), 'paper-below'),
    ...cue((other ?? '').length > 60, 'long-below'),
  ];
}
