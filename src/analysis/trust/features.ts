import { BOTH_SIDES } from '../../shared/bearer';
import { burdenOfAll } from '../burden/bearers';
import type { Sentence } from '../document/outline';
import { plainText } from '../document/plain-text';
import { WHITE_SPACE } from '../lexicon/characters';
import { EXCEPTING } from '../lexicon/en/exceptions';
import { HARSH } from '../lexicon/en/harsh-words';
import { everywhere, wording } from '../lexicon/words';
import { saysLogOdds } from '../provisions/says/says';
import { type BearingSentence, bearingSentences, wordsAgree } from '../questions/bearing-sentences';
import type { QuestionDeclaration } from '../questions/define-question';
import { provisionsOfRows } from '../questions/provisions-of-rows';
import { questionOf } from '../questions/questions-of';
import type { Reading } from '../reading';
import { isOfTerms } from '../risks/of-terms';
import type { Claim } from './claims';

/** From this share of its threshold on a sentence is looked at that may be the provision. */
const NEAR = 0.1;
const SMALLEST = 1e-4;

const EXCEPTS = wording(EXCEPTING);
const CONDITION = wording(
  'if, unless, provided, subject to, only {if,where,when,after,for,to}, until, in the event, where, as long as',
);
const BUT = wording('but, however, save, nevertheless, though, although, even so');
const FAIR = wording([
  'reasonabl*, refund*, repay*, pro rata, pro-rata, in proportion, proportionate*, free of charge',
  'without charge, at no {cost,charge}, credit*, prompt*, return*',
]);
const MUTUAL = wording(
  '{either,each,neither,both} {party,side,of us,of them,parties,sides}, both, one another, each other, mutual*, the other',
);
const CONSENTS = wording('consent, agree*, approval, in writing, written notice, notice');
const BOUND = wording(
  'up to, at most, no more than, not more than, not exceed*, exceed*, maximum, capped, limit*, within',
);
const FAULT = wording('negligen*, fault, breach, wilful*, willful*, deliberate*, careless*');
const NEGATION = wording('not, no, never, nor, neither, without, cannot, nobody, nothing, none');
const HARSHLY = wording(HARSH);
const CONTINUES =
  /^\s*(?:[\d.()a-z]{1,6}\s+)?(?:But|However|This|That|These|Nothing|Otherwise|If|Unless|Except|In that case|Before|They|It|He|She|We|You may)\b/;

/** The names of what is known of a claim, in their order. The first is a constant. */
export const FEATURES = [
  'constant',
  'silence',
  'rule',
  'compliance',
  'says no',
  'has head',
  'head probability',
  'head margin',
  'words asked',
  'words agree',
  'passages',
  'rival margin',
  'opposite margin',
  'general question',
  'high',
  'low',
  'bearer known',
  'both bear',
  'condition',
  'exception',
  'but',
  'fair words',
  'mutual',
  'consents',
  'bound',
  'fault',
  'negation',
  'words',
  'continued',
  'next condition',
  'next but',
  'next fair',
  'in table',
  'near margin',
  'subject spoken of',
  'harsh words',
  'harsh paper',
  'paper margin',
  'says',
  'unclear',
  'burdens who minds',
  'burdens both',
  'other grave claims',
] as const;

const logOdds = (probability: number) => {
  const inner = Math.min(1 - SMALLEST, Math.max(SMALLEST, probability));
  return Math.log(inner / (1 - inner));
};
const clipped = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** What is known of each claim of a paper, a number for each of `FEATURES`. */
export function featuresOf(reading: Reading, claims: readonly Claim[]): number[][] {
  const heads = claims.map((claim) => headsOf(reading, claim, questionOf(claim.id), rowOf(reading, claim)));
  const margins = heads.map(({ margin }) => margin);
  const paper: Paper = {
    harsh: [...reading.contract.text.matchAll(everywhere(HARSHLY))].length / wordsOf(reading.contract.text),
    margin: margins.reduce((sum, margin) => sum + margin, 0) / Math.max(1, margins.length),
    grave: claims.filter(isGrave).length,
  };
  return claims.map((claim, at) => knownOf(reading, claim, heads[at] ?? NO_HEAD, paper));
}

