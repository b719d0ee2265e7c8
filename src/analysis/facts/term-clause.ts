import { anniversaryIn } from '../mentions/anniversary';
import { type DateMention, findDates } from '../mentions/dates';
import { findPeriods, type PeriodMention } from '../mentions/periods';
import { type SentenceText, sentenceTexts } from './sentence-text';
import type { Source } from './source';
import { weightOf } from './term-leads';

/** The sentence that says how long the contract lasts, and what it says. Offsets are those of the contract's text. */
export interface TermClause {
  start: number;
  end: number;
  text: string;
  /** How sure it is that this sentence is about the contract's own term, 0 to 5. */
  weight: number;
  period: PeriodMention | null;
  /** The day on which the term ends, as written. */
  until: DateMention | null;
  /** The day on which the term begins, as written in this sentence. */
  from: DateMention | null;
  perpetual: boolean;
  /** The period runs from an event without a date ('the first commercial sale'), so no end can be computed. */
  fromEvent: boolean;
  /** The period runs after the end of something else ('two years from the termination of employment'): survival, no term. */
  fromTermination: boolean;
  /** 'The later of' this end and an event: it lasts at least so long. */
  atLeast: boolean;
  /** The period is counted from the date of the contract ('years from the date hereof'), whatever the day of effect. */
  fromAgreement: boolean;
  /** 'Through the day before the second anniversary', 'the last day of': the end is one day earlier. */
  dayBefore: boolean;
}

