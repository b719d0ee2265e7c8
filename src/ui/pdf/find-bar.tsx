import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../kit/button';
import type { Found, PdfView } from './pdf-view';

/** Searches in the PDF while it is typed; Enter and Shift+Enter go on and back, Escape closes. */
export function FindBar({ view, found, onClose }: { view: PdfView; found: Found; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    return () => view.find('');
  }, [view]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') view.find(query, event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className="flex items-center gap-1 border-line border-b bg-surface px-2 py-1" onKeyDown={onKeyDown}>
      <input
        ref={input}
        type="search"
        aria-label="Find in the PDF"
        placeholder="Find in the PDF"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          view.find(event.target.value.trim());
        }}
        className="min-w-0 flex-1 rounded-sm border border-line-strong bg-surface px-2 py-1 text-ink text-sm"
      />
      <span role="status" className="min-w-16 whitespace-nowrap text-center text-muted text-sm tabular-nums">
        {query.trim() !== '' && wordsOf(found)}
      </span>
      <IconButton label="Previous match" disabled={found.total === 0} onClick={() => view.find(query, 'previous')}>
        <ChevronUp />
      </IconButton>
      <IconButton label="Next match" disabled={found.total === 0} onClick={() => view.find(query, 'next')}>
        <ChevronDown />
      </IconButton>
      <IconButton label="Close the search" onClick={onClose}>
        <X />
      </IconButton>
    </search>
  );
}

function wordsOf({ current, total, searching }: Found): string {
  if (total > 0) return `${current} of ${total}`;
  return searching ? 'Searching…' : 'No match';
}