/** What is known of the paper as a whole: shares of 100 words, by how much its heads were above their thresholds, and how many claims of it would be grave. */
interface Paper {
  harsh: number;
  margin: number;
  grave: number;
}

const isGrave = ({ severity }: Claim): boolean => severity === 'high' || severity === 'medium';

const wordsOf = (text: string) => Math.max(1, text.split(WHITE_SPACE).length / 100);

/** The sentence of the outline in which a claim's first words stand; -1 of what is missing. */
function rowOf({ outline }: Reading, { evidence: [first] }: Claim): number {
  return first ? outline.sentences.findIndex(({ start, end }) => start < first.end && first.start < end) : -1;
}

function knownOf(reading: Reading, claim: Claim, heads: Heads, paper: Paper): number[] {
  const { outline } = reading;
  const question = questionOf(claim.id);
  const [first] = claim.evidence;
  const row = rowOf(reading, claim);
  const sentence = outline.sentences[row];
  const next = sentence && following(reading, row);
  const text = sentence ? plainText(first ? reading.contract.text.slice(first.start, first.end) : sentence.text) : '';
  const after = next ? plainText(next.text) : '';
  const is = (test: boolean) => (test ? 1 : 0);
  const has = (words: RegExp, where: string) => is(words.test(where));
  const silence = claim.says === 'not_stated';
  return [
    1,
    is(silence),
    is(claim.source === 'rule'),
    is(claim.source === 'compliance'),
    is(claim.says === 'no'),
    is(heads.has),
    heads.probability,
    heads.margin,
    is(heads.asked),
    is(heads.agrees),
    Math.log(1 + claim.evidence.length),
    heads.rival,
    heads.opposite,
    is(claim.id.startsWith('any.')),
    is(claim.severity === 'high'),
    is(claim.severity === 'low'),
    is(claim.bearer !== undefined),
    is(claim.bearer === BOTH_SIDES),
    has(CONDITION, text),
    has(EXCEPTS, text),
    has(BUT, text),
    has(FAIR, text),
    has(MUTUAL, text),
    has(CONSENTS, text),
    has(BOUND, text),
    has(FAULT, text),
    has(NEGATION, text),
    sentence ? Math.log(1 + text.split(WHITE_SPACE).length) - 3 : 0,
    is(next !== undefined && CONTINUES.test(after)),
    has(CONDITION, after),
    has(BUT, after),
    has(FAIR, after),
    is(text.includes('\t') || text.includes('|')),
    heads.near,
    is(silence && question !== undefined && speaksOf(reading, question)),
    Math.min(3, [...text.matchAll(everywhere(HARSHLY))].length),
    paper.harsh,
    paper.margin,
    heads.says,
    is(claim.says === 'unclear'),
    burdensWhoMinds(reading, claim),
    burdensBoth(reading, claim),
    othersAmong(claim, paper.grave),
  ];
}

/**
 * How many other grave claims a paper has, beside what is usual, as a logarithm: of papers of which little else is claimed more is wrong, for they are mostly
 * fair. What a paper lacks, and the state it is in, is the same in fair papers.
 */
function othersAmong(claim: Claim, grave: number): number {
  if (claim.source === 'rule' && !isOfTerms(claim.id)) return 0;
  return Math.log((1 + grave - (isGrave(claim) ? 1 : 0)) / (1 + USUALLY_GRAVE));
}

/** So many grave claims has the middle one of our own papers. */
const USUALLY_GRAVE = 13;

/** Log-odds of a burden beyond these say no more. */
const MOST_BURDEN = 3;

