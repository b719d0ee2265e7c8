import type { Evidence } from '../../shared/analysis';
import { uncapitalised } from '../../shared/phrases';
import { readsAsEnglish } from '../document/language';
import { evidenceAt } from '../evidence';
import { nameOf } from '../facts/declarations/document-name';
import type { Fact } from '../facts/fact';
import type { Source } from '../facts/source';
import type { KindDeclaration } from './define-kind';
import type { Family } from './family';
import type { PaperSigns } from './features';
import { type IsContract, isContract } from './is-contract';
import { openTitle } from './open-title';
import { paperStructure } from './paper-structure';
import { placeOf } from './place';
import { AGREES, type KindScore, NAMED, rankKinds } from './score';
import { asSubstance } from './substance';
import { CLASS_NOUNS, type TitleLine, titleLines } from './title-lines';
import { titleBelow, type UpperPaper, upperPaperOf } from './upper-paper';
import { asVariety } from './variety';

/** What a paper was recognised as. `kind` is null where none fits; then `label` is the paper's own title, or 'Contract'. */
export interface RecognisedKind {
  kind: KindDeclaration | null;
  label: string;
  family: Family;
  isContract: IsContract;
  /** How sure the label is, 0 to 1. */
  confidence: number;
  under: UpperPaper | null;
  /** The title, and the words of the structure that agree with it. */
  evidence: Evidence[];
  /** Whether it goes under names of its own, and is only asked what the kind is asked. */
  isVariety?: true;
}

/** Structure that decides without a title, and by how much it must lead over kinds of other families. */
const DECIDES = 2.6;
const LEADS = 0.8;
const CONFIDENCE = {
  both: 0.95,
  sharedTitle: 0.85,
  titleAlone: 0.8,
  structureAlone: 0.65,
  open: 0.5,
  notAContract: 0.7,
};
/** A kind of another family that is so near makes the answer less sure. */
const NEAR = 0.5;
const DOUBT = 0.15;
/** Of how many kinds one may be taken, likeliest first. */
const TRIED = 3;
const OPENING_QUOTE = 120;
const LONGEST_QUOTE = 160;
const WITNESSES = 3;
/** Words that end titles of other papers as often as of contracts; one word before them does not make a kind. */
const LOOSE_NOUNS: ReadonlySet<string> = new Set(
  'letter order policy plan certificate statement warrant charter schedule release note assignment safe bond'.split(
    ' ',
  ),
);

const memo = new WeakMap<Source['outline'], RecognisedKind>();
const known = new WeakMap<Source['outline'], PaperSigns>();

/** What title, structure and place of a paper show of its kind; worked out once for each outline. */
export function signsOf(source: Source): PaperSigns {
  const before = known.get(source.outline);
  if (before) return before;
  const titles = titleLines(source, nameOf(source));
  const signs = { titles, structure: paperStructure(source), place: placeOf(source.plain) };
  known.set(source.outline, signs);
  return signs;
}

/**
 * The kind of a paper, by two witnesses: title and structure, or structure that is plain enough alone. No word of the body decides. Worked
 * out once for each outline.
 */
export function recogniseKind(source: Source): RecognisedKind {
  const before = memo.get(source.outline);
  if (before) return before;
  const recognised = asVariety(source, asSubstance(source, recognisedAnew(source)));
  memo.set(source.outline, recognised);
  return recognised;
}

