import type { Coverage, Evidence, KeyTerms } from '../../../shared/analysis';
import { Card, CardHeader } from '../../kit/card';
import { useProof } from './use-proof';
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
    <Card as="section" aria-labelledby="key-terms">
      <CardHeader id="key-terms" title="Key Terms" />
      <div className="grid gap-5">
        {GROUPS.map(([name, label]) => (
          <section key={name} aria-label={label}>
            <h3 className="font-sans font-semibold text-muted text-sm tracking-normal">{label}</h3>
            {keyTerms[name].length === 0 ? (
              <p className="mt-1.5 text-muted">{absent(coverage)}</p>
            ) : (
              <ul className="mt-1.5">
                {keyTerms[name].map((line, i) => {
                  const evidence = keyTerms.evidence[name][i] ?? [];
                  return <Term key={`${line} ${evidence[0]?.start}`} line={line} evidence={evidence} />;
                })}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Card>
  );
}

function Term({ line, evidence }: { line: string; evidence: readonly Evidence[] }) {
  const { chips, quotes } = useProof(evidence, line);
  return (
    <li className="border-line border-t py-2">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 tabular-nums [overflow-wrap:anywhere]">{line}</p>
        <div className="flex max-w-28 shrink-0 flex-wrap justify-end gap-1 pt-0.5">{chips}</div>
      </div>
      {quotes}
    </li>
  );
}
