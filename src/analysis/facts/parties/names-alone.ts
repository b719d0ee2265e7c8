import { closingWords, onlyWords } from '../../lexicon/words';
import { legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import type { PartyMention } from './mention';
import { linesOf, namesInText } from './ranking/names-in-text';
import { namesRole } from './role-words';

/** 'ARTICLES OF PARTNERSHIP', 'Deed of Variation': how papers are headed, and nobody's name. */
const TITLE = onlyWords('{articles,deed,memorandum,heads,letter,form,schedule,terms,conditions} of ~3 +');
/** 'Guarantor | NONE REQUIRED': what a form has where nobody is. */
const NOBODY = onlyWords(
  'none( {required,needed,given,applicable})(.), no guarantor, not {applicable,required,needed}, n/a, nil, nobody',
);
/** 'of 27 Ballynorthland Park': the name of a street. */
const NUMBER_OF_HOUSE = closingWords('{of,at} #1-3*1 ');
const BEFORE = 12;

/** A name behind a label with which the label of the next one was read: 'Seller: M. Gaudreault Buyer: H. Dhaliwal'. 'For the Mill Institute:' has none. */
function withoutNextLabel({ plain }: Source, mention: PartyMention): PartyMention {
  const { name, start, end, role } = mention;
  if (role === null) return mention;
  const at = name.lastIndexOf(' ');
  const isLabelled = at > 0 && plain.slice(end).trimStart().startsWith(':') && namesRole(name.slice(at + 1));
  return isLabelled ? { ...mention, name: name.slice(0, at).trimEnd(), end: start + at } : mention;
}

/** 'From: Gareth' is the 'Gareth Pugh' whom the paper names in full, where it names but one. */
function inFull(source: Source, mention: PartyMention): PartyMention {
  if (mention.name.includes(' ') || legalFormOf(mention.name) !== null) return mention;
  const persons = namesInText(source, linesOf(source)).filter(
    ({ name, kind }) => kind === 'person' && name.startsWith(`${mention.name} `),
  );
  const [first] = persons;
  if (!first || persons.some(({ name }) => name !== first.name)) return mention;
  return { ...mention, name: first.name, start: first.start, end: first.end };
}

/** The mentions that name somebody: without labels that stand behind a name, titles of papers and streets. */
export function namesAlone(source: Source, mentions: readonly PartyMention[]): PartyMention[] {
  const isStreet = ({ name, start }: PartyMention) =>
    legalFormOf(name) === null && NUMBER_OF_HOUSE.test(source.plain.slice(Math.max(0, start - BEFORE), start));
  return mentions
    .filter((mention) => !isStreet(mention) && !TITLE.test(mention.name) && !NOBODY.test(mention.name))
    .map((mention) => inFull(source, withoutNextLabel(source, mention)));
}
