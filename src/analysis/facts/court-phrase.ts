import { endsWithSign, opensWithCapital, WRITTEN_WORD } from '../lexicon/characters';
import { asWritten, closingWords, everywhere, onlyWords, wording } from '../lexicon/words';
import { courtsByAdjective, PLACE } from '../mentions/places';
import { namesAnother } from './court-named';
import { isOfCourtOrder } from './court-orders';
import type { Forum } from './forum';
import { inSmallLetters } from './forum-name';
import { IN_AID_ONLY } from './forum-words';

/** A court or tribunal as a clause has it, with its place in the words that were read. */
export interface CourtPhrase {
  /** As it stands, without its article: 'county court at Worcester', "ordinary courts at the defendant's place of business". */
  name: string;
  start: number;
  end: number;
}

const HEAD = everywhere(/\b(?:courts?|tribunals?|rechtbank|forum(?= of [A-Z])|small claims procedure)(?![\w'’-])/i);
/** What stands before 'court' and is part of what it is called, in small letters. */
const KIND = onlyWords([
  'state, federal, local, competent, ordinary, common, proper, appropriate, civil, commercial, regional, conciliation, labo{u,}r, family, employment, small, claims',
  "county, district, sheriff, circuit, high, superior, supreme, municipal, provincial, magistrate{,s,'s,’s,s',s’}, tenancy, disputes, first-tier, chancery, crown, industrial, economic",
]);
/** The kinds of which one names a court by itself: 'the county court', and not 'the competent court'. */
const KIND_ALONE = wording([
  "{county,sheriff,high,circuit,small claims,employment,magistrate,magistrates,magistrate's,magistrate’s,magistrates',magistrates’} {court,tribunal}(s)",
  'small claims procedure, {employment,disputes,tenancy,first-tier} tribunal(s), court of session, local court(s)',
]);
/** A capital letter that begins a sentence, or words that are no part of a name. */
const NO_NAME = asWritten(
  onlyWords([
    'The, Any, Each, Every, No, A, An, Such, This, That, In, At, Only, Dispute(s), Venue, Suit(s), All, Either, Both, Then, Otherwise, Thereafter, Afterwards',
    'Failing, After, To, From, By, Before, If, And, Or, But, For, Exclusive, Place, Its, Their, Your, Our, These, Those, What, Which, Whose, When, Where, It, Of, Any, Some, Anything, You, We, I, Jurisdiction, Forum, Competent',
  ]),
);
const CAPITAL = /^(?:[A-Z]|\d{1,5}(?:st|nd|rd|th)?$)/;
const JOINS = onlyWords('or, and');

/** 'Circuit and Superior', "magistrate's", 'state or federal': where the name of a court begins that ends at an offset. */
function startOf(words: string, head: number): number {
  const before = [...words.slice(0, head).matchAll(WRITTEN_WORD)];
  let start = head;
  for (let at = before.length - 1; at >= 0; at--) {
    const word = before[at]?.[0] ?? '';
    const ahead = before[at - 1]?.[0] ?? '';
    const isJoined = JOINS.test(word) && (start < head ? isKindOrHead(ahead) : HEAD_ALONE.test(ahead));
    const isPart = isNamePart(word) || HEAD_ALONE.test(word) || isJoined;
    if (!isPart) break;
    start = before[at]?.index ?? start;
  }
  return start;
}
const isNamePart = (word: string): boolean =>
  KIND.test(word) || (CAPITAL.test(word) && (word === 'St.' || !endsWithSign(word, ',;:.)')) && !NO_NAME.test(word));
const isKindOrHead = (word: string): boolean =>
  KIND.test(word) || (CAPITAL.test(word) && isNamePart(word)) || HEAD_ALONE.test(word);
const HEAD_ALONE = onlyWords('court(s), tribunal(s)');

const NAME = "(?:(?:St|Ste|Mt|Ft)\\.|[A-Z][\\w'’&-]*|\\d{4,5}\\b)";
const NAMES = `${NAME}(?: (?:(?:of|and(?= (?:Wales|Labrador|Tobago)\\b)|im|am|an der|de|&|in) )?(?:the )?${NAME}){0,4}`;
const UNIT =
  '(?:(?:[Ss]tate|[Cc]ommonwealth|[Cc]ity and [Cc]ounty|[Cc]ounty|[Cc]ity|[Dd]istrict|[Pp]rovince|[Pp]arish|[Tt]own|[Cc]anton|[Rr]egion|judicial (?:district|centre|center)) of )?';
const PREPOSITION =
  '(?:of|for|in and for|in|at|located in|located at|located within|sitting in|sitting at|situated in|with jurisdiction (?:in|over)|having jurisdiction (?:in|over))';
/** ' of the State of New York', ' at Vancouver', ' competent for Ried', ', location Zwolle'. */
const OF_NAMED = `(?:,? (?:competent )?${PREPOSITION}|, (?:location|judicial cent(?:re|er) of)) (?:the )?${UNIT}${NAMES}(?: (?:region|area|district|county)\\b)?`;
/** ', Cape Town', ', Hennepin County', ' (Housing and Property Chamber)'. */
const BEHIND_COMMA = `, (?:the )?(?:County of )?(?:${PLACE}|${NAME}(?: ${NAME})?(?: (?:County|Parish|Division))?)(?=[.,;)]|$| (?:and|or|has|have|shall|will|is|are)\\b)`;
const IN_BRACKETS = ' \\([A-Z][^()]{2,60}\\)';
const SEAT =
  '(?:seat|domicile|residence|place of (?:business|residence)|principal (?:office|place of business)|registered office|headquarters|home(?: area| town| address)?)';
const AREA = '(?:district|county|place|part|area|state|country|city|town|parish|region|province|jurisdiction)';
/** "at the defendant's place of business", 'of the seat of the Agent', 'where you live', 'for the district in which the Premises lie', 'nearest to your home'. */
const BY_REFERENCE = [
  ` (?:competent )?${PREPOSITION} (?:the |its |his |her |your |our |their )?(?:[\\w-]+ ){0,2}?[\\w-]+['’]s? (?:own )?${SEAT}`,
  ` (?:competent )?${PREPOSITION} (?:its |his |her |your |our |their |my )(?:own )?${SEAT}`,
  ` (?:competent )?${PREPOSITION} (?:the )?(?:registered )?${SEAT} of (?:the |whichever |whoever )?[\\w-]+(?: (?:party )?(?:that |who )?(?:is )?(?:being )?(?:sued|chased))?`,
  `(?: ${PREPOSITION} (?:the )?(?:[\\w-]+ ){0,2}?${AREA}(?: of (?:the )?\\w+)?)?,? (?:located |situated |sitting )?(?:where|in which) [^,.;:()]{3,90}?(?=[,.;:()]|$| (?:and|or|shall|will) | (?:has|have) (?:exclusive|sole|non|jurisdiction))`,
  ' (?:nearest|closest)(?: to)? [^,.;:()]{3,60}?(?=[,.;:()]|$| (?:and|or|has|have|shall|will|can|may|deals|hears) )',
].join('|');
const OF_NO_PLACE =
  " of (?:Common Pleas|Chancery|Session|Justice|Judicature|First Instance|King['’]s Bench|Queen['’]s Bench)";
/** 'The District Court Midden-Nederland at Lelystad', 'the Rechtbank Gelderland, location Zutphen'. */
const NAMED_BEHIND = ` ${NAME}(?: ${NAME})?(?=,|\\.|;|$| (?:at|in|is|location)\\b)`;
const TAIL = new RegExp(
  `^(?:${OF_NO_PLACE}|${NAMED_BEHIND}|${BY_REFERENCE}|${OF_NAMED}|${BEHIND_COMMA}|${IN_BRACKETS})`,
);
const NAMED_TAIL = new RegExp(`^(?:${NAMED_BEHIND}|${OF_NAMED}|${BEHIND_COMMA})`);
/** A tail's words more than these are no place any more. */
const LONGEST_TAILS = 5;

/** Where what is said of a court's place ends, and whether it says any. */
function endOf(words: string, from: number): { end: number; hasPlace: boolean } {
  let end = from;
  let hasPlace = false;
  for (let count = 0; count < LONGEST_TAILS; count++) {
    const tail = TAIL.exec(words.slice(end))?.[0];
    if (!tail) break;
    hasPlace ||= !NO_PLACE_ONLY.test(tail) && (NAMED_TAIL.test(tail) || !IN_BRACKETS_ONLY.test(tail));
    end += tail.length;
  }
  return { end, hasPlace };
}
const NO_PLACE_ONLY = new RegExp(`^${OF_NO_PLACE}$`);
const IN_BRACKETS_ONLY = new RegExp(`^${IN_BRACKETS}$`);

/** What is denied, waived, or named for another thing than to decide: 'the clerk of the', 'an order of the', 'instead of the'. */
const NOT_SENT_THERE = closingWords(
  '{not,never,waives,waive,instead of,rather than,unlike,order of,orders of,judgment of,judgement of,decision of,decree of,clerk of,rules of,registry of,registered with,appeal to,appointed by,recorded in,approval of,officer of,jury in,trial in,costs of} (in )(before )({a,an,any,the,such} )',
);
const OF_ANY = closingWords('{any,no,a,an,every,another,such} ({other,such} )');
const BEFORE_SECOND =
  /^,?(?: including)?,? (?:or|and|and also|or,? (?:if|where|in|at|for) [^,.;]{3,80},) (?:(?:to|in|at|before|of|by|within) )?(?:the |a )?/;

/** Every court that words call by its name, its kind or its place, each with those that stand beside it. */
export function courtPhrases(written: string): CourtPhrase[] {
  const words = inSmallLetters(written);
  const phrases: CourtPhrase[] = [];
  for (const { 0: head, index } of words.matchAll(HEAD)) {
    const last = phrases.at(-1);
    if (last && index < last.end) continue;
    const start = startOf(words, index);
    const { end, hasPlace } = endOf(words, index + head.length);
    const name = words.slice(start, end);
    const hasName = words
      .slice(start, index)
      .split(' ')
      .some((word) => opensWithCapital(word) && !KIND.test(word));
    if (!(hasPlace || hasName || KIND_ALONE.test(name))) continue;
    if (last && start < last.end) {
      phrases[phrases.length - 1] = { name: words.slice(last.start, end), start: last.start, end };
      continue;
    }
    const joined = last ? BEFORE_SECOND.exec(words.slice(last.end, start)) : null;
    if (last && joined && joined[0].length === start - last.end) {
      phrases[phrases.length - 1] = { name: words.slice(last.start, end), start: last.start, end };
      continue;
    }
    const before = words.slice(0, start);
    const isOfAny = OF_ANY.test(before) && !hasPlace;
    if (NOT_SENT_THERE.test(before) || isOfAny) continue;
    phrases.push({ name, start, end });
  }
  return phrases;
}

/** 'In the judicial district of Montreal, to whose courts they grant exclusive competence'. */
const WHOSE = new RegExp(
  `\\b((?:judicial )?(?:district|county|city|province|canton|state) of ${NAMES}|${NAMES} (?:County|Parish)),? (?:to |before |in )?whose courts\\b`,
  'i',
);
/** 'Any suit may be filed in the county where the Clients live or in Cherokee County'. */
const SUED_WHERE = new RegExp(
  `\\b(?:sued?|suits?|actions?|claims?|cases?|lawsuits?|proceedings|litigation)\\b[^.;]{0,80}?\\bin (?:the )?((?:county|city|state|district|parish|province|place|country) (?:where|in which) [^,.;]{3,60}?(?: or in (?:the )?(?:${NAMES}))?)(?=[,.;]|$| and )`,
  'i',
);
/** 'Exclusive place of jurisdiction for all disputes is Görlitz'. */
const PLACE_OF_JURISDICTION =
  /\b[Pp]lace of jurisdiction\b[^.;]{0,90}?(?:\bis|\bshall be|:)(?:,? (?:as far as|to the extent|where) [^,.;]{3,40},)? (?:exclusively |in )?([A-ZÀ-Ü][\wÀ-ÿ-]+(?: [A-ZÀ-Ü][\wÀ-ÿ-]+)?)/;
/** 'Subject to Pune jurisdiction only'. */
const SUBJECT_TO = /\b[Ss]ubject to (?:the )?([A-Z][a-z]+(?: [A-Z][a-z]+)?) jurisdiction\b/;

/** What a clause says of its courts or of disputes; in others they are named in passing: 'the courts of Wimbledon' on which one plays. */
const ON_DISPUTES = wording([
  'jurisdiction, competen{t,ce}, venue, sue(d), suit(s), lawsuit(s), litiga*, claim(s), dispute(s), action(s), proceedings, controvers*, difference(s), disagree*, quarrel(s), case(s), jury',
  'fall out, falling out, go to court, going to court, law, decide*, hear(s), heard, deal(s) with, otherwise, failing {this,that}, after that, then, if {that,it,this} ~2 {fail*,work*,help*}',
  "settle*, resol*, can't, cannot, both sides, may have us, belong(s), submit(s), consent(s), goes to, go to, take it to, thereafter, afterwards",
]);
const OF_ARBITRATION = wording('arbitra*, arbiter');
const OPEN_BESIDE = wording('otherwise, or, instead, {not,nor} ~2 arbitra*');

/** The courts that a clause on disputes names, in its own words; null where it names none, or none to decide. */
export function courtInWords(words: string): Forum | null {
  const told = (name: string): Forum => ({ by: 'courts', place: name, rules: null, name });
  const place = PLACE_OF_JURISDICTION.exec(words)?.[1] ?? SUBJECT_TO.exec(words)?.[1];
  if (place) return { by: 'courts', place, rules: null };
  const whose = WHOSE.exec(words)?.[1];
  if (whose) return told(`courts of the ${whose}`);
  if (
    !ON_DISPUTES.test(words) ||
    IN_AID_ONLY.test(words) ||
    isOfCourtOrder(words) ||
    (OF_ARBITRATION.test(words) && !OPEN_BESIDE.test(words))
  )
    return null;
  const [first, ...others] = courtPhrases(words);
  if (first) {
    const ofLaw = courtsByAdjective(first.name);
    if (ofLaw && ADJECTIVE_ALONE.test(first.name)) return { by: 'courts', place: ofLaw.name, rules: null };
    const isOneOfMore = others.some(({ name }) => name !== first.name) || namesAnother(words.slice(first.end));
    return told(`${first.name}${isOneOfMore ? OR_ANOTHER : ''}`);
  }
  const where = SUED_WHERE.exec(words)?.[1];
  return where ? told(`courts of the ${where}`) : null;
}
/** 'English courts': no court with a name. */
const ADJECTIVE_ALONE = /^[A-Z]\w+ [Cc]ourts$/;
/** Behind a court beside which the clause names others. */
export const OR_ANOTHER = ' or another court that the clause names';
