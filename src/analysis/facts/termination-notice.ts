import type { Outline } from '../document/outline';
import { evidenceAt } from '../evidence';
import { BEFORE_CLAUSE, endsWithSign, opensWithSmallLetter } from '../lexicon/characters';
import { PAPER_NAMES } from '../lexicon/en/paper-names';
import {
  anyWording,
  closingWords,
  everywhere,
  inClause,
  kept,
  onlyWords,
  openingWords,
  perhaps,
  unlessNext,
  upTo,
  wording,
} from '../lexicon/words';
import { findPeriods, type Period } from '../mentions/periods';
import { headingsOf } from '../provisions/input/headings';
import { ambiguous, type Fact, found, missing, stated } from './fact';
import { isPaidEarly } from './lesser-notices';
import { endsOnesWork, isByEachSide, isOfChange, isOfOtherMatter, isRowOfNotice } from './other-notices';
import type { Candidate } from './ranking/candidates';
import { viewOf } from './ranking/document-view';
import { valueKey } from './ranking/ranker';
import { tokensOf } from './ranking/tokens';
import type { Source } from './source';
import { orInStandardWords } from './standard-words';
import { isBesideIt } from './under-add-on';

/** How much notice, and what it stops: an automatic renewal, or the contract itself, for no reason. */
export interface Notice extends Period {
  stops: 'renewal' | 'contract';
}

/** Why more than one notice is quoted where the first one only stops a renewal. */
export const BESIDE_OTHER_END = 'another notice ends the contract itself';

type Length = Candidate & { kind: 'period' };

/** What the clause model must think at least of a sentence by which somebody may end the contract at will. */
const AT_WILL = 0.2;
/** Stems of words (see ranking/tokens.ts) that say that a length is one of notice, near it and anywhere in its sentence. */
const NOTICE = new Set(['notic', 'notice', 'notif', 'notify', 'tell', 'inform', 'writing']);
const ENDS = new Set([
  'terminat',
  'terminate',
  'cancel',
  'end',
  'leav',
  'leave',
  'resign',
  'withdraw',
  'determin',
  'determine',
  'quit',
  'convenience',
  'convenienc',
]);
/** How many words from the length 'notice' stands at most. */
const NEAR = 5;
/** More lengths than these are told by their clauses alone. */
const MOST = 3;

/** 'Must give one month's notice', 'on 28 days' notice', 'with a month's notice'. */
const GIVES = anyWording(
  closingWords('give(s), giving, need(s), require(s)', inClause(40), ''),
  closingWords('{on,with,by} ~3 '),
);
/** Notice of nothing else: what it is of would follow. */
const LENGTHS_NOTICE = "(')(s) ~2 notice( in writing)";
const OF_NOTICE = anyWording(
  onlyWords(LENGTHS_NOTICE),
  openingWords(LENGTHS_NOTICE, [
    '.',
    '\\,',
    ';',
    ':',
    '\\)',
    ' {expiring,to expire,through,via,or,and,after,before,at any time,at the end,in any,either way}',
    ' to {end,terminate,leave,cancel,stop,quit,us,you,him,her,the +}',
    ' of (+ ){resignation,termination,cancellation,withdrawal}',
  ]),
);
/** What it ends, in the sentence, before it in its paragraph, or over its section. */
const ENDING = wording('end(s), ending, ended, terminat+, cancel(s), leave(s), leaving, quit(s), resign*, give up');
const MAY_END = wording(
  'may, can, could, free to, entitled to, wants to, wishes to',
  inClause(60),
  'end, terminate, cancel, leave, quit, resign, withdraw, give up',
);
/** A reason without which it may not be ended, or an event; and what is only asked for. */
const FOR_CAUSE = wording([
  'breach*, default*, fail{s,ed,ure}, misconduct, insolv*, bankrupt*, arrears, unpaid, overdue, cure(d), remed*',
  'unlawful, illegal',
  'should {the,any}, harm(s), danger, violen{t,ce}, if, in the event, upon, immediately, only, as follows, courtesy',
]);
/** Notice itself is no event: 'if the parent gives six weeks' notice', 'four weeks, or the legal minimum if longer'. */
const IF_GIVEN = everywhere(
  wording(
    'if ~4 {give,gives,giving}, if {longer,later,greater,more}, if (the )+ {leaves,leave,resigns,resign,goes,quits,quit} {sooner,earlier,before,without}, only {with effect,at the end,on the last day,from the end}, {pay,pays,paying,owe,owes,owing} only',
  ),
);
/** Whether a notice needs a reason, or an event. */
export const isForCause = (words: string) =>
  words.endsWith(':') || (FOR_CAUSE.test(words.replace(IF_GIVEN, 'by giving')) && !NO_CAUSE.test(words));
