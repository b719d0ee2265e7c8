import type { Fact } from '../../shared/analysis';
import { type DateMention, findDates, shift } from '../mentions/dates';
import { isBesideBody } from '../pdf/contract-text';
import { found, missing, sentenceEvidence } from './fact';
import { openingOf } from './opening';
import { atSignatures, type Dated } from './signature-date';
import type { Source } from './source';

const LEADS = /\b(?:dated|made|entered|executed|effective|as of|as at|this|on|date(?:d)?:?|the)\b[^.]{0,60}$/i;
/** Dates of other papers and of ends, which openings also name. */
const OTHER_PAPER =
  /\b(?:amend(?:ed|s|ment)?|that certain|certain|pursuant to|filed|ended|ending|expires?|expire on|terminate on|until|through|act of|form 10|supplemented|reference is|previously|original|annexed|(?:attached|enclosed) letter)\b[^;]{0,90}$/i;
/** 'Attached to that License Agreement between A and B, dated November 5, 2010': the paper that a schedule or amendment goes with. */
const TO_OTHER_PAPER =
  /\bto (?:that|the) [^;]{0,100}?\b(?:agreement|contract|lease|license)\b(?:(?!\bis\b)[^;]){0,250}(?:["”]\)|\bbetween\b)(?:(?!\bis\b)[^;]){0,300}$/i;
/** 'Under, and governed by, the Master Agreement between the parties dated March 2': the paper that this one goes with. */
const UNDER_OTHER_PAPER =
  /\b(?:under|governed by|subject to|in accordance with|part of|terms (?:and conditions )?of|[Ss]ections? [\w.()]{1,8} of),? (?:that|the|a) (?:[A-Z][\w&-]* ){1,5}(?:Agreement|Contract|Lease)\b[^.;]{0,120}$/;
const ENDS =
  /\b(?:finish(?:es|ed)?|complet(?:es?|ed|ion)|deliver(?:s|ed|y)?)\b[^.;]{0,30}\b(?:by|before|on) $|\b(?:end(?:ed|ing|s)?|expires?|terminates?|until|through|to and including)\b[^.;]{0,30}$/i;
/** What is dated so is surely not this contract. */
const OTHER_DATE =
  /\b(?:is|are|be|becomes?) effective\b[^;]{0,40}$|\b(?:amended|that certain|certain|filed|act of|form 10|previously|original|prior|pursuant to|depositors?|holders? of record|of record|born|organi[sz]ed|incorporated)\b[^;]{0,70}$/i;
/** An opening that speaks of another paper first: its own date comes later or is the one at the signatures. */
const MADE = /\b(?:made|entered into|executed|dated)\b[^.;]{0,40}$/i;
/** 'PARTIES: ... DATE: July 24, 2008 RECITALS: ...': the contract's own line on its date. */
const LABELLED =
  /(?<!\b(?:effective|commencement|start|closing|completion|expir\w+|end|due|delivery|order|invoice|renewal|payment) )\bdate ?: {1,2}$/i;
/** The day on which a contract takes effect or a period runs is another fact. */
const ONLY_EFFECTIVE =
  /\b(?:effective|commenc(?:e|es|ing|ement)|beginning|period|term|start|milestone|launch|closing|version|due)\b[^.;]{0,40}$|\bv\.? ?$/i;
/** 'This Amendment is dated as of': an amendment has its own date, whatever other paper it names. */
const OWN =
  /^[^"]{0,40}\b(?:this|these)\b(?!.*\b(?:that certain|pursuant to|reference is|as amended|previously|between|among|replaces|supersedes|original)\b).*\b(?:made|entered into|executed|dated|effective)\b[^.;]{0,60}$/i;
/**
 * A day on which the contract takes effect, told as a clause and not as its date: 'is effective as of ... and shall end on',
 * or after the parties. 'Agreement, effective as of May 8, 2014, between' dates the contract (on labelled ones 13 of 19 times).
 */
const TAKES_EFFECT = /\beffective\b[^.;]{0,40}$/i;
const AS_CLAUSE = /\b(?:is|are|be|become|becomes) effective\b[^.;]{0,40}$|\b(?:between|among)\b/i;
/** 'Your employment will begin on June 15' dates no letter. */
const BEGINS =
  /\b(?:will|shall) (?:begin|start|commence)\b[^.;]{0,30}$|\b(?:began|commenced|started|(?:employment|appointment|tenancy|letting) (?:begins|starts|commences))\b[^.;]{0,12}$|\b(?:it|they|agreement|contract|lease|terms|loan) (?:starts?|begins?|runs?|appl(?:y|ies))\b[^.;]{0,12}$|\bstart date[^.;]{0,20}$/i;
/** How far a title page reaches where no opening paragraph follows it. */
const TITLE_PAGE = 2500;

function inOpening(source: Source): Dated | null {
  const named = openingOf(source);
  const opening = named ?? { start: 0, end: 3000 };
  const text = source.plain.slice(opening.start, Math.min(opening.end, opening.start + 3000));
  const before = (mention: DateMention, length: number) =>
    text.slice(Math.max(0, mention.start - length), mention.start);
  const dates = findDates(text).filter(
    (mention) =>
      mention.kind !== 'month' &&
      !ENDS.test(before(mention, 60)) &&
      !TO_OTHER_PAPER.test(text.slice(0, mention.start)) &&
      !UNDER_OTHER_PAPER.test(before(mention, 250)) &&
      (!OTHER_PAPER.test(before(mention, 130)) || OWN.test(text.slice(0, mention.start))),
  );
  const made =
    dates.find((mention) => LABELLED.test(before(mention, 30))) ??
    dates.find((mention) => MADE.test(before(mention, 60)));
  const led =
    made ??
    dates.find(
      (mention) =>
        LEADS.test(before(mention, 80)) &&
        !isStart(text, mention) &&
        !BEGINS.test(before(mention, 50)) &&
        (named !== null || !ONLY_EFFECTIVE.test(before(mention, 60))),
    );
  // 'Dated as of this ____ day of ____, 2012, but made effective as of February 20, 2012'.
  const filled = led?.iso
    ? null
    : dates.find(({ iso, start }) => iso && led && start > led.end && start < led.end + 60);
  if (filled) return { mention: shift(filled, opening.start), confidence: 0.7 };
  return led ? { mention: shift(led, opening.start), confidence: made ? 0.95 : 0.9 } : null;
}

/** Any day that the opening names, where nothing dates the contract better: 'between A and B, effective May 8, 2014'. */
function namedInOpening(source: Source): Dated | null {
  const opening = openingOf(source);
  if (!opening) return null;
  const text = source.plain.slice(opening.start, Math.min(opening.end, opening.start + 1500));
  const mention = findDates(text).find(({ kind, start }) => {
    const before = text.slice(Math.max(0, start - 80), start);
    return (
      kind === 'day' &&
      !ENDS.test(before) &&
      !BEGINS.test(before) &&
      !OTHER_DATE.test(before) &&
      !TO_OTHER_PAPER.test(text.slice(0, start))
    );
  });
  return mention ? { mention: shift(mention, opening.start), confidence: 0.6 } : null;
}

/** The contract made 'as of the Effective Date' has that date, which stands beside its label or at its definition. */
const AS_OF_EFFECTIVE_DATE =
  /\b(?:made|entered into|dated|executed|signed)\b[^.;]{0,40}\b(?:as of|on) (?:the|its) effective date\b/i;
const EFFECTIVE_LABEL =
  /\beffective date(?: of (?:this )?[\w ]{0,30})?["')]{0,2} ?(?::|is|means|shall be|shall mean)[ :]{1,4}/gi;

function onEffectiveDate({ plain }: Source): Dated | null {
  if (!AS_OF_EFFECTIVE_DATE.test(plain)) return null;
  for (const match of plain.matchAll(EFFECTIVE_LABEL)) {
    const at = match.index + match[0].length;
    const mention = findDates(plain.slice(at, at + 40))[0];
    if (mention?.iso && mention.start < 4) return { mention: shift(mention, at), confidence: 0.8 };
  }
  return null;
}

/** A second opening sentence: the parties first, and then 'This Agreement is made as of May 8, 2014'. */
const MADE_AS_OF =
  /^(?:this|the) [^.;]{0,90}(?:\([^)]{0,60}\)[^;]{0,20})?\b(?:is|are|was) (?:hereby )?(?:made|entered into|dated|executed)\b[^.;]{0,40}$/i;

function inSecondOpening({ plain, contract }: Source): Dated | null {
  for (const { start, end, kind } of contract.paragraphs) {
    if (start > 4000 || isBesideBody({ kind })) break;
    const text = plain.slice(start, Math.min(end, start + 400));
    const mention = findDates(text).find((date) => date.kind === 'day');
    if (mention && MADE_AS_OF.test(text.slice(0, mention.start)))
      return { mention: shift(mention, start), confidence: 0.85 };
  }
  return null;
}

function isStart(text: string, { start, end }: DateMention): boolean {
  const lead = text.slice(0, start);
  if (!TAKES_EFFECT.test(lead.slice(-60))) return false;
  return AS_CLAUSE.test(lead) && !/^[^.;]{0,60}\b(?:by and )?(?:between|among)\b/i.test(text.slice(end, end + 70));
}

/** '11.1.10 Registration of Agreement' in a table of contents. */
const CLAUSE_TITLE = /^\d{1,2}\.\d{1,2}\.\d{1,2} +[A-Z]/;
/** When a draft was printed. */
const TIME_OF_DAY = /^,? {0,3}\d{1,2}:\d\d/;

/** A date on a line of its own near the title: 'May 8, 2014', 'Dated as of May 8, 2014', 'Agreement Date: 5/8/2014'. */
function onTitlePage(source: Source): Dated | null {
  const last = openingOf(source)?.end ?? TITLE_PAGE;
  for (const paragraph of source.contract.paragraphs) {
    if (paragraph.start > last || isBesideBody(paragraph)) break;
    const text = source.plain.slice(paragraph.start, paragraph.end);
    if (text.length > 200) continue;
    const mention = findDates(text).find((date) => date.kind === 'day');
    if (
      !mention ||
      ONLY_EFFECTIVE.test(text.slice(0, mention.start)) ||
      OTHER_PAPER.test(text.slice(0, mention.start)) ||
      BEGINS.test(text.slice(0, mention.start)) ||
      /\b(?:filed|10-?[kq]|8-k|exhibit|ex-|page|rev(?:ised|ision)?|version|form)\b|\bagt\b/i.test(text)
    )
      continue;
    if (CLAUSE_TITLE.test(text) || TIME_OF_DAY.test(text.slice(mention.end))) continue;
    const around = text.length - (mention.end - mention.start);
    if (around < 60) return { mention: shift(mention, paragraph.start), confidence: 0.8 };
  }
  return null;
}

/** The date of the contract. A blank or redacted date is not guessed: it is absent, with the blank as evidence. */
export function agreementDate(source: Source): Fact {
  const opening = inOpening(source);
  const dated = opening?.mention.iso
    ? opening
    : (onTitlePage(source) ??
      inSecondOpening(source) ??
      onEffectiveDate(source) ??
      atSignatures(source) ??
      (opening ? null : namedInOpening(source)));
  const best = dated ?? opening;
  if (!best) return missing(source.contract);
  const evidence = sentenceEvidence(source.contract, source.outline, best.mention.start, best.mention.end);
  if (!best.mention.iso) return missing(source.contract, [evidence], 'the date is left blank or redacted');
  const written = source.contract.text.slice(best.mention.start, best.mention.end);
  return found({ value: written, normalized: best.mention.iso, confidence: best.confidence, evidence: [evidence] });
}