function recognisedAnew(source: Source): RecognisedKind {
  const { contract, plain } = source;
  const opening = evidenceAt(contract, 0, Math.min(OPENING_QUOTE, plain.length));
  const name = nameOf(source);
  const signs = signsOf(source);
  const { titles } = signs;
  const ranked = rankKinds(signs);
  const decided = decide(ranked);
  const said = isContract(source, {
    titled: namesContract(name) || Boolean(decided?.score.title),
    recognised: (decided?.score.byStructure ?? 0) >= AGREES,
  });
  // What makes a contract is looked for in English words only.
  const answer = said === 'no' && !readsAsEnglish(contract) ? 'unclear' : said;
  if (answer === 'no') {
    const confidence = CONFIDENCE.notAContract;
    return { ...NOT_A_CONTRACT, confidence, evidence: [opening] };
  }
  const upper = upperPaperOf(source, titles, decided?.score.kind.under);
  const below = upper && titleBelow(source, upper);
  const under = below ? null : upper;
  const whole = below && decided && decide(rankKinds({ ...signs, titles: [below] }));
  if (decided) {
    // An order form above its own terms is asked what is asked of the terms.
    const isAbove = whole && whole.score.kind.under === undefined && whole.score.kind !== decided.score.kind;
    const { score, confidence } = isAbove ? whole : decided;
    const { label, family } = score.kind;
    return {
      kind: score.kind,
      label: isAbove ? `${label} with its ${uncapitalised(decided.score.kind.label)}` : label,
      family,
      isContract: answer,
      confidence,
      under,
      evidence: evidenceOf(source, score),
    };
  }
  const own = name.value ? openTitle(name.value) : null;
  const evidence = name.status === 'found' ? name.evidence : [opening];
  return { ...OPEN, label: own ?? OPEN.label, isContract: answer, confidence: CONFIDENCE.open, under, evidence };
}

const NOT_A_CONTRACT = {
  kind: null,
  label: 'Not a contract',
  family: 'not-a-contract',
  isContract: 'no',
  under: null,
} as const;
const OPEN = { kind: null, label: 'Contract', family: 'unknown' } as const;

/** The likeliest kind for which there are witnesses enough. */
function decide(ranked: readonly KindScore[]): { score: KindScore; confidence: number } | null {
  for (const score of ranked.slice(0, TRIED)) {
    const rival = ranked.find(({ kind }) => kind.family !== score.kind.family);
    const lead = score.total - (rival?.total ?? 0);
    const confidence = confidenceOf(score, lead);
    if (confidence !== null) return { score, confidence: lead < NEAR ? confidence - DOUBT : confidence };
  }
  return null;
}

function confidenceOf({ features, byStructure, title, titleWords }: KindScore, lead: number): number | null {
  if (byStructure >= AGREES && features.own >= NAMED) return CONFIDENCE.both;
  if (byStructure >= AGREES && features.shared >= NAMED) return CONFIDENCE.sharedTitle;
  if (features.own >= NAMED && title && saysEnough(title, titleWords)) return CONFIDENCE.titleAlone;
  return byStructure >= DECIDES && lead >= LEADS ? CONFIDENCE.structureAlone : null;
}

/** 'Franchise agreement' and 'Promissory note' name a kind without more; 'Search warrant' and 'Money-back guarantee' do not. */
function saysEnough({ words }: TitleLine, phraseWords: number): boolean {
  return phraseWords > 1 || words.some((word) => CLASS_NOUNS.has(word) && !LOOSE_NOUNS.has(word));
}

/** 'AGREEMENT', 'Contract', 'House painting agreement': a title that says that it is one. */
function namesContract({ status, value }: Fact<string>): boolean {
  const title = value ?? '';
  return (
    status === 'found' &&
    (/(?:\b|sub)(?:agreement|contract|deed|terms(?: (?:and|&) conditions)?)\W*$/i.test(title) ||
      openTitle(title) !== null)
  );
}

function evidenceOf({ contract }: Source, { title, witnesses }: KindScore): Evidence[] {
  const quotes = [
    ...(title ? [title] : []),
    ...witnesses.toSorted((one, other) => other.weight - one.weight).slice(0, WITNESSES),
  ];
  const seen = new Set<number>();
  return quotes
    .filter(({ start }) => !seen.has(start) && seen.add(start))
    .map(({ start, end }) => evidenceAt(contract, start, Math.min(end, start + LONGEST_QUOTE)));
}