/** 'Without cause, upon thirty days' notice', whatever else the sentence lets end it at once. */
const NO_CAUSE = wording(
  '{{with or without,without,without any,without giving any,for no,for any,without a} {cause,reason},for convenience,for any or no reason}(,)',
  inClause(80),
  'notice',
);
/** Something else than the contract that is ended: 'end the talks', 'terminate his liability'. */
const NEXT_WORD = kept(upTo(40, "\\s.,;:()'’"));
const OTHER_END = wording(
  '{end,ends,terminate,cancel} {the,his,her,its,their,your,our,any,a,an}',
  ' ',
  NEXT_WORD,
  perhaps(' ', NEXT_WORD),
);
const CONTRACT = new Set([
  ...PAPER_NAMES.flat(),
  ...'agreement contract lease letter license licence notice term terms services order relationship subscription account'.split(
    ' ',
  ),
]);

/** Whether a sentence ends something that is not the contract. */
function endsOther(words: string): boolean {
  const [, first = '', second = ''] = OTHER_END.exec(words) ?? [];
  return opensWithSmallLetter(first) && !CONTRACT.has(first) && !CONTRACT.has(second);
}

/** 'A breach which remains uncured ten days after notice': time to cure. */
const TO_CURE = closingWords('uncured, cure(d), remed+, not put right, breach+, default(s)', inClause(30), '');
/** 'One month in the first year, two months in the second': a length for each stage. */
const STAGED = openingWords('(,) {in,during,for} the {first,second,third,initial} {year,month,six,three,two,half}*');
/** 'During it either of us may end the employment', after the sentence on the probation. */
const DURING_IT = openingWords('{during,in,within} {it,this,that}( {time,period})');
const TRIAL = wording('trial, probation+, induction');

/** Whether a sentence is on the beginning only, by its own words or those of the one before. */
function isAtFirst(outline: Outline, row: number): boolean {
  const text = outline.sentences[row]?.text ?? '';
  return AT_FIRST.test(text) || (DURING_IT.test(text) && TRIAL.test(outline.sentences[row - 1]?.text ?? ''));
}

/** Notice at the beginning only: 'During the trial', 'In the first month'. */
const AT_FIRST = openingWords(
  BEFORE_CLAUSE,
  'during, in, within, throughout, while',
  inClause(30),
  'trial, probation*, first, initial, induction',
);

/** Whether a length is that of notice to end the contract, in words that the clause model has not seen. */
function isPlainNotice(source: Source, row: number, { start, end }: Length): boolean {
  const sentence = source.outline.sentences[row];
  if (!sentence) return false;
  const before = source.plain.slice(sentence.start, start);
  const after = source.plain.slice(end, Math.min(end + 60, sentence.end + 1));
  if (!GIVES.test(before.slice(-60)) || !OF_NOTICE.test(after)) return false;
  const words = source.plain.slice(sentence.start, sentence.end);
  const above = source.outline.sentences
    .slice(Math.max(0, row - PARAGRAPH), row)
    .filter(({ paragraph, text }) => paragraph === sentence.paragraph || isLine(text))
    .map(({ text }) => text);
  const context = [words, headingsOf(source.outline, sentence), ...above].join('. ');
  return ENDING.test(context) && !isForCause(words) && !endsOther(words) && !endsOnesWork(source, words);
}

/** A line above the clauses that the outline does not know for a heading: '9. Ending the employment'. */
const isLine = (text: string) => text.length < LINE && !endsWithSign(text, '.,;');
const LINE = 50;

