import { plainText } from '../document/plain-text';
import { initialsOf, namesOfParty, rolesOfParty } from '../kinds/names-of-party';
import { ROLES } from '../lexicon/en/roles';
import { closingWords, inClause, openingWords, perhaps, upTo } from '../lexicon/words';
import { liableIn } from '../statements/liability';
import { type Actor, type Called, partiesIn } from '../statements/parties';

/** The parties by whom a side is named. */
type Parties = Called['facts']['parties'];

/** What stands before a side that does something, or behind it; where both are there, both must fit. */
interface Way {
  before?: RegExp;
  after?: RegExp;
}

const BLANK = perhaps(' ');
/** ', upon written notice,' between a side and what it may do. */
const ASIDE = perhaps('\\,', upTo(60, '.;,'), '\\,');
const ALONE = ' ({alone,also,only,however,instead,itself,nevertheless} )';
const IS_FREE = [
  '{may,can,could}, {is,are,being} {entitled,free,at liberty}, {reserve,retain}(s) the right, {has,have} {the,an,a,one} (+ )(+ ){right,option}',
  '{shall,will} (also ){have the ({right,option}),be {entitled,free,at liberty}}',
];
/** What whoever ends a contract does for it. */
const GIVES =
  'give(s), giving, {must,shall,will} give, {wish,want,elect,choose}(es) to, {do,does} not {give,want,wish}';
/** The same where a contract goes on without it: 'unless the Club writes to us'. */
const SAYS_NO = openingWords(
  ' ({do,does,did} not )({shall have,has,have,shall,will,first} )({first,previously} )',
  '{giv,send,sen,wr,notif,inform,intimat,tell,told,submit,serv,object,cancel,opt,terminat,deliver,elect}*',
);
const ENDS =
  'terminat*, end(s), ended, cancel*, leave(s), withdraw*, determine(s), resign*, notice, quit(s), stop(s), break, notif*, tell(s), write(s)';

/** "At the Lender's option", 'on demand of the Bank', 'if the Owner so elects'. */
const CHOOSES: readonly Way[] = [
  {
    before: closingWords('{at,in,on,upon}', BLANK),
    after: openingWords(
      "{'s,'} ({sole,own,exclusive,written} )({and absolute} ){option,election,discretion,choice,request,demand}",
    ),
  },
  { before: closingWords('{option,election,discretion,choice,request,demand} of', BLANK) },
  {
    before: closingWords('{if,as,unless,where}', BLANK),
    after: openingWords(' ({so,may,shall} )({so} ){elects,elect,chooses,choose,decides,requests,demands,asks,wishes}'),
  },
];

const WAYS = {
  ends: [
    { before: closingWords('{unless,if}', BLANK), after: SAYS_NO },
    { after: openingWords(ASIDE, ALONE, [...IS_FREE, GIVES], inClause(160), ENDS) },
    {
      before: closingWords(
        '{terminated,ended,cancelled,determined,given,served,notice,termination,cancellation,exit} ({in writing,in written form} ){by,from}',
        BLANK,
      ),
    },
  ],
  renews: [
    { after: openingWords(ASIDE, ALONE, IS_FREE, inClause(120), 'renew*, extend*, extension, prolong*, continue(s)') },
    ...CHOOSES,
  ],
  chooses: CHOOSES,
  claims: [
    {
      before: closingWords('{any,all,every,each} ({other,such} ){claim,dispute,action,suit}(s) ({that,which} )'),
      after: openingWords(' ({may,might} ){have,has,bring(s),make(s),raise(s)}'),
    },
    { before: closingWords('{claim,action,suit}(s) ({brought,made} )by', BLANK) },
  ],
  sues: [
    {
      after: openingWords(
        ASIDE,
        ALONE,
        IS_FREE,
        inClause(160),
        'sue(s), bring, take, proceed*, commence, start, apply, file, seek, enforce, go, refer, elect, choose, require, submit',
      ),
    },
    ...CHOOSES,
  ],
  submits: [
    {
      after: openingWords(
        ' ({hereby,irrevocably,expressly,unconditionally} )({hereby,irrevocably,expressly} ){submit,consent,agree,attorn}(s)',
      ),
    },
  ],
} as const satisfies Record<string, readonly Way[]>;

export type Deed = keyof typeof WAYS;

/** Roles that other people of a paper have as well. */
const OF_OTHERS: ReadonlySet<string> = new Set(['Affiliate', 'Partner', 'Host', 'Bank', 'Operator']);

