import { labelWords } from '../document/labels';
import { titleOf } from '../document/section-titles';
import type { Source } from '../facts/source';
import { WHITE_SPACE } from '../lexicon/characters';
import { asWritten, openingWords } from '../lexicon/words';
import { isBesideBody } from '../pdf/contract-text';
import { numberingOf } from '../provisions/input/numbering';
import { foldWords } from './fold';
import { KIND_PHRASES } from './phrases';

/** A heading, a label, a defined term or the first words of a numbered clause. `strength` says how much it tells, 0 to 1. */
export interface StructureItem {
  words: string[];
  start: number;
  end: number;
  strength: number;
  isHeading: boolean;
}

/** A word by which the paper calls a party: defined ('the "Landlord"'), beside a label ('Tenant: Ana Ruiz'), or acting ('Tenant shall'). */
export interface RoleUse {
  words: string[];
  start: number;
  end: number;
  strength: number;
}

export interface PaperStructure {
  items: StructureItem[];
  /** By folded role. */
  roles: Map<string, RoleUse>;
  /** The folded words of the paper's beginning. */
  opening: string[];
}

const OPENING = 2_500;
const ROLES_DEFINED_WITHIN = 12_000;
const MOST_ITEMS = 600;
const STRENGTH = { heading: 1, label: 1, term: 0.8, lead: 0.5, runIn: 0.8, acting: 1, actingOnce: 0.5 };
const ACTS_OFTEN = 3;
const LEAD_WORDS = 4;
/** In characters. */
const LEAD_SEARCHED = 80;
/** A heading that runs into its paragraph: 'Last day. Your last day is 31 May.' */
const RUN_IN_WORDS = 4;
const RUN_IN_ENDS = ['. ', ': ', ' – ', ' — ', ' - '];
/** 'Acme, Inc., Plaintiff, v. Borel LLC, Defendant', 'Jane Smith, as Tenant': a name's part in the deal after a comma. */
const APPOSED = /, (?:as |the |hereinafter )?([A-Z][a-z]{3,14})(?=,|\.|;|\n|$| v\.| vs\.? | and )/gm;
/** 'The Landlord shall', 'Member pays', 'COMPANY must': who acts. */
const ACTS =
  /\b((?:[A-Z][a-z]+|[A-Z]{3,})(?: (?:[A-Z][a-z]+|[A-Z]{3,}))?) (?:shall|must|may|will|agrees?|can|cannot|hereby|has to|pays?|promises|undertakes|acknowledges)\b/g;

/** What the paper's structure shows of its kind: headings, labels, defined terms, roles and beginning. */
export function paperStructure(source: Source): PaperStructure {
  return {
    items: [...headings(source), ...labels(source), ...terms(source), ...leads(source), ...runIns(source)].slice(
      0,
      MOST_ITEMS,
    ),
    roles: rolesOf(source),
    opening: foldWords(source.plain.slice(0, OPENING)),
  };
}

function headings({ contract, outline }: Source): StructureItem[] {
  return outline.sections.flatMap((section): StructureItem[] => {
    const title = titleOf(contract, section);
    if (!title) return [];
    const end = Math.min(section.end, section.start + title.length + (section.number?.length ?? 0) + 4);
    return [{ words: foldWords(title), start: section.start, end, strength: STRENGTH.heading, isHeading: true }];
  });
}

function labels({ document }: Source): StructureItem[] {
  return document.labelValues.map(({ label }) => item(labelWords(label.text), label.start, label.end, STRENGTH.label));
}

/** The words with which a numbered clause begins: '4. Rent is due on the first'. */
function leads({ contract, plain }: Source): StructureItem[] {
  return contract.paragraphs.flatMap((paragraph): StructureItem[] => {
    const text = plain.slice(paragraph.start, Math.min(paragraph.end, paragraph.start + LEAD_SEARCHED));
    const numbering = isBesideBody(paragraph) ? 0 : (numberingOf(text)?.length ?? 0);
    if (numbering === 0) return [];
    const lead = text.slice(numbering).trim().split(WHITE_SPACE).slice(0, LEAD_WORDS).join(' ');
    return [item(lead, paragraph.start, paragraph.start + numbering + lead.length, STRENGTH.lead)];
  });
}

/** The headings with which unnumbered paragraphs begin, as in letters. */
function runIns({ contract, plain }: Source): StructureItem[] {
  return contract.paragraphs.flatMap((paragraph): StructureItem[] => {
    const text = plain.slice(paragraph.start, Math.min(paragraph.end, paragraph.start + LEAD_SEARCHED));
    const ends = RUN_IN_ENDS.map((end) => text.indexOf(end)).filter((at) => at > 0);
    if (ends.length === 0 || isBesideBody(paragraph) || numberingOf(text)) return [];
    const heading = text.slice(0, Math.min(...ends));
    if (heading.split(WHITE_SPACE).length > RUN_IN_WORDS) return [];
    return [item(heading, paragraph.start, paragraph.start + heading.length, STRENGTH.runIn)];
  });
}

function item(text: string, start: number, end: number, strength: number): StructureItem {
  return { words: foldWords(text), start, end, strength, isHeading: false };
}

function terms({ document }: Source): StructureItem[] {
  return document.definitions.map(({ term, place }) => item(term, place.start, place.end, STRENGTH.term));
}

function rolesOf(source: Source): Map<string, RoleUse> {
  const { document, plain } = source;
  const roles = new Map<string, RoleUse>();
  const add = (text: string, use: Omit<RoleUse, 'words'>): void => {
    const words = foldWords(text);
    const whole = KIND_PHRASES.roles.matchesIn(words).filter(({ from, to }) => from === 0 && to === words.length);
    for (const { phrase } of whole) {
      if ((roles.get(phrase)?.strength ?? 0) < use.strength) roles.set(phrase, { words, ...use });
    }
  };
  for (const { term, place, start } of document.definitions) {
    if (start < ROLES_DEFINED_WITHIN) add(term, { start: place.start, end: place.end, strength: STRENGTH.label });
  }
  for (const { label } of document.labelValues)
    add(labelWords(label.text), { start: label.start, end: label.end, strength: STRENGTH.label });
  for (const match of plain.slice(0, OPENING).matchAll(APPOSED)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    add(name, { start, end: start + name.length, strength: STRENGTH.label });
  }
  const acting = new Map<string, { count: number; start: number }>();
  for (const match of plain.matchAll(ACTS)) {
    const name = (match[1] ?? '').replace(asWritten(openingWords('{The,THE,Each,Any,If,When,But,And} ')), '');
    const known = acting.get(name);
    acting.set(name, { count: (known?.count ?? 0) + 1, start: known?.start ?? match.index });
  }
  for (const [name, { count, start }] of acting) {
    const strength = count >= ACTS_OFTEN ? STRENGTH.acting : STRENGTH.actingOnce;
    add(name, { start, end: start + name.length, strength });
  }
  return roles;
}