const NAMES_NOTICE = wording('{by,on,with,gives,giving}', inClause(40), 'notice');
/** Confidence of what words alone say. */
const PLAIN = 0.5;
/** How many sentences above in its paragraph say what notice is of. */
const PARAGRAPH = 4;

/** 'Provided, however, that it agrees not to terminate unless its rating falls': no end at will. */
const NOT_UNLESS = wording(
  '{provided,but,however}',
  inClause(60),
  'not',
  inClause(20),
  'terminate',
  inClause(40),
  'unless',
);

/** A loan that is paid back before its day is not ended without a reason. */
const PAYS_EARLY = wording(
  '{pay,repay} ({it,the,this,any} ~3 )(back )early, prepay*, {repay,repaid,pay back} ~4 before',
);

/** 'Together with one month's base rent': what is paid for leaving. */
const IS_PRICE = openingWords(
  "({',’})(s)({',’}) ",
  unlessNext('^1 notice*'),
  '^2 {rent,fee(s),salary,wages,retainer,charge(s)}',
);

/** The lengths of notice after which a party may end the contract without a reason, each with its first place. */
function lengthsIn(source: Source): Length[] {
  const { provisions } = source;
  const lengths = new Map<string, Length>();
  viewOf(source).sentences.forEach((sentence) => {
    const isAtWill =
      !endsOther(sentence.text) &&
      !endsOnesWork(source, sentence.text) &&
      !PAYS_EARLY.test(sentence.text) &&
      !NOT_UNLESS.test(sentence.text.replaceAll(';', ',')) &&
      provisions.probability(sentence.index, 'Termination For Convenience') >= AT_WILL;
    const places = sentence.candidates.map(({ start, end, kind }) => ({
      start: start - sentence.start,
      end: end - sentence.start,
      kind,
    }));
    const tokens = tokensOf(sentence.text, places);
    const ends = isAtWill && tokens.some(({ text }) => ENDS.has(text));
    for (const candidate of sentence.candidates) {
      if (candidate.kind !== 'period' || isBesideIt(source, sentence.text)) continue;
      if (!ends && !isPlainNotice(source, sentence.index, candidate)) continue;
      const at = tokens.findIndex(({ start }) => start === candidate.start - sentence.start);
      const before = source.plain.slice(sentence.start, candidate.start);
      if (
        TO_CURE.test(before.slice(-60)) ||
        isOfChange(before) ||
        isOfOtherMatter(sentence.text) ||
        isPaidEarly(sentence.text) ||
        IS_PRICE.test(source.plain.slice(candidate.end, candidate.end + 60))
      )
        continue;
      const near = tokens.slice(Math.max(0, at - NEAR), at + NEAR + 1);
      if (near.some(({ text }) => NOTICE.has(text)) && !lengths.has(valueKey(candidate)))
        lengths.set(valueKey(candidate), candidate);
    }
  });
  return [...lengths.values()];
}

/** How much notice ends the contract without a reason ('30 days'); several lengths where the parties, or times, have their own. */
export function terminationNotice(source: Source): Fact<Notice> {
  const read = orInStandardWords(source, (own) => {
    const lengths = lengthsIn(own);
    const lasting = lengths.filter(({ sentence }) => !isAtFirst(own.outline, sentence));
    return lengths.length > 0
      ? { lengths: lasting.length > 0 ? lasting : lengths, own, lasts: lasting.length > 0 }
      : null;
  });
  if (!read) return spokenOf(source);
  const { lengths, own, lasts } = read;
  const evidence = lengths.flatMap(({ sentence }) => {
    const said = source.outline.sentences[sentence];
    return said ? [evidenceAt(source.contract, said.start, said.end)] : [];
  });
  const [only] = lengths;
  if (!only) return missing(source.contract);
  const isStaged = lengths.some(({ end }) => STAGED.test(source.plain.slice(end, end + 40)));
  if (lengths.length > MOST || isStaged || isBySide(source, lengths))
    return stated(PLAIN, evidence.slice(0, MOST), SEVERAL);
  const confidence = Math.max(
    PLAIN,
    Math.min(...lengths.map(({ sentence }) => own.provisions.probability(sentence, 'Termination For Convenience'))),
  );
  const readings = lengths.map(({ period: { count, unit } }): Notice => ({ count, unit, stops: 'contract' }));
  const [reading] = readings;
  const proof = { confidence: Math.round(confidence * 100) / 100, evidence };
  if (!lasts) return stated(proof.confidence, evidence, FIRST);
  return readings.length === 1 && reading
    ? found({ value: reading, ...proof })
    : ambiguous(readings, { ...proof, rule: SEVERAL });
}

