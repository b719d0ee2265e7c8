import type { ReactNode } from 'react';
import type { Evidence, Fact } from '../../../shared/analysis';
import type { Coverage } from '../../../shared/coverage';
import { RuleNote, StateNote } from './fact-state';
import { FindingTools } from './finding-tools';
import { Judged } from './judged';
import { JudgedState } from './judged-state';
import { PageChips } from './page-chips';
import { useFindingDecision } from './use-finding-decision';
import { factWords, shownState } from './words';

/** A row of the overview: name, value and how sure it is or why there is none, page chips. */
export function FactRow({
  id,
  path,
  label,
  fact,
  coverage,
}: {
  id: string;
  path: string;
  label: string;
  fact: Fact;
  coverage: Coverage;
}) {
  const { value, note, certain } = factWords(fact, coverage);
  const state = shownState(fact, coverage);
  return (
    <ProvedRow id={id} path={path} label={label} evidence={fact.evidence}>
      <Judged path={path}>
        {value && <span className={certain ? undefined : 'text-muted'}>{value}</span>}{' '}
        {certain && note && <RuleNote note={note} />}
      </Judged>{' '}
      <JudgedState path={path} state={state} />
      {!certain && note && <StateNote state={state} note={note} below={value !== null} />}
    </ProvedRow>
  );
}

/** As `FactRow`, for any content. In narrow columns the name stands above the value. `path` is null for what is no finding. */
export function ProvedRow({
  id,
  path,
  label,
  evidence,
  children,
}: {
  id: string;
  path: string | null;
  label: string;
  evidence: readonly Evidence[];
  children: ReactNode;
}) {
  const { buttons, notes, hidden } = useFindingDecision(path, label);
  return (
    <div
      id={id}
      hidden={hidden}
      data-path={path ?? undefined}
      className="finding group/finding grid grid-cols-[1fr_auto] gap-x-3 border-line border-t py-2 first:border-t-0 @xl:grid-cols-[7.5rem_1fr_auto] print:break-inside-avoid print:py-1.5"
    >
      <dt className="col-start-1 row-start-1 pt-px text-muted text-sm">{label}</dt>
      <dd className="col-span-2 col-start-1 row-start-2 min-w-0 [overflow-wrap:anywhere] @xl:col-span-1 @xl:col-start-2 @xl:row-start-1">
        {children}
      </dd>
      <dd className="col-start-2 row-start-1 relative flex @xl:col-start-3 max-w-60 flex-wrap content-start items-center justify-end gap-x-1.5 gap-y-1 @xl:max-w-44 @3xl:max-w-none">
        <PageChips evidence={evidence} subject={path ?? id} about={label} />
        {path && (
          <div
            data-quiet
            className="absolute right-full mr-1.5 rounded-md bg-surface opacity-0 pointer-coarse:static pointer-coarse:order-first pointer-coarse:mr-0 group-focus-within/finding:opacity-100 group-hover/finding:opacity-100 pointer-coarse:opacity-100"
          >
            <FindingTools path={path} about={label}>
              {buttons}
            </FindingTools>
          </div>
        )}
      </dd>
      {notes && <dd className="col-span-full col-start-1 row-start-3 @xl:col-start-2 @xl:row-start-2">{notes}</dd>}
    </div>
  );
}
