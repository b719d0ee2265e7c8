import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { fetchPassage } from '../../lib/passage';
import { useProof } from './proof';

/** Follows an address that names words of the contract by their place (`passageUrl`), as the search leads to: they are marked in the PDF. */
export function useLinkedPassage(): void {
  const query = new URLSearchParams(useSearch());
  const [at, run] = [query.get('passage'), query.get('of')];
  const { contractId, show } = useProof();
  const { data } = useQuery({
    queryKey: ['/api/contracts', contractId, 'passage', at, run],
    queryFn: () => fetchPassage(contractId, at ?? '', run),
    enabled: at !== null,
  });
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const page = data?.pieces[0]?.page;
    if (!data || page === undefined) return;
    const { pieces, highlights } = data;
    latest.current({ subject: 'search', about: 'the analysis', page, pieces, highlights });
  }, [data]);
}
