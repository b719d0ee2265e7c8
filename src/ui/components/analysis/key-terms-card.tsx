import type { Evidence, KeyTerms } from '../../../shared/analysis';
import type { Coverage } from '../../../shared/coverage';
import { PageChips } from './page-chips';
import { ReportCard } from './report-card';
import { absent } from './words';

const GROUPS = [
  ['parties', 'Parties'],
  ['financialTerms', 'Financial Terms'],
  ['dates', 'Important Dates'],
  ['obligations', 'Key Obligations'],
  ['termination', 'Termination Clauses'],
] as const;

/** The terms in five groups, each line with its page. */
export function KeyTermsCard({ keyTerms, coverage }: { keyTerms: KeyTerms; coverage: Coverage }) {
  return (
    <ReportCard id="key-terms" title="Key Terms">
      <div className="grid grid-cols-1 gap-5">
        {GROUPS.map(([name, label]) => (
          <section key={name} aria-label={label}>
            <h3 className="font-sans font-semibold text-muted text-sm tracking-normal">{label}</h3>
            {keyTerms[name].length === 0 ? (
              <p className="mt-1.5 text-muted">{absent(coverage)}</p>
            ) : (
              <ul className="mt-1.5">
                {keyTerms[name].map((line, i) => {
                  const id = `term-${name}-${i + 1}`;
                  return <Term key={id} id={id} line={line} evidence={keyTerms.evidence[name][i] ?? []} />;
                })}
              </ul>
            )}
          </section>
        ))}
      </div>
    </ReportCard>
  );
}

function Term({ id, line, evidence }: { id: string; line: string; evidence: readonly Evidence[] }) {
  return (
    <li id={id} className="border-line border-t py-2 print:break-inside-avoid print:py-1.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 [overflow-wrap:anywhere]">{line}</p>
        <div className="flex max-w-28 shrink-0 flex-wrap justify-end gap-1 pt-0.5 print:max-w-none">
          <PageChips evidence={evidence} subject={id} about={line} />
        </div>
      </div>
    </li>
  );
}