/** How a side is called within a sentence that is no quote of the paper. */
export interface Side {
  /** 'the Landlord', 'Provider', '“we”'. */
  subject: string;
  /** The same where something is done by it: '“us”'. */
  object: string;
  /** The same with what is its own: 'the liability of Provider', '“our” liability'. */
  its: (what: string) => string;
}

/** The one side that alone does so by these quotes; null where none is named, or one and another. */
export function sideThat(deed: Deed, parties: Parties, quotes: readonly string[]): Side | null {
  const ways: readonly Way[] = WAYS[deed];
  const doing = quotes
    .map(plainText)
    .flatMap((quote) =>
      mentionsIn(parties, quote).flatMap(({ from, to, actor }) =>
        ways.some(
          ({ before, after }) => (before?.test(quote.slice(0, from)) ?? true) && (after?.test(quote.slice(to)) ?? true),
        )
          ? [actor]
          : [],
      ),
    );
  return onlyOne(parties, doing);
}

/** The one side whose liability these quotes limit. */
export function sideLiable(parties: Parties, quotes: readonly string[]): Side | null {
  const liable = quotes.map(plainText).flatMap((text) => liableIn(paperOf(parties, text), text) ?? []);
  return onlyOne(parties, liable);
}

/** A quote as a paper of its own, with all that it may call the parties: 'the Vendors', 'CE', 'QUILLVANE'. */
function paperOf(parties: Parties, text: string): Called {
  const others = parties.flatMap((party) => {
    const roles = rolesOfParty(party);
    const [first = ''] = (party.value ?? '').split(/[\s,]/);
    return [...roles.map(plural), ...roles.map(initialsOf), first.toUpperCase()].map((role) => ({ value: null, role }));
  });
  return { facts: { parties: [...parties, ...others] }, contract: { text } };
}

const plural = (role: string) => `${role}s`;

function mentionsIn(parties: Parties, quote: string) {
  return partiesIn(paperOf(parties, quote), quote);
}

function onlyOne(parties: Parties, actors: readonly Actor[]): Side | null {
  const sides = actors.map((actor) => (actor.joint ? null : sideOf(parties, actor)));
  const [first] = sides;
  return first && sides.every((side) => side?.subject.toLowerCase() === first.subject.toLowerCase()) ? first : null;
}

const OWN: Readonly<Record<string, Omit<Side, 'its'> & { own: string }>> = {
  '“we”': { subject: '“we”', object: '“us”', own: '“our”' },
  '“us”': { subject: '“we”', object: '“us”', own: '“our”' },
  '“you”': { subject: '“you”', object: '“you”', own: '“your”' },
};

const calledSo = (name: string): Side => ({ subject: name, object: name, its: (what) => `the ${what} of ${name}` });

/** How a side is told: as its clause calls it, with the capitals by which the paper calls it elsewhere; who is 'we' or 'you' by its name, where the paper says whose word that is. */
function sideOf(parties: Parties, { name, words }: Actor): Side | null {
  const pronoun = OWN[name];
  if (pronoun) {
    const { subject, object, own } = pronoun;
    const whose = parties.filter(({ role }) => `“${role?.toLowerCase()}”` === subject);
    const value = whose.length === 1 ? whose[0]?.value : null;
    return value ? calledSo(value) : { subject, object, its: (what) => `${own} ${what}` };
  }
  const known = spellingOf(parties, name);
  if (known === null) return null;
  const called = name === name.toUpperCase() ? known : name;
  return calledSo(openingWords('the ').test(words) ? `the ${called.replace(openingWords('the '), '')}` : called);
}

/** What a paper calls one of its parties, with the capitals of its role or name; null for a word that is none of theirs. */
function spellingOf(parties: Parties, name: string): string | null {
  const key = name.toLowerCase();
  const isIt = (one: string) => one.toLowerCase() === key;
  for (const party of parties) {
    const roles = rolesOfParty(party);
    const role = [...roles, ...roles.map(plural), ...roles.map(initialsOf)].find(isIt);
    if (role) return role;
    if (!namesOfParty(party).includes(key)) continue;
    const at = (party.value ?? '').toLowerCase().indexOf(key);
    return at < 0 ? name : (party.value ?? '').slice(at, at + key.length);
  }
  return ROLES.find((one) => isIt(one) && !OF_OTHERS.has(one)) ?? null;
}
