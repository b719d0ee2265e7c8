import { type DateMention, findDates, shift } from '../mentions/dates';
import type { Source } from './source';

/** A date of the contract, and how sure it is. */
export interface Dated {
  mention: DateMention;
  confidence: number;
}

const SIGNED =
  /\b(?:in witness whereof|date[d]? ?:|date signed|dated (?:this|at)|signed(?: \w+){0,3} (?:this|on|at|as of)|signed by(?= [^:;.]{2,60}: )|executed?s?(?: \w+){0,3} (?:this|on|as of)|(?:accepted|agreed)(?: \w+){0,4} (?:this|on|as of)|done (?:at|in|this|on)|entered into (?:as of|this)|set (?:their|its|his|her) hands?)/gi;
const BY = /\/s\/|\bS\/ |\b(?:by|signature|signed|name|title) ?:|\bauthori[sz]ed signat|\((?:signature|seal)\)/i;
/** A signature's date stands this near to its other lines, in characters. */
const NEAR = 250;
const SIGNING =
  /\b(?:in witness whereof|date[d]?|signed|execut(?:ed?|ion)|accepted|agreed|done|entered into|hands?)\b(?!.*\b(?:agreement|contract|lease|plan|note|deed|mortgage) (?:dated|of)\b)/i;

/** 'The Asset Contribution Agreement entered into as of May 1': another paper. */
const OTHERS = /\b(?:the|that|certain|an?) (?:[A-Z][\w&-]* ){1,5}(?:Agreement|Contract|Plan|Lease),? $/;

/** '07/07/97 3:57 PM' is when a draft was printed. */
const PRINTED_AT = /^,? {0,3}\d{1,2}:\d\d/;
/** Signatures stand in the last part of a contract, unless a formula or a hand says that they stand here. */
const LATE = 0.4;
const EARLIEST = 0.1;

/** 'July 8, 2014' or '3-29-2016 <tab> 3-31-16' alone on a line among the signatures. */
const DATES_ALONE =
  /^(?:\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?, )?(?:[^\p{L}]|\b(?:date[ds]?|signed|executed|accepted|effective|on|this|as of|the|day|of)\b)*$/iu;

/** The date beside the signatures: 'Date: May 8, 2014', 'as of this 8th day of May, 2014', or a date in a cell of its own. */
export function atSignatures(source: Source): Dated | null {
  const { plain } = source;
  const late = plain.length * LATE;
  const signed = [...plain.matchAll(SIGNED)].flatMap((match) => {
    const at = match.index;
    const sure =
      /witness/i.test(match[0]) || (at > plain.length * EARLIEST && BY.test(plain.slice(at - NEAR, at + NEAR)));
    if ((at < late && !sure) || OTHERS.test(plain.slice(Math.max(0, at - 90), at))) return [];
    const dates = findDates(plain.slice(at, at + 260)).filter(
      (date) => date.kind === 'day' && !PRINTED_AT.test(plain.slice(at + date.end, at + date.end + 10)),
    );
    const first = dates[0];
    if (!first || !SIGNING.test(plain.slice(at, at + first.start))) return [];
    const beside = dates.filter((date, index) => index === 0 || date.start - (dates[index - 1]?.end ?? 0) < 3);
    return beside.map((date) => shift(date, at));
  });
  const latest = latestOf([...signed, ...aloneBySignatures(source, plain.length * EARLIEST)]);
  return latest && { mention: latest, confidence: 0.75 };
}

function aloneBySignatures({ plain, contract }: Source, from: number): DateMention[] {
  const blocks = contract.paragraphs.filter(({ start, end }) => start >= from && BY.test(plain.slice(start, end)));
  return contract.paragraphs.flatMap(({ start, end }) => {
    if (end - start > 120 || !blocks.some((block) => Math.abs(block.start - start) < NEAR)) return [];
    const dates = findDates(plain.slice(start, end)).filter((date) => date.kind === 'day');
    const rest = dates
      .toReversed()
      .reduce((text, date) => text.slice(0, date.start) + text.slice(date.end), plain.slice(start, end));
    return DATES_ALONE.test(rest) || /\bname\b|\bdate\b/i.test(plain.slice(end, end + 60))
      ? dates.map((date) => shift(date, start))
      : [];
  });
}

/** The latest counts: a contract is made when the last party signs. */
function latestOf(dates: DateMention[]): DateMention | null {
  return dates.reduce<DateMention | null>(
    (latest, date) => (!latest?.iso || (date.iso ?? '') > latest.iso ? date : latest),
    null,
  );
}
