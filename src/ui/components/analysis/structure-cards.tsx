import type { Analysis } from '../../../shared/analysis';
import { ClausesCard } from './clauses-card';
import { DefinitionsCard } from './definitions-card';
import { EarlierDecisions } from './earlier-decisions';
import { OutlineCard } from './outline-card';

/** What the contract itself consists of: its clauses by category, its defined terms, its headings; and what was decided elsewhere. */
export function StructureCards({ analysis }: { analysis: Analysis }) {
  return (
    <>
      <ClausesCard analysis={analysis} />
      <DefinitionsCard />
      <OutlineCard />
      <EarlierDecisions />
    </>
  );
}
