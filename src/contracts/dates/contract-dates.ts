import type { ContractDate } from '../../shared/dates';
import { datedTermDates } from './dated-terms';
import type { Judged } from './judged';
import { noticeDate } from './notice';
import { endDate, startDate, termOf } from './term';

/**
 * The days of a contract as its reader reads it, each with its rule and inputs: start, end and last day for notice always, also where there is none, then
 * those that the contract names besides. Pure, and the same whatever day it is: what comes again has a rule (`repeats`), not a list.
 */
export function contractDates(judged: Judged): ContractDate[] {
  const term = termOf(judged);
  return [startDate(judged), endDate(term), noticeDate(judged, term), ...datedTermDates(judged, term)];
}
