import { SearchX } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';
import { useStore } from 'zustand';
import type { ContractListItem } from '../../../shared/contracts';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { Pager } from '../../kit/pager';
import { documentsView } from '../../stores/documents-view';
import { DocumentCard } from './document-card';
import { NoDocuments } from './no-documents';

const PER_PAGE = 50;

/** The contracts whose file name contains the search, page by page, and what stands there when none does. */
export function DocumentList({ contracts, onUpload }: { contracts: ContractListItem[]; onUpload: () => void }) {
  const search = useStore(documentsView(), (view) => view.search);
  const wanted = useDeferredValue(search).trim().toLowerCase();
  if (contracts.length === 0) return <NoDocuments onUpload={onUpload} />;
  const found = contracts.filter(({ filename }) => filename.toLowerCase().includes(wanted));
  return (
    <>
      <p role="status" className="mb-3 text-muted text-sm tabular-nums">
        {wanted ? `${found.length} of ${counted(contracts.length)}` : counted(contracts.length)}
      </p>
      {found.length > 0 ? <Pages contracts={found} /> : <NoMatch search={search.trim()} />}
    </>
  );
}

function Pages({ contracts }: { contracts: ContractListItem[] }) {
  const list = useRef<HTMLUListElement>(null);
  const pages = Math.ceil(contracts.length / PER_PAGE);
  const page = Math.min(
    useStore(documentsView(), (view) => view.page),
    pages,
  );
  const turn = (to: number) => {
    documentsView().setState({ page: to });
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  };
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={pages > 1 ? `Documents, page ${page} of ${pages}` : 'Documents'}
        className="mb-5 grid grid-cols-1 gap-3 outline-none"
      >
        {contracts.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((contract) => (
          <DocumentCard key={contract.id} contract={contract} />
        ))}
      </ul>
      <Pager label="Pages of documents" page={page} pages={pages} onPage={turn} />
    </>
  );
}

function NoMatch({ search }: { search: string }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No documents found"
      action={<Button onClick={() => documentsView().setState({ search: '', page: 1 })}>Clear search</Button>}
    >
      <span className="[overflow-wrap:anywhere]">No file name contains “{search}”.</span>
    </EmptyState>
  );
}

function counted(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`;
}
