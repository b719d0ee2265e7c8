import { anyWording, listOf, openingWords, wording } from '../../lexicon/words';
import { findPeriods } from '../../mentions/periods';

/** Grounds for ending a contract as a lawyer names them; a ground with a higher weight stands earlier in the list. */
const GROUNDS: readonly (readonly [pattern: RegExp, words: string, weight: number])[] = [
  [
    anyWording(
      wording('change {of,in} (the )control'),
      wording('control of', 40, 'changes'),
      wording('if', 40, '{is,are} {bought,sold,taken over}'),
      wording('acquire(s) control, voting control'),
    ),
    'a change of control',
    8,
  ],
  [
    /\b(?:breach|default|fails? to (?:perform|comply|observe|cure|fulfil)|breaks (?:it|this|any|the)\b|break (?:it|this|any|the)\b|violat\w*\s(?:(?:of|any|the|its|his|her|their|such|this|an?|one|material|other)\s){0,5}(?:terms?|provisions?|conditions?|covenants?|obligations?|agreement|contract|section|article|warrant|representation|polic|law|rule)|failure to (?:perform|comply)|non-?compliance)\w*/i,
    'breach',
    9,
  ],
  [
    wording([
      "non(-)payment*, fail({s,ure}) to {make,pay}, {has,have,does,do}{ not,n't} {paid,pay}",
      'misses {one,a} payment*, in arrear(s), day(s) late, past due*, overdue*',
    ]),
    'non-payment',
    7,
  ],
  [
    /\b(?:insolven|bankrupt|receivership|receiver\b|assignment for the (?:general )?benefit of|winding[- ]up|liquidat(?:ion|or)\b)\w*/i,
    'insolvency',
    7,
  ],
  [wording('force majeure'), 'force majeure', 5],
  [wording('death, dies, disability, incapacit+'), 'death or disability', 6],
  [
    wording([
      'illegal, unlawful',
      '{change,required by,prohibited by} ({any ,in })(applicable ){law(s),regulation(s)}',
      'regulatory {approval,authority}',
    ]),
    'a legal bar',
    5,
  ],
  [wording('fraud, felony, misconduct, dishonest*, gross negligence, moral turpitude'), 'misconduct', 7],
];
const FOR_CAUSE =
  /^[^.;]{0,60}\b(?:for|(?<!\bor )with(?! or\b)) (?:good )?(?:cause|reason)\b|\bfor (?:Cause|Good Reason|good reason|just cause)\b/;
const NO_CAUSE = anyWording(
  wording([
    "for ({its ,their ,his ,her ,the Government's })({sole ,own })convenience",
    '(with or )without (any ){cause,reason}, for no reason, with or without (good )cause, at will',
    'without {a,giving a,giving any,having a} reason',
    'when(ever) {it,he,she,they,you,we} {like(s),want(s),please(s)}',
  ]),
  /\b(?:for any (?:or no )?reason(?! (?:of|that|set|specified|other)))\b/i,
);
const ANY_TIME = wording('at any {time,moment}, in its ({sole ,absolute })(and absolute )discretion');
const CONDITION =
  /\b(?:if\b|in the event|upon (?!.{0,60}\bnotice)|should\b|following the|in case|where\b|from and after|after the (?:time|date|occurrence)|once\b|so long as|provided that|because|for (?:breach|non))/i;
const AGREED =
  /\b(?:mutual (?:written )?(?:agreement|consent)|by (?:mutual,? )?(?:written )?agreement\b(?! (?:dated|attached))|by (?:written )?consent (?:of|between)|agree in writing)\b/i;
const MOST = 3;

/** 'A material breach', 'gross misconduct', 'breach of any material term': the lesser kind is no ground. */
const GRAVELY = listOf('material, serious, substantial, fundamental, gross, persistent, repeated, wilful, willful');
const GRAVE = `{${GRAVELY.join(',')}}(ly)`;
const GRAVE_BREACH = anyWording(
  wording(`${GRAVE} ({and,or} + )({unremedied,uncured,continuing} ){breach,default,violat,fail,break}*`),
  wording('{breach,default}* {is,was} (so ){material,serious,grave}'),
  wording('{breach,violat}* (of )({a,any,its,the} ){material,fundamental,essential}'),
);
const GROSS_MISCONDUCT = wording('{gross,serious,wil(l)ful} {misconduct,dishonest*}');
const LESSER = wording('any {breach,default}, minor {breach,default}, whether or not material');

export interface Grounds {
  /** ' for breach or insolvency', ' without cause', or '' where none of the known grounds is named. */
  words: string;
  weight: number;
}

/** Grounds that can be put right; the rest stand whatever is done. */
const CURABLE: readonly string[] = ['breach', 'non-payment'];

/** 'Material breach' where only that is meant. */
function gravely(name: string, said: string): string {
  if (name === 'misconduct' && GROSS_MISCONDUCT.test(said)) return 'gross misconduct';
  const grave = name === 'breach' && !LESSER.test(said) ? GRAVE_BREACH.exec(said)?.[0] : undefined;
  const how = GRAVELY.find((word) => grave?.toLowerCase().includes(word));
  return how ? `${how} ${name}` : name;
}

function preposed(words: string): string {
  return ` for ${words}`.replace(
    /^ for (a change|insolvency|force|death|a legal)/,
    (_, first: string) => ` on ${first}`,
  );
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** Of how many lengths words speak that are not those of notice. */
function timesToCure(said: string): number {
  const lengths = findPeriods(said).filter(({ end }) => !OF_NOTICE.test(said.slice(end)));
  return new Set(lengths.map(({ count, unit }) => `${count} ${unit}`)).size;
}
const OF_NOTICE = openingWords(/\W{0,3}/, '({prior,written,advance} )({prior,written,advance} )notice');

/**
 * Why the contract may be ended.
 * @param said the words from the verb to the end of the clause, with the condition before the subject, if any
 * @param cure ' if not cured within 30 days', which is told with what can be cured
 */
export function groundsIn(said: string, cure = ''): Grounds {
  if (AGREED.test(said)) return { words: ' by mutual agreement', weight: 4.5 };
  // 'For cause if a bureau declines to serve it for any reason': the reason is another's.
  const right = said.slice(0, 220).split(wording('if, in the event, upon the occurrence, should'))[0] ?? '';
  if (NO_CAUSE.test(right) && !FOR_CAUSE.test(right.replace(NO_CAUSE, ' ')))
    return { words: ' without cause', weight: 10 };
  if (ANY_TIME.test(said.slice(0, 160)) && !CONDITION.test(said)) return { words: ' at any time', weight: 9.5 };
  const found = GROUNDS.filter(([pattern]) => pattern.test(said));
  if (found.length === 0) return FOR_CAUSE.test(said) ? { words: ' for cause', weight: 8 } : { words: '', weight: 5.5 };
  const names = found.slice(0, MOST).map(([, words]) => words);
  const inWords = (some: readonly string[]): string =>
    some.length > 0 ? preposed(listed(some.map((name) => gravely(name, said)))) : '';
  const curable = names.filter((name) => CURABLE.includes(name));
  const rest = names.filter((name) => !CURABLE.includes(name));
  // A time to put right that is the one ground's is not told of the other.
  const told = cure !== '' && curable.length > 1 && timesToCure(said) > 1 ? ' if not cured in time' : cure;
  const parted = cure !== '' && curable.length > 0 && rest.length > 0;
  return {
    words: parted ? `${inWords(curable)}${told}, or${inWords(rest)}` : `${inWords(names)}${told}`,
    weight: Math.max(...found.map(([, , weight]) => weight)),
  };
}
