import { capitalised } from '../../../shared/phrases';
import type { Sentence } from '../../document/outline';
import { sentenceAt, sentenceEvidence } from '../../document/sentence-evidence';
import { evidenceAt } from '../../evidence';
import { CLAUSE_NUMBER } from '../../lexicon/characters';
import { anyWording, closingWords, everywhere, inClause, openingWords, unlessNext, wording } from '../../lexicon/words';
import { courtsByAdjective, findPlaces } from '../../mentions/places';
import { institutionIn } from '../arbitral-institutions';
import { isOfCourtOrder } from '../court-orders';
import { courtInWords } from '../court-phrase';
import { courtByName, courtsFrom, NAMES_FORUM } from '../courts-chosen';
import { oneKindOf } from '../courts-of-one-kind';
import { defineFact } from '../define-fact';
import { type Fact, found, missing, stated, withValue } from '../fact';
import { type Forum, forumInWords } from '../forum';
import { byArbitration } from '../forum-by-arbitration';
import { forumName } from '../forum-name';
import {
  AFTER_ARBITRATION,
  BY_CLAIMANT,
  CHOOSES,
  FORUM_LABELS,
  FORUM_LEAD,
  FORUM_WORDS,
  IN_AID_ONLY,
  NOT_A_FORUM,
} from '../forum-words';
import { labelledWords } from '../labelled';
import { isOfCosts, isOfDiscretion, isOfLawOnly, isOfMediator } from '../no-forum';
import { sendsNobody } from '../of-forum';
import { isArbitratedAtOnesChoice } from '../one-side';
import { isFreedomOfOne, leavesOneFree } from '../other-ways';
import { seatInWords } from '../seat-in-words';
import { secondCourt } from '../second-court';
import type { Source } from '../source';
import { SUBJECTS } from '../spoken-of';
import { NOT_SILENT } from '../stated';
import { BY_CONSENT } from '../ways-of-settling';
import { governingLaw, type Law } from './governing-law';

/** 'Jurisdiction: Cook County, Illinois', 'Disputes: ☒ arbitration in Geneva (ICC) ☐ courts of Zurich'. */
function underLabel(source: Source): Fact<Forum> | null {
  for (const { pair, words, evidence } of labelledWords(source, FORUM_LABELS)) {
    const forum = forumName(`is ${words}`);
    if (!forum) continue;
    const arbitration = wording('arbitra*').test(`${pair.names[0]} ${words}`);
    const rules = arbitration ? institutionIn(words, 0) : null;
    const second = arbitration ? null : secondCourt(`is ${words}`.slice(forum.end), forum.name);
    const by = arbitration ? 'arbitration' : 'courts';
    const value: Forum = { by, place: forum.name, rules, ...(second && { second }) };
    return found({ value, confidence: 0.85, evidence: [evidence] });
  }
  return null;
}

/** Whether only the title above a sentence speaks of a forum: 'GOVERNING LAW AND VENUE' over 'This Note is governed by the laws of the State of California'. */
function isOfTitle({ contract, outline }: Source, start: number, words: string): boolean {
  const behind = contract.text.slice(start, start + words.length).lastIndexOf('\n');
  const isOfTwo = behind >= 0 && sentenceAt(outline, start) !== sentenceAt(outline, start + words.length - 1);
  return isOfTwo && !NAMES_FORUM.test(words.slice(behind));
}

/** 'St. Louis County' goes on. */
const ENDS_CLAUSE = /;|(?<!\b(?:St|Ste|Mt|Ft))\.\s/;
/** 'If that court lacks subject matter jurisdiction, the federal court': what a court lacks chooses none. */
const LACKING = closingWords(
  '{lack,lacks,lacking,no,without,decline,declines} ({subject matter,subject-matter,personal,federal,the} )',
);

