import { type DateMention, findDates } from '../mentions/dates';
import { monthsFirst, writesDayFirst } from '../mentions/day-first';
import type { ContractText } from '../pdf/contract-text';
import { plainText } from './plain-text';

const dayFirst = new WeakMap<ContractText, boolean>();

/** The dates of a piece of a contract's plain text: '05/06/2025' is the day that it is in the whole of the contract. Offsets are those of the piece. */
export function datesOfPaper(contract: ContractText, text: string): DateMention[] {
  const known = dayFirst.get(contract) ?? writesDayFirst(plainText(contract.text));
  dayFirst.set(contract, known);
  return findDates(known ? monthsFirst(text) : text);
}
