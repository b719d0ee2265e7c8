import { useState } from 'react';
import type { Evidence } from '../../../shared/analysis';
import { classNames } from '../../kit/class-names';

/** Quotes longer than this are cut on the screen (never in print) until asked for. About five lines. */
const LONG = 380;

/** The words of the contract that prove something, as they stand there. */
export function Quote({ evidence: { quote }, className }: { evidence: Evidence; className?: string }) {
  const [whole, setWhole] = useState(false);
  const long = quote.length > LONG;
  return (
    <div className={className}>
      <blockquote
        className={classNames(
          'border-line border-l-2 pl-3 font-serif text-sm [overflow-wrap:anywhere]',
          long && !whole && 'line-clamp-5 print:line-clamp-none',
        )}
      >
        {quote}
      </blockquote>
      {long && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="mt-1 ml-3.5 text-accent text-xs hover:underline print:hidden"
        >
          {whole ? 'Show less' : 'Show the whole passage'}
        </button>
      )}
    </div>
  );
}