/** Where disputes are decided, courts or the seat of arbitration; the governing law is another fact. */
function forumOf(source: Source): Fact<Forum> {
  const { plain, contract, outline } = source;
  const labelled = underLabel(source);
  if (labelled) return labelled;
  let besideArbitration: Fact<Forum> | null = null;
  let ofOneKind: Forum | null = null;
  let forOneKind: Fact<Forum> | null = null;
  let arbitrated: Fact<Forum> | null = null;
  for (const { pattern, arbitration, confidence } of FORUM_WORDS) {
    for (const match of plain.matchAll(everywhere(pattern))) {
      const end = Math.min(plain.length, match.index + match[0].length + 120);
      const stop = plain.slice(match.index + match[0].length, end).search(ENDS_CLAUSE);
      const to = stop < 0 ? end : match.index + match[0].length + stop;
      const stretch = plain.slice(match.index, to);
      const lead = plain.slice(Math.max(0, match.index - 160), match.index);
      const clause = lead.slice(lead.lastIndexOf('. ') + 1) + stretch;
      const forum = forumName(stretch);
      if (
        !forum ||
        !CHOOSES.test(clause) ||
        IN_AID_ONLY.test(clause) ||
        LACKING.test(lead) ||
        NOT_A_FORUM.test(clause.slice(0, clause.length - stretch.length).slice(-FORUM_LEAD) + stretch)
      )
        continue;
      const said = sentenceAt(outline, match.index);
      if (isOfTitle(source, match.index, match[0])) continue;
      const words = said ? plain.slice(said.start, said.end) : clause;
      // Courts are the rule where an arbitration takes both.
      if (arbitration && (BY_CONSENT.test(words) || isArbitratedAtOnesChoice(words))) continue;
      const rules = arbitration ? institutionIn(plain, match.index) : null;
      const placed = match.index + forum.end;
      const evidence = sentenceEvidence(contract, outline, match.index, placed);
      if (BY_CLAIMANT.test(words) && !leavesOneFree(words)) return stated(STATED, [evidence]);
      if (arbitration) {
        arbitrated ??= found({
          value: { by: 'arbitration', place: forum.name, rules },
          confidence,
          evidence: [evidence],
        });
        continue;
      }
      const only = said ? oneKindOf(words, placed - said.start) : null;
      const courts = courtsFrom(plain, said?.start ?? match.index, match.index, forum.name, placed, said?.end ?? to);
      const value: Forum = { by: 'courts', rules, ...courts, ...(only && { only }) };
      const fact = found({ value, confidence, evidence: [evidence] });
      if (only) {
        ofOneKind ??= value;
        forOneKind ??= fact;
      } else if (AFTER_ARBITRATION.test(clause)) besideArbitration ??= fact;
      else if (!arbitrated) return fact;
    }
  }
  if (!arbitrated) return besideArbitration ?? forOneKind ?? missing(contract);
  const { place, only } = ofOneKind ?? {};
  if (!place || !only) return arbitrated;
  const evidence = [...arbitrated.evidence, ...(forOneKind?.evidence ?? [])];
  return { ...withValue(arbitrated, (value) => ({ ...value, beside: { place, only } })), evidence };
}

/** 'The English courts decide any dispute', 'its courts have non-exclusive jurisdiction'. */
const COURTS_DECIDE = anyWording(
  wording(
    'court(s)',
    60,
    'decide(s), hear(s), settle(s), resolve(s), jurisdiction, deal(s) with, {have,has} the last word',
  ),
  wording('submit(s), accept(s)', inClause(30), 'jurisdiction of {its,their,those} courts'),
);
/** What courts do in other clauses: they order, find and are named where somebody must obey them. */
const COURTS_ELSEWHERE = wording([
  'competent jurisdiction, {order,ordered,orders,require,requires,required,compel*,request*} {by,of} {a,any,the} court(s)',
  '{a,any,the} court(s) {order*,require*,find*,hold*,demand*,may order}',
  'unenforceable, invalid, injunct*, disclos*, subpoena*',
  'what {a,any,the} court(s) award(s), award{s,ed} by, if {a,any,the} court',
]);
/** A line of catchwords: 'Irish law; courts of Ireland.' */
const COURTS_ALONE = /(?:^|[.;,:]\s{1,3})(?:the )?courts? (?:of|in) [^.;,]{3,40}[.;]?$/i;
/** 'The court where Party A is located': a place that another clause tells. */
const COURTS_WHERE = wording(
  'court(s)',
  inClause(30),
  'where, in which, of the place',
  inClause(40),
  'located, domicil*, resid*, seat*, registered, place of business, live(s)',
);
/** 'The county court at Barnstaple is where any claim is brought'. */
const COURT_NAMED = wording(
  '{county,high,district,sheriff} court',
  inClause(60),
  'claim(s), dispute(s), action(s), proceedings',
);
/** 'Either may sue in Franklin County', 'small claims may be brought in Multnomah County', 'you may sue us where you live'. */
const SUED_IN = anyWording(
  wording(
    '{may,must,shall,will,can} ~3 {sue,go to court,file suit}',
    inClause(40),
    '{in,at} (the )+, where {you,we,he,she,it,they}',
  ),
  wording(
    'claim(s), action(s), proceedings, suit(s)',
    inClause(30),
    '{may,must,shall,will} (only )be {brought,filed} (only )in',
    unlessNext(' {writing,good faith}'),
  ),
);
const RIGHT_TO_SUE = wording('class, in the name of, in its own name, for the benefit, jury');
/** The courts of the place whose law governs. */
const ITS_COURTS = wording(
  '{its,whose,their,those,such,these,that} court(s), court(s) ({and,or} tribunal(s) ){there,thereof,of that place,of that state,of that province,of that country}',
);

