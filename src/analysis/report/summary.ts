import type { Fact, RiskAssessment } from '../../shared/analysis';
import { formatDay } from '../../shared/format';
import { isFullyRead, pendingPages, unreadPages } from '../document/coverage';
import type { Reading } from '../reading';
import { isToCheck } from '../risks/overall';
import { financialLines } from './key-terms/financial-terms';
import { bestLines } from './key-terms/line';
import { NO_ROLE } from './key-terms/parties';
import { listed } from './shorten';

const MOST_PARTIES = 4;
const MOST_RISKS = 3;
const MOST_SENTENCES = 5;
const MOST_SUMS = 2;
/** Sums of this weight are what the deal costs; lighter ones are side payments, limits and thresholds. */
const MAIN_SUM = 8;
/** '$1' is a price for form's sake, unless it is paid for each of many. */
const SMALL_SUM = /: (?:at least |up to )?(?:\$|[A-Z]{3} )\d{1,2}(?:\.\d\d)?(?! per|[\d,.%])/;

function found(fact: Fact): string | null {
  return fact.status === 'found' ? fact.value : null;
}

function day(fact: Fact): string | null {
  return fact.status === 'found' && fact.normalized && /^\d{4}-/.test(fact.normalized)
    ? formatDay(fact.normalized)
    : null;
}

function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) && !/^(?:eu|uni|one)/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** Lower case unless the name holds an abbreviation or a name: 'License agreement' becomes 'license agreement'. */
function lowered(name: string): string {
  return /^[A-Z][a-z]/.test(name) && !/^\S+\s(?:.*\s)?[A-Z]/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}

function whatAndWho({ facts }: Reading): string {
  const type = found(facts.contractType);
  const what = type && type !== 'Contract' ? withArticle(lowered(type)) : 'a contract';
  const parties = facts.parties
    .filter((party) => party.status === 'found' && party.value)
    .map(
      (party) =>
        `${party.value}${party.role && party.role !== party.value && !NO_ROLE.test(party.role) ? ` (${party.role})` : ''}`,
    );
  const more = parties.length - MOST_PARTIES;
  const shown = more > 0 ? [...parties.slice(0, MOST_PARTIES), `${more} ${more === 1 ? 'other' : 'others'}`] : parties;
  const who = parties.length > 1 ? ` between ${listed(shown)}` : parties.length === 1 ? ` with ${shown[0]}` : '';
  const date = day(facts.agreementDate);
  const dated = date === day(facts.effectiveDate) ? 'dated and effective' : 'dated';
  return sentence(`This is ${what}${who}${date ? `, ${dated} ${date}` : ''}`);
}

/** With one full stop at its end, also after 'Inc.'. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** '30 days before the end of the term' where the fact is a bare period. */
function noticeOf(notice: string): string {
  return /^\d[\w ]*$/.test(notice) ? `${notice} before the term ends` : notice;
}

function howLong({ facts }: Reading): string | null {
  const from = day(facts.effectiveDate);
  const until = day(facts.expirationDate);
  const perpetual = facts.expirationDate.status === 'found' && facts.expirationDate.normalized === 'perpetual';
  const term = found(facts.term);
  const renewal = found(facts.renewalTerm);
  const notice = found(facts.noticePeriod);
  const start = from && from !== day(facts.agreementDate) ? `It takes effect on ${from}` : null;
  const end = until
    ? `runs until ${until}`
    : perpetual
      ? 'has no fixed end'
      : term
        ? `runs for ${lowered(term)}`
        : null;
  const life = start && end ? `${start} and ${end}` : (start ?? (end ? `It ${end}` : null));
  const automatic = renewal && /automatic/i.test(renewal);
  const length = renewal?.replace(/,.*$/, '');
  const renews = automatic
    ? `renews automatically for ${length} at a time${notice ? ` unless notice is given ${noticeOf(notice)}` : ''}`
    : null;
  if (life && renews) return `${life}, then ${renews}.`;
  return life ? `${life}.` : renews ? `It ${renews}.` : null;
}

/** 'the United States', 'the People's Republic of China'; other places have no article. */
function withThe(place: string): string {
  return /^(?:United|People|Republic|Netherlands|Cayman|British Virgin|District of|Commonwealth|State of|Province of|Federal|Kingdom|Philippines|Czech)/.test(
    place,
  )
    ? `the ${place}`
    : place;
}

/** ', with disputes before the courts of New York' or ', with disputes going to arbitration in London'. */
function forum(courts: string): string {
  if (/^Arbitration\b/i.test(courts))
    return `, with disputes going to ${courts.charAt(0).toLowerCase()}${courts.slice(1)}`;
  return `, with disputes before ${courts.replace(/^Courts of (.+)$/, (_, place: string) => `the courts of ${withThe(place)}`)}`;
}

function law({ facts }: Reading): string | null {
  const governing = found(facts.governingLaw);
  const courts = found(facts.jurisdiction);
  if (governing)
    return sentence(
      `The law of ${withThe(governing)} governs it${courts && courts !== governing ? forum(courts) : ''}`,
    );
  return courts ? sentence(`It names no governing law that was found${forum(courts)}`) : null;
}

