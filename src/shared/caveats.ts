/** How a side is told of which nobody can say by the words of its clause which one it is. */
export const A_SIDE = 'the side that the clause names';

/** What stands behind a fact's value, so that it is no half-truth. */
export const WITH_CONDITIONS = ', with conditions that the clause names';
/** Of what comes before a court or an arbitrator: an injunction is had at once. */
export const BUT_URGENT = ', except for urgent court orders';
/** A notice that grows with the years. */
export const LONGER_LATER = ', and longer later as the clause says';
/** One notice stops the renewal, another one ends the contract. */
export const BESIDE_NOTICE = ', beside another notice that ends the contract itself';
export const UNLESS_RENEWED = ', unless it is renewed or goes on';
/** Of a promise of secrecy: the exchange is over, and what was promised is not. */
export const DUTIES_LAST = ', though its duties last longer';
export const AN_ESTIMATE = ', an estimate';
export const BESIDE_OTHERS = ', beside other sums that it names';
export const FOR_EACH = ', for each year, claim or case that the clause names';
export const OF_ONE_SIDE = `, for ${A_SIDE}`;
const BY_CHOICE = ', by choice of ';
/** A renewal that nobody but one side may choose. */
export const BY_ONE_SIDE = `${BY_CHOICE}${A_SIDE}`;
/** A value without the words by which one side may choose it. */
export const withoutChoice = (value: string): string => value.split(BY_CHOICE)[0] ?? value;
/** A caveat of one side with its name, where it has one. */
export const named = (caveat: string, who: string | null): string =>
  who === null ? caveat : caveat.replace(A_SIDE, who);
/** A start that its words give to a term, stay or service, and not to the contract. */
export const OF_PERFORMANCE = ', when its term or performance begins';
/** A price that its next sentence lets grow. */
export const MAY_RISE = ', which may rise as the contract says';
/** A price of which another sentence puts off a part. */
export const PART_LATER = ', of which a part is paid later as the contract says';
/** A price that whoever pays may put off, or pay in shares. */
export const MAY_COME_LATER = ', which may be paid later or in another way as the contract says';
/** Of a price that is paid again and again: for the first of its times it is not. */
export const FREE_AT_FIRST = ', with a time at first in which it is not paid';
export const OF_CLAIMS_OF_ONE_SIDE = `, for claims of ${A_SIDE}`;
/** The forum is there for both, and one side has others beside it. */
export const ONE_SIDE_ELSEWHERE = `, though ${A_SIDE} may sue elsewhere`;
/** Courts are there for both, and one side may have an arbitrator decide instead. */
export const ONE_SIDE_ARBITRATES = `, though ${A_SIDE} may choose arbitration`;
/** Which of two ways it is, where one side has the choice or small claims go one way and large ones another. */
export const AS_ONE_CHOOSES = `, as ${A_SIDE} chooses`;
export const BY_SIZE = ', by the size of the claim that the clause names';
/** An arbitration is there for all but what one side is owed. */
export const ONE_SIDE_SUES_FOR_MONEY = `, though ${A_SIDE} may sue for what it is owed`;
/** Nobody is bound to these courts before one side asks for them. */
export const ON_REQUEST = `, where ${A_SIDE} asks for it`;
/** Whoever takes a contract over brings courts of his own. */
export const AND_OF_ASSIGNEE = ', beside those of an assignee';
/** A judgment against one side may be entered without a lawsuit, and not only in these courts. */
export const CONFESSED_ELSEWHERE = ', though judgment may be confessed in other courts';
/** What comes before is told by its own fact. */
export const AFTER_STEPS = ', after what the clause on disputes asks for first';
export const OF_ONE_MATTER = ', for what the clause names';
export const OF_INJUNCTIONS = ', for injunctive relief only';
export const OF_ONE_SIDE_AND_MATTER = ', for the side and in the matter that the clause names';
/** Of a limit or of claims, where the side has a name: 'the liability of Provider'. */
export const inTheMatter = (whose: string) => `, for ${whose} in the matter that the clause names`;
export const ofWhat = (whose: string) => `, for ${whose}`;
/** Of a notice. */
export const givenBy = (who: string) => `, by ${who}`;
/** Of courts that are there for whoever sues this side. */
export const submittedBy = (who: string) => `, to which ${who} submits`;

/** In the rule of an end that an event may put off: what is told is the day before which it can't come. */
export const AT_THE_EARLIEST = 'at the earliest';

/** What a value or title ends with where it has to be checked. */
export const TO_CHECK = ' (to check)';

/** The caveat behind a value, without its comma; null where it has none. People are shown days in a form of their own, and their caveat beside it. */
export function caveatBehind(value: string): string | null {
  const ends = [UNLESS_RENEWED, WITH_CONDITIONS, OF_PERFORMANCE, ''].flatMap((one) => [one + DUTIES_LAST, one]);
  return ends.find((end) => value.endsWith(end))?.slice(2) || null;
}