/** 'The Singapore courts': the place whose name stands before them. */
const courtsByName = (words: string): string | null =>
  findPlaces(words).find(({ end }) => openingWords(' courts').test(words.slice(end)))?.name ?? null;

/** 'The Hirer may sue only in': of the other side nothing is said. */
const isOfOne = (words: string): boolean => isFreedomOfOne(words) && !leavesOneFree(words) && !OF_BOTH.test(words);
const OF_BOTH = wording(
  '{either,each,neither,both} ({of the,of us} )({side,sides,party,parties} ), any {suit,action,litigation,proceeding,dispute}(s), the parties, to the exclusion of',
);

/** A sentence by which courts decide, where no form of words was known: named by an adjective or the law's place, else stated. */
function inOtherWords({ plain, contract, outline }: Source, law: Fact<Law>): Fact<Forum> | null {
  for (const { start, end } of outline.sentences) {
    const words = plain.slice(start, end);
    const alone = COURTS_ALONE.exec(words.trim());
    const listed = alone && forumName(alone[0]);
    if (listed) {
      const evidence = [evidenceAt(contract, start, end)];
      return found({ value: { by: 'courts', place: listed.name, rules: null }, confidence: IN_OTHER_WORDS, evidence });
    }
    const sued = RIGHT_TO_SUE.test(words) ? null : SUED_IN.exec(words);
    const match = COURTS_DECIDE.exec(words) ?? COURTS_WHERE.exec(words) ?? COURT_NAMED.exec(words) ?? sued;
    if (!match || COURTS_ELSEWHERE.test(words) || IN_AID_ONLY.test(words)) continue;
    const evidence = [sentenceEvidence(contract, outline, start + match.index, start + match.index + match[0].length)];
    const near = words.slice(Math.max(0, match.index - BEFORE_COURTS));
    const name =
      courtsByAdjective(near)?.name ??
      courtsByName(near) ??
      (ITS_COURTS.test(near) && law.status === 'found' ? law.value.place : null);
    if (name) return found({ value: { by: 'courts', place: name, rules: null }, confidence: IN_OTHER_WORDS, evidence });
    const value = BY_CLAIMANT.test(words) || isOfOne(words) ? null : (courtByName(words) ?? courtInWords(words));
    return value ? found({ value, confidence: IN_OTHER_WORDS, evidence }) : stated(STATED, evidence);
  }
  return null;
}

/** What the sentence that most likely chooses a forum names, in its own words. */
function inItsWords(_: Source, { text }: Sentence): Forum | null {
  if (BY_CLAIMANT.test(text) || isOfOne(text)) return null;
  const place = ARBITRATED.test(text) && !BY_CONSENT.test(text) ? seatInWords(text) : null;
  const court = courtInWords(text);
  return place && !court ? { by: 'arbitration', place, rules: institutionIn(text, 0) } : court;
}
const ARBITRATED = wording('arbitra*, arbiter');

const IN_OTHER_WORDS = 0.75;
const STATED = 0.5;
/** 'Talk first. Then a mediator. Then the District Court in Castlebar.': the last of several steps, in a sentence of its own. */
const LAST_STEP = openingWords(
  CLAUSE_NUMBER,
  '{then,otherwise,after that,failing that,if that fails,if not,if it fails,last,finally}(,) (it goes to )(it is )({the,to the} )(^2 ){court,courts}',
);
/** In characters: a longer sentence says more than that. */
const LONGEST_STEP = 70;

function courtsOfLastStep({ outline, contract }: Source): Fact<never> | null {
  const said = outline.sentences.find(({ text }) => text.length <= LONGEST_STEP && LAST_STEP.test(text));
  return said ? stated(SAID_AS_STEP, [evidenceAt(contract, said.start, said.end)]) : null;
}
const SAID_AS_STEP = 0.6;

/** How far before 'courts' its adjective stands at most, in characters. */
const BEFORE_COURTS = 40;

