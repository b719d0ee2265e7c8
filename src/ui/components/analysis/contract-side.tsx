import { Component, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Loading } from '../../kit/spinner';
import { PaneFailed } from '../../pdf/pane-failed';
import { loadedPane, loadPane, type Pane } from '../../pdf/prepare';
import { useProof } from './proof';

/** The contract's pages, loaded when they are on the screen. Whatever goes wrong here leaves the analysis as it is. */
export function ContractSide() {
  const { contractId, run, runKnown, contractOpen, wide, shown, back, clear, closeContract } = useProof();
  const { Pane, failed, retry } = usePane(contractOpen);
  if (failed) return <Failure onRetry={retry} />;
  if (!Pane) return <Loading>Opening the PDF...</Loading>;
  return (
    <Guard>
      <Pane
        contractId={contractId}
        run={run}
        runKnown={runKnown}
        target={shown}
        onHide={wide ? closeContract : undefined}
        onBack={wide ? undefined : back}
        onLeave={() => {
          clear();
          back();
        }}
      />
    </Guard>
  );
}

/** The pane's module, once it was wanted. Not all browsers ask again for a module that failed: the second retry loads the page anew. */
function usePane(wanted: boolean): { Pane: Pane | null; failed: boolean; retry: () => void } {
  const [Pane, setPane] = useState<Pane | null>(null);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // With the first frame where it is there already.
  useLayoutEffect(() => {
    const loaded = loadedPane();
    if (wanted && loaded) setPane(() => loaded);
  }, [wanted]);
  useEffect(() => {
    if (!wanted || Pane || attempt < failures) return;
    loadPane().then(
      (loaded) => setPane(() => loaded),
      (error) => {
        console.error(error);
        setFailures(attempt + 1);
      },
    );
  }, [wanted, Pane, attempt, failures]);
  const retry = () => (attempt > 0 ? location.reload() : setAttempt(attempt + 1));
  return { Pane, failed: failures > attempt, retry };
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <section aria-label="The contract" className="relative h-full">
      <PaneFailed reason="Its viewer could not be loaded. Please check your connection." onRetry={onRetry} />
    </section>
  );
}

/** Keeps an error of the pane in the pane. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <Failure onRetry={() => this.setState({ failed: false })} />;
    return this.props.children;
  }
}
