import { lookFirst } from '../../shared/acting-for';
import type { Evidence, RiskAssessment, SummarySentence } from '../../shared/analysis';
import type { FactName } from '../../shared/facts';
import { formatDay } from '../../shared/format';
import { listed, uncapitalised, withArticle } from '../../shared/phrases';
import { pendingPages, unreadPages } from '../document/coverage';
import { readsAsEnglish } from '../document/language';
import { overlaps } from '../evidence';
import { isOnAnniversary } from '../facts/day';
import type { Fact } from '../facts/fact';
import { namesRole } from '../facts/parties/role-words';
import { printLength } from '../facts/print-period';
import { preliminaryOf } from '../kinds/preliminary';
import { withoutLast } from '../lexicon/characters';
import { openingWords } from '../lexicon/words';
import { withoutCapacity } from '../mentions/capacities';
import type { Reading } from '../reading';
import { beginningOf, caveatOf } from './caveats';
import { certainDay, hasDoubtfulValue } from './certainty';
import { dealOf } from './deal';
import { toldWhereProved } from './key-terms/own-words';
import { NO_ROLE } from './key-terms/parties';
import { lawInWords, stepsAhead } from './law-in-words';
import { lifeInWords } from './life-in-words';
import { takenOutElsewhere } from './limit-words';
import { LEAST_SURE, LONGEST_QUOTED, priceIn } from './price';
import { renewalWords } from './renewal-words';

const MOST_PARTIES = 4;
/** 'Terms of service', 'conditions of purchase'. */
const PLURAL = openingWords('(+ )(+ ){terms,conditions}');
const MOST_SENTENCES = 7;
/** Proofs of one sentence; its paths lead to the others. */
const MOST_PROOFS = 6;

/** A sentence with the paths of what it rests on in the analysis, and the words of the contract that prove that. */
function resting(
  text: string | null,
  restsOn: readonly string[],
  evidence: readonly (readonly Evidence[])[],
): SummarySentence | null {
  if (text === null) return null;
  const first = evidence.flatMap((quotes) => quotes.slice(0, 1));
  return { text: sentence(text), restsOn: [...restsOn], evidence: first.slice(0, MOST_PROOFS) };
}

/** Rests on facts alone, as far as they were found. */
function restingOnFacts(text: string | null, { facts }: Reading, names: readonly FactName[]): SummarySentence | null {
  const used = names.filter((name) => facts[name].status === 'found');
  return resting(
    text,
    used.map((name) => `facts.${name}`),
    used.map((name) => facts[name].evidence),
  );
}

/** A title as it stands on a party's own paper, without the party's name above it: 'Bray Town Council Allotment Agreement'. */
function withoutParty(title: string, { parties, documentName }: Reading['facts']): string {
  const names = parties.map(({ value }) => withoutCapacity(value ?? ''));
  const printed = names.find((name) => name !== '' && title.toLowerCase().startsWith(`${name.toLowerCase()} `));
  if (printed) return title.slice(printed.length + 1);
  // 'ACME PLANT' over 'HIRE DOCKET' is how the letterhead of 'Acme Plant Hire Pty Ltd' begins.
  const told = ` ${documentName.value ?? ''}`.toLowerCase();
  const head = title.toLowerCase().endsWith(told) ? title.slice(0, -told.length).toLowerCase() : '';
  return title.slice(names.some((name) => name.toLowerCase().startsWith(`${head} `)) ? head.length + 1 : 0);
}