export const jurisdiction = defineFact({
  id: 'jurisdiction',
  label: 'Jurisdiction',
  place: 40,
  kind: 'text',
  silence: { provision: null, until: NOT_SILENT, subjects: [SUBJECTS.courts] },
  speaksOf: ['court', 'courts', 'jurisdiction', 'venue', 'arbitra*', 'forum', 'tribunal'],
  neverOf: sendsNobody,
  notOf: (_, text) =>
    isOfMediator(text) || isOfDiscretion(text) || isOfCourtOrder(text) || isOfCosts(text) || isOfLawOnly(text),
  needs: { law: governingLaw },
  find(source, { law }) {
    const forum = forumOf(source);
    const isMissing = forum.status === 'absent' || forum.status === 'unreadable';
    if (!isMissing) return forum;
    const arbitrated = byArbitration(source);
    if (arbitrated?.status === 'found') return arbitrated;
    return inOtherWords(source, law) ?? arbitrated ?? forum;
  },
  readIn: inItsWords,
  otherwise: courtsOfLastStep,
  print: (forum) => ({ value: capitalised(forumInWords(forum)), normalized: null }),
  examples: {
    paper: 'services',
    hits: [
      ['13. Mediation comes first. Irish law; courts of Ireland.', 'Courts of Ireland'],
      ['13. The courts of the State of Texas shall have exclusive jurisdiction over any dispute.', 'Courts of Texas'],
      [
        '13. Any dispute shall be finally settled by arbitration in Geneva, Switzerland under the Rules of the International Chamber of Commerce.',
        'Arbitration in Geneva, Switzerland (ICC)',
      ],
      ['13. If there is a dispute, either of us may sue in the courts of Munich.', 'Courts of Munich'],
      ['13. The parties submit to the exclusive jurisdiction of the Irish courts.', 'Courts of Ireland'],
      [
        '13. The law of Ireland governs this letter and the parties submit to the exclusive jurisdiction of its courts.',
        'Courts of Ireland',
      ],
      ['13. Courts of Berlin have exclusive jurisdiction.', 'Courts of Berlin'],
      ['13. Disputes go to the state or federal courts in Cook County.', 'Courts of Cook County'],
      ['13. Disputes go first to mediation in Salem, then to the courts of Marion County.', 'Courts of Marion County'],
      ['13. This Note follows the laws of Idaho; venue lies in Ada County.', 'Courts of Ada County'],
      ['13. A party that is not content may apply for arbitration in Stockholm.', 'Arbitration in Stockholm'],
      ['13. English law applies and the English courts decide any dispute.', 'Courts of England and Wales'],
      [
        '13. What is not settled in 45 days may be brought only in the state or federal courts sitting in Kings County.',
        'Courts of Kings County',
      ],
      [
        '13. Suit shall be brought in the Superior or State Court having jurisdiction in Oconee County.',
        'Courts of Oconee County',
      ],
      [
        '13. After that, either may sue in the Superior Court for the County of San Luis Obispo, and both accept its jurisdiction.',
        'Superior Court for the County of San Luis Obispo',
      ],
      [
        '13. The District Court, Fourth Judicial District, Hennepin County, Minnesota, which the parties agree is the exclusive venue, may hear the matter.',
        'District Court, Fourth Judicial District, Hennepin County, Minnesota',
      ],
      [
        '13. The law of Ireland governs this letter and its courts have non-exclusive jurisdiction.',
        'Courts of Ireland',
      ],
    ],
    misses: [
      ['13. Disputes shall be settled by arbitration in English with one arbitrator.', 'a language'],
      [
        '13. Disputes shall be settled by arbitration in Rotterdam when Provider is claimant and in Seoul when Customer is claimant.',
        'a seat by claimant',
      ],
      ['13. Disputes go to the courts of Ohio if you sue us and to the courts of Maine if we sue you.', 'by claimant'],
      ['13. Any dispute may by agreement be referred to arbitration in Toronto.', 'only if both agree'],
      ['9. Provider pays what a court awards or the parties agree to settle.', 'what a court awards'],
      ['13. A dispute may be heard in any court having jurisdiction of the parties.', 'no place'],
      ['13. An award may be entered in a court having jurisdiction over the parties.', 'an award'],
      ['13. Provider was heard in the district court, as Customer knows, and has no exclusive forum.', 'a story'],
      ['6. Provider tells Customer of every order of a court; courts of appeal included.', 'no place'],
      ['13. This Agreement is governed by the laws of the State of Texas.', 'a law and no court'],
      ['9. The Customer may apply to a court for an injunction, which the court decides at once.', 'an injunction'],
      ['9. Recipient may disclose what a court of competent jurisdiction orders it to disclose.', 'any court'],
      ['6. Provider is licensed in each jurisdiction in which it works, Texas among them.', 'a place of business'],
      [
        '13. This Agreement is governed by the law of Ohio, without regard to conflicts of laws rules of any jurisdiction.',
        'rules on conflicts',
      ],
    ],
  },
});