/** The heaviest sums of the financial terms, each under its own name: 'Subscription fee ($18,400 per month)'. */
function mainSums(reading: Reading): string[] {
  const sums = bestLines(financialLines(reading)).filter(
    ({ text, weight }) =>
      weight >= MAIN_SUM &&
      !/^(?:Part of|Limit of liability|Insurance|Liquidated|Termination)/.test(text) &&
      !SMALL_SUM.test(text),
  );
  const byName = new Map<string, string>();
  for (const { text } of sums) {
    const [, name = '', sum = ''] = /^([^:]{2,60}): (.+)$/.exec(text) ?? [];
    if (name && !byName.has(name)) byName.set(name, `the ${lowered(name)} (${sum})`);
  }
  return [...byName.values()].slice(0, MOST_SUMS);
}

function money(reading: Reading): string | null {
  const cap = found(reading.facts.liabilityCap);
  const sums = mainSums(reading);
  const value = sums.length === 0 ? found(reading.facts.contractValue) : null;
  const terms = sums.length > 1 ? 'terms are' : 'term is';
  const worth =
    sums.length > 0
      ? `The main financial ${terms} ${listed(sums)}`
      : value
        ? `The price or value it names is ${value}`
        : null;
  const limit = cap ? `liability is limited to ${/^(?:Fees|Price) /.test(cap) ? 'the ' : ''}${lowered(cap)}` : null;
  if (worth && limit) return sentence(`${worth}; ${limit}`);
  return worth ? sentence(worth) : limit ? sentence(`${limit.charAt(0).toUpperCase()}${limit.slice(1)}`) : null;
}

/** What a reader looks for first and the contract, read to its end, was not found to say. */
function silent({ facts, contract }: Reading): string | null {
  if (!isFullyRead(contract)) return null;
  const isAbsent = (fact: Fact): boolean => fact.status === 'absent';
  const missing = [
    ...(isAbsent(facts.governingLaw) && isAbsent(facts.jurisdiction) ? ['governing law'] : []),
    ...(isAbsent(facts.expirationDate) && isAbsent(facts.term) && isAbsent(facts.renewalTerm) ? ['fixed term'] : []),
  ];
  return missing.length > 0 ? `No ${missing.join(' and no ')} was found.` : null;
}

function lookFirst(risks: RiskAssessment): string {
  const names = risks.riskFactors
    .filter((risk) => risk.severity !== 'low' && !isToCheck(risk))
    .slice(0, MOST_RISKS)
    .map((risk) => lowered(risk.type));
  const sure = risks.riskFactors.some(isToCheck) ? ' for sure' : '';
  if (names.length === 0)
    return `The overall risk is ${risks.overallRisk}: no risk of medium or high severity was found${sure}.`;
  return `The overall risk is ${risks.overallRisk}; look first at ${names.some((name) => name.includes(',')) ? names.join('; ') : listed(names)}.`;
}

function missingFrom(pages: readonly number[], why: string): string | null {
  if (pages.length === 0) return null;
  const some =
    pages.length > 12 ? `${pages.length} pages` : `Page${pages.length === 1 ? '' : 's'} ${listed(pages.map(String))}`;
  return `${some} ${why}, so terms on ${pages.length === 1 ? 'it' : 'them'} are missing here.`;
}

function unread({ contract }: Reading): string | null {
  const pending = pendingPages(contract);
  const told = [
    missingFrom(unreadPages(contract), 'could not be read'),
    missingFrom(pending, pending.length === 1 ? 'has not been read yet' : 'have not been read yet'),
  ].filter((words) => words !== null);
  if (told.length > 0) return told.length > 1 ? (joinedAt(told, 0)[0] ?? null) : (told[0] ?? null);
  return contract.truncated
    ? 'The document was too large to be read to its end, so later terms are missing here.'
    : null;
}

/**
 * The executive summary: what it is, between whom, for how long, under which law, for what money, and what to look at first.
 * Built from the facts and risks only; a sentence whose facts are missing is left out.
 */
export function summarise(reading: Reading, risks: RiskAssessment): string {
  if (reading.kind.family === 'not-a-contract') {
    const pages = reading.contract.pages.length;
    const lead = `This document of ${pages} ${pages === 1 ? 'page' : 'pages'} does not read as a contract: the words that make one, such as parties who agree to duties, were not found.`;
    return [lead, 'Key terms, risks and compliance were therefore not assessed.', unread(reading)]
      .filter(Boolean)
      .join(' ');
  }
  const sentences = [
    whatAndWho(reading),
    howLong(reading),
    law(reading),
    money(reading) ?? silent(reading),
    lookFirst(risks),
    unread(reading),
  ].filter((told) => told !== null);
  return (sentences.length > MOST_SENTENCES ? joinedAt(sentences, 2) : sentences).join(' ');
}

/** The sentences with two of them joined by a semicolon: 'The law of Texas governs it; liability is limited to $10,000.' */
function joinedAt(sentences: readonly string[], at: number): string[] {
  const [one = '', other = ''] = sentences.slice(at, at + 2);
  const joined = `${one.replace(/\.$/, '')}; ${other.charAt(0).toLowerCase()}${other.slice(1)}`;
  return [...sentences.slice(0, at), joined, ...sentences.slice(at + 2)];
}