function whatAndWho(reading: Reading): SummarySentence | null {
  const { facts, kind, contract } = reading;
  if (kind.isContract === 'unclear' && !readsAsEnglish(contract)) return null;
  const type = facts.contractType.value;
  const named = type && type !== 'Contract' ? uncapitalised(withoutParty(type, facts)) : 'contract';
  const isPlural = PLURAL.test(named);
  const what = isPlural ? named : withArticle(named);
  const parties = facts.parties
    .filter((party) => party.status === 'found' && party.value)
    .map(
      (party) =>
        `${party.value}${party.role && party.role !== party.value && !NO_ROLE.test(party.role) ? ` (${party.role})` : ''}`,
    );
  const more = parties.length - MOST_PARTIES;
  const shown = more > 0 ? [...parties.slice(0, MOST_PARTIES), `${more} ${more === 1 ? 'other' : 'others'}`] : parties;
  const who =
    parties.length > 1 ? ` between ${listed(shown)}` : parties.length === 1 ? withOne(shown[0] ?? '', reading) : '';
  const date = certainDay(facts, 'agreementDate');
  const dated = date === certainDay(facts, 'effectiveDate') ? 'dated and effective' : 'dated';
  const isPreliminary = preliminaryOf(reading) !== null;
  const deal = kind.byContent || isPreliminary ? null : dealOf(reading);
  const is = kind.isContract === 'unclear' ? 'may be' : isPlural ? 'are' : 'is';
  const meant = isPreliminary ? '; which parts of it bind is to be read in it' : '';
  const text = `${isPlural ? 'These' : 'This'} ${is} ${what}${who}${date ? `, ${dated} ${date}` : ''}${deal ? `, under which ${deal}` : ''}${meant}`;
  const first = restingOnFacts(text, reading, ['contractType', ...(date ? ['agreementDate' as const] : [])]);
  const shownParties = facts.parties.filter(({ status }) => status === 'found').slice(0, MOST_PARTIES);
  return (
    first && {
      ...first,
      restsOn: [...first.restsOn, ...shownParties.map((_, index) => `facts.parties.${index}`)],
      evidence: [...first.evidence, ...shownParties.flatMap(({ evidence }) => evidence.slice(0, 1))],
    }
  );
}

/** The one party that was found; who is called a member or a tenant has another opposite, whom the summary does not hide. */
function withOne(shown: string, { facts }: Reading): string {
  const role = facts.parties.find(({ status }) => status === 'found')?.role;
  const isOneSide = role && namesRole(role) && !NO_ROLE.test(role);
  return isOneSide ? ` between ${shown} and another party whose name was not found` : ` with ${shown}`;
}

/** What it hangs on: an order, a change or a schedule says only part of what the parties agreed. */
function under({ kind }: Reading): SummarySentence | null {
  if (!kind.under) return null;
  const { title, date, evidence } = kind.under;
  const paper = title ? `the ${title}` : 'another paper';
  const dated = date && !title?.includes(date.slice(0, 4)) ? ` of ${formatDay(date)}` : '';
  return resting(`It stands under ${paper}${dated}, which has to be read with it`, ['kind.under'], [evidence]);
}

/** By what it is judged, where neither its title nor its structure says what it is. */
function takenFor({ facts, kind }: Reading): SummarySentence | null {
  if (!kind.byContent || facts.contractType.value?.toLowerCase().endsWith(kind.label.toLowerCase())) return null;
  const text = `By what it provides it is read as ${withArticle(uncapitalised(kind.label))}`;
  return resting(text, ['kind.id'], []);
}

/** With one full stop at its end, also after 'Inc.'. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

const LIFE: readonly FactName[] = ['effectiveDate', 'expirationDate', 'term'];

function howLong(reading: Reading): SummarySentence | null {
  // A length is told only beside an end that is sure.
  const told = hasDoubtfulValue(reading.facts, 'expirationDate') ? LIFE.slice(0, 1) : LIFE;
  const certain = told.filter((name) => !hasDoubtfulValue(reading.facts, name));
  return restingOnFacts(lifeOf(reading), reading, certain) ?? endInWords(reading);
}

/** A clause that says how long without a day or period is no silence: 'until the last shop is closed'. */
function endInWords(reading: Reading): SummarySentence | null {
  const { facts } = reading;
  const name = (['expirationDate', 'term'] as const).find(
    // A computed end is proved by its start, which says nothing of how long it runs.
    (one) =>
      (facts[one].status === 'stated' || (hasDoubtfulValue(facts, one) && !facts[one].rule)) &&
      facts[one].confidence >= LEAST_SURE,
  );
  if (!name) return null;
  const said = sentenceOf(reading, facts[name]);
  if (!said && facts[name].status === 'found') return null;
  const text = lifeInWords(facts[name].evidence, said);
  return resting(text, [`facts.${name}`], [facts[name].evidence]);
}

