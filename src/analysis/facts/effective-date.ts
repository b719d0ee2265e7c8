import type { Fact } from '../../shared/analysis';
import { type DateMention, findDates, shift } from '../mentions/dates';
import { found, missing, sentenceEvidence } from './fact';
import { openingOf } from './opening';
import type { Source } from './source';

const REACH = 60;
/** Words that lead straight to the day: nothing but articles and punctuation may stand between. */
const TRIGGERS = [
  /\b(?:(?:effective|commencement|start|contract start|term start) date\b|(?:contract|agreement|term) start(?= ?:))["']?\)?(?: (?:of|for) (?:this|the) (?:\w{1,20} ){0,3}(?:agreement|contract))?(?: (?:means?|shall (?:mean|be)|is|will be|refers to))?/gi,
  /\b(?:made |entered into |and )?(?:effective(?: for all purposes)?(?: and in all respects)?|commenc(?:e|es|ing)|begin(?:s|ning)?|in effect)(?: (?:as of|as at|on|from|and be effective (?:as of|on)|and effective as of))?/gi,
  /\b(?:become|be|take|come into|enter into) (?:effective|effect|force(?: and effect)?)\b(?: (?:as of|on|from|upon|beginning(?: on)?))?/gi,
];
const STRAIGHT =
  /^[ :"',()-]{0,4}(?:(?:as of|of|on|from|the|this|is|being|means|be|day|date|first|beginning|made|and|entered|into|at|upon|:) ?){0,5}[ :"'(]{0,3}$/i;
const OWN =
  /\b(?:this|the) (?:[\w"'-]{1,20} ){0,5}?(?:agreement|contract|amendment|addendum|lease|license|jsma|franchise|schedule)\b|\bterm\b|\b(?:effective|commencement|start) date\b/i;
/** In the paragraph that opens the contract its own name is enough: 'Supply Agreement, effective as of May 1, 2012, between'. */
const NAMED = new RegExp(`${OWN.source}|\\bagreement\\b`, 'i');
const OTHER_PAPER =
  /\b(?:that certain|previously|selling agreement|purchase agreement|prior agreement|bill of sale|patent license|property license|original agreement|as amended|employment|(?:benefit|severance|incentive|option|stock|bonus) plan|offer|payments?|fiscal|calendar|redeem\w*|redemption|dividends?|preferred stock|term of (?:the|any|each) (?!(?:\w+ ){0,3}(?:agreement|contract|lease|license)\b)\w+)\b/i;
/** The date of the contract itself, however it is called. */
const CONTRACT_DATE =
  /\b(?:date (?:first |of this|hereof|above|set forth|written|last|(?:on which )?(?:this|the) (?:agreement|contract) is (?:last )?(?:signed|executed)|(?:on which )?the last party (?:hereto )?(?:has )?(?:signed|executed))|date hereof|hereof|day and year first|(?:first|last) (?:date )?(?:above )?(?:written|signed|set forth)|date of (?:its |the |this )?(?:execution|signature|signing|agreement)|(?:last|latest|final|most recent|both) (?:\w+ ){0,2}signatures?|(?:it )?is signed|signing date|date (?:noted|indicated|stated|shown|specified|appearing|set out) (?:below|above|on the signature|in the signature)|last date of (?:execution|signature|signing)|last (?:written|date) below|execution (?:date|of this)|upon (?:its )?execution)\b/i;

/**
 * Kinds of contract that bind from their date when they name no other: promises of secrecy, employment, release. Commercial
 * contracts more often wait for an event, so for them the date is not taken (34 of 43 guesses were wrong on labelled contracts).
 */
const BINDS_FROM_ITS_DATE =
  /^(?:(?:Mutual |One-way )?non-disclosure|Confidentiality and|Non-compete|(?:Contract of )?employment|Offer|Settlement|Separation)/i;

/** A title of two subjects names secrecy among them. */
const SECRECY = /\b(?:non-? ?disclosure|confidential(?:ity| information)|secrecy|non-? ?(?:compet|solicit)\w*)\b/i;

interface Start {
  mention: DateMention;
  confidence: number;
}

/** '... as of May 8, 2014 (the "Effective Date")' and '(the "Effective Date") ... May 8, 2014'. */
function defined({ plain }: Source): Start | null {
  for (const match of plain.matchAll(/\(?[^()]{0,40}"(?:Effective|Commencement|Start|Contract|Agreement) Date"\)?/gi)) {
    const from = Math.max(0, match.index - 120);
    const term = match.index + match[0].search(/"(?:Effective|Commencement|Start|Contract|Agreement) Date"/i);
    const before = findDates(plain.slice(from, term)).findLast((date) => date.kind !== 'month');
    if (before && /\(/.test(match[0])) return { mention: shift(before, from), confidence: 0.93 };
  }
  return null;
}

function triggered({ plain, outline }: Source, from: number, to: number, own: RegExp): Start | null {
  const sentences = outline.sentences.filter((sentence) => sentence.start >= from && sentence.start < to);
  for (const trigger of TRIGGERS) {
    for (const sentence of sentences) {
      const text = plain.slice(sentence.start, Math.min(sentence.end, sentence.start + 1200));
      for (const match of text.matchAll(trigger)) {
        const at = match.index + match[0].length;
        const mention = findDates(text.slice(at, at + REACH)).find((date) => date.kind === 'day');
        const lead = text.slice(0, match.index + match[0].length);
        if (
          !mention ||
          !STRAIGHT.test(text.slice(at, at + mention.start)) ||
          !own.test(lead) ||
          OTHER_PAPER.test(lead.slice(-160))
        )
          continue;
        return { mention: shift(mention, sentence.start + at), confidence: 0.85 };
      }
    }
  }
  return null;
}

/** 'Effective as of the date of the last signature below (the "Effective Date")'. */
const DEFINES_IT = /^[^.;(]{0,40}\((?:the )?"?Effective Date\b/i;

/** Where the contract says that it takes effect on its own date; null where it does not. */
function startsOnContractDate({ plain }: Source): number | null {
  const pattern =
    /\b(?:(?:effective|commencement|start) date\b[^.;]{0,40}\b(?:means?|shall mean|is)|effective (?:as of|on|upon)|in effect (?:as of|from)|commenc(?:e|es) (?:on|as of|effective|upon)|begins? (?:on|as of|upon)|commencing (?:on|as of|with)(?=[^.;]{0,90}"(?:Effective|Commencement|Start) Date")|beginning(?: on)?(?=[^.;]{0,90}"(?:Effective|Commencement|Start) Date")|entered into as of|become effective|take effect)\b/gi;
  for (const match of plain.matchAll(pattern)) {
    const lead = plain.slice(Math.max(0, match.index - 160), match.index + match[0].length);
    const stretch = plain.slice(match.index + match[0].length, match.index + match[0].length + 90);
    const stop = stretch.search(/[.;]\s/);
    const hit = CONTRACT_DATE.exec(stop < 0 ? stretch : stretch.slice(0, stop));
    // 'The effective date of this Contract, which is the date of its approval' hangs on the approval.
    if (hit && /\beffective $/i.test(stretch.slice(0, hit.index))) continue;
    const named = OWN.test(lead.slice(lead.lastIndexOf('. ') + 1)) || DEFINES_IT.test(stretch.slice(hit?.index ?? 0));
    if (hit && hit.index < 25 && named && !OTHER_PAPER.test(lead.slice(-80))) return match.index;
  }
  return null;
}

function fromAgreementDate(source: Source, agreement: Fact, type: Fact): Fact | null {
  if (agreement.status !== 'found' || !agreement.normalized || !agreement.value) return null;
  const at = startsOnContractDate(source);
  if (at !== null) {
    const evidence = sentenceEvidence(source.contract, source.outline, at, at + 60);
    return found({
      value: agreement.value,
      normalized: agreement.normalized,
      confidence: 0.85,
      evidence: [evidence, ...agreement.evidence],
      rule: 'the date of the agreement',
    });
  }
  const title = type.evidence[0]?.quote ?? '';
  if (!BINDS_FROM_ITS_DATE.test(type.value ?? '') && !SECRECY.test(title)) return null;
  // An amendment changes a contract that is in effect.
  if (/\bamendment\b/i.test(title)) return null;
  return found({
    value: agreement.value,
    normalized: agreement.normalized,
    confidence: 0.7,
    evidence: agreement.evidence,
    rule: 'the date of the agreement, which names no other',
  });
}

/** In everyday words: 'It starts on June 1, 2025', 'These terms apply from 1 February 2025', 'Effective March 15, 2022' as a line. */
const STARTS =
  /(?:\b(?<named>this (?:[\w-]+ ){0,2}(?:agreement|contract|lease|licen[cs]e|loan|tenancy|letting)|these (?:[\w-]+ ){0,2}terms|the (?:term|lease|tenancy|letting|subscription|loan|contract|agreement|engagement|appointment|initial term))|\b(?<pronoun>it|they)) (?:will |shall )?(?:starts?|begins?|runs?|appl(?:y|ies)|takes? effect|commences?)(?: on| from| as of)? {1,2}/gi;
const LINE =
  /^(?:effective(?: date)?|start(?:s|ing| date)?|commencement date|term|lease term)(?: as of| from| on)?(?: ?[:–-])? {0,3}$/i;
/** A form's label on a line of its own: '3. AWARD/EFFECTIVE DATE', above the date. */
const LABEL_ABOVE = /^(?:\d{1,2}[a-z]?[.)] {0,2})?(?:award ?\/ ?)?(?:effective|commencement|start) date ?:?$/i;
/** The head of a contract, where a line may say no more than when it takes effect. */
const HEAD = 2500;

function plainlyStarts({ plain, contract }: Source): Start | null {
  for (const match of plain.matchAll(STARTS)) {
    const at = match.index + match[0].length;
    const mention = findDates(plain.slice(at, at + 40)).find(({ kind, start }) => kind === 'day' && start < 5);
    if (!mention?.iso) continue;
    const { start = 0 } = contract.paragraphs.findLast((paragraph) => paragraph.start <= match.index) ?? {};
    // 'It' is the contract where the words before speak of it.
    const isOwn =
      match.groups?.named ||
      /\bth(?:is|ese) (?:[\w-]+ ){0,3}(?:agreement|contract|lease|terms|loan)\b/i.test(plain.slice(start, match.index));
    if (isOwn) return { mention: shift(mention, at), confidence: 0.85 };
  }
  for (const [index, { start, end, kind }] of contract.paragraphs.entries()) {
    if (start > HEAD) break;
    const below = contract.paragraphs[index + 1];
    if (below && LABEL_ABOVE.test(plain.slice(start, Math.min(end, start + 60)))) {
      const mention = findDates(plain.slice(below.start, Math.min(below.end, below.start + 40)))[0];
      if (mention?.iso && mention.start < 3) return { mention: shift(mention, below.start), confidence: 0.8 };
    }
    if (kind === 'header' || kind === 'footer' || end - start > 90) continue;
    const line = plain.slice(start, end).replace(/^\W{0,2}\d{1,2}[.)] {1,3}/, (number) => ' '.repeat(number.length));
    const mention = findDates(line).find((date) => date.kind === 'day');
    if (mention?.iso && LINE.test(line.slice(0, mention.start).trimStart()))
      return { mention: shift(mention, start), confidence: 0.8 };
  }
  return null;
}

/** 'Your employment will begin on June 15, 2026': the day that counts in an offer or a contract of employment. */
const EMPLOYMENT_BEGINS =
  /\bemployment\b[^.;]{0,60}\b(?:(?:will|shall) (?:begin|start|commence)|begins|began|starts|started|commences|commenced)(?: on| effective)? {1,3}/gi;

function employmentBegins({ plain }: Source, type: Fact): Start | null {
  if (!/employment|^Offer/i.test(type.value ?? '')) return null;
  for (const match of plain.matchAll(EMPLOYMENT_BEGINS)) {
    const at = match.index + match[0].length;
    const mention = findDates(plain.slice(at, at + 40)).find(({ kind, start }) => kind === 'day' && start < 3);
    if (mention?.iso) return { mention: shift(mention, at), confidence: 0.8 };
  }
  return null;
}

/** The day on which the contract takes effect: defined, written in a clause on its start, or its own date where it says so. */
export function effectiveDate(source: Source, agreement: Fact, type: Fact): Fact {
  const opening = openingOf(source);
  const start =
    defined(source) ??
    (opening ? triggered(source, opening.start, opening.end, NAMED) : null) ??
    triggered(source, 0, source.plain.length, OWN) ??
    employmentBegins(source, type) ??
    plainlyStarts(source);
  if (start?.mention.iso) {
    const { mention, confidence } = start;
    const evidence = sentenceEvidence(source.contract, source.outline, mention.start, mention.end);
    return found({
      value: source.contract.text.slice(mention.start, mention.end),
      normalized: mention.iso,
      confidence,
      evidence: [evidence],
    });
  }
  const derived = fromAgreementDate(source, agreement, type);
  if (derived) return derived;
  if (!start) return missing(source.contract);
  const evidence = sentenceEvidence(source.contract, source.outline, start.mention.start, start.mention.end);
  return missing(source.contract, [evidence], 'the date is left blank or redacted');
}
