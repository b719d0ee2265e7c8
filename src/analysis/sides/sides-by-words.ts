import type { Party } from '../../shared/analysis';
import type { Outline } from '../document/outline';
import { isNatural } from '../facts/parties/mention';
import { amendment } from '../kinds/declarations/amendment';
import { coBranding } from '../kinds/declarations/co-branding';
import { collaboration } from '../kinds/declarations/collaboration';
import { jointFiling } from '../kinds/declarations/joint-filing';
import { jointVenture } from '../kinds/declarations/joint-venture';
import { llcOperating } from '../kinds/declarations/llc-operating';
import { maritalAgreement } from '../kinds/declarations/marital-agreement';
import { merger } from '../kinds/declarations/merger';
import { mutualNda } from '../kinds/declarations/mutual-nda';
import { partnership } from '../kinds/declarations/partnership';
import { KINDS } from '../kinds/declarations/registry';
import { shareholders } from '../kinds/declarations/shareholders';
import { strategicAlliance } from '../kinds/declarations/strategic-alliance';
import type { KindDeclaration } from '../kinds/define-kind';
import { sideOfPronoun } from '../kinds/drafter';
import { isKind, type PaperKind, sideOf } from '../kinds/paper-kind';
import { wording } from '../lexicon/words';
import { signedBytes } from '../linear-weights';
import { withoutCapacity } from '../mentions/capacities';
import type { ContractText } from '../pdf/contract-text';
import { BUCKETS, bucketsOfRole, evidenceOf } from './evidence';
import { speakersOf } from './speakers';
import weights from './weights.json';
import { sidesByPaying } from './who-pays';

/** What was learned of which words stand around which side: for each bucket a signed byte, times `scale` the log-odds of the second side. */
export interface SidesModel {
  scale: number;
  weights: Int8Array;
}

/** The model as `scripts/train-sides.ts` writes it, its weights in base 64. */
export interface WrittenSidesModel {
  scale: number;
  weights: string;
}

type Called = Pick<Party, 'status' | 'value' | 'role'>;
type Paper = { contract: ContractText; outline: Outline };

/** In papers of these kinds both stand alike, and no words part them. */
const BOTH_ALIKE: readonly KindDeclaration[] = [
  ...[amendment, coBranding, collaboration, jointFiling, jointVenture, llcOperating],
  ...[maritalAgreement, merger, mutualNda, partnership, shareholders, strategicAlliance],
];
/** Who answers for somebody beside him stands on no side. */
const ANSWERS_FOR = wording('guarantor(s), surety, sureties, witness, target');
/** So much one place of a paper says at most, in log-odds. */
const MOST_OF_PLACE = 2;
/** What the words of a role say counts so much: they are the same at each place. */
const ROLE_COUNTS = 0.7;
/** From this difference on two parties are told to stand on the sides that they most likely do: of 94 papers so told though no role tells a side, each by a model that no paper of its hand taught, two were told wrongly (docs/accuracy.md). */
const SURE = 1.4;
const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));

/** @throws Error when the weights are not of the size that this version reads */
export function decodeSidesModel({ scale, weights: bytes }: WrittenSidesModel): SidesModel {
  const values = signedBytes(bytes);
  if (values.length !== BUCKETS) throw new Error('The weights of sides are not of the size that this version reads.');
  return { scale, weights: values };
}

let shipped: SidesModel | null = null;

function shippedModel(): SidesModel {
  shipped ??= decodeSidesModel(weights);
  return shipped;
}

