import { useQuery } from '@tanstack/react-query';
import type { Finding } from '../../shared/findings';

/** Body of GET /api/contracts/{id}/findings. */
export interface FindingsAnswer {
  run: string;
  findings: Finding[];
}

/** Key of the findings of a run (the newest unless named) in the cache. */
export const findingsKey = (id: string, run?: string) =>
  ['/api/contracts', id, run ? `findings?run=${encodeURIComponent(run)}` : 'findings'] as const;

/**
 * The findings of a run with their stable ids and the decisions in force; undefined until they are known.
 * @param enabled false while it is not known which run is meant
 */
export function useFindings(id: string, run?: string, enabled = true): readonly Finding[] | undefined {
  return useQuery<FindingsAnswer>({ queryKey: findingsKey(id, run), enabled }).data?.findings;
}
