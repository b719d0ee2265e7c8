import { isInCapitals, WORD_ENDS_SENTENCE, wordsIn } from '../../lexicon/characters';
import { closingWords, everywhere, kept, openingWords, perhaps, wording } from '../../lexicon/words';
import { isFirm } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { asRole } from './aliases';
import { isNatural, isPerson, type PartyMention } from './mention';
import type { NameMention } from './name';
import { namesInCell } from './names-in-cell';
import { isPronoun, namesRole } from './role-words';

/** How far from the first word a paper says who 'we', 'you' and the 'Maker' are. */
const HEAD = 3000;
const LONGEST = 200;
const CONFIDENCE = 0.8;
/** 'JB Hale' is somebody. */
const INITIALS = 3;
const TITLES = perhaps('{Mr,Mrs,Ms,Miss,Mdm,Dr,Prof}(.) ');
/** '"Maker" is', '"Owner of Goods":', '"We", "us" and "our" mean'. */
const DEFINES =
  /"(?:the )?([^"]{1,30})"(?:,? (?:and|or)? ?"[^"]{1,30}"){0,2}(?::| (?:is|are|means?|=)) (?:the |(?:Mr|Mrs|Ms|Miss|Dr)\.? )?(?=\p{Lu})/gu;
/** 'I am', 'We are', 'you are', 'between us,', 'I,': who speaks or is spoken to, and at once his name. */
const SPEAKS = everywhere(
  wording(kept("{I,we,you,us,me}{ am, are,'m,'re}, {I,we,you,us,me}\\,"), ' (the )(both )', TITLES),
);
/** 'This is my agreement with', 'the contract would be between me and': whom the one who writes takes for the other side. */
const WITH = everywhere(
  wording('this is {my,our} {agreement,contract} with, between {me,us,myself,ourselves} and', ' ', TITLES),
);
const SPEAKS_TO = wording('you');
/** 'Who we are and who you are' is a title, and what stands under it is somebody else's name. */
const ASKS_WHO = closingWords('who ');
/** What somebody is, and nobody's name. */
const IS_OFFICE = wording(
  'manager, director, secretary, member(s), citizen(s), officer, representative, partner(s), owner(s), team, department',
);
/** Who writes for a firm, and is not the party. */
const FOR_ANOTHER = openingWords(
  perhaps('\\,'),
  perhaps(' {and,the,a,an}'),
  ' {director,managing director,manager,secretary,owner,partner,agent,clerk,solicitor,head,chair*,president} {of,at,for}, from, on behalf of, writing for, acting for',
);
/** 'You are LATE. Puppies'. */
const ENDS_SENTENCE = WORD_ENDS_SENTENCE;
/** 'You are TAKING Per month': a word in capitals among others. */
function isShout(name: string): boolean {
  const [first = '', last = ''] = [name.split(' ')[0], name.split(' ').at(-1)];
  return first.length > INITIALS && isInCapitals(first) && !isInCapitals(last);
}

/** The names at a place, of firms and persons only, without those who write for others. */
function namesAt(text: string, at: number): NameMention[] {
  // '"You" are Ann Lee. "Acme" is Acme Ltd.': the next definition is no nickname.
  const line = text.slice(at, at + LONGEST).split(/\n|(?<=\p{L})\. (?=")/u, 1)[0] ?? '';
  const names = namesInCell(line);
  const last = names.at(-1);
  if (names[0]?.start !== 0 || !last || FOR_ANOTHER.test(line.slice(last.end))) return [];
  const areParties = names.every(
    ({ name }) =>
      (isFirm(name) || (isPerson(name) && !ENDS_SENTENCE.test(name) && !isShout(name))) && !IS_OFFICE.test(name),
  );
  return areParties ? names.map((name) => ({ ...name, start: name.start + at, end: name.end + at })) : [];
}

const mentionsOf = (names: readonly NameMention[], role: string | null): PartyMention[] =>
  names.map((name) => ({ ...name, role, details: '', confidence: CONFIDENCE }));

/** A role, a pronoun, or the short name of the firm itself: what only a party is called. */
const isPartys = (said: string, { name }: NameMention) =>
  namesRole(said) || isPronoun(said) || name.toLowerCase().startsWith(said.toLowerCase());

/** Those of whom a paper says what they are called, before their names: '"Maker" is Acme s.r.o.', '"You" are Ann Lee', 'Owner of Goods: ...'. */
function defined(text: string): PartyMention[] {
  const all = [...text.matchAll(DEFINES)].flatMap((match) => {
    const said = asRole(match[1] ?? '') ?? '';
    const names = said === '' ? [] : namesAt(text, match.index + match[0].length);
    return mentionsOf(names, isPronoun(said) ? said.toLowerCase() : said);
  });
  // '"Gap": Acme Co., Ltd.' and '"Eul": Bang Ye-rin': words of any kind, where two are so told and one after the other.
  const areTwo = new Set(all.map(({ role }) => role)).size > 1;
  return all.filter((mention) => areTwo || isPartys(mention.role ?? '', mention));
}

/** Those who speak and are spoken to: 'I am Ann Lee of Mill Lane', 'You are Acme Ltd', 'you, Bo Lee and Cy Roe'. */
function speaking(text: string): PartyMention[] {
  const spoken = [...text.matchAll(SPEAKS)].flatMap((match) => {
    if (ASKS_WHO.test(text.slice(0, match.index))) return [];
    const [who = ''] = wordsIn(match[1] ?? '');
    const names = namesAt(text, match.index + match[0].length);
    return mentionsOf(names, who === 'us' ? 'we' : who === 'me' ? 'I' : who.length > 1 ? who.toLowerCase() : who);
  });
  const others = [...text.matchAll(WITH)].flatMap((match) => {
    const names = namesAt(text, match.index + match[0].length);
    return mentionsOf(names, SPEAKS_TO.test(text) ? 'you' : null);
  });
  return [...spoken, ...others].filter(({ name }) => isNatural(name) || isFirm(name));
}

/** Whom the first page of a paper without an opening names by saying who is who. */
export function saidWho({ plain }: Source): PartyMention[] {
  const text = plain.slice(0, HEAD);
  return [...defined(text), ...speaking(text)];
}