/** How much speaks for each party to stand on the second side of the kind and not on the first, by all that the paper says of it; without a unit. */
export function leaningsOf(
  paper: Paper,
  kind: KindDeclaration,
  parties: readonly Called[],
  model: SidesModel = shippedModel(),
): number[] {
  const logOdds = (buckets: readonly number[]) =>
    model.scale * buckets.reduce((sum, bucket) => sum + (model.weights[bucket] as number), 0);
  const evidence = evidenceOf(paper, kind, parties).map((one) => ({ ...one, says: logOdds(one.buckets) }));
  return parties.map(({ role }, at) => {
    const own = evidence.filter(({ parties: of }) => of.includes(at));
    const together = (isPronoun: boolean) => {
      const says = own
        .filter((one) => one.isPronoun === isPronoun)
        .map((one) => Math.max(-MOST_OF_PLACE, Math.min(MOST_OF_PLACE, one.says)));
      return says.reduce((sum, one) => sum + one, 0) / Math.sqrt(1 + says.length);
    };
    return together(false) + together(true) + ROLE_COUNTS * logOdds(bucketsOfRole(role, kind));
  });
}

/** The only one beside those whom their roles put on one side: he stands on the other. Null where both sides are known or neither is, or where there are several. */
function onlyOther(
  { sides }: KindDeclaration,
  parties: readonly Called[],
  found: readonly number[],
  { known, across }: { known: number | null; across: number | null },
): number | null {
  if ((known === null) === (across === null)) return null;
  const others = found.filter((at) => sideOf(sides, parties[at]?.role ?? '') === null && at !== known && at !== across);
  const [only] = others;
  return only !== undefined && others.length === 1 ? only : null;
}

/** The kind with those on its sides whom no role puts there, but what the paper says that they do: 'Acme will pay Ms Lee when she has translated it'. That goes before which of them is a company, but in kinds that name the side of a person. */
export function withSidesByWords(paper: Paper, kind: PaperKind, parties: readonly Called[]): PaperKind {
  const declared = kind.variety ?? KIND_OF.get(kind.id ?? '');
  const [first, second] = kind.sides;
  if (!declared || !first || !second || isKind(kind, ...BOTH_ALIKE)) return kind;
  const found = [...parties.entries()].flatMap(([at, { status, role }]) =>
    status === 'found' && !ANSWERS_FOR.test(role ?? '') ? [at] : [],
  );
  const isCalled = found.some((at) => {
    const role = parties[at]?.role ?? '';
    return (sideOf(declared.sides, role) ?? sideOfPronoun(declared, role)) !== null;
  });
  // In kinds of which one side is a person by the declaration that is surer than words.
  const isOfPerson = declared.person !== undefined && first.party !== null && second.party !== null;
  const [known, across] = isCalled || isOfPerson ? [first.party, second.party] : [null, null];
  if (found.length < 2 || (known !== null && across !== null)) return kind;
  const paying = known === null && across === null ? sidesByPaying(paper, declared, parties, found) : null;
  const leanings = leaningsOf(paper, declared, parties);
  const leaning = (at: number) => leanings[at] ?? 0;
  const free = found.filter((at) => at !== known && at !== across);
  const one = known ?? free.reduce((least, at) => (leaning(at) < leaning(least) ? at : least), free[0] ?? 0);
  const other = across ?? free.reduce((most, at) => (leaning(at) > leaning(most) ? at : most), free[0] ?? 0);
  const isSure = one !== other && leaning(other) - leaning(one) >= SURE;
  // Who pays says it better than words that were learned from others, unless these are many and he pays once.
  const agrees = paying !== null && leaning(paying.sides[0]) < leaning(paying.sides[1]);
  const only = onlyOther(declared, parties, found, { known, across });
  const sides =
    paying && (paying.isSure || agrees || !isSure)
      ? paying.sides
      : isSure || only !== null
        ? [known ?? only ?? one, across ?? only ?? other]
        : null;
  // Two to whom a letter is written stand on one side.
  const you = speakersOf(paper.contract, parties)(0)?.you ?? [];
  const isWrittenTo = (party: number | undefined) =>
    party !== undefined && you.includes(party) && isNatural(withoutCapacity(parties[party]?.value ?? ''));
  if (!sides || sides.every(isWrittenTo)) return kind;
  return {
    ...kind,
    sides: [
      { ...first, party: sides[0] ?? null },
      { ...second, party: sides[1] ?? null },
    ],
  };
}
