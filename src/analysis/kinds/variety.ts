import { evidenceAt } from '../evidence';
import type { Source } from '../facts/source';
import type { KindDeclaration } from './define-kind';
import type { RecognisedKind } from './recognise';
import type { VarietyDeclaration } from './varieties/define-variety';
import { VARIETIES } from './varieties/registry';

/** In the head of a paper stands what it is about; in a chain of mails that takes longer than a title. */
const HEAD = 2_500;
const SEARCHED = 40_000;
/** So sure is a kind that title and structure both name. */
const TITLED = 0.95;
/** Words of the body are a witness less plain than a title. */
const CONFIDENCE = 0.9;
const QUOTED = 160;

const declarations = new Map<VarietyDeclaration, Map<string, KindDeclaration>>();

/** The kind whose questions are asked of a variety, under the variety's own names. */
function kindOf(variety: VarietyDeclaration, label: string): KindDeclaration {
  const known = declarations.get(variety) ?? new Map<string, KindDeclaration>();
  declarations.set(variety, known);
  const { deal } = variety;
  // What the kind's deal needs says nothing of another deal, which the words of the variety bear out.
  const { witness: _, ...as } = variety.as;
  const [first, second] = as.sides;
  const [one, other] = variety.sides;
  const kind = known.get(label) ?? {
    ...as,
    label,
    deal,
    sides: [
      { ...first, ...one },
      { ...second, ...other },
    ] as const,
  };
  known.set(label, kind);
  return kind;
}

/** The line in which a place stands, or what is near it in a long one. */
function lineAt({ contract }: Source, at: number): { start: number; end: number } {
  const start = Math.max(contract.text.lastIndexOf('\n', at) + 1, at - QUOTED / 2);
  const [line = ''] = contract.text.slice(start, start + QUOTED).split('\n', 1);
  return { start, end: start + line.trimEnd().length };
}

/** The same paper as the variety that it is of a kind near the one for which it was taken; unchanged where it is none. */
export function asVariety(source: Source, recognised: RecognisedKind): RecognisedKind {
  const { kind, confidence, isContract } = recognised;
  if (isContract === 'no') return recognised;
  const isOf = ({ of, unlessTitled = [] }: VarietyDeclaration) =>
    kind === null ||
    of.some(({ id }) => id === kind.id) ||
    (confidence < TITLED && unlessTitled.some(({ id }) => id === kind.id));
  const near = VARIETIES.filter(isOf);
  const head = source.plain.slice(0, HEAD);
  const text = source.plain.slice(0, SEARCHED);
  for (const variety of near) {
    const found = variety.head.exec(head);
    const spoken = variety.speaksOf.filter((subject) => subject.test(text)).length;
    const isWhole = spoken >= variety.least && (variety.must?.test(text) ?? true);
    if (!found || !isWhole || variety.never.test(text)) continue;
    const label = variety.labels.find(({ says }) => !says || says.test(head))?.label ?? variety.id;
    const { start, end } = lineAt(source, found.index);
    return {
      ...recognised,
      kind: kindOf(variety, label),
      label,
      family: variety.as.family,
      confidence: CONFIDENCE,
      evidence: [evidenceAt(source.contract, start, end)],
      isVariety: true,
    };
  }
  return recognised;
}
