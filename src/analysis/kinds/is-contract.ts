import { signatureLines } from '../document/signature-lines';
import { agreedInMail } from '../facts/accepted-in-mail';
import type { Source } from '../facts/source';
import { withoutLast } from '../lexicon/characters';
import { asWritten, everywhere, inClause, openingWords, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import { PROVISION_IDS } from '../provisions/heads/provision-ids';
import { numberingOf } from '../provisions/input/numbering';
import { foldWords } from './fold';
import { OTHER_PAPERS, type OtherPaper } from './other-papers';
import { PhraseIndex } from './phrase-index';

/** Whether a paper is a contract; 'unclear' where it binds somebody and yet looks like another paper, or provides as contracts do without their words. */
export type IsContract = 'yes' | 'no' | 'unclear';

const CONTRACT_WORDS: readonly RegExp[] = [
  wording('agree({s,d,ment})'),
  wording('part{y,ies}'),
  wording('hereby, herein, hereunder, hereto'),
  wording('shall'),
  wording('whereas, in witness, governing law, termination'),
];
/** Words by which parties bind themselves, and which reports about contracts do not use. */
const BINDS: readonly RegExp[] = [
  wording('agree(s) {as follows,to the following,that}, agree(s) (,)( )as follows'),
  wording('agree(s) on ', inClause(30), ' as follows'),
  wording('hereby (+ ){agree,covenant,grant,accept,acknowledge,amend,appoint,assign}*'),
  wording('in witness whereof, by and {between,among}, accepted and agreed, the undersigned'),
  wording('the parties (hereto )(hereby )agree, {I,you,we} (hereby )agree'),
  wording(
    'th{is,ese} ~6 {agreement,contract,subcontract,lease,licence,license,amendment,addendum,deed,statement of work}(s)',
    / (?:\([^)]{0,80}\),? ?)?/,
    '{is,are} (hereby ){made,entered,executed,between,by and,dated}',
  ),
  wording([
    'the {hirer,customer,client,buyer,seller,tenant,lodger,owner,keeper,parent,member,guest,borrower}(s) agree(s) (not )to',
    '{what,as} we (have )agreed, {sign,signing} and {send,return} ~4 copy, either of us {can,may}',
  ]),
];
/** A paper that speaks of itself: 'this Agreement', 'the terms of this letter'. */
const SELF: readonly RegExp[] = [
  wording(
    'th{is,ese} ~4 {agreement,contract,subcontract,lease,license,licence,amendment,addendum,schedule,note,warrant,guarant+,undertaking,order,plan,terms}',
  ),
  wording(
    'th{is,ese} ~4 {statement of work,deed,policy,letter,instrument,certificate,charter,power of attorney,sow,dpa,sla,nda,bill of sale,mou,memorandum of understanding}',
  ),
  wording('{contracting,covenanting} parties'),
];
/** A paper that calls itself a contract, in everyday words: 'These terms are a contract between us and you'. */
const IS_A_CONTRACT = wording([
  'th{is,ese} ~3 ({terms,document,page,letter,paper,form,order,agreement})( ){is,are,make(s),form(s),set(s) out,create(s)} {a,an,the,our,your} ({legally ,legal ,binding })({legally ,legal ,binding }){contract,agreement}',
  '{agree(s),accept(s)} (to )these terms',
]);
/** The words that accept an offer of prices make a contract of it, whatever it is called. */
const ACCEPTS_OFFER: readonly RegExp[] = [
  wording(
    '{I,we} (hereby ){accept,confirm}, {I,we} {am,are} {glad,happy,pleased} to accept',
    ' {your,the,this} ({above,written,attached} ){quotation,quote,estimate,tender}',
  ),
  wording(
    '{your,the,this} {quotation,quote,estimate,tender}',
    160,
    '{glad,happy,pleased,delighted} to {accept,go ahead,proceed}, please go ahead',
  ),
];
/** 'The Seller delivers', 'Agency may stop': roles that must, may or do something, as no other paper writes them. */
const ROLE_ACTS = everywhere(
  asWritten(
    wording(
      [
        'Seller, Buyer, Landlord, Tenant, Lender, Borrower, Client, Customer, Agency, Agent, Contractor, Consultant',
        'Supplier, Licensor, Licensee, Franchisor, Franchisee, Employer, Employee, Owner, Cleaner, Provider',
        'Distributor, Reseller, Company',
      ],
      ' ({also,only} )',
      [
        "must*, may*, can*, cannot*, will*, shall*, has to*, does{n't, not}, pay*, sell*, buy*, deliver*, keep*, give*",
        'let*, check*, get*, need*',
      ],
    ),
  ),
);
/** 'Priya will pay': what those do who are called by their names. */
const NAME_ACTS = everywhere(
  asWritten(wording(/[A-Z][a-z]{2,20} /, 'must, may, can, cannot, cant, will, shall, pays, owes, agrees, is lending')),
);
/** 'I can change the rent', 'you pay': what those do who are called by pronouns, as in papers of two private persons. */
const PRONOUN_ACTS = everywhere(
  wording(
    'I, we, you, he, she, they',
    ' ',
    "must, may, can, can't, cannot, will, shall, pay(s), owe(s), keep(s), give(s), lose(s), get(s), take(s), do",
  ),
);
/** 'Curtis Bjornson', 'P. Grogan' at the paper's foot. */
const FULL_NAMES = /\p{Lu}[\p{L}.'-]{0,20} (?:(?:Mac|Mc|van|de|al|bin) )?(\p{Lu}[\p{L}'-]{2,20})/gu;
const FOOT = 200;
const SIGNERS = 2;
const CLAUSES = 5;
const ROLES = 2;
const ACTS = 6;
const BEGINNING = 20_000;
const HEAD_LINES = 4;
const BETWEEN = openingWords('between, this is between');
const FIRST_LINES = 1_000;
/** More signs than this make a contract. */
const FEW_SIGNS = 2;
const TITLE_WORTH = 2;
const MARKS_WITH_TITLE = 1;
const MARKS_ALONE = 4;

