import type { Fact } from '../../shared/analysis';
import { type DateMention, findDates } from './dates';
import { found, missing, sentenceEvidence } from './fact';
import { openingOf } from './opening';
import type { Source } from './source';

const LEADS = /\b(?:dated|made|entered|executed|effective|as of|as at|this|on|date(?:d)?:?|the)\b[^.]{0,60}$/i;
/** Dates of other papers and of ends, which openings also name. */
const OTHER_PAPER =
  /\b(?:amend(?:ed|s|ment)?|that certain|certain|pursuant to|filed|ended|ending|expires?|expire on|terminate on|until|through|act of|form 10|supplemented|reference is|previously|original)\b[^;]{0,90}$/i;
const ENDS = /\b(?:end(?:ed|ing|s)?|expires?|terminates?|until|through|to and including)\b[^.;]{0,30}$/i;
/** An opening that speaks of another paper first: its own date comes later or is the one at the signatures. */
const MADE = /\b(?:made|entered into|executed|dated)\b[^.;]{0,40}$/i;
/** The day on which a contract takes effect or a period runs is another fact. */
const ONLY_EFFECTIVE =
  /\b(?:effective|commenc(?:e|es|ing|ement)|beginning|period|term|start|milestone|launch|closing|version|v\.|due)\b[^.;]{0,40}$/i;
/** 'This Amendment is dated as of': an amendment has its own date, whatever other paper it names. */
const OWN =
  /^[^"]{0,40}\b(?:this|these)\b(?!.*\b(?:that certain|pursuant to|reference is|as amended|previously|between|among)\b).*\b(?:made|entered into|executed|dated|effective)\b[^.;]{0,60}$/i;
/**
 * A day on which the contract takes effect, told as a clause and not as its date: 'is effective as of ... and shall end on',
 * or after the parties. 'Agreement, effective as of May 8, 2014, between' dates the contract (on labelled ones 13 of 19 times).
 */
const TAKES_EFFECT = /\beffective\b[^.;]{0,40}$/i;
const AS_CLAUSE = /\b(?:is|are|be|become|becomes) effective\b[^.;]{0,40}$|\b(?:between|among)\b/i;
const SIGNED =
  /\b(?:in witness whereof|date[d]?:|date signed|signed (?:this|on)|execute[sd]? (?:this agreement|this|on|as of))/gi;
const BY = /\/s\/|\b(?:by|signature|signed|name|title) ?:|\bauthori[sz]ed signat|\((?:signature|seal)\)/i;
/** A signature's date stands this near to its other lines, in characters. */
const NEAR = 250;
const SIGNING = /\b(?:in witness whereof|date[d]?|signed|execut(?:ed?|ion))\b/i;

/** How far a title page reaches where no opening paragraph follows it. */
const TITLE_PAGE = 2500;

interface Dated {
  mention: DateMention;
  confidence: number;
}

function inOpening(source: Source): Dated | null {
  const opening = openingOf(source) ?? { start: 0, end: 3000 };
  const text = source.plain.slice(opening.start, Math.min(opening.end, opening.start + 3000));
  const before = (mention: DateMention, length: number) =>
    text.slice(Math.max(0, mention.start - length), mention.start);
  const dates = findDates(text).filter(
    (mention) =>
      mention.kind !== 'month' &&
      !ENDS.test(before(mention, 60)) &&
      (!OTHER_PAPER.test(before(mention, 130)) || OWN.test(text.slice(0, mention.start))),
  );
  const made = dates.find((mention) => MADE.test(before(mention, 60)));
  const led = made ?? dates.find((mention) => LEADS.test(before(mention, 80)) && !isStart(text, mention));
  return led ? { mention: shift(led, opening.start), confidence: made ? 0.95 : 0.9 } : null;
}

function isStart(text: string, { start, end }: DateMention): boolean {
  const lead = text.slice(0, start);
  if (!TAKES_EFFECT.test(lead.slice(-60))) return false;
  return AS_CLAUSE.test(lead) && !/^[^.;]{0,60}\b(?:by and )?(?:between|among)\b/i.test(text.slice(end, end + 70));
}

function shift(mention: DateMention, by: number): DateMention {
  return { ...mention, start: mention.start + by, end: mention.end + by };
}

/** A date on a line of its own near the title: 'May 8, 2014', 'Dated as of May 8, 2014', 'Agreement Date: 5/8/2014'. */
function onTitlePage(source: Source): Dated | null {
  const last = openingOf(source)?.end ?? TITLE_PAGE;
  for (const paragraph of source.contract.paragraphs) {
    if (paragraph.start > last || paragraph.kind === 'header' || paragraph.kind === 'footer') break;
    const text = source.plain.slice(paragraph.start, paragraph.end);
    if (text.length > 200) continue;
    const mention = findDates(text).find((date) => date.kind === 'day');
    if (
      !mention ||
      ONLY_EFFECTIVE.test(text.slice(0, mention.start)) ||
      OTHER_PAPER.test(text.slice(0, mention.start)) ||
      /\b(?:filed|10-?[kq]|8-k|exhibit|ex-|page|rev(?:ised|ision)?|version)\b/i.test(text)
    )
      continue;
    const around = text.length - (mention.end - mention.start);
    if (around < 60) return { mention: shift(mention, paragraph.start), confidence: 0.8 };
  }
  return null;
}

/** 'July 8, 2014' or '3-29-2016 <tab> 3-31-16' alone on a line among the signatures. */
const DATES_ALONE = /^(?:[^\p{L}]|\b(?:date[ds]?|on|this|as of|the|day|of)\b)*$/iu;

/** The date beside the signatures: 'Date: May 8, 2014', 'as of this 8th day of May, 2014', or a date in a cell of its own. */
function atSignatures(source: Source): Dated | null {
  const from = Math.max(0, source.plain.length * 0.4);
  const signed = [...source.plain.slice(from).matchAll(SIGNED)].flatMap((match) => {
    const at = from + match.index;
    const mention = findDates(source.plain.slice(at, at + 260)).find((date) => date.kind === 'day');
    return mention && SIGNING.test(source.plain.slice(at, at + mention.start)) ? [shift(mention, at)] : [];
  });
  const latest = latestOf([...signed, ...aloneBySignatures(source, from)]);
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

/** The date of the contract. A blank or redacted date is not guessed: it is absent, with the blank as evidence. */
export function agreementDate(source: Source): Fact {
  const opening = inOpening(source);
  const dated = opening?.mention.iso ? opening : (onTitlePage(source) ?? atSignatures(source));
  const best = dated ?? opening;
  if (!best) return missing(source.contract);
  const evidence = sentenceEvidence(source.contract, source.outline, best.mention.start, best.mention.end);
  if (!best.mention.iso) return missing(source.contract, [evidence], 'the date is left blank or redacted');
  const written = source.contract.text.slice(best.mention.start, best.mention.end);
  return found({ value: written, normalized: best.mention.iso, confidence: best.confidence, evidence: [evidence] });
}