function lifeOf(reading: Reading): string | null {
  const { facts } = reading;
  const from = certainDay(facts, 'effectiveDate');
  const until = certainDay(facts, 'expirationDate');
  const perpetual = facts.expirationDate.value === 'perpetual';
  const term = hasDoubtfulValue(facts, 'expirationDate') ? null : facts.term.value;
  const start = from && from !== certainDay(facts, 'agreementDate') ? `${beginningOf(facts)} ${from}` : null;
  const end = until
    ? `${isOnAnniversary(facts.expirationDate) ? 'its term ends by' : 'runs until'} ${until}${caveatOf('expirationDate', facts)}`
    : perpetual
      ? 'has no fixed end'
      : term
        ? `runs for ${printLength(term).value}${caveatOf('term', facts)}`
        : null;
  return start && end
    ? `${start} and ${end}`
    : (start ?? (end ? (end.startsWith('its') ? `Its${end.slice(3)}` : `It ${end}`) : null));
}

/** How it renews by itself, in the contract's own words: who must write what, by when and how, is more than a length of notice. */
function renewal(reading: Reading): SummarySentence | null {
  const { facts } = reading;
  const words = renewalWords(facts);
  if (!words) return null;
  const said = sentenceOf(reading, facts.renewalTerm);
  if (!said && hasDoubtfulValue(facts, 'renewalTerm')) return null;
  if (said) return resting(`On renewal it says: “${said}”`, ['facts.renewalTerm'], [facts.renewalTerm.evidence]);
  const stopsRenewal = facts.noticePeriod.value?.stops === 'renewal';
  return restingOnFacts(`It ${words}`, reading, ['renewalTerm', ...(stopsRenewal ? ['noticePeriod' as const] : [])]);
}

function law(reading: Reading): SummarySentence | null {
  const { disputeResolution: settling, jurisdiction } = reading.facts;
  const steps = stepsAhead(reading.facts) ? (['disputeResolution'] as const) : [];
  const told = restingOnFacts(lawInWords(reading), reading, ['governingLaw', 'jurisdiction', ...steps]);
  if (!told || !jurisdiction.value) return told;
  // Of several steps, and of what one side may do beside them, each has its own proof.
  const more = settling.evidence.filter((one) => !told.evidence.some((other) => overlaps(one, other)));
  return { ...told, evidence: [...told.evidence, ...more].slice(0, MOST_PROOFS) };
}

/** What the deal costs and how far liability goes, in the contract's own words: a sum that is taken out of its sentence loses what it hangs on. */
function money(reading: Reading): SummarySentence | null {
  const { facts } = reading;
  const { liabilityCap } = facts;
  const main = priceIn(reading);
  const limit = liabilityCap.status === 'found' ? sentenceOf(reading, liabilityCap) : null;
  const but = limit ? takenOutElsewhere(reading, limit) : '';
  const ofPrice = main && `On money it says: “${main.text}”${main.but ?? ''}`;
  const ofLimit = limit && !main?.text.includes(limit) && `${main ? 'on' : 'On'} liability: “${limit}”${but}`;
  const quoted = [
    ...(main && ofPrice ? [{ told: ofPrice, path: 'facts.contractValue', evidence: main.evidence }] : []),
    ...(ofLimit ? [{ told: ofLimit, path: 'facts.liabilityCap', evidence: liabilityCap.evidence }] : []),
  ];
  return resting(
    quoted.length > 0 ? quoted.map(({ told }) => told).join('; ') : null,
    quoted.map(({ path }) => path),
    quoted.map(({ evidence }) => evidence),
  );
}

