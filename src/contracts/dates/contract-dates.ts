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
  const notice = noticeDate(judged, term);
  // A renewal by choice is told by its notice period already where that gives the same day.
  const isTold = ({ kind, day }: ContractDate) => kind === 'option' && notice.kind === 'option' && day === notice.day;
  const named = datedTermDates(judged, term).filter((date) => !isTold(date));
  return [startDate(judged), endDate(term), notice, ...named];
}