const PAPERS = indexed();

function indexed() {
  const titles = new PhraseIndex<OtherPaper>();
  const marks = new PhraseIndex<OtherPaper>();
  for (const paper of OTHER_PAPERS) {
    for (const title of paper.titles) titles.add(title, paper);
    for (const mark of paper.marks) marks.add(mark, paper);
  }
  return { titles, marks };
}

/** Which other paper it looks like; null where it looks like none. */
function otherPaperOf(plain: string): OtherPaper | null {
  const titled = new Set(
    PAPERS.titles.matchesIn(foldWords(plain.slice(0, FIRST_LINES / 4))).flatMap(({ owners }) => owners),
  );
  const marks = new Map<OtherPaper, number>();
  const beginning = PAPERS.marks.matchesIn(foldWords(plain.slice(0, BEGINNING)));
  for (const { owners } of new Map(beginning.map((match) => [match.phrase, match])).values()) {
    for (const owner of owners) marks.set(owner, (marks.get(owner) ?? 0) + 1);
  }
  const looks = [...marks].filter(([paper, count]) => count >= (titled.has(paper) ? MARKS_WITH_TITLE : MARKS_ALONE));
  return looks.sort((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}

/** Whether two roles at least have rights and duties time and again, though the paper never calls itself a contract. */
function act(beginning: string, roles: RegExp): boolean {
  const acts = [...beginning.matchAll(roles)].map(([words]) => words.split(' ')[0]);
  return acts.length >= ACTS && new Set(acts).size >= ROLES;
}

/** Whether the paper begins with whom it is between. */
function opensBetween({ contract, plain }: Source): boolean {
  return contract.paragraphs.slice(0, HEAD_LINES).some(({ start }) => BETWEEN.test(plain.slice(start, start + 20)));
}

/** Whether two who are named in the first lines are named again at the foot, as under a paper that both sign. */
function isNamedAtFoot(plain: string): boolean {
  const head = plain.slice(0, FIRST_LINES);
  const named = [...plain.trimEnd().slice(-FOOT).matchAll(FULL_NAMES)].map((match) => match[1] ?? '');
  return new Set(named.filter((name) => head.includes(name))).size >= SIGNERS;
}

/** Whether two private persons settle with each other in numbered clauses what each must and may do. */
function isPrivateDeal({ contract, plain }: Source): boolean {
  const clauses = contract.paragraphs.filter(({ start, end }) => numberingOf(plain.slice(start, end)));
  return clauses.length >= CLAUSES && act(plain.slice(0, BEGINNING), PRONOUN_ACTS) && isNamedAtFoot(plain);
}

/** 'Either side may terminate', 'each party keeps': what the sides have in common. */
const SIDES = wording('{either,each,neither,both} (of the ){party,side,parties,sides}');
/** 'German law applies', 'Minnesota law; disputes in …'. */
const UNDER_LAW = /\b[A-Z][a-z]+ law(?:;| applies| governs|\b.{0,30}\bapply\b)|\blaws? of [A-Z]|\bgoverning law\b/;
const PARAGRAPH_SIGN = /^\s*§ ?\d/;

/** What two sides owe each other when it is about money, and the paper that says so lets neither off. */
const OF_MONEY = wording('pay(s), paid, fee(s), price(s), rent, refund(s), deposit');
const ADDRESSED_ACTS = 8;

/** Whether 'we' and 'you' have rights and duties time and again, and one of them pays: terms and bookings that never call themselves a contract. */
function isBetweenUsAndYou(beginning: string): boolean {
  const acts = [...beginning.matchAll(PRONOUN_ACTS)].map(([words]) => words.split(' ')[0]?.toLowerCase());
  const speaks = acts.some((who) => who === 'i' || who === 'we') && acts.includes('you');
  return speaks && acts.length >= ADDRESSED_ACTS && OF_MONEY.test(beginning);
}

/** Whether numbered clauses under a law say what sides have in common, though no word calls the paper a contract. */
function isClausedDeal({ contract, plain }: Source): boolean {
  const clauses = contract.paragraphs.filter(({ start, end }) => {
    const line = plain.slice(start, end);
    return numberingOf(line) || PARAGRAPH_SIGN.test(line);
  });
  return clauses.length >= CLAUSES && SIDES.test(plain) && UNDER_LAW.test(plain);
}

/** 'Seller:', 'Buyers:' before names. */
const ROLE_LABEL = wording(
  '{Seller,Buyer,Landlord,Tenant,Lodger,Lender,Borrower,Client,Customer,Hirer,Owner,Supplier,Contractor,Employer,Employee,Agent,Licensor,Licensee}(s):',
);
const LONGEST_LABEL = 12;

/** Whether lines name two roles at least that only sides of a contract have. */
function namesSides({ contract, plain }: Source): boolean {
  const roles = contract.paragraphs.flatMap(
    ({ start }) => ROLE_LABEL.exec(plain.slice(start, start + LONGEST_LABEL)) ?? [],
  );
  return new Set(roles.map((role) => withoutLast(withoutLast(role.toLowerCase(), ':'), 's'))).size >= ROLES;
}

/**
 * Of 98 contracts of lawyers' own making all but one have provisions of 14 kinds and more that the heads hear; twelve stories, reports, letters,
 * minutes and the like have nine at most.
 */
const LEAST_PROVISIONS = 12;
/** What looks like another paper has to provide for more: a quotation that was accepted on conditions does. */
const LEAST_BESIDE_LOOKS = 20;
/** Heads that hear what a sentence is about, not what it provides. */
const ABOUT = 'speaks-of-';
const PROVISIONS = PROVISION_IDS.filter((id) => !id.startsWith(ABOUT));

/** Whether the paper provides for as many things as contracts do, in whosever words. */
function provides({ provisions }: Source, least: number): boolean {
  return PROVISIONS.filter((id) => provisions.passages(id).length > 0).length >= least;
}

const has = (text: string, patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(text));

/** Who agrees by mail to a price and how it is paid has made a contract; one sum is named in other mails too. */
const SUMS_OF_AN_OFFER = 2;

/** What has none of a contract's words: no contract where it provides for little, and looks like another paper or speaks of no sides; else nobody can tell. */
function unlessHeard(source: Source, other: OtherPaper | null): IsContract {
  if (other) return provides(source, LEAST_BESIDE_LOOKS) ? 'unclear' : 'no';
  const speaks = isBetweenUsAndYou(source.plain.slice(0, BEGINNING)) || namesSides(source);
  return speaks || provides(source, LEAST_PROVISIONS) ? 'unclear' : 'no';
}

/**
 * Whether the paper is a contract. `titled`: its title names a contract ('Agreement', 'Bill of sale'); `recognised`: structure says which
 * kind it is.
 */
export function isContract(
  source: Source,
  { titled, recognised }: { titled: boolean; recognised: boolean },
): IsContract {
  const { plain } = source;
  const beginning = plain.slice(0, BEGINNING);
  const other = otherPaperOf(plain);
  if (other?.name === 'will') return 'no';
  // 'Yes to all of it' by mail, to an offer that says what is paid.
  if (OF_MONEY.test(plain) && findMoney(plain).length >= SUMS_OF_AN_OFFER && agreedInMail(source)) return 'yes';
  if (has(beginning, ACCEPTS_OFFER) || (opensBetween(source) && act(beginning, NAME_ACTS))) return 'yes';
  const binds = has(plain, BINDS);
  const speaksOfItself = has(plain, SELF);
  if (other && !binds && !(recognised && speaksOfItself)) return unlessHeard(source, other);
  if (IS_A_CONTRACT.test(beginning) || act(beginning, ROLE_ACTS) || recognised) return 'yes';
  if (isPrivateDeal(source) || (!other && isClausedDeal(source))) return 'yes';
  if (!binds && !titled && !speaksOfItself) return unlessHeard(source, other);
  const isSigned = (titled || binds) && signatureLines(source.contract).length > 1;
  const signs = (titled ? TITLE_WORTH : 0) + (binds ? 1 : 0) + (speaksOfItself ? 1 : 0) + (isSigned ? 1 : 0);
  const count = signs + CONTRACT_WORDS.filter((word) => word.test(plain)).length;
  if (count <= FEW_SIGNS) return unlessHeard(source, other);
  return other && !titled ? 'unclear' : 'yes';
}
