import { FactState } from './fact-state';
import { useProof } from './proof';
import type { ShownState } from './words';

/** Why a fact is not certain; nothing beside one that was found, or that a reader has corrected or set aside. */
export function JudgedState({ path, state }: { path: string; state: ShownState }) {
  const verdict = useProof().findings.get(path)?.decision?.verdict ?? 'accepted';
  return state !== 'found' && verdict === 'accepted' && <FactState state={state} />;
}
