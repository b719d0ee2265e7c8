import { opensWithCapital, SENTENCE_FOLLOWS, wordsIn } from '../../lexicon/characters';
import {
  anyWording,
  asWritten,
  closingWords,
  everywhere,
  onlyWords,
  openingWords,
  perhaps,
  upTo,
  wording,
} from '../../lexicon/words';
import { isFirm, legalFormOf, soundsLikeOrganisation } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { type Alias, aliasesIn, asRole } from './aliases';
import { isNatural, isPerson, type PartyMention } from './mention';
import { type NameMention, readName } from './name';
import { namesInCell } from './names-in-cell';
import { partyKey } from './party-key';
import { isPronoun, namesRole } from './role-words';
import { beforeRecitals } from './winnow';

/** How far from the first word a paper names its parties and says what it calls them. */
const HEAD = 4000;
const LONGEST = 1500;
const CONFIDENCE = 0.85;
const ENOUGH = 2;
/** The parts that the two of a deed take: 'of the one part and', 'of the SECOND PART'. */
const PART = 'of the {one,other,first,second,third} part';
/** Right behind a defined name, before the next name: ', of the one part;'. */
const BEHIND_ALIAS = openingWords(perhaps('\\,'), perhaps(` ${PART}`));
/** What stands before the first name: 'This deed is made on 4 May between', 'We,'. */
const LEADS = openingWords(
  upTo(LONGEST, ''),
  anyWording(wording('between, among'), wording('made, granted, given, executed', upTo(90, ';:'), 'by')),
  '({:,\\,})( )',
);
/** Between one who is called something and the next. */
const JOINS =
  /^(?:[12](?:\.\d{1,2})?\.? )?[\s,;:.–—*•-]*(?:\p{Lu}[\p{L} ]{0,24}: ?)?(?:(?:and|AND|And|with|to|TO|in favou?r of|IN FAVOU?R OF|we|We|us|you|I|me),? ){0,3}/u;
