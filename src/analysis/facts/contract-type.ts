import type { Evidence, Fact } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { found, missing } from './fact';
import type { Source } from './source';

/** Types for people, most telling first: 'Amendment to the Supply Agreement' is an amendment, a 'Co-branding and hosting' is co-branding. */
const TYPES: [name: string, inTitle: RegExp][] = [
  [
    'Amendment',
    /\bamend(?:ment|ing)\b(?! and restate)|(?<!data (?:processing|protection|transfer) |service level |business associate )\baddendum\b/i,
  ],
  ['Settlement agreement', /^(?:full|general|mutual|complete)[\w ]{0,30}\brelease\b/i],
  ['Non-disclosure agreement', /\b(?:non-? ?disclosure|confidentiality|nda|secrecy|proprietary information)\b/i],
  ['Data processing agreement', /\bdata (?:processing|protection|transfer)\b|\bbusiness associate\b/i],
  ['Service level agreement', /\bservice level\b/i],
  ['Statement of work', /\bstatement of work\b|\bwork order\b/i],
  ['Software as a service agreement', /\b(?:software as a service|saas|subscription|cloud services?)\b/i],
  ['Terms of service', /\bterms (?:and conditions )?of (?:service|use)\b/i],
  [
    'Settlement agreement',
    /\bsettlement\b|\brelease of claims\b|\b(?:general|complete|mutual|full)(?: and \w+)? release\b|\bseparation\b|\byour (?:retirement|resignation)\b/i,
  ],
  [
    'Employment agreement',
    /\bemployment\b|\bexecutive (?:agreement|severance)\b|\bseverance\b|\boffer letter\b|\bjob offer\b|\boffer of employment\b/i,
  ],
  ['Lease', /\b(?:sub)?lease\b|\btenancy\b|\brental\b/i],
  ['Capital support agreement', /\bcapital (?:maintenance|support)\b|\bkeep-?well\b/i],
  ['Loan agreement', /\b(?:loan|credit|promissory|facility|note purchase|guarant(?:y|ee))\b/i],
  ['Publishing agreement', /\bpublishing\b|\bpublication agreement\b|\bbook (?:deal|contract)\b/i],
  [
    'Share purchase agreement',
    /(?<!\bpreferred )\b(?:stock|shares?) (?:sale (?:and|&) )?purchase\b|\b(?:purchase|sale) (?:(?:and|&) (?:purchase|sale) )?of (?:the )?(?:shares?|stock)\b/i,
  ],
  [
    'Equity or SAFE agreement',
    /\b(?:simple agreement for future equity|safe|stock (?:purchase|option)|share subscription|securities purchase|investment|warrant|shareholders?|stockholders?)\b/i,
  ],
  ['Joint filing agreement', /\bjoint filing\b/i],
  ['Joint venture agreement', /\bjoint venture\b/i],
  ['Partnership agreement', /\bpartnership agreement\b|\b(?:operating|limited liability company) agreement\b/i],
  ['Strategic alliance agreement', /\b(?:strategic )?alliance\b/i],
  ['Non-compete agreement', /\bnon-? ?compet|\bnot to compete\b|\bnon-? ?solicit/i],
  ['Co-branding agreement', /\bco-? ?brand/i],
  ['Franchise agreement', /\bfranchise\b/i],
  ['Reseller agreement', /\breseller\b|\bvalue added\b/i],
  ['Distribution agreement', /\bdistribut(?:or|ion|orship)\b/i],
  ['Agency agreement', /\bagency\b|\bagent\b|\brepresentative\b/i],
  ['Affiliate agreement', /\baffiliate\b/i],
  ['Endorsement agreement', /\bendorse/i],
  ['Sponsorship agreement', /\bsponsor/i],
  ['Outsourcing agreement', /\boutsourc/i],
  ['Manufacturing agreement', /\bmanufactur/i],
  ['Supply agreement', /\bsupply\b/i],
  ['Transportation agreement', /\btransport|\bfreight\b|\bcarriage\b/i],
  ['Maintenance agreement', /(?<!\bcapital )\bmaintenance\b|\bsupport\b/i],
  ['Hosting agreement', /\bhosting\b/i],
  ['Marketing agreement', /\bmarketing\b|\badvertis/i],
  ['Promotion agreement', /\bpromotion/i],
  ['Collaboration agreement', /\bcollaborat|\bco-?operation\b/i],
  ['Development agreement', /\bdevelopment\b|\bresearch\b/i],
  ['Intellectual property agreement', /\bintellectual property\b|\bpatent\b|\bassignment\b/i],
  ['Master services agreement', /\bmaster (?:services?|agreement|professional|consulting)\b|\bmsa\b/i],
  ['Consulting agreement', /\bconsult|\bindependent contractor\b/i],
  ['License agreement', /\blicen[cs]/i],
  ['Purchase agreement', /\bpurchase\b|\bsale\b|\bacquisition\b|\bmerger\b/i],
  ['Services agreement', /\bservices?\b|\bservicing\b/i],
];
/** An order form for what is subscribed to is of that kind, whatever its title says. */
const ORDER = /\border(?: form)?\b|^quote\b|\bterms of service\b/i;
const SUBSCRIBES = /\bsubscription (?:term|start|end|fees?|period|date)\b/i;
const CONTRACT_WORDS = [
  /\bagree(?:s|d|ment)?\b/i,
  /\bpart(?:y|ies)\b/i,
  /\bhereby\b|\bherein\b|\bhereunder\b|\bhereto\b/i,
  /\bshall\b/i,
  /\bwhereas\b|\bin witness\b|\bgoverning law\b|\btermination\b/i,
];
const NOT_A_CONTRACT = 2;
/** 'Employment, Confidentiality and Non-Competition Agreement' is about employment first. */
const EMPLOYS_FIRST = /^(?:form of )?(?:executive |at-will )?employment(?:,| and| &)/i;
/** In Britain a 'service agreement' employs a director. */
const EMPLOYS =
  /(?:\b(?:your|the (?:executive|employee|director)['’]s) (?:employment|basic salary)\b[\s\S]{0,20000}?){3}/i;

/** Words by which parties bind themselves, and which reports about contracts do not use. */
const BINDS =
  /\bagrees? (?:(?:on [\w, ]{4,30} |, ?)?as follows|to the following|that)\b|\bhereby (?:\w+ )?(?:agree|covenant|grant|accept|acknowledge|amend|appoint|assign)|\bin witness whereof\b|\bby and (?:between|among)\b|\bthe parties (?:hereto )?(?:hereby )?agree\b|\b(?:I|you|we) (?:hereby )?agree\b|\baccepted and agreed\b|\bthe undersigned\b|\bth(?:is|ese) (?:[\w&/-]+ ){0,6}(?:agreement|contract|lease|licen[cs]e|amendment|addendum|deed|statement of work)s? (?:\([^)]{0,80}\),? ?)?(?:is|are) (?:hereby )?(?:made|entered|executed|between|by and|dated)\b/i;
/** A paper that speaks of itself: 'this Agreement', 'the terms of this letter'. */
const SELF =
  /\bth(?:is|ese) (?:[\w-]+ ){0,4}(?:agreement|contract|lease|license|licence|amendment|addendum|schedule|note|warrant|guarant\w+|undertaking|order|plan|terms|statement of work|deed|policy|letter|instrument|certificate|charter|power of attorney|sow|dpa|sla|nda|bill of sale|mou|memorandum of understanding)\b|\b(?:contracting|covenanting) parties\b/i;
/** A paper that calls itself a contract, in everyday words: 'These terms are a contract between us and you'. */
const IS_A_CONTRACT =
  /\bth(?:is|ese) (?:[\w-]+ ){0,3}(?:terms|document|page|letter|paper|form|order|agreement)? ?(?:is|are|makes?|forms?|sets? out|creates?) (?:a|an|the|our|your) (?:legally |legal |binding ){0,2}(?:contract|agreement)\b|\b(?:agrees?|accepts?) (?:to )?these terms\b/i;
/** Papers that speak of contracts and are none: press releases, judgments, studies, invoices, minutes, wills. */
const OTHER_PAPERS = [
  /^\W*for immediate release\b/im,
  /\b(?:plaintiffs?|petitioners?|appellants?)\b[\s\S]{0,200}\b(?:v\.|vs\.?|versus)\s[\s\S]{0,200}\b(?:defendants?|respondents?|appellees?)\b/i,
  /^\W*abstract\b[\s\S]{200,}^\W*(?:\d+\.? )?(?:references|bibliography)\b/im,
  /^\W*(?:tax |pro ?forma )?invoice\b[\s\S]{0,400}\b(?:invoice (?:no|number|date)|bill to|amount due|total due)\b/im,
  /^\W*minutes of\b/im,
];
/** A will is witnessed like a contract and binds nobody by agreement. */
const WILL = /^\W*(?:the )?last will and testament\b/im;
/** 'AGREEMENT', 'Contract', 'House painting agreement': a title that says no more than that it is one. */
const TITLE = /\b(?:agreement|contract|deed|terms(?: (?:and|&) conditions)?)\W*$/i;
const BEGINNING = 20_000;
/** 'The Seller delivers', 'Agency may stop': roles that must, may or do something, as no other paper writes them. */
const ROLE_ACTS =
  /\b(Seller|Buyer|Landlord|Tenant|Lender|Borrower|Client|Customer|Agency|Agent|Contractor|Consultant|Supplier|Licensor|Licensee|Franchisor|Franchisee|Employer|Employee|Owner|Cleaner|Provider|Distributor|Reseller|Company)(?: (?:also|only))? (?:must|may|can|can't|cannot|will|shall|has to|does(?:n't| not)|pays?|sells?|buys?|delivers?|keeps?|gives?|lets?|checks?|gets?|needs?)\b/g;
const ROLES = 2;
const ACTS = 6;

/** Whether two roles at least have rights and duties time and again, though the paper never calls itself a contract. */
function actsOfRoles(beginning: string): boolean {
  const acts = [...beginning.matchAll(ROLE_ACTS)].map(([, role]) => role);
  return acts.length >= ACTS && new Set(acts).size >= ROLES;
}

function isContract(plain: string, lines: string, name: Fact): boolean {
  if (WILL.test(lines.slice(0, 1000))) return false;
  const binds = BINDS.test(plain);
  if (!binds && OTHER_PAPERS.some((paper) => paper.test(lines.slice(0, BEGINNING)))) return false;
  if (IS_A_CONTRACT.test(plain.slice(0, BEGINNING))) return true;
  if (actsOfRoles(plain.slice(0, BEGINNING))) return true;
  const title = name.status === 'found' ? (name.value ?? '') : '';
  const named = TITLE.test(title) || TYPES.some(([, pattern]) => pattern.test(title));
  if (!binds && !named && !SELF.test(plain)) return false;
  const signs = (named ? 2 : 0) + (binds ? 1 : 0) + (SELF.test(plain) ? 1 : 0);
  return CONTRACT_WORDS.filter((word) => word.test(plain)).length + signs > NOT_A_CONTRACT;
}

/** The body's own word for itself, weighed by how often it stands in the text. */
function byBody(plain: string): { type: string; at: number; length: number } | null {
  let best: { type: string; at: number; length: number; count: number } | null = null;
  const start = plain.slice(0, 20_000);
  for (const [type, pattern] of TYPES) {
    const hits = [...start.matchAll(new RegExp(pattern.source, 'gi'))];
    const first = hits[0];
    if (first && hits.length > (best?.count ?? 2))
      best = { type, at: first.index, length: first[0].length, count: hits.length };
  }
  return best;
}

/** What kind of contract it is, by its title first and its words second; 'Not a contract' for other documents. */
export function contractType(source: Source, name: Fact): Fact {
  const { plain, contract } = source;
  if (plain.trim().length < 40) return missing(contract);
  const opening: Evidence = evidenceAt(contract, 0, Math.min(120, plain.length));
  if (!isContract(plain, contract.text, name))
    return found({ value: 'Not a contract', confidence: 0.7, evidence: [opening] });
  const titled = EMPLOYS_FIRST.test(name.value ?? '')
    ? (['Employment agreement'] as const)
    : TYPES.find(([, pattern]) => pattern.test(name.value ?? ''));
  if (ORDER.test(name.value ?? '') && !titled && SUBSCRIBES.test(plain))
    return found({ value: 'Software as a service agreement', confidence: 0.7, evidence: name.evidence });
  const type = titled?.[0] === 'Services agreement' && EMPLOYS.test(plain) ? 'Employment agreement' : titled?.[0];
  if (type) return found({ value: type, confidence: 0.9, evidence: name.evidence });
  const body = byBody(plain);
  if (body)
    return found({
      value: body.type,
      confidence: 0.5,
      evidence: [evidenceAt(contract, body.at, body.at + body.length)],
    });
  return found({ value: 'Contract', confidence: 0.5, evidence: name.status === 'found' ? name.evidence : [opening] });
}