/** How sure it is, in log-odds, that the words of a claim burden the one side that minds it; 0 where both mind it, or where the words do not tell. */
function burdensWhoMinds(reading: Reading, { evidence, minds }: Claim): number {
  const place = reading.kind.sides.findIndex(({ id }) => id === minds);
  const first = place < 0 ? undefined : burdenOfAll(reading, evidence)?.first;
  return first === undefined ? 0 : clipped(place === 0 ? first : -first, MOST_BURDEN);
}

/** The same of both; of answers only, since rules look for what stands in figures, blanks and signatures too. */
function burdensBoth(reading: Reading, { source, evidence }: Claim): number {
  return source === 'answer' ? clipped(burdenOfAll(reading, evidence)?.both ?? -MOST_BURDEN, MOST_BURDEN) : 0;
}

/** The next sentence of the same section. */
function following({ outline }: Reading, row: number): Sentence | undefined {
  const next = outline.sentences[row + 1];
  return next && next.section === outline.sentences[row]?.section ? next : undefined;
}

/** What the heads of its question say of a claim. */
interface Heads {
  has: boolean;
  probability: number;
  margin: number;
  asked: boolean;
  agrees: boolean;
  rival: number;
  opposite: number;
  near: number;
  /** The log-odds that the sentence says what its head took it for, beside what is usual. */
  says: number;
}

const NO_HEAD: Heads = {
  has: false,
  probability: 0,
  margin: 0,
  asked: false,
  agrees: false,
  rival: 0,
  opposite: 0,
  near: 0,
  says: 0,
};

function headsOf(reading: Reading, claim: Claim, question: QuestionDeclaration | undefined, row: number): Heads {
  if (!question) return NO_HEAD;
  const sentences = bearingSentences(reading, question, NEAR);
  const asked = question[claim.says === 'no' ? 'no' : 'yes']?.words !== undefined;
  if (claim.says === 'not_stated') {
    const near = sentences.reduce((most, { margin }) => Math.max(most, margin), -4);
    return { ...NO_HEAD, near: clipped(near, 4) + 4, asked };
  }
  const own = sentences.filter(({ bears }) => claim.says === 'unclear' || bears === claim.says);
  const best = own.find((one) => one.row === row) ?? own[0];
  const opposite = best ? sentences.filter(({ bears }) => bears !== best.bears) : [];
  return {
    has: best !== undefined,
    probability: best ? clipped(logOdds(best.probability), 4) : 0,
    margin: best ? clipped(best.margin, 4) : 0,
    asked,
    agrees: best?.agrees ?? (claim.says !== 'unclear' && wordsAgree(reading, row, question[claim.says]?.words)),
    rival: row < 0 ? 0 : rivalOf(reading, row, question),
    opposite:
      clipped(
        opposite.reduce((most, { margin }) => Math.max(most, margin), -4),
        4,
      ) + 4,
    near: 0,
    says: best ? saysOf(reading, best) : 0,
  };
}

/** About as sure as sentences that heads take are that they say what they were taken for. */
const USUALLY_SAYS = 0.5;

function saysOf({ outline }: Reading, { row, provision, margin }: BearingSentence): number {
  return clipped(saysLogOdds(outline.sentences[row]?.text ?? '', provision, margin) - USUALLY_SAYS, 4);
}

function speaksOf(reading: Reading, { subject, spokenOf, yes }: QuestionDeclaration): boolean {
  const words = spokenOf ?? subject ?? yes.words;
  return words !== undefined && reading.outline.sentences.some((_, row) => wordsAgree(reading, row, words));
}

/** By how much, in log-odds, a sentence lies above the threshold of the head that claims it most surely, the question's own apart; 0 where none does. */
function rivalOf(reading: Reading, row: number, { yes, no }: QuestionDeclaration): number {
  const own = new Set<string>([
    ...(yes.provisions ?? []),
    ...(yes.otherwise?.provisions ?? []),
    ...(no?.provisions ?? []),
  ]);
  const others = (provisionsOfRows(reading).get(row) ?? []).filter(({ id }) => !own.has(id));
  return clipped(Math.max(0, ...others.map(({ margin }) => margin)), 4);
}
