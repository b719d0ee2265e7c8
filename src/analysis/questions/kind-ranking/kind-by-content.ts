import type { Evidence } from '../../../shared/analysis';
import { readsAsEnglish } from '../../document/language';
import { evidenceAt } from '../../evidence';
import type { Source } from '../../facts/source';
import type { KindDeclaration } from '../../kinds/define-kind';
import { recogniseKind } from '../../kinds/recognise';
import { inSubstance } from '../../kinds/substance';
import { tellingPassages } from './content';
import { likeliestKind } from './ranking';

/**
 * From which probability on a paper is taken for a kind that its title and structure do not name, and for another one than they name. Each hand's papers by
 * a ranker that had not seen them: of those told from 0.35 on 189 of 199 were right, from 0.6 on 166 of 173 (docs/model-card.md).
 */
const TAKEN = 0.35;
const AGAINST_TITLE = 0.7;
const AGAINST_OWN_FAMILY = 0.8;
/** From here on it is called what the kind is called, where it has no title of its own. */
const NAMED = 0.6;
/** How a paper without a title of its own is called where no kind is recognised. */
const UNNAMED = 'Contract';
const LONGEST_QUOTE = 240;
/** So sure is the kind where title and structure agree and no other is near: nothing else is asked then. */
const AGREED = 0.95;
/** Nothing is told as surer than where title and structure agree. */
const SUREST = AGREED;

/** The kind that a paper is by the whole of what it says, and the sentences that tell it most plainly. */
export interface KindByContent {
  kind: KindDeclaration;
  /** How the contract type is told; null where the paper is called by its own title. */
  label: string | null;
  /** 0 to 1. */
  probability: number;
  evidence: Evidence[];
}

/** Which of a family it is, title and structure tell better than which family. */
function leastAgainst(named: KindDeclaration | null, kind: KindDeclaration): number {
  if (named === null) return TAKEN;
  return named.family === kind.family ? AGAINST_OWN_FAMILY : AGAINST_TITLE;
}

/** What a paper is by the whole of what it says, where title and structure say nothing, or something that is much less likely; null else. */
export function kindByContent(source: Source): KindByContent | null {
  const recognised = recogniseKind(source);
  const isSure = recognised.isVariety || (recognised.kind && recognised.confidence >= AGREED);
  if (recognised.isContract === 'no' || isSure) return null;
  const { kind: likeliest, probability } = likeliestKind(source);
  const kind = inSubstance(source, likeliest);
  // The words that were learned are English; only few papers are not, so that they are asked like all others.
  if (!readsAsEnglish(source.contract)) return null;
  if (kind.id === recognised.kind?.id || probability < leastAgainst(recognised.kind, kind)) return null;
  const isNamed = recognised.kind !== null || (recognised.label === UNNAMED && probability >= NAMED);
  const telling = tellingPassages(source.provisions, kind.id).flatMap(({ sentence }) => {
    const told = source.outline.sentences[sentence];
    return told ? [evidenceAt(source.contract, told.start, Math.min(told.end, told.start + LONGEST_QUOTE))] : [];
  });
  // Its title or beginning shows what is meant, though it does not name it.
  const evidence = [...recognised.evidence.slice(0, 1), ...telling];
  return { kind, label: isNamed ? kind.label : null, probability: Math.min(SUREST, probability), evidence };
}