/** The sentence in which a fact is proved, where it is short enough to stand within another. */
function sentenceOf(reading: Reading, fact: Fact<unknown>): string | null {
  const told = toldWhereProved(reading, fact);
  return told && !told.isCut && told.text.length <= LONGEST_QUOTED ? told.text : null;
}

function missingFrom(pages: readonly number[], why: string): string | null {
  if (pages.length === 0) return null;
  const some =
    pages.length > 12 ? `${pages.length} pages` : `Page${pages.length === 1 ? '' : 's'} ${listed(pages.map(String))}`;
  return `${some} ${why}, so terms on ${pages.length === 1 ? 'it' : 'them'} are missing here.`;
}

function unread(reading: Reading): SummarySentence | null {
  return resting(unreadOf(reading), ['coverage'], []);
}

function unreadOf({ contract }: Reading): string | null {
  const pending = pendingPages(contract);
  const told = [
    missingFrom(unreadPages(contract), 'could not be read'),
    missingFrom(pending, pending.length === 1 ? 'has not been read yet' : 'have not been read yet'),
  ].filter((words) => words !== null);
  if (told.length > 0) return told.reduce(joined);
  if (!readsAsEnglish(contract)) return 'The document is not in English, so its terms are missing here.';
  return contract.truncated
    ? 'The document was too large to be read to its end, so later terms are missing here.'
    : null;
}

/**
 * The executive summary: what it is, between whom and what it does, for how long, under which law, for what money, and what to look at
 * first. Built from kind, facts, key terms and risks only, which each sentence names; a sentence whose facts are missing is left out.
 */
export function summarise(reading: Reading, risks: RiskAssessment): SummarySentence[] {
  const told =
    reading.kind.family === 'not-a-contract'
      ? [...notAssessed(reading), unread(reading)]
      : [
          whatAndWho(reading),
          takenFor(reading),
          under(reading),
          howLong(reading),
          renewal(reading),
          law(reading),
          money(reading),
          lookFirst(risks),
          unread(reading),
        ];
  let sentences = told.filter((one) => one !== null);
  while (sentences.length > MOST_SENTENCES) sentences = withTwoJoined(sentences);
  return sentences;
}

function notAssessed({ contract }: Reading): (SummarySentence | null)[] {
  const pages = contract.pages.length;
  const lead = `This document of ${pages} ${pages === 1 ? 'page' : 'pages'} does not read as a contract: the words that make one, such as parties who agree to duties, were not found`;
  return [
    resting(lead, ['kind.isContract'], []),
    resting('Key terms, risks and compliance were therefore not assessed', ['kind.isContract'], []),
  ];
}

/** Law and money, which stand before what to look at first, as one sentence: 'The law of Texas governs it; liability is limited to $10,000.' */
function withTwoJoined(sentences: readonly SummarySentence[]): SummarySentence[] {
  const at = Math.max(1, sentences.findIndex(({ restsOn }) => restsOn.includes('riskAssessment.overallRisk')) - 2);
  const [one, other] = sentences.slice(at, at + 2);
  if (!one || !other) return sentences.slice(0, MOST_SENTENCES);
  const both = {
    text: joined(one.text, other.text),
    restsOn: [...one.restsOn, ...other.restsOn],
    evidence: [...one.evidence, ...other.evidence],
  };
  return [...sentences.slice(0, at), both, ...sentences.slice(at + 2)];
}

const joined = (one: string, other: string): string =>
  `${withoutLast(one, '.')}; ${other.charAt(0).toLowerCase()}${other.slice(1)}`;

/** The summary as one text. */
export function summaryText(sentences: readonly SummarySentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}
