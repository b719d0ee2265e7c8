import { FileText, SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { ContractListItem } from '../../../shared/contracts';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { DocumentCard } from './document-card';

const SAMPLES = [
  { href: '/samples/nda.pdf', label: 'a non-disclosure agreement' },
  { href: '/samples/saas-agreement.pdf', label: 'a SaaS agreement with traps in it' },
  { href: '/samples/supply-agreement.pdf', label: 'a supply agreement of 40 pages' },
];

/** The contracts whose file name contains the search, and what stands there when none does. */
export function DocumentList({
  contracts,
  search,
  onClearSearch,
  onUpload,
}: {
  contracts: ContractListItem[];
  search: string;
  onClearSearch: () => void;
  onUpload: () => void;
}) {
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const shown = contracts.filter(({ filename }) => filename.toLowerCase().includes(wanted));
  if (contracts.length === 0) return <NoDocuments onUpload={onUpload} />;
  return (
    <>
      <p role="status" className="mb-3 text-muted text-sm tabular-nums">
        {wanted ? `${shown.length} of ${counted(contracts.length)}` : counted(contracts.length)}
      </p>
      {shown.length > 0 ? (
        <ul className="grid grid-cols-1 gap-3">
          {shown.map((contract) => (
            <DocumentCard key={contract.id} contract={contract} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<SearchX />}
          title="No documents found"
          action={<Button onClick={onClearSearch}>Clear search</Button>}
        >
          <span className="[overflow-wrap:anywhere]">No file name contains “{search.trim()}”.</span>
        </EmptyState>
      )}
    </>
  );
}

function counted(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`;
}

function NoDocuments({ onUpload }: { onUpload: () => void }) {
  return (
    <EmptyState
      icon={<FileText />}
      title="No documents yet"
      action={
        <Button variant="primary" onClick={onUpload}>
          Upload your first contract
        </Button>
      }
    >
      <p>Upload a contract as a PDF to get its facts, risks and key terms.</p>
      <p className="mt-4 text-sm">None at hand? Download a sample and upload it:</p>
      <ul className="mt-1 grid text-sm">
        {SAMPLES.map(({ href, label }) => (
          <li key={href}>
            <a href={href} download className="inline-block py-0.5 text-accent underline underline-offset-3">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
