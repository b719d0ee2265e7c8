import { criticalWordsOf } from '../analysis/critical-words';
import { type QuoteClaim, verifyQuote } from '../analysis/evidence';
import { FACTS } from '../analysis/facts/declarations/registry';
import { speaksOf } from '../analysis/facts/speaks-of';
import { formatDay } from '../analysis/mentions/calendar';
import { findDates } from '../analysis/mentions/dates';
import { findPeriods, formatPeriod } from '../analysis/mentions/periods';
import type { ContractText } from '../analysis/pdf/contract-text';
import { fold } from '../analysis/pdf/folding';
import { isOrderToSoftware } from '../analysis/prompt-injection';
import { PAGE_MARK } from '../review/pieces';
import type { Evidence } from '../shared/analysis';
import { type FactName, isDayFact } from '../shared/facts';
import type { FactClaim, PartyClaim, RiskClaim } from './answers';

/** A claim of the model's, as analyses show it, with the words of the contract that bear it out. */
export interface ProvedFact {
  name: FactName;
  value: string;
  normalized: string | null;
  evidence: Evidence;
}

const LONGEST_VALUE = 200;

/** The words of the contract behind a quote; null where they are not there, or speak to a machine and are no term of it. */
export function proveQuote(
  contract: ContractText,
  { quote, page }: { quote: string; page: number },
  claim: Omit<QuoteClaim, 'page'> = {},
): Evidence | null {
  const evidence = verifyQuote(contract, quote.replace(PAGE_MARK, ' '), { page, ...claim });
  return evidence && !isOrderToSoftware(evidence.quote) ? evidence : null;
}

/**
 * A fact whose quote is in the contract, speaks of the fact and bears its value out. Dates and periods are read from the quote by
 * the code that reads those of the built-in engine, and what the model made of them only chooses between several.
 */
export function proveFact(contract: ContractText, claim: FactClaim): ProvedFact | null {
  const { name } = claim;
  const evidence = proveQuote(contract, claim, { headings: name === 'documentName' || name === 'contractType' });
  if (!evidence || !speaksOf(FACTS[name], evidence.quote)) return null;
  const plain = evidence.quote.replace(/\s/g, ' ');
  if (isDayFact(name)) {
    const iso = dayIn(plain, claim.value);
    return iso ? { name, value: formatDay(iso), normalized: iso, evidence } : null;
  }
  if (FACTS[name].kind === 'period') {
    const period = periodIn(plain, claim.value);
    return period ? { name, value: period, normalized: period, evidence } : null;
  }
  const value = claim.value.trim();
  return value !== '' && value.length <= LONGEST_VALUE && bearsOut(evidence.quote, value)
    ? { name, value, normalized: null, evidence }
    : null;
}

function dayIn(quote: string, value: string): string | null {
  const days = findDates(quote).flatMap(({ iso }) => iso ?? []);
  const meant = /^\d{4}-\d\d-\d\d$/.test(value.trim()) ? value.trim() : (findDates(value)[0]?.iso ?? null);
  return days.find((day) => day === meant) ?? null;
}

function periodIn(quote: string, value: string): string | null {
  const periods = findPeriods(quote).map(formatPeriod);
  const meant = findPeriods(value).map(formatPeriod)[0];
  return periods.find((period) => period === meant) ?? null;
}

/** Whether all words and numbers of a value stand in the quote, in whatever order. */
function bearsOut(quote: string, value: string): boolean {
  const words = new Set(fold(quote, 'punctuation').text.split(' '));
  return fold(value, 'punctuation')
    .text.trim()
    .split(' ')
    .every((word) => words.has(word));
}

/** A party whose name stands in its quote. */
export function proveParty(contract: ContractText, claim: PartyClaim): Evidence | null {
  const evidence = proveQuote(contract, claim, { headings: true });
  return evidence && claim.name.length <= LONGEST_VALUE && bearsOut(evidence.quote, claim.name) ? evidence : null;
}

/** A word or two stand in every contract and prove nothing of it. */
export const FEWEST_WORDS = 5;
const LONGEST_TITLE = 80;
const LONGEST_TEXT = 600;
const ADDRESS = /https?:|www\.|@|\[[^\]]*\]\(/i;

/**
 * The words of the contract behind a risk, and null also where the model's own words are no plain remark on them: too long, with
 * an address, or with numbers that the quote does not have.
 */
export function proveRisk(contract: ContractText, claim: RiskClaim): Evidence | null {
  const evidence = proveQuote(contract, claim);
  if (!evidence || evidence.quote.split(/\s+/).length < FEWEST_WORDS) return null;
  const texts = [claim.type, claim.description, claim.recommendation];
  if (claim.type.length > LONGEST_TITLE || texts.some((text) => text.trim() === '' || text.length > LONGEST_TEXT))
    return null;
  const numbers = new Set(numbersOf(evidence.quote));
  const invents = numbersOf(`${claim.type} ${claim.description}`).some((number) => !numbers.has(number));
  return invents || texts.some((text) => ADDRESS.test(text)) ? null : evidence;
}

function numbersOf(text: string): string[] {
  return criticalWordsOf(text)
    .split(' ')
    .filter((word) => /\d/.test(word));
}
