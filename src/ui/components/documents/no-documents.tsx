import { FileText } from 'lucide-react';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';

const SAMPLES = [
  { href: '/samples/nda.pdf', label: 'a non-disclosure agreement' },
  { href: '/samples/saas-agreement.pdf', label: 'a SaaS agreement with traps in it' },
  { href: '/samples/supply-agreement.pdf', label: 'a supply agreement of 40 pages' },
];

/** My Documents of a newcomer. */
export function NoDocuments({ onUpload }: { onUpload: () => void }) {
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