/** The same without brackets: 'Bent Ventures LP, the "Investor";', 'Ann Lee and Bo Lee are "you"'. */
const CALLED_BEHIND_COMMA = /,? (?:the|=|is|are) ?"(?:the )?(\p{Lu}[\p{L} ]{2,30}|you|we)"(?=[;.,]|$| \(| and )/gu;
/** Right before a name that a sentence mentions: 'on behalf of the', 'the wedding of'. */
const MENTIONS = everywhere(asWritten(wording('{of,with,by,to,for,from,in,and} (the )')));

/** A name without where its bearer lives: 'Ezra Pole' of 'Ezra Pole of Coldharbour Farm'. */
function withoutPlace(name: NameMention): NameMention {
  const [who = ''] = name.name.split(' of ');
  return isPerson(who) && !soundsLikeOrganisation(who) && who.length < name.name.length
    ? { name: who, start: name.start, end: name.start + who.length }
    : name;
}

/** Right behind a name: 'DUNDAS AND POLE (a firm)'. */
const IS_A_FIRM = openingWords(' \\(a firm\\)');
/** Where somebody lives: 'in the City of Leith'. */
const IS_A_PLACE = openingWords('{city,county,town,borough,parish,state,province,republic} of ');

/** The names with which a stretch of text begins, of firms and persons only. */
function namesAt(text: string): NameMention[] {
  const cell = namesInCell(text);
  const [alone] = cell.length > 0 ? [] : [readName(text)];
  const names = [...cell, ...(alone?.start === 0 ? [alone] : [])].map(withoutPlace);
  const isPartnership = IS_A_FIRM.test(text.slice(names.at(-1)?.end ?? 0));
  return isPartnership || names.every(({ name }) => isFirm(name) || isPerson(name)) ? names : [];
}

const shift = (names: readonly NameMention[], by: number) =>
  names.map((name) => ({ ...name, start: name.start + by, end: name.end + by }));

/** Who is called so: those with whom the words before the defined name begin, or those who stand right before it. */
function bearersOf(text: string, from: number, { start }: Alias): NameMention[] {
  const words = text.slice(from, start);
  const lead = LEADS.exec(words)?.[0].length ?? 0;
  const at = from + lead + (JOINS.exec(words.slice(lead))?.[0].length ?? 0);
  const first = namesAt(text.slice(at, start));
  // A sentence that goes on after its full stop speaks of others.
  if (first.length > 0 && !SENTENCE_FOLLOWS.test(text.slice(at + (first.at(-1)?.end ?? 0), start)))
    return shift(first, at);
  for (const mention of words.matchAll(MENTIONS)) {
    const place = from + mention.index + mention[0].length;
    const isName = opensWithCapital(text.slice(place)) && !IS_A_PLACE.test(text.slice(place));
    const names = !isName ? [] : namesAt(text.slice(place, start));
    const last = names.at(-1)?.end ?? 0;
    const between = text.slice(place + last, start) || ' ';
    if (names.length > 0 && (onlyWords(' ').test(between) || IS_FORMED.test(between))) return shift(names, place);
  }
  return [];
}

/** ', a Delaware limited partnership ' between a name and what the paper calls its bearer. */
const IS_FORMED = onlyWords(
  '\\, a(n) ',
  upTo(40, ',;()"'),
  'partnership, corporation, company, trust',
  perhaps(' formed in +'),
  ' ',
);

/** All defined names of a text; where no quotation marks stand around one, as of '(Interest)', it may be a part of another name. */
function definedNames(text: string): (Alias & { isQuoted: boolean })[] {
  const bare = [...text.matchAll(CALLED_BEHIND_COMMA)].map((match) => ({
    role: match[1] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...aliasesIn(text), ...bare]
    .toSorted((one, other) => one.start - other.start)
    .map((alias) => ({ ...alias, isQuoted: text.slice(alias.start, alias.end).includes('"') }));
}

/** ', legally represented by its Managing Director Mrs. ': who acts for a party that is named already. */
const ACTS_FOR = closingWords('represented {by,from}', upTo(80, ',;()"'), perhaps(' {Mr,Mrs,Ms,Dr,Eng}(.) '), '');

/** '1. Basic Provisions ("Basic Provisions").', 'Schedule A ("Specifications")': what a line of nothing else calls a part of the paper. */
const HEADING = /^(?:\(?[\dIVX]{1,4}(?:\.\d{1,2})*[.)]? {1,3})?([^"();]{3,60}?) ?$/u;
const IS_PART = openingWords(
  '{schedule,exhibit,appendix,annex,annexure,attachment,addendum,part,section,article,form} +',
);

function isHeading(text: string, { role, start, end }: Alias): boolean {
  const [, title = ''] = HEADING.exec(text.slice(0, start)) ?? [];
  if (title === '' || !['', '.', ':'].includes(text.slice(end).trim())) return false;
  return IS_PART.test(title) || (partyKey(title) === partyKey(role) && legalFormOf(title) === null);
}

function calledIn(text: string): PartyMention[] {
  const mentions: PartyMention[] = [];
  let from = 0;
  for (const alias of definedNames(text)) {
    const role = asRole(alias.role);
    const bearers =
      role === null || isHeading(text, alias)
        ? []
        : bearersOf(text, from, alias).filter(
            ({ name, start }) =>
              (alias.isQuoted || isOwn({ name, role })) &&
              !ACTS_FOR.test(text.slice(Math.max(0, start - BEFORE_AGENT), start)),
          );
    // 'Bent Roofing (Tyrone) Limited' goes on.
    if (bearers.length === 0 && !alias.isQuoted) continue;
    from = alias.end + (BEHIND_ALIAS.exec(text.slice(alias.end))?.[0].length ?? 0);
    mentions.push(
      ...bearers.map((name) => ({ ...name, role, details: text.slice(name.end, from), confidence: CONFIDENCE })),
    );
  }
  return mentions;
}

/** Whether a defined name is one that only a party has: its role, 'we' or 'you', or a part of its own name. */
function isOwn({ role, name }: Pick<PartyMention, 'role' | 'name'>): boolean {
  const words = wordsIn(name);
  return namesRole(role ?? '') || isPronoun(role ?? '') || wordsIn(role ?? '').some((word) => words.includes(word));
}

/** Whether somebody is a party by what he is called alone, beside others: a person in a role, a firm, 'us'. */
export function isSurelyCalled({ name, role }: PartyMention): boolean {
  return legalFormOf(name) !== null || isPronoun(role ?? '') || (isNatural(name) && namesRole(role ?? ''));
}

/** In characters: who acts for a party stands so near behind 'represented by'. */
const BEFORE_AGENT = 100;

const memo = new WeakMap<Source, PartyMention[]>();

/**
 * Those whom the first page names with what it calls each of them, in whatever sentences or list: 'Ezra Pole of High Farm Mason
 * (hereinafter called "Mr Pole") of the one part and ...', '– Bent Growers, 212 families ("the Cooperative")'.
 */
export function calledParties(source: Source): PartyMention[] {
  const known = memo.get(source) ?? readCalled(source);
  memo.set(source, known);
  return known;
}

/** A body of somebody, which makes no contract itself. */
const IS_BODY = onlyWords('board, board of directors, committee');

function readCalled(source: Source): PartyMention[] {
  const { contract, plain } = source;
  const mentions = contract.paragraphs
    .filter(({ start }) => start < HEAD)
    .flatMap(({ start, end }) =>
      calledIn(plain.slice(start, Math.min(end, start + LONGEST))).map((mention) => ({
        ...mention,
        start: mention.start + start,
        end: mention.end + start,
      })),
    );
  // Behind the recitals' first word stand those of whom they tell: a debtor, the company that is sold.
  const told = beforeRecitals(source, mentions);
  // What a person is called may be any word; what a paper calls a firm beside its parties is a word of that kind as well.
  const own = told.filter((mention) => isOwn(mention) && !IS_BODY.test(mention.role ?? ''));
  return new Set(own.map(({ role }) => role)).size >= ENOUGH
    ? own
    : told.filter((mention) => own.includes(mention) || isNatural(mention.name));
}
