import { opensWithCapital, opensWithDigit } from '../../../lexicon/characters';
import { asWritten, closingWords, openingWords, perhaps, wording } from '../../../lexicon/words';
import { endsLikeOrganisation, legalFormOf, soundsLikeOrganisation } from '../../../mentions/legal-forms';
import type { Source } from '../../source';
import { isPerson } from '../mention';
import { readName } from '../name';
import { withTitle } from '../person';

/** What a name looks like. 'other': two capitalised words or more that are neither, 'Little Larches Playgroup'. */
export type NameKind = 'organisation' | 'person' | 'other';

/** A line, or a cell of one, with its place among all of them. Offsets are those of the contract's text. */
export interface Line {
  at: number;
  start: number;
  end: number;
}

/** A name at one place of the contract. Offsets are those of the contract's text. */
export interface PlacedName {
  name: string;
  start: number;
  end: number;
  kind: NameKind;
  line: Line;
}

/** Names of parties stand in so much of the beginning and of the end of a contract, in characters. */
const HEAD = 4500;
const TAIL = 3000;
const LONGEST_NAME = 160;
/** A line this long is wrapped, and its break parts nothing. */
const WRAPPED = 60;
const INITIAL = /(?<![\p{L}\p{N}'’&.@/-])(?=\p{Lu}|\d{6})/gu;
/** 'Mr and Mrs Achterberg', 'JOSEPHINE ("JO") MARCHETTI'. */
const COUPLE = /^(?:Mr|Mrs|Ms|Dr)\.? (?:and|&) (?:Mr|Mrs|Ms|Dr)\.? (?:\p{Lu}[\p{L}'-]*\.? ){0,2}\p{Lu}[\p{L}'-]+/u;
const NICKNAMED = /^\p{Lu}[\p{L}'-]+ \("\p{Lu}[\p{L}'-]*"\) (?:\p{Lu}\.? )?\p{Lu}[\p{L}'-]+/u;
/** 'P. Oduya', 'A. Achterberg' are how people sign. */
const TITLED = closingWords('Mr, Mrs, Ms, Miss, Mx, Dr, Prof');
/** What begins a sentence or a heading, and no name. */
const NO_NAME = openingWords(
  [
    'if, when, where, this, that, these, nothing, neither, each, either, both, after, before, should, subject, signed',
    'dear, between, and, for, to, by, hello, hi, agreed, accepted, witness, seen, from, date, details, name, item',
    'aunt, uncle, father, brother, sister, february, reseller, customer, supplier, client, seller, buyer, company',
  ],
  ' ',
);
const DEGREE = closingWords(perhaps('\\,'), ' {RDH,MD,DMD,PhD,RN,Esq,Esq.}');
/** What the next cell of a line to sign in asks for. */
const NEXT_CELL = closingWords(' {date,(print )name,printed name,title,signature,by}');
/** 'English for Saltmarsh Press Ltd': what stands before the name of a company. */
const FOR_A_COMPANY = / (?:for|to|with|by) (?=\p{Lu})/u;
/** 'Harbour Lights Ltd. This letter': the full stop ends the sentence. */
const AFTER_SENTENCE = asWritten(
  wording(
    '. {This,The,In,It,If,We,You,Your,Our,I,They,He,She,Both,An,Any,All,Each,Either,Neither,No,Where,When,On,At,For,After,Before,Upon,Such,These,Those,Nothing,Unless}',
  ),
);
const FAMILY_FIRM = /\p{Lu}[\p{L}'-]+ & /u;

/** The lines of a contract; where two cells stand beside each other, each is a line. */
export function linesOf({ contract, document }: Source): Line[] {
  const lines: Line[] = [];
  const values = new Set(document.labelValues.map(({ value }) => value.start));
  for (const { start, end } of contract.paragraphs) {
    let from = start;
    for (let at = start; at <= end; at++) {
      const sign = at === end ? '\n' : contract.text.charAt(at);
      const parts = at === end || sign === '\t' || (sign === '\n' && at - from < WRAPPED);
      const isValue = values.has(at);
      if (!parts && !isValue) continue;
      if (at > from) lines.push({ at: lines.length, start: from, end: at });
      from = isValue ? at : at + 1;
    }
  }
  return lines;
}

/** Bodies that bear no legal form, by the last word of their names. */
const BODY = closingWords(
  'playgroup, bakery, cooperative, co-operative, works, practice, theatre, museum, library, committee, trustees, charity, church, league, union, team, band, choir, brewery, farm, gallery, workshop, centre, center',
);
/** 'A Minnesota corporation' says what a party is. */
const IS_A_KIND = asWritten(closingWords(' {corporation,company,partnership,association}'));

function kindOf(name: string): NameKind | null {
  if (IS_A_KIND.test(name) || (name.includes('"') && !NICKNAMED.test(name))) return null;
  if (!name.includes(' ') && legalFormOf(name) === null) return null;
  if (endsLikeOrganisation(name) || soundsLikeOrganisation(name)) return 'organisation';
  if (BODY.test(name) && !isPerson(name)) return 'organisation';
  if (FAMILY_FIRM.test(name)) return 'other';
  if (isPerson(name)) return 'person';
  return name.includes(' ') ? 'other' : null;
}

function nameAt(text: string): { name: string; end: number; kind: NameKind } | null {
  const whole = (COUPLE.exec(text) ?? NICKNAMED.exec(text))?.[0];
  if (whole) return { name: whole, end: whole.length, kind: 'person' };
  const read = readName(text);
  if (!read || read.start > 0 || NO_NAME.test(read.name)) return null;
  if (AFTER_SENTENCE.test(read.name)) return nameAt(text.slice(0, read.name.search(AFTER_SENTENCE)));
  if (FOR_A_COMPANY.test(read.name) && legalFormOf(read.name) !== null) return null;
  const after = (DEGREE.exec(read.name) ?? NEXT_CELL.exec(read.name))?.[0].length ?? 0;
  const name = read.name.slice(0, read.name.length - after);
  const kind = kindOf(name);
  return kind && { name, end: read.end - after, kind };
}

const read = new WeakMap<Source, Map<string, ReturnType<typeof nameAt>>>();

/** The name with which a text of the paper opens, read once: several readers of parties look through the same places. */
function nameIn(source: Source, text: string): ReturnType<typeof nameAt> {
  const ofSource = read.get(source) ?? new Map<string, ReturnType<typeof nameAt>>();
  read.set(source, ofSource);
  const known = ofSource.get(text);
  if (known !== undefined) return known;
  const found = nameAt(text);
  ofSource.set(text, found);
  return found;
}

/** The names in the first and last part of a contract, one after the other. */
export function namesInText(source: Source, lines: readonly Line[]): PlacedName[] {
  const { plain } = source;
  const names: PlacedName[] = [];
  const head = Math.max(HEAD, plain.length / 3);
  for (const line of lines) {
    if (line.start > head && line.end < plain.length - TAIL) continue;
    let from = line.start;
    for (const { index } of plain.slice(line.start, line.end).matchAll(INITIAL)) {
      const start = line.start + index;
      if (start < from || !opensWithName(plain, start)) continue;
      const found = nameIn(source, plain.slice(start, Math.min(line.end, start + LONGEST_NAME)));
      if (!found) continue;
      const titled = withTitle(plain, { name: found.name, start });
      names.push({ name: titled.name, start: titled.start, end: start + found.end, kind: found.kind, line });
      from = start + found.end;
    }
  }
  return names;
}

/** A courtesy title stands before a name and is read with it. */
function opensWithName(plain: string, start: number): boolean {
  const word = plain.slice(start, start + 6);
  const isCouple = COUPLE.test(plain.slice(start, start + 60));
  return (isCouple || !TITLED.test(word.split(' ', 1)[0] ?? '')) && (opensWithCapital(word) || opensWithDigit(word));
}
