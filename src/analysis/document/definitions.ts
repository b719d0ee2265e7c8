import {
  endsWithSign,
  hasLetters,
  opensWithCapital,
  opensWithDigit,
  opensWithSmallLetter,
  withoutEnd,
} from '../lexicon/characters';
import { anyWording, asWritten, closingWords, onlyWords, openingWords, perhaps, wording } from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';
import { enumeratorOf } from '../pdf/enumerator';
import { isRow, rowsOfTable } from './cells';
import type { Section, Sentence } from './outline';
import { type Passage, passageAt } from './passage';
import { plainText } from './plain-text';

/**
 * A defined term. `means`: '"Term" means ...', a row of a glossary, a run-in line among definitions. `parenthetical`: '(the "Term")',
 * '(hereinafter the Term)'. `reference`: the definition stands elsewhere, in another section or paper.
 */
export interface Definition {
  kind: 'means' | 'parenthetical' | 'reference';
  term: string;
  /** Where the term itself stands, without quotation marks. */
  place: Passage;
  /** Offsets of the sentence or row that defines it. */
  start: number;
  end: number;
  /** What it stands for: the words after 'means', before the parenthesis, or that name the place of the definition. */
  text: Passage;
  /** Index into `Outline.sections`; null before the first. */
  section: number | null;
}

/** A definition in a sentence or row: offsets count from its start. */
interface Found {
  kind: Definition['kind'];
  terms: { from: number; to: number }[];
  text: { from: number; to: number };
}

/** Quotation marks are plain here. Single ones are British: (the 'Company'). */
const QUOTED = /"([^"\n]{1,80}?)"|(?<![\w'])'([A-Z][^'\n]{1,60}?)'(?!\w)/g;
const VERB =
  /^(?:\s?\([^()]{0,60}\))?,?\s(?:(?:shall|will|when used herein,?|as used (?:herein|in this \w+),?|in this \w+,?)\s)?(?:(?:each |both )?(?:means?|mean|refers? to|is defined (?:as|to mean|in)|are defined (?:as|in)|includes?|stands? for)|(?:has|have|bears?) the (?:same )?(?:respective )?meanings?)\b:?/;
const HAS_MEANING = asWritten(closingWords('meaning(s)(:)'));
/** 'The meaning given to it in Section 4', 'the meanings in the Order Form', 'is defined in Schedule 1'. */
const ELSEWHERE =
  /^\s(?:(?:that is |as )?(?:given|set (?:forth|out)|ascribed|assigned|specified|attributed|provided|defined|stated|described|assigned|indicated|contained)\b(?: thereto| to (?:it|them|such terms?|that term))?(?: respectively)?\s?)?(?:in|by|under|at|on)\s/;
const DEFINED_IN = asWritten(closingWords('defined in'));
/** What may stand between two terms that are defined together. */
const JOINS =
  /^(?:,|,? (?:and|or|and\/or|and the|or the|each a|and collectively,? the))(?: (?:the|each an?|an?))? ?$|^, $/;
/** Up to six words with capitals that a sentence begins with, unquoted: 'Business Day means'. */
const CAPITAL = "[A-Z][\\w’'-]*";
const CAPITALS = `${CAPITAL}(?: ${CAPITAL}){0,3}`;
const BARE = new RegExp(
  [
    '^(?:In (?:this|these) [\\w ]{1,30}, )?(?:The (?:term|expression|word|phrase)s? )?',
    "((?:[A-Z][\\w’'&/-]*)(?: (?:(?:of|and|or|the|to|for|in) )?[A-Z][\\w’'&/-]*){0,6}",
    `(?:, ${CAPITALS}){0,5}(?: and ${CAPITALS})?)`,
    '(?= (?:shall mean|means|mean|(?:has|have|shall have) the (?:same )?(?:respective )?meanings?)\\b)',
  ].join(''),
);
/** What begins a sentence with a capital and is no term. */
const NO_TERM = asWritten(
  onlyWords([
    'This, That, These, Those, It, Which, What, Nothing, No, Neither, Any, Each, All, The, A, An, He, She',
    'They, We, You, By, If, In, For, Such',
  ]),
);
const BOTH_OR_EACH = '(?:hereinafter|hereafter|herein|henceforth|collectively|together|individually|each)?,? ?';
const SAID_TO_BE = '(?:referred to|known|described|defined|called|designated|abbreviated)';
const HEREINAFTER = new RegExp(
  [
    `\\b${BOTH_OR_EACH}(?:${SAID_TO_BE}`,
    '(?: (?:as|to as|herein as|hereinafter as|collectively as|in this \\w+ as))*|hereinafter|hereafter)\\b',
    ',? (?:as |the |each an? |collectively,? )*$',
  ].join(''),
  'i',
);
/** Inside of parentheses, before a term: 'the', 'together with its affiliates, the', 'such date, the', 'hereinafter called'; or nothing. */
const LEADS =
  /(?:^|\b(?:the|an?|each|any|as|to|called|known|or|and|being|hereinafter|hereafter|collectively|together)|[,:]) ?$/i;
