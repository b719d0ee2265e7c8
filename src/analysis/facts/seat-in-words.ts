import { wording } from '../lexicon/words';
import { PLACE } from '../mentions/places';
import { LANGUAGE } from './forum-name';

/** What is no town though it has a capital letter: 'in English', 'in Section 4', 'at Seller'. */
const NO_TOWN = `${LANGUAGE}|Section|Schedule|Article|Clause|Exhibit|Annex|Appendix|Part|Writing|Force|Accordance|Court|Law|Rules|Act|The|Any|This|January|February|March|April|May|June|July|August|September|October|November|December|Landlord|Tenant|Seller|Buyer|Company|Client|Customer|Owner|Contractor|Employer`;
const NAME = `(?!(?:${NO_TOWN})\\b)(?:St\\.|[A-Z][\\w'-]{1,20})`;
/** 'Hudson County, New Jersey', 'San Diego County, California', 'Kalamata'. */
const TOWN = `(${NAME}(?: ${NAME}){0,2}(?: or ${NAME})?(?:, (?:${PLACE}))?)(?!['’]s?\\b| (?:Act|Rules|Law|Ordinance|Code|Chamber|Centre|Center)\\b)`;
const BY_REFERENCE =
  '(the (?:county|city|state|place|district|town|country) (?:where|in which) [^,.;]{3,60}?)(?=[,.;]|$)';
const DECIDERS = '\\barbit(?:rat(?:ion|ions|or|ors|ed)|er|ers)\\b|\\bVIAC\\b';
/** 'Seated at Regina', 'sitting in Edinburgh', 'the seat shall be Mumbai'. */
const SEATED = new RegExp(
  `\\b(?:seated|sitting|sits?|seat|held|place of arbitration|hearings?)\\b[^.;]{0,30}?\\b(?:in|at|is|be)\\s(?:the city of )?(?:${TOWN})`,
);
/** 'Before a single arbitrator in Hudson County', 'three arbitrators shall finally settle, in Geneva'. */
const NAMED = new RegExp(
  `(?:${DECIDERS})[^.;]{0,160}?(?<!\\b(?:force|effect|registered|established|incorporated|appointed|used|applicable|apply|license[ds]|licensed|published|office|accredited|admitted|lawyer|attorney|judge)\\s)\\b(?:in|at) (?:the city of )?(?:${TOWN})`,
);
const WHERE = new RegExp(
  `(?:${DECIDERS})[^.;]{0,160}?(?<!\\b(?:force|effect|registered|established|incorporated|appointed|used|applicable|apply|license[ds]|licensed|published|office|accredited|admitted|lawyer|attorney|judge)\\s)\\b(?:in|at) ${BY_REFERENCE}`,
);
const AT_EITHER = wording(
  '{when,where,if} ~3 {claimant,plaintiff,defendant,respondent}, {seat,home} of the {defendant,respondent}',
);

/** The town, county or other place in which a sentence on arbitration has it held, in the sentence's words; null where it names none, or one for each side. */
export function seatInWords(words: string): string | null {
  if (AT_EITHER.test(words)) return null;
  return SEATED.exec(words)?.[1] ?? NAMED.exec(words)?.[1] ?? WHERE.exec(words)?.[1] ?? null;
}
