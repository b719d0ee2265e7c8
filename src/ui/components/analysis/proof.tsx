import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Finding } from '../../../shared/findings';
import { useFindings } from '../../lib/findings';
import { type ContractView, useContractView } from './use-contract-view';

/** The one way in which anything on the page of an analysis shows its words in the contract. */
export interface Proof extends ContractView {
  contractId: string;
  /** The run that is shown; undefined for the newest. */
  run: string | undefined;
  /** Whether it is known which run is shown; until then only the contract's pages are. */
  runKnown: boolean;
  /** Of that run, by path; empty until they are known. */
  findings: ReadonlyMap<string, Finding>;
}

const ProofContext = createContext<Proof | null>(null);

/** @throws Error outside of a `ProofProvider` */
export function useProof(): Proof {
  const proof = useContext(ProofContext);
  if (!proof) throw new Error('There is no contract to show the words in');
  return proof;
}

/** For the cards of one run: what of the contract is shown, and how to show another piece of it. */
export function ProofProvider({
  contractId,
  run,
  runKnown,
  children,
}: {
  contractId: string;
  run: string | undefined;
  runKnown: boolean;
  children: ReactNode;
}) {
  const view = useContractView();
  const list = useFindings(contractId, run, runKnown);
  const findings = useMemo(() => new Map(list?.map((finding) => [finding.path, finding])), [list]);
  const proof = useMemo(
    () => ({ ...view, contractId, run, runKnown, findings }),
    [view, contractId, run, runKnown, findings],
  );
  return <ProofContext value={proof}>{children}</ProofContext>;
}