/** Sentences that speak of the term but set something else: survival, notice, records, employment, warranties. */
const OTHER =
  /\b(?:during the (?:initial )?term|(?:for|during) the (?:term|duration|period) of (?:this|the)|(?:confidentiality|secrecy)[\w -]{0,20} obligations|throughout the term|thereafter for a period|surviv|warrant(?:y|ies)|records|insurance|invoice|cure|uncured|breach|default|non-?compet|solicit|for example|employment|exclusiv|calendar year|calendar quarter|contract year"|fiscal|royalt(?:y|ies) shall|options?\b|arbitrat|stockholder|standstill|claim)/i;
/** 'After this license ends, ... helps for six months', 'Once it has ended': what comes after the term. */
const AFTER_THE_END =
  /^(?:\(?[a-z\d.]{1,6}[.)]\s{1,3})?(?:after|once|when|if|upon|following)\b[^,;]{0,80}\b(?:ends?|ended|expires?|expired|terminates?|terminated|is over)\b[^,;]{0,40},/i;
/** 'The Contractor shall retain the originals for 24 months': how long things are kept. */
const KEEPS = /\b(?:shall|will|must) (?:\w+ )?(?:retain|keep|preserve|store)\b/i;
/** A right to end the contract after some time is no term. */
const ENDS_EARLY =
  /\b(?:right to|may|entitled to|can|power to)\b[^.;]{0,40}\bterminated?\b|\beither party (?:may|shall)\b|^(?:for (?:the )?purposes of [^,]{3,40}, )?"(?!(?:[\w ]*\b)?(?:term|period|end|(?:expir|terminat)\w+ date)")[^"]{2,40}" (?:shall )?means?\b/i;
/** 'Ending on March 1 (the "Nondisclosure Period")': a time of its own, which is not the contract's. */
const OTHERS_PERIOD =
  /"(?:non-?disclosure|non-?solicitation|non-?compet\w+|restrict\w+|standstill|exclusivity|evaluation|severance|lock-?up|confidentiality) period"/i;
/** 'The sooner of six months and replacement' has no end that could be computed. */
const UNSURE = /\b(?:sooner|shorter|greater) of\b|\bno (?:way|event)\b[^.;]{0,60}$/i;
const AT_LEAST = /\b(?:later|longer|latest|longest) (?:to occur )?of\b/i;
const NOTICE =
  /\b(?:notice|written|prior to|at least|not less than|no less than|within|after receipt|cure|renew(?:al|s|ed|able)?|successive|additional|extended for|extension|payment|every|upon|(?:termination|expiration) of)\b[^,.;]{0,45}$/i;
const NOTICE_AFTER = /^[^,.;]{0,30}\b(?:notice|prior|written|renewals?|advance|before|days after)\b/i;
const UNTIL =
  /\b(?:until|through|thru|to and including|to|expir(?:e|es|ing|y|ation)(?: date)?|terminat(?:e|es|ing|ion)(?: date)?|end(?:s|ing)?(?: date)?|conclud(?:e|es|ing)|contract end|extended|in no event later than|no later than)\b[^.;]{0,36}$|\b(?:until|through|expir\w+|ends?|terminates?)\b[^.;]{0,30}\b(?:later|earlier|latest|earliest) (?:to occur )?of\b[^.;]{0,110}$/i;
/** 'Payments to commence on', 'the contract year ending', 'dated' end nothing. */
const NOT_UNTIL =
  /\b(?:to (?:commence|begin|start)|(?:year|quarter|month|period|season)s? end(?:ed|ing|s)?|dated|prior to|amended)\b[^.;]{0,25}$/i;
const FROM = /\b(?:commenc(?:e|es|ing)|begin(?:s|ning)?|start(?:s|ing)?|from|effective|as of)\b[^.;,]{0,40}$/i;
const PERPETUAL =
  /\b(?:end|terminate) on the \w+ day (?:following|after)\b[^.;]{0,20}\bnotice\b|\b(?:perpetual(?:ly)?|in perpetuity|for perpetuity|(?<!held to be |deemed )indefinite(?:ly)?|unlimited (?:period|term)|without limit of time|no fixed (?:term|period))\b|\b(?:until|unless and until|when)\b(?:(?!\bexpir|\bearlier|\blater|\bcomplet|\bunless\b)[^.;,]){0,60}\bterminat(?:ed|ion|es)\b/i;
/** 'If the Servicer is terminated, it will continue to perform until ...' says what comes after the end. */
const CONDITION = /^(?:\(?[a-z\d.]{1,6}[.)]\s{1,3})?(?:if|in the event|upon|following|after)\b/i;
const NAMED_START =
  /^[^.;]{0,30}?\b(?:from|after|following|of|commencing (?:on|from|as of|with|upon)|beginning (?:on|from))\b (?:and after )?(?:the )?([^.;,(]{0,60})/i;
const KNOWN_START =
  /\b(?:effective date|effectiveness|commencement|this (?:[\w-]+ ){0,3}?agreement|date (?:hereof|of (?:this|its|(?:the )?(?:signing|execution|signature|agreement|contract|last signature))|first|set forth|above|on which (?:this|it)|written|stated)|hereof|execution|signing|signature|start date|day and year|agreement date|initial date|that date|such date|therefrom|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2})\b/i;

const FROM_TERMINATION =
  /^[^.;]{0,25}\b(?:from|after|following|of)\b(?![^.;]{0,45}\b(?:effective date|date hereof|date of this)\b)[^.;,]{0,45}\b(?:terminat(?:ion|es)|expiration|disclosure|cessation|receipt|(?:it|employment|engagement|agreement|contract|relationship) (?:has )?(?:ends|ended|expires|expired))\b/i;
const FROM_AGREEMENT = /^[^.;]{0,20}\b(?:from|after|following|of) (?:the )?(?:date hereof|date of this agreement)\b/i;

/** A term of fewer days is nearly always a notice or a cure. */
const SHORTEST_DAYS = 45;
/** How far after the words on the term its end may be written; further on a list speaks of something else. */
const REACH = 450;
/** Fewer days than these are a notice as often as a term. */
const SURE_DAYS = 200;

function periodIn(text: string): PeriodMention | null {
  const mention = findPeriods(text).find(
    ({ start, end, unit, count }) =>
      unit !== 'business day' &&
      !(unit === 'day' && count < SHORTEST_DAYS) &&
      !/\b(?:each|last|past|preceding|previous)\s$/i.test(text.slice(Math.max(0, start - 11), start)) &&
      !NOTICE.test(text.slice(Math.max(0, start - 60), start)) &&
      !NOTICE_AFTER.test(text.slice(end, end + 50)),
  );
  const anniversary = anniversaryIn(text);
  if (!anniversary) return mention ?? null;
  return mention && mention.start < anniversary.start ? mention : anniversary;
}

/** 'The fifth anniversary of the Offtake Agreement Effective Date' counts from another paper's day. */
const OTHERS_START = /^(?:[A-Z][\w-]+ ){1,3}(?:Agreement|Contract)(?:'s)? (?:Effective|Commencement|Start) Date\b/;

function startsAtEvent(text: string, end: number): boolean {
  const after = NAMED_START.exec(text.slice(end, end + 110));
  if (!after?.[1]) return false;
  if (OTHERS_START.test(after[1])) return true;
  return !KNOWN_START.test(after[1]) && findDates(after[1]).length === 0;
}

function shifted<Mention extends { start: number; end: number }>(
  mention: Mention | undefined | null,
  by: number,
): Mention | null {
  return mention ? { ...mention, start: mention.start + by, end: mention.end + by } : null;
}

/** What makes a sentence less likely to set the term: other subjects, rights to end early, ends that hang on events. */
function penaltyOf(told: string, leadIn: string, likeNotice: boolean): number {
  return (
    (OTHER.test(told) ? 1.6 : 0) +
    (OTHERS_PERIOD.test(told) ? 2.5 : 0) +
    (KEEPS.test(told) ? 2.5 : 0) +
    (ENDS_EARLY.test(leadIn) ? 2 : 0) +
    (UNSURE.test(leadIn) ? 2.5 : 0) +
    (AFTER_THE_END.test(leadIn) ? 2.5 : 0) +
    (likeNotice ? 1.2 : 0)
  );
}

function untilIn(text: string, dates: DateMention[], at: number): DateMention | undefined {
  return dates.find((date) => {
    const lead = text.slice(Math.max(0, date.start - 150), date.start);
    return date.start - at < REACH && UNTIL.test(lead) && !NOT_UNTIL.test(lead);
  });
}

function read(sentence: SentenceText): TermClause | null {
  const { weight: lead, at } = weightOf(sentence.text);
  if (lead === 0) return null;
  const { text, start } = sentence;
  const dates = findDates(text).filter((date) => date.kind === 'day');
  const until = untilIn(text, dates, at);
  const mention = periodIn(text.slice(at));
  const notice = mention?.unit === 'day' && mention.count < SURE_DAYS;
  const perpetual = !CONDITION.test(text) && PERPETUAL.test(text.slice(at)) && !until && (!mention || notice);
  const period = perpetual ? null : mention;
  const length = shifted(period, at);
  const starts = dates.filter(
    (date) => date !== until && FROM.test(text.slice(Math.max(0, date.start - 55), date.start)),
  );
  // 'Two months from May 1 ..., and the remaining term 24 months from July 1': the start that follows the length is its own.
  const from = starts.find((date) => length && date.start > length.end && date.start < length.end + 60) ?? starts[0];
  if (!until && !period && !perpetual) return null;
  const leadIn = text.slice(0, (length?.start ?? until?.start ?? text.length) + 1);
  const told = text.slice(0, Math.max(length?.end ?? 0, until?.end ?? 0, perpetual ? text.length : 0) + 40);
  const penalty = penaltyOf(told, leadIn, notice && !until && !perpetual);
  const weight = lead - penalty + (until ? 0.5 : 0) - (perpetual ? 0.5 : 0);
  return {
    start,
    end: sentence.end,
    text,
    weight,
    period: shifted(length, start),
    until: shifted(until, start),
    from: shifted(from, start),
    perpetual,
    fromEvent: length !== null && startsAtEvent(text, length.end),
    atLeast: AT_LEAST.test(leadIn),
    fromTermination: length !== null && FROM_TERMINATION.test(text.slice(length.end, length.end + 120)),
    fromAgreement: length !== null && FROM_AGREEMENT.test(text.slice(length.end, length.end + 60)),
    dayBefore: /\bday (?:prior to|before|preceding)\b[^.;]{0,40}$/i.test(text.slice(0, (length?.start ?? 0) + 1)),
  };
}

/** The sentences on the contract's own term, surest first. */
export function termClausesOf(source: Source): TermClause[] {
  return sentenceTexts(source)
    .map(read)
    .filter((clause) => clause !== null)
    .toSorted((one, other) => other.weight - one.weight || one.start - other.start);
}
