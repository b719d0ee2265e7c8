import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { PdfState, PdfView } from './pdf-view';

/** 'Page [3] of 42': typing a number and Enter goes there. */
export function PageField({ view, state }: { view: PdfView | null; state: PdfState | null }) {
  const [typed, setTyped] = useState('');
  const page = state?.page ?? 0;
  useEffect(() => setTyped(page === 0 ? '' : String(page)), [page]);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number.parseInt(typed, 10);
    if (wanted > 0) view?.goTo(wanted);
    else setTyped(String(page));
  };
  return (
    <form onSubmit={go} onKeyDown={keepArrows} className="flex items-center gap-1.5 text-muted text-sm">
      <label className="flex items-center gap-1.5">
        <span className="max-sm:sr-only">Page</span>
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(page === 0 ? '' : String(page))}
          disabled={!view}
          inputMode="numeric"
          size={3}
          className="w-11 rounded-sm border border-line-strong bg-surface px-1.5 py-0.5 text-right text-ink tabular-nums"
        />
      </label>
      {state && <span className="whitespace-nowrap tabular-nums">of {state.pages}</span>}
    </form>
  );
}

/** In a text field the arrow keys move the cursor, not along the toolbar. */
function keepArrows(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') event.stopPropagation();
}
