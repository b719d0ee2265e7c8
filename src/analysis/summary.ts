import type { Fact, RiskAssessment } from '../shared/analysis';
import { formatDay } from '../shared/format';
import { kindOf } from './matching/contract-kind';
import { unreadPages } from './matching/coverage';
import { listed } from './matching/shorten';
import type { Reading } from './reading';

const MOST_PARTIES = 4;
const MOST_RISKS = 3;

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
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function whatAndWho({ facts }: Reading): string {
  const type = found(facts.contractType);
  const what = type && type !== 'Contract' ? withArticle(lowered(type)) : 'a contract';
  const parties = facts.parties
    .filter((party) => party.status === 'found' && party.value)
    .map((party) => `${party.value}${party.role ? ` (${party.role})` : ''}`);
  const more = parties.length - MOST_PARTIES;
  const shown = more > 0 ? [...parties.slice(0, MOST_PARTIES), `${more} ${more === 1 ? 'other' : 'others'}`] : parties;
  const who = parties.length > 1 ? ` between ${listed(shown)}` : parties.length === 1 ? ` with ${shown[0]}` : '';
  const date = day(facts.agreementDate);
  const end = `${who}${date ? `, dated ${date}` : ''}`;
  return `This is ${what}${end}${end.endsWith('.') ? '' : '.'}`;
}

function howLong({ facts }: Reading): string | null {
  const from = day(facts.effectiveDate);
  const until = day(facts.expirationDate);
  const perpetual = facts.expirationDate.status === 'found' && facts.expirationDate.normalized === 'perpetual';
  const term = found(facts.term);
  const renewal = found(facts.renewalTerm);
  const notice = found(facts.noticePeriod);
  const start = from ? `It takes effect on ${from}` : null;
  const end = until ? `runs until ${until}` : perpetual ? 'has no end date' : term ? `runs for ${lowered(term)}` : null;
  const life = start && end ? `${start} and ${end}` : (start ?? (end ? `It ${end}` : null));
  const automatic = renewal && /automatic/i.test(renewal);
  const length = renewal?.replace(/,.*$/, '');
  const renews = automatic
    ? `renews automatically for ${length} at a time${notice ? ` unless notice is given ${notice} before` : ''}`
    : null;
  if (life && renews) return `${life}, then ${renews}.`;
  return life ? `${life}.` : renews ? `It ${renews}.` : null;
}

/** 'Courts of New York' as it stands within a sentence. */
function forum(courts: string): string {
  return courts.replace(/^Courts\b/, 'the courts').replace(/^Arbitration\b/, 'arbitration');
}

function lawAndMoney({ facts }: Reading): string | null {
  const law = found(facts.governingLaw);
  const courts = found(facts.jurisdiction);
  const value = found(facts.contractValue);
  const cap = found(facts.liabilityCap);
  const legal = law
    ? `The law of ${law} governs it${courts && courts !== law ? `, with disputes before ${forum(courts)}` : ''}.`
    : null;
  const worth = value ? `The price or value it names is ${value}` : null;
  const limit = cap ? `liability is limited to ${lowered(cap)}` : null;
  const money =
    worth && limit
      ? `${worth}, and ${limit}.`
      : worth
        ? `${worth}.`
        : limit
          ? `${limit.charAt(0).toUpperCase()}${limit.slice(1)}.`
          : null;
  return [legal, money].filter(Boolean).join(' ') || null;
}

function lookFirst(risks: RiskAssessment): string {
  const names = risks.riskFactors
    .filter((risk) => risk.severity !== 'low')
    .slice(0, MOST_RISKS)
    .map((risk) => lowered(risk.type));
  if (names.length === 0)
    return `The overall risk is ${risks.overallRisk}: no risk of medium or high severity was found.`;
  return `The overall risk is ${risks.overallRisk}; look first at ${listed(names)}.`;
}

function unread({ contract }: Reading): string | null {
  const pages = unreadPages(contract);
  const some =
    pages.length > 12 ? `${pages.length} pages` : `page${pages.length === 1 ? '' : 's'} ${listed(pages.map(String))}`;
  if (pages.length > 0)
    return `${some.charAt(0).toUpperCase()}${some.slice(1)} could not be read, so terms on ${pages.length === 1 ? 'it' : 'them'} are missing here.`;
  return contract.truncated
    ? 'The document was too large to be read to its end, so later terms are missing here.'
    : null;
}

/**
 * The executive summary: what it is, between whom, for how long, under which law, for what money, and what to look at first.
 * Built from the facts and risks only; a sentence whose facts are missing is left out.
 */
export function summarise(reading: Reading, risks: RiskAssessment): string {
  if (kindOf(reading) === 'not-a-contract') {
    const pages = reading.contract.pages.length;
    const lead = `This document of ${pages} ${pages === 1 ? 'page' : 'pages'} does not read as a contract: the words that make one, such as parties who agree to duties, were not found.`;
    return [lead, 'Key terms, risks and compliance were therefore not assessed.', unread(reading)]
      .filter(Boolean)
      .join(' ');
  }
  return [whatAndWho(reading), howLong(reading), lawAndMoney(reading), lookFirst(risks), unread(reading)]
    .filter(Boolean)
    .join(' ');
}
