import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import type { Source } from '../facts/source';
import { hasSpace, WHITE_SPACE } from '../lexicon/characters';
import { asWritten, everywhere, onlyWords, openingWords, perhaps, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import type { KindDeclaration } from './define-kind';
import { foldWords } from './fold';
import type { TitleLine } from './title-lines';
import { upperPaperFrom } from './title-match';

/** The paper under which another stands, by its name where it is told; `date` is YYYY-MM-DD. */
export interface UpperPaper {
  title: string | null;
  date: string | null;
  evidence: Evidence[];
}

const NAMED =
  /((?:[A-Z][\w'&/-]*,? |(?:and|of|for|to|in|&) ){0,9}(?:[Aa]greement|AGREEMENT|[Cc]ontract|CONTRACT|[Ll]ease|LEASE|Terms(?: and Conditions| of \w+)?|Licen[cs]e|Deed|Note|MSA|Master Agreement))\b/;
/** How a paper says under which other one it stands. What stands between is the other's article and date. */
const STANDS_UNDER: readonly RegExp[] = [
  wording(
    '{amend(s),supplement(s),modif{y,ies},varies,extend(s),add(s) to}( and +) {the,that certain,our,your,their,its,a} ',
    perhaps('^ #1-2(,) #4 '),
  ),
  wording(
    '{issued,entered into,made,placed,executed,submitted} {under,pursuant to,in accordance with,subject to} {the,that certain,our,your,a} ',
  ),
  wording('{form(s),is,are}{ an integral, a,} part of {the,that certain,our,your,a} '),
  wording(
    '{governed by,subject to,incorporated {in,into,by reference into},attached to,under the terms of,in connection with,reference is made to,pursuant to} (the terms (and conditions )of ){the,that certain,our,your,a} ',
  ),
  wording('parties (have )(previously ){entered into,are parties to,signed,executed} {the,that certain,a} '),
];
const SEARCHED = 4_000;
const FIGURES_AFTER = 140;
const DATED = wording('dated, of, made, entered into, effective, as of, signed, on');
/** 'Amendment to the Services Agreement (this "Amendment") is made on': the day of the paper itself. */
const OWN_DATE = wording('this, {is,are,was} {made,entered,dated,executed}');

/** 'This Addendum forms part of the Master Services Agreement': said by papers of any kind. */
const ANY_STANDS_UNDER: readonly RegExp[] = [
  asWritten(
    wording(
      'this {statement of work,sow,work order,task order,order( form),purchase order,addendum,schedule,exhibit,supplement,agreement}',
      60,
      'issued, entered into, made, governed, subject, part of, incorporated, pursuant, under, supplements',
      30,
      '{the,that certain,our,your} ',
      /(?=(?:[Mm]aster|[Mm]ain|[Ff]ramework|[Pp]rincipal|[Uu]mbrella|MSA)\b)/,
    ),
  ),
];

const OWN_TERMS: readonly RegExp[] = [
  wording('governing law, governed by the law(s), law {governs,applies}, laws of'),
  wording('liability, liable'),
];

/**
 * The paper that a title names ('Amendment No. 2 to the Supply Agreement'), or that the beginning says this one stands under.
 * @param under whether papers of the kind stand under others: then they do even where none is named
 */
export function upperPaperOf(
  source: Source,
  titles: readonly TitleLine[],
  under: KindDeclaration['under'],
): UpperPaper | null {
  const named = namedPaper(source, titles, under);
  const isBelow = under === 'always' || (under === 'without-terms' && !hasOwnTerms(source));
  return named ?? (isBelow ? { title: null, date: null, evidence: [] } : null);
}

/** Whether a paper says itself what law and what liability there are, as one does that needs no other. */
function hasOwnTerms({ plain }: Source): boolean {
  return OWN_TERMS.every((terms) => terms.test(plain));
}

function namedPaper(source: Source, titles: readonly TitleLine[], under: KindDeclaration['under']): UpperPaper | null {
  const titled = titles.map((line) => inTitle(source, line)).find((paper) => paper !== null) ?? null;
  const told = inText(source, under ? [...STANDS_UNDER, ...ANY_STANDS_UNDER] : ANY_STANDS_UNDER);
  if (!titled || !told) return titled ?? told;
  // The text tells the date that titles leave out.
  return sameName(titled.title ?? '', told.title ?? '')
    ? { ...titled, date: titled.date ?? told.date, evidence: [...titled.evidence, ...told.evidence] }
    : titled;
}

/** Fewer sentences behind a title are a list of what is agreed elsewhere. */
const FEWEST_BELOW = 8;

/**
 * Where the paper of this name stands in the same document, as the terms below an order form do: its title there. Null where it is not at hand, or only its
 * name stands there.
 */
export function titleBelow({ outline, contract }: Source, { title, evidence }: UpperPaper): TitleLine | null {
  if (!title) return null;
  const name = foldWords(title).join(' ');
  const after = Math.max(0, ...evidence.map(({ end }) => end));
  const section = outline.sections.find(
    ({ title: own, start }) => start > after && own !== null && `${foldWords(own).join(' ')} `.startsWith(`${name} `),
  );
  if (!section) return null;
  const below = outline.sentences.filter(({ start }) => start > section.start).length;
  const [line = ''] = contract.text.slice(section.start, section.end).split('\n', 1);
  return below < FEWEST_BELOW
    ? null
    : { words: foldWords(title), start: section.start, end: section.start + line.length, weight: 1 };
}

function inTitle(source: Source, { words, start, end }: TitleLine): UpperPaper | null {
  if (upperPaperFrom(words) < 0) return null;
  const text = source.contract.text.slice(start, end);
  const towards = wording('to, under, pursuant to, of, for', '( {the,that certain,our}) ');
  const cut = text.split(towards).slice(1).join(' to ');
  const name = NAMED.exec(cut.replace(WHITE_SPACE, ' '))?.[1]?.trim() ?? null;
  if (!name) return null;
  return {
    title: name,
    date: dateAfter(source, end - cut.length),
    evidence: [evidenceAt(source.contract, start, end)],
  };
}

function inText(source: Source, patterns: readonly RegExp[]): UpperPaper | null {
  const text = source.plain.slice(0, SEARCHED);
  for (const pattern of patterns) {
    for (const lead of text.matchAll(everywhere(pattern))) {
      const from = lead.index + lead[0].length;
      const name = NAMED.exec(text.slice(from, from + 160));
      if (!name || name.index > 0 || openingWords('this, such').test(name[0]) || isOwn(name[0])) continue;
      const end = from + name[0].length;
      const date = dateAfter(source, end);
      return { title: name[0].trim(), date, evidence: [evidenceAt(source.contract, lead.index, end)] };
    }
  }
  return null;
}

/** 'Agreement' alone is this paper as often as another. */
function isOwn(name: string): boolean {
  return !hasSpace(name.trim()) && !asWritten(onlyWords('MSA')).test(name.trim());
}

function dateAfter({ plain }: Source, at: number): string | null {
  const after = plain.slice(at, at + FIGURES_AFTER);
  const [date] = findDates(after);
  if (date?.kind !== 'day') return null;
  const between = after.slice(0, date.start);
  return DATED.test(between) && !OWN_DATE.test(between) ? date.iso : null;
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase());
}