/** 'By the Principal on one month's notice or by the Agent on six', 'two months if I am giving it, or one if you are': no contradiction. */
const BY_EACH =
  /\bfor (?:the )?[A-Z]\w+,? (?:and|or|but) [^.;]{0,60}\bfor (?:the )?[A-Z]\w+|\bby (?:the |either )?[A-Z]\w*\b[^.;]{0,80}\bor (?:if )?by (?:the )?[A-Z]\w*\b|\bif (?:I|we|you|the [A-Z]\w+) (?:am|are|is|gives?)\b[^.;]{0,120}\bif (?:I|we|you|the [A-Z]\w+) (?:am|are|is|gives?)\b/;

/** Whether the words of a notice give each side a length of its own. */
export function givesEachItsOwn(words: string): boolean {
  const lengths = new Set(findPeriods(words).map(({ count, unit }) => `${count} ${unit}`));
  return lengths.size > 1 && (BY_EACH.test(words) || isByEachSide(words));
}

/** Whether one sentence gives each side a length of its own. */
function isBySide(source: Source, lengths: readonly Length[]): boolean {
  const [first, ...others] = lengths;
  if (!first || others.length === 0 || others.some(({ sentence }) => sentence !== first.sentence)) return false;
  const said = source.outline.sentences[first.sentence];
  return said !== undefined && givesEachItsOwn(source.plain.slice(said.start, said.end));
}

const SEVERAL = 'the contract may be ended on different notice by different parties or at different times';
const FIRST = 'the notice is told for the beginning only';

/** 'Determined by either party upon not less than six calendar months' previous notice', 'may stop the project on fourteen days' notice'. */
const ENDED_BY = wording(
  '{end,ends,ended,terminate,terminated,determine,determined,stop,cancel,leave,quit}',
  inClause(120),
  "{day(s),week(s),month(s)}('(s)) ~3 notice",
);
/** 'You can stop renewal at any time, up to one day before the renewal date'. */
const STOPPED_BEFORE = wording(
  '{you,members,customers,subscribers} {can,may} {stop,cancel,end,switch off,turn off} ({the,your,automatic} ){renewal,auto-renewal,subscription,membership,plan}',
  inClause(90),
  '{up to,until,at least,no later than} ~3 {day,days,hours,week,weeks} before',
);
const OF_ANOTHER_END = wording('cure, cured, remed+, breach+, default+, insolv+, price(s), increase, if');

/** A sentence by which a party may end the contract by notice whose length it does not write as a number, or in words that are told by themselves alone. */
function spokenOf(source: Source): Fact<Notice> {
  const { plain, outline, contract } = source;
  const rows = outline.sentences.filter(({ text }) => isRowOfNotice(text)).slice(0, MOST);
  if (rows.length > 0)
    return stated(
      PLAIN,
      rows.map(({ start, end }) => evidenceAt(contract, start, end)),
    );
  const said = outline.sentences.find(({ start, end }) => {
    const words = plain.slice(start, end);
    if (endsOnesWork(source, words) || isBesideIt(source, words)) return false;
    if (MAY_END.test(words) && NAMES_NOTICE.test(words) && !isForCause(words) && !endsOther(words)) return true;
    if (STOPPED_BEFORE.test(words) && !isForCause(words)) return true;
    const ended = ENDED_BY.exec(words)?.[0];
    return ended !== undefined && !OF_ANOTHER_END.test(ended);
  });
  return said ? stated(PLAIN, [evidenceAt(contract, said.start, said.end)]) : missing(contract);
}
