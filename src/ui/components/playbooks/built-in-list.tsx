import { useState } from 'react';
import type { PlaybookKind } from '../../../shared/playbooks';
import { Button } from '../../kit/button';
import { Input } from '../../kit/field';
import { usePlaybookChanges } from '../../lib/playbooks';
import { navigate } from '../../navigation';
import { counted } from './words';

/** Every kind of contract with a button for each side, which makes a playbook from what is built in and opens it. */
export function BuiltInList({ kinds }: { kinds: PlaybookKind[] }) {
  const [search, setSearch] = useState('');
  const { create } = usePlaybookChanges();
  const wanted = search.trim().toLowerCase();
  const shown = kinds.filter(({ label }) => label.toLowerCase().includes(wanted));
  const make = (kind: string, side: string) =>
    create.mutate({ kind, side }, { onSuccess: ({ playbook }) => void navigate(`/playbooks/${playbook.id}`) });
  return (
    <section aria-labelledby="built-in-playbooks">
      <h2 id="built-in-playbooks" className="text-xl">
        Built-in playbooks
      </h2>
      <p className="mt-1 mb-4 text-muted text-sm">Choose a side to make a playbook of your own from its positions.</p>
      <Input
        type="search"
        aria-label="Search kinds of contract"
        placeholder="Search kinds of contract"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className="mb-4 max-w-md"
      />
      {shown.length === 0 && <p className="text-muted">No kind of contract is called so.</p>}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {shown.map(({ id, label, sides, questions }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5.5 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium">{label}</p>
              <p className="text-muted text-sm">{counted(questions, 'question')}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {sides.map((side) => (
                <Button
                  key={side.id}
                  size="sm"
                  aria-label={`For the ${side.label.toLowerCase()}: ${label}`}
                  busy={create.isPending && create.variables.kind === id && create.variables.side === side.id}
                  onClick={() => make(id, side.id)}
                >
                  For the {side.label.toLowerCase()}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