/** What leads on to a term of another place: 'as defined in the "Plan"', 'the holders of the "Notes"'. */
const LEADS_ELSEWHERE = anyWording(
  wording('defined {in,by,under,below,above}, as {such,that} term(s), see, pursuant to'),
  closingWords('{in,under,of,by,per,on,at,within,from,for,than}({ the, a(n), that, this, such, any})( )'),
);
/** Small letters name nobody but the parties of plain words: (“we”, “us”). */
const SMALL = asWritten(onlyWords('we, us, our, you, your, i, me, my'));
const AND_OR = asWritten(closingWords('and, or'));
const PARENTHESIS = /\(([^()]{1,300})\)/g;
/** '(the Company)', '(hereinafter the Lessor)': no quotation marks at all. */
const BARE_PARENTHESIS =
  /^(?:(?:hereinafter|hereafter|herein)?,?(?: ?(?:referred to|called|known))?(?: as)? ?(?:the|each an?|together the|collectively the|hereinafter) ?)((?:[A-Z][\w’'-]*)(?: [A-Z][\w’'-]*){0,3})$/;
/** The place of a definition in a table of them; a bare number is that of a page. */
const NUMBER_OF_PART =
  /^(?:(?:section|clause|article|paragraph|schedule|exhibit|recital)s? (?:\d[\d.]*|[IVX]{1,6}|[A-Z])|\d{1,3}(?:\.\d{1,3}){1,4}|\d{1,3}(?=\())(?:\([a-z\d]{1,4}\)){0,4}[.;,]?$|^(?:recitals?|preamble)$/i;
const FEWEST_REFERENCES = 3;
/** Without any of these a sentence defines nothing. */
const MAY_DEFINE = /["“”„]|(?:^|[\s(])['‘]|\bmean|\((?:the|each|together|collectively|here(?:in)?after)\b/i;
const LONGEST_TERM = 80;
const LONGEST_BEFORE = 300;
const LOOKED_AT = 3_000;
const MOST_ITEMS = 12;
const DEFINITIONS = wording('definition(s), defined terms, interpretation, glossary, meaning of words');
const MEANS_IN_ROW = openingWords(
  '({shall,will} ){mean(s),refer(s) to,{has,have} the (same )meaning(s)}',
  perhaps(':'),
);
const RUN_IN_TERM = /^([A-Z][\w’'&/ -]{1,60}?)\s?[:–—-]\s+(?=\S)/;

/** The quoted terms of a sentence with their marks. */
function quotedIn(text: string): { from: number; to: number; inner: { from: number; to: number } }[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const words = match[1] ?? match[2] ?? '';
    const trimmed = withoutEnd(words, ',.;:');
    if (!hasLetters(trimmed)) return [];
    const from = match.index + 1 + (words.length - words.trimStart().length);
    const to = match.index + 1 + trimmed.length;
    return to > from ? [{ from: match.index, to: match.index + match[0].length, inner: { from, to } }] : [];
  });
}

/** What stands after the verb: a definition, or where it is to be found. */
function defined(text: string, verbEnd: number, verb: string): Pick<Found, 'kind' | 'text'> {
  const after = text.slice(verbEnd);
  const isElsewhere = (HAS_MEANING.test(verb) && ELSEWHERE.test(after)) || DEFINED_IN.test(verb);
  const from = verbEnd + (/^[,:]? ?/.exec(after)?.[0].length ?? 0);
  return { kind: isElsewhere ? 'reference' : 'means', text: { from, to: text.length } };
}

/** '"A" and "B" mean ...' and 'Business Day means ...'. */
function meansIn(text: string): Found[] {
  const quoted = quotedIn(text);
  const found: Found[] = [];
  for (let index = 0; index < quoted.length; index++) {
    const verb = VERB.exec(text.slice(quoted[index]?.to, (quoted[index]?.to ?? 0) + 160))?.[0];
    if (verb === undefined) continue;
    let first = index;
    while (first > 0 && JOINS.test(text.slice(quoted[first - 1]?.to, quoted[first]?.from))) first--;
    const terms = quoted.slice(first, index + 1).map(({ inner }) => inner);
    found.push({ terms, ...defined(text, (quoted[index]?.to ?? 0) + verb.length, verb) });
  }
  // The next definition of the same sentence ends the one before.
  for (const [index, one] of found.entries()) {
    const next = found[index + 1]?.terms[0];
    if (next) one.text.to = Math.max(one.text.from, next.from - 1);
  }
  return found.length > 0 ? found : bareIn(text);
}

function bareIn(text: string): Found[] {
  const skip = enumeratorOf(text).length;
  const match = BARE.exec(text.slice(skip));
  if (!match?.[1] || NO_TERM.test(match[1])) return [];
  const at = skip + match.index + match[0].length - match[1].length;
  const verb = VERB.exec(text.slice(at + match[1].length))?.[0];
  if (verb === undefined) return [];
  const terms: Found['terms'] = [];
  let from = at;
  for (const [index, part] of match[1].split(/(, | and )/).entries()) {
    if (index % 2 === 0) terms.push({ from, to: from + part.length });
    from += part.length;
  }
  const isList = match[1].includes(', ') || verb.includes('meanings');
  const whole = [{ from: at, to: at + match[1].length }];
  return [{ terms: isList ? terms : whole, ...defined(text, at + match[1].length + verb.length, verb) }];
}

/** '(the "Term")', '("A" or "B")', '(hereinafter the Company)', and 'hereinafter referred to as the "Term"' without parentheses. */
function parentheticalIn(text: string): Found[] {
  const found: Found[] = [];
  let before = 0;
  for (const match of text.matchAll(PARENTHESIS)) {
    const inside = match[1] ?? '';
    const terms = termsInParenthesis(inside).map(({ from, to }) => ({
      from: match.index + 1 + from,
      to: match.index + 1 + to,
    }));
    if (terms.length === 0) continue;
    const from = Math.max(before, match.index - LONGEST_BEFORE, text.lastIndexOf('; ', match.index) + 1);
    // Two parentheses in a row name the same.
    const same = text.slice(from, match.index).trim() === '' ? found.at(-1)?.text : undefined;
    found.push({ kind: 'parenthetical', terms, text: same ?? { from, to: match.index } });
    before = match.index + match[0].length;
  }
  for (const { from, inner } of quotedIn(text)) {
    const isTold = found.some(({ terms }) => terms.some((term) => term.from === inner.from));
    const lead = isTold ? null : HEREINAFTER.exec(text.slice(Math.max(0, from - 80), from));
    if (!lead) continue;
    const until = Math.max(0, from - 80) + lead.index;
    found.push({
      kind: 'parenthetical',
      terms: [inner],
      text: { from: Math.max(0, until - LONGEST_BEFORE), to: until },
    });
  }
  return found;
}

function termsInParenthesis(inside: string): { from: number; to: number }[] {
  const quoted = quotedIn(inside);
  const terms: { from: number; to: number }[] = [];
  let until = 0;
  for (const { from, to, inner } of quoted) {
    const lead = inside.slice(until, from);
    const word = inside.slice(inner.from, inner.to);
    if (!LEADS.test(lead) || LEADS_ELSEWHERE.test(lead)) break;
    if ((word !== '' && !opensWithSmallLetter(word)) || SMALL.test(word)) terms.push(inner);
    until = to;
  }
  if (quoted.length > 0) return terms;
  const bare = BARE_PARENTHESIS.exec(inside);
  return bare?.[1] ? [{ from: inside.length - bare[1].length, to: inside.length }] : [];
}

/** The rows of glossaries: a quoted term beside its meaning, or a capitalised one beside the section that defines it. */
function inTables(contract: ContractText): { at: number; end: number; found: Found }[] {
  const rows = contract.paragraphs.flatMap((paragraph, index) => {
    if (!isRow(contract, paragraph)) return [];
    const cells = rowsOfTable(contract, [index])[0]?.cells ?? [];
    const [term, meaning] = cells;
    return term && meaning && cells.length === 2 && term.text.length <= LONGEST_TERM ? [{ index, term, meaning }] : [];
  });
  return rows.flatMap(({ index, term, meaning }, at) => {
    const inner = /[\p{L}].*[\p{L}\p{N})]/u.exec(plainText(term.text));
    if (!inner || !opensWithCapital(inner[0]) || openingWords('section, article').test(inner[0])) return [];
    const isQuoted = /^\W{0,4}["“']/.test(term.text);
    const verb = MEANS_IN_ROW.exec(meaning.text)?.[0];
    const near = rows.slice(Math.max(0, at - 3), at + 4).filter((row) => NUMBER_OF_PART.test(row.meaning.text));
    const isReference =
      NUMBER_OF_PART.test(meaning.text) && near.length >= FEWEST_REFERENCES && hasLetters(term.text, 2);
    const isInDefinitions = isReference && near.every((row) => Math.abs(row.index - index) <= 6);
    const isTerm = verb !== undefined || (isQuoted && hasLetters(meaning.text, 3)) || isInDefinitions;
    if (!isTerm || meaning.text.includes('....')) return [];
    const isElsewhere = verb !== undefined && HAS_MEANING.test(verb) && ELSEWHERE.test(meaning.text.slice(verb.length));
    const found: Found = {
      kind: isReference || isElsewhere ? 'reference' : 'means',
      terms: [{ from: inner.index, to: inner.index + inner[0].length }],
      text: { from: meaning.start - term.start + (verb?.length ?? 0), to: meaning.end - term.start },
    };
    return [{ at: term.start, end: meaning.end, found }];
  });
}

/** Which sections are definitions by their title, or stand in such a one. */
function sectionsOfDefinitions(sections: readonly Section[]): boolean[] {
  const defines: boolean[] = [];
  for (const { title, parent } of sections) {
    defines.push(DEFINITIONS.test(title ?? '') || (parent !== null && defines[parent] === true));
  }
  return defines;
}

/** 'Business Day: a day on which ...', in a section of definitions. */
function runInTerm(text: string): Found[] {
  const skip = enumeratorOf(text).length;
  const match = RUN_IN_TERM.exec(text.slice(skip));
  if (!match?.[1] || DEFINITIONS.test(match[1])) return [];
  const terms = [{ from: skip, to: skip + match[1].length }];
  return [{ kind: 'means', terms, text: { from: skip + match[0].length, to: text.length } }];
}

/** A definition that leads on to a list ends with its last item. */
function endOfList(contract: ContractText, paragraph: number, end: number): number {
  let until = end;
  for (let next = paragraph + 1; next <= paragraph + MOST_ITEMS; next++) {
    const item = contract.paragraphs[next];
    if (item?.kind !== 'list-item' || opensWithDigit(contract.text.charAt(item.start))) break;
    until = item.end;
    if (contract.text.charAt(item.end - 1) === '.') break;
  }
  return until;
}

/** The definitions of a contract in the order of their terms, as often as a term is defined. */
export function definitionsOf(
  contract: ContractText,
  { sections, sentences }: { sections: readonly Section[]; sentences: readonly Sentence[] },
): Definition[] {
  const definitions: Omit<Definition, 'section'>[] = [];
  const told = new Set<number>();
  const add = (at: number, end: number, { kind, terms, text }: Found): void => {
    for (const { from, to } of terms) {
      const place = passageAt(contract, at + from, at + to);
      if (place.text === '' || told.has(place.start)) continue;
      told.add(place.start);
      const words = passageAt(contract, at + text.from, at + text.to);
      definitions.push({ kind, term: place.text, place, start: at, end, text: words });
    }
  };
  for (const { at, end, found } of inTables(contract)) add(at, end, found);
  const defines = sectionsOfDefinitions(sections);
  for (const { start, end, text, section, paragraph } of sentences) {
    const isAmongDefinitions = section !== null && defines[section] === true;
    if (!isAmongDefinitions && !MAY_DEFINE.test(text)) continue;
    const plain = plainText(text.slice(0, LOOKED_AT));
    const means = meansIn(plain);
    for (const found of [
      ...means,
      ...parentheticalIn(plain),
      ...(means.length === 0 && isAmongDefinitions ? runInTerm(plain) : []),
    ]) {
      const isLeading =
        found.kind === 'means' && (endsWithSign(plain, ':;,') || AND_OR.test(plain)) && found.text.to === plain.length;
      const until = isLeading ? endOfList(contract, paragraph, end) : end;
      add(start, end, isLeading ? { ...found, text: { ...found.text, to: until - start } } : found);
    }
  }
  let section = -1;
  return definitions
    .toSorted((one, other) => one.place.start - other.place.start)
    .map((definition) => {
      while ((sections[section + 1]?.start ?? Number.POSITIVE_INFINITY) <= definition.place.start) section++;
      return { ...definition, section: section < 0 ? null : section };
    });
}
