import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react';
import { TAB_LIST_LOOK, TAB_LOOK } from '../../kit/tab-look';
import { ContractSide } from './contract-side';
import { useProof } from './proof';

const IDS = { analysis: 'analysis-view', contract: 'contract-view' } as const;

/**
 * An analysis and its contract: side by side where there is room, the contract staying in sight while the page scrolls the cards;
 * two tabs where there is none. On paper the analysis alone.
 * @param title the page's, which stands in the analysis and must not be missing beside the contract alone
 * @param coming the analysis is on its way: the contract is shown where it stands beside it, and there is nothing to choose yet
 */
export function SideBySide({
  title,
  coming = false,
  children,
}: {
  title: string;
  coming?: boolean;
  children: ReactNode;
}) {
  const proof = useProof();
  const { wide } = proof;
  const tabs = !wide && !coming;
  const contractOpen = proof.contractOpen && (wide || tabs);
  const analysisOpen = proof.analysisOpen || coming;
  useMarkOnDocument();
  const panel = (name: keyof typeof IDS) =>
    tabs ? { role: 'tabpanel', id: IDS[name], 'aria-labelledby': `${IDS[name]}-tab` } : {};
  return (
    <div>
      {tabs && <ViewTabs />}
      <div className={contractOpen ? 'lg:grid lg:grid-cols-[43fr_57fr] xl:grid-cols-2 print:block' : ''}>
        <div {...panel('analysis')} hidden={!analysisOpen} className="@container min-w-0 print:block">
          {children}
        </div>
        <div
          {...panel('contract')}
          hidden={!contractOpen}
          className="sticky top-26 overflow-clip h-[calc(100dvh-6.5rem)] min-w-0 border-line bg-sunken contain-strict lg:top-15.25 lg:h-[calc(100dvh-3.8125rem)] lg:border-l print:hidden"
        >
          {!analysisOpen && <h1 className="sr-only">{title}</h1>}
          <ContractSide />
        </div>
      </div>
    </div>
  );
}

/**
 * The document's own style depends on whether a report is shown. Not by `:has()`: with such a rule on the root, every page of the PDF that is
 * drawn or dropped has the style of all elements worked out again.
 */
function useMarkOnDocument(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.report = '';
    return () => {
      delete dataset.report;
    };
  }, []);
}

function ViewTabs() {
  const { contractOpen, openContract, closeContract } = useProof();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'End') focusTab('contract', openContract);
    else if (event.key === 'ArrowLeft' || event.key === 'Home') focusTab('analysis', closeContract);
    else return;
    event.preventDefault();
  };
  const tab = (name: keyof typeof IDS, label: string, selected: boolean, open: () => void) => (
    <button
      type="button"
      role="tab"
      id={`${IDS[name]}-tab`}
      aria-selected={selected}
      aria-controls={IDS[name]}
      data-state={selected ? 'active' : 'inactive'}
      tabIndex={selected ? 0 : -1}
      onClick={open}
      className={TAB_LOOK}
    >
      {label}
    </button>
  );
  return (
    <div className="sticky top-15.25 z-20 bg-paper px-5 md:px-7 print:hidden">
      <div role="tablist" aria-label="Analysis and contract" onKeyDown={onKeyDown} className={TAB_LIST_LOOK}>
        {tab('analysis', 'Analysis', !contractOpen, closeContract)}
        {tab('contract', 'Contract', contractOpen, openContract)}
      </div>
    </div>
  );
}

function focusTab(name: keyof typeof IDS, open: () => void): void {
  document.getElementById(`${IDS[name]}-tab`)?.focus();
  open();
}
