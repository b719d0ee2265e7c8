import { plainText } from '../document/plain-text';
import { evidenceAt } from '../evidence';
import { recogniseKind } from '../kinds/recognise';
import { anyWording, inClause, wording } from '../lexicon/words';
import { findPeriods } from '../mentions/periods';
import type { Fact } from './fact';
import type { Source } from './source';

const DUTIES =
  '{duty,duties,obligation,obligations,undertaking,undertakings,promise,promises,covenants,restrictions,confidentiality,secrecy,non-disclosure,confidence}';
const THE_END =
  '{end,ends,ended,stopped,expiry,expires,expired,expiration,termination,terminates,terminated,over,cessation}';
/** 'The promises above last for three years after that period ends', 'the duties of confidence survive its termination for five years'. */
const LAST_BEYOND = anyWording(
  wording(
    DUTIES,
    inClause(120),
    '{last,lasts,continue,continues,remain,remains,bind,binds,apply,applies,endure,endures,run,runs,go on,goes on,survive,survives,outlast,outlive,persist}',
    inClause(140),
    THE_END,
  ),
  wording('{survive,survives,outlast,outlasts,outlive,outlives}', inClause(120), THE_END),
  wording(
    'after',
    inClause(60),
    THE_END,
    inClause(90),
    DUTIES,
    inClause(40),
    '{last,continue,remain,bind,apply,endure,run,go on}(s)',
  ),
);
/** As long as it stays secret. */
const FOR_EVER = wording(
  'as long as, so long as, indefinite*, perpetu*, for ever, forever, without {limit,time limit,end}, no limit',
);
const NOT = wording('{not,no,nor,neither} ~2 {survive,continue,last,outlast}');

/** Whether words say that what the parties promise each other lasts for a time of its own when the rest is over. */
export function lastBeyond(quote: string): boolean {
  const words = plainText(quote);
  return LAST_BEYOND.test(words) && !NOT.test(words) && (FOR_EVER.test(words) || findPeriods(words).length > 0);
}

/** By these words in its head a paper whose kind no title tells is a promise of secrecy: 'Keeping each other's information confidential'. */
const SECRET = wording('confidential, non{ ,-}disclosure, nondisclosure, secrecy');
/** In characters. */
const HEAD = 600;

function isOfSecrecy(source: Source): boolean {
  const { family } = recogniseKind(source);
  return family === 'nda' || (family === 'unknown' && SECRET.test(source.plain.slice(0, HEAD)));
}

/** The length or the end of a promise of secrecy with the sentence by which its duties last longer: alone it would be told of them. */
export function withDutiesBeyond<T>(source: Source, fact: Fact<T>): Fact<T> {
  if (fact.status !== 'found' || fact.value === 'perpetual' || !isOfSecrecy(source)) return fact;
  const { sentences } = source.outline;
  const said = sentences.find(
    ({ start, end, text }) => lastBeyond(text) && !fact.evidence.some((own) => own.start < end && start < own.end),
  );
  return said ? { ...fact, evidence: [...fact.evidence, evidenceAt(source.contract, said.start, said.end)] } : fact;
}
