import { capitalised } from '../../shared/phrases';
import { WHITE_SPACE } from '../lexicon/characters';
import { withoutThe } from '../lexicon/en/articles';
import { COMMON_NOUN_ROLES, GENERIC_ROLES, PASSING_ROLES } from '../lexicon/en/roles';
import { anyOf } from '../lexicon/phrases';
import { anyWording, asWritten, closingWords, onlyWords, openingWords } from '../lexicon/words';
import { isJoint, nameOf } from './parties';

/** Words in capitals before a role that belong to it: 'Remarketing Agent', 'U.S. Affiliate'. */
const OWN_WORDS = /((?:(?:[A-Z][\w.&-]*|of)\s+){1,3})$/;
const NO_OWN_WORD = asWritten(
  anyWording(
    onlyWords([
      'The, This, That, Each, Every, Either, Neither, Both, Any, All, No, Such, If, In, On, At, For, From, Upon, When',
      'Where, During, Within, After, Before, Until, Unless, Subject, Notwithstanding, Thereafter, Accordingly, Further',
      'Furthermore, Also, However, Therefore, Section, Article, Term, Period, Date, Agreement, Termination, Closing',
      'To, By, With, And, Or, As, Of, of, Year, Territory, Product(s), Service(s)',
    ]),
    /^(?:[IVX]+\.?|[A-Z]\.?|[A-Z]{4,})$/,
  ),
);
const GENERIC = new RegExp(`^(?:the\\s+)?${anyOf(GENERIC_ROLES)}s?$`, 'i');

/** The subject with the capitalised words that stand before a general role: 'Remarketing' before 'Agent'. */
export function wholeSubject(before: string, who: string): { who: string; before: string } {
  if (!GENERIC.test(who) || /^[a-z]+$/.test(withoutThe(who))) return { who, before };
  const words = (OWN_WORDS.exec(before)?.[1] ?? '').trim().split(WHITE_SPACE).filter(Boolean);
  const own: string[] = [];
  for (const word of words.reverse()) {
    if (NO_OWN_WORD.test(word)) break;
    own.unshift(word);
  }
  if (own.length === 0 || own.length > 2) return { who, before };
  return {
    who: `${own.join(' ')} ${withoutThe(who)}`,
    before: before.slice(0, before.lastIndexOf(own[0] ?? '')).replace(closingWords('{the,a(n),each,such}( )'), ''),
  };
}

/** Names that a line may begin with only once they have a capital. */
const SMALL = new RegExp(`^(?:you|we|us|${anyOf(PASSING_ROLES)}|${anyOf(COMMON_NOUN_ROLES)})`);

/** How the subject is written in a line: 'Supplier', 'Each party', 'Neither party', 'Parent and SpinCo'. */
export function subjectName(who: string): string {
  const plain = who.replace(WHITE_SPACE, ' ').trim();
  if (isJoint(plain)) {
    if (openingWords('neither*, no ').test(plain)) return 'Neither party';
    if (openingWords('either*, any ').test(plain)) return 'Either party';
    return openingWords('each*, a(n) ').test(plain) ? 'Each party' : 'The parties';
  }
  const names = plain
    .split(/\s+(and\/or|and|or|nor|&)\s+/i)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : nameOf(part.replace(openingWords('{each of,both,either,neither,each} '), '')).replace(/[“”]|^the\s/g, ''),
    );
  if (names.length === 3 && onlyWords('nor').test(names[1] ?? '')) return `Neither ${names[0]} nor ${names[2]}`;
  const name = names.join(' ');
  return SMALL.test(name) ? capitalised(name) : name;
}
