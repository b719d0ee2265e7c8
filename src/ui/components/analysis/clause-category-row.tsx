import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { categoryLabel } from '../../../shared/clause-categories';
import { classNames } from '../../kit/class-names';
import { type ClauseCategory, confidenceWords, type PlacedClause } from './clauses-by-category';
import { FindingTools } from './finding-tools';
import { PageChips } from './page-chips';
import { useProof } from './proof';
import { Quote } from './quote';
import { useFindingDecision } from './use-finding-decision';

/** A category with how many clauses it has and on which pages; the clauses themselves once it is unfolded. */
export function ClauseCategoryRow({
  category: { label, clauses },
  open,
  onToggle,
}: {
  category: ClauseCategory;
  open: boolean;
  /** Undefined while a search keeps all that it finds unfolded. */
  onToggle: (() => void) | undefined;
}) {
  const id = useId();
  const { findings } = useProof();
  const pages = [...new Set(clauses.map(({ clause }) => clause.page))];
  // On paper nothing can be unfolded, but what was decided is never left out.
  const inDocument = open ? clauses : clauses.filter(({ path }) => findings.get(path)?.decision);
  return (
    <li className="border-line border-t first:border-t-0">
      <h4>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={inDocument.length > 0 ? id : undefined}
          onClick={onToggle}
          className="flex min-h-9 w-full items-baseline gap-2 py-1.5 pointer-coarse:py-2.5 text-left hover:text-accent"
        >
          <ChevronDown
            aria-hidden
            className={classNames('size-4 shrink-0 self-center text-muted print:hidden', !open && '-rotate-90')}
          />
          <span className="min-w-0 flex-1">
            {label} {clauses.length > 1 && <span className="text-muted text-sm tabular-nums">({clauses.length})</span>}
          </span>
          <span className="max-w-1/2 text-right text-muted text-xs tabular-nums">p. {pages.join(', ')}</span>
        </button>
      </h4>
      {inDocument.length > 0 && (
        <ul id={id} className={classNames('mb-2 pl-6 print:block', !open && 'hidden')}>
          {inDocument.map((placed) => (
            <ClauseItem key={placed.path} placed={placed} label={label} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ClauseItem({ placed: { clause, path }, label }: { placed: PlacedClause; label: string }) {
  const about = `${label}, page ${clause.page}`;
  const { buttons, notes, rejected } = useFindingDecision(path, about);
  const decision = useProof().findings.get(path)?.decision;
  return (
    <li data-path={path} className="finding group/finding py-2.5 print:break-inside-avoid">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-muted text-sm [overflow-wrap:anywhere]">
          {decision && decision.verdict !== 'accepted' && (
            <>
              {decision.verdict === 'corrected' && decision.value && (
                <ins className="font-medium text-ink no-underline">{categoryLabel(decision.value)}</ins>
              )}{' '}
              <s>{label}</s>
              {' · '}
            </>
          )}
          {clause.section && `${clause.section} · `}
          {confidenceWords(clause.confidence)}
        </p>
        <span className="flex items-center gap-1.5">
          <PageChips evidence={[clause]} subject={path} about={about} />
          <FindingTools path={path} about={about}>
            {buttons}
          </FindingTools>
        </span>
      </div>
      {notes && <div className="mb-2">{notes}</div>}
      <Quote evidence={clause} className={rejected ? 'text-muted' : undefined} />
    </li>
  );
}
