import type { Reading } from '../reading';
import { mentions } from './search';

const SUBORDINATE_TITLE =
  /\b(?:statement of work|work order|task order|order form|purchase order|service order|addendum|amendment|supplement|rider|joinder)\b/i;
const UNDER_ANOTHER =
  /\b(?:this amendment|agree(?:s|d)? to amend (?:the|that|said) (?:\w+ ){0,3}agreement)\b|\b(?:this (?:statement of work|sow|work order|task order|order(?: form)?|purchase order|addendum|schedule|exhibit|supplement|agreement))\b.{0,80}\b(?:is (?:issued|entered into|made|governed|subject)|forms? (?:a )?part|incorporat\w+|pursuant|under|supplements?|subject)\b.{0,80}\b(?:(?:master|main|framework|principal|umbrella) (?:[\w-]+ ){0,3}agreement|MSA)\b/i;

/** Whether the document is a part of, or stands under, another agreement that holds the general terms. */
export function isSubordinate(reading: Reading): boolean {
  const title = reading.facts.documentName.value ?? '';
  return SUBORDINATE_TITLE.test(title) || mentions(reading, UNDER_ANOTHER);
}
