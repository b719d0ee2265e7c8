import { onlyWords, openingWords, perhaps } from '../../lexicon/words';
import type { Source } from '../source';
import { isNatural, type PartyMention } from './mention';
import { partyKey } from './party-key';
import { isTitle, withoutTitles } from './person';
import { linesOf, namesInText } from './ranking/names-in-text';

const AND = onlyWords('and, &');
/** What two do as one: they keep the name under which they do it. */
const TOGETHER = openingWords(
  perhaps('\\,'),
  ' {t/a,trading,carrying on,doing business,as trustees,as executors,as partners}',
);
const COUPLE = 2;
const LESS_SURE = 0.05;
const BEHIND = 40;

/** The two of 'Hamish and Lorna Petrie', with their surname each; of 'Mr and Mrs Petrie' nobody. */
function twoOf(name: string): string[] {
  const words = withoutTitles(name.split(' '));
  const at = words.findIndex((word) => AND.test(word));
  const surname = words.slice(at + 2).join(' ');
  // 'Ann Lee and Bo Kim' are two names, not one.
  return at === 1 && surname !== '' ? [`${words[0]} ${surname}`, `${words[at + 1]} ${surname}`] : [];
}

/** The surname of 'Mr and Mrs Petrie', 'Mr. & Mrs. T Petrie'; null for a name that says who they are. */
function surnameOfTitled(name: string): string | null {
  const words = name.split(' ');
  const isCouple = words.some(
    (word, at) => AND.test(word) && isTitle(words[at - 1] ?? '') && isTitle(words[at + 1] ?? ''),
  );
  return isCouple ? (words.at(-1) ?? null) : null;
}

/** Two whose names stand in a row on a line to sign, with one surname: 'Bettina Oakhurst Russell Oakhurst'. */
function twoInRow(name: string): string[] {
  const words = name.split(' ');
  const at = words.indexOf(words.at(-1) ?? '');
  return at > 0 && at < words.length - COUPLE ? [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] : [];
}

/** One with a middle initial is the same without it: 'Courtney A. Dufresne' and 'Courtney Dufresne'. */
function isShortOf(name: string, other: string): boolean {
  const [short, whole] = [name, other].map((one) => withoutTitles(one.split(' ')));
  if (short?.length !== COUPLE || whole?.length !== COUPLE + 1) return false;
  return short[0] === whole[0] && short[1] === whole[2] && (whole[1] ?? '').replace('.', '').length === 1;
}

function mentionAt({ plain }: Source, name: string, like: PartyMention): PartyMention | null {
  const start = plain.indexOf(name);
  const confidence = like.confidence - LESS_SURE;
  return start < 0 ? null : { ...like, name, start, end: start + name.length, confidence };
}

/** The persons of a surname whom the paper names in full, each once. */
function personsCalled(source: Source, surname: string): string[] {
  const persons = namesInText(source, linesOf(source)).filter(
    ({ kind, name }) => kind === 'person' && name.endsWith(` ${surname}`) && surnameOfTitled(name) === null,
  );
  const whole = persons
    .map(({ name }) => withoutTitles(name.split(' ')))
    .filter(([given = '', ...rest]) => given.replace('.', '').length > 1 && rest.length > 0);
  return [...new Set(whole.map((words) => words.join(' ')))];
}

/** Those told, each person once: a couple whose two are named in full somewhere, or stand in a row, is the two. */
export function eachOnce(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const isTold = (name: string, but: PartyMention) =>
    told.some((other) => other !== but && partyKey(withoutTitles(other.name.split(' ')).join(' ')) === partyKey(name));
  return told.flatMap((mention) => {
    const { name } = mention;
    if (!isNatural(name) && surnameOfTitled(name) === null) return [mention];
    const surname = surnameOfTitled(name);
    if (surname !== null) {
      const persons = personsCalled(source, surname);
      if (persons.length !== COUPLE) return [mention];
      return persons
        .filter((person) => !isTold(person, mention))
        .flatMap((person) => mentionAt(source, person, mention) ?? []);
    }
    const row = twoInRow(name);
    if (row.length > 0) {
      const joint = told.some((other) => other !== mention && row.every((one) => twoOf(other.name).includes(one)));
      return joint
        ? []
        : row.filter((one) => !isTold(one, mention)).flatMap((one) => mentionAt(source, one, mention) ?? []);
    }
    const two = splitOf(source, mention);
    if (two.length > 0) return two.flatMap((one) => mentionAt(source, one, mention) ?? []);
    const bare = withoutTitles(name.split(' ')).join(' ');
    const isOneOfTwo = told.some((other) => other !== mention && splitOf(source, other).includes(bare));
    return isOneOfTwo || told.some((other) => isShortOf(name, other.name)) ? [] : [mention];
  });
}

/** The two of a couple, whom the paper names in full somewhere. */
function splitOf({ plain }: Source, { name, end }: PartyMention): string[] {
  const two = isNatural(name) && !TOGETHER.test(plain.slice(end, end + BEHIND)) ? twoOf(name) : [];
  return two.every((one) => plain.includes(one)) ? two : [];
}
