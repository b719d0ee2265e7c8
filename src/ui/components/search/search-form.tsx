import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { LONGEST_SEARCH } from '../../../shared/limits';
import { Button } from '../../kit/button';
import { Input } from '../../kit/field';
import { ask } from '../../lib/search';
import type { Asked } from '../../lib/search-address';

const HELP_ID = 'search-help';

/** What is looked for. Searches when it is sent, so that each search is one entry of the browser's history. */
export function SearchForm({ asked, problem }: { asked: Asked; problem: string | null }) {
  const [typed, setTyped] = useState(asked.q ?? '');
  useEffect(() => setTyped(asked.q ?? ''), [asked.q]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask(asked, { q: typed.trim() });
  };
  return (
    <search>
      <form onSubmit={onSubmit} className="flex max-w-3xl gap-2.5">
        <Input
          type="search"
          name="q"
          aria-label="Search the text of your contracts"
          aria-describedby={HELP_ID}
          aria-invalid={problem ? true : undefined}
          placeholder="limitation of liability"
          maxLength={LONGEST_SEARCH}
          autoFocus={!asked.q}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="primary">
          <Search aria-hidden />
          Search
        </Button>
      </form>
      <div id={HELP_ID}>
        <p className="mt-2 max-w-3xl text-muted text-sm [&_kbd]:font-medium [&_kbd]:font-sans [&_kbd]:text-ink">
          All words count. <kbd>“in a row”</kbd>, <kbd>terminat*</kbd> for beginnings, <kbd>*liab*</kbd> within words,{' '}
          <kbd>-lease</kbd> leaves out, <kbd>landlord OR lessor</kbd>.
        </p>
        {problem && (
          <p role="alert" className="mt-2 text-high text-sm">
            {problem}
          </p>
        )}
      </div>
    </search>
  );
}
