import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Evidence } from '../../../shared/analysis';
import { classNames } from '../../kit/class-names';

/** Shorter quotes are never cut, not even on a phone. */
const SHORT = 180;

/** The words of the contract that prove something, as they stand there. More than five lines are cut (never in print). */
export function Quote({ evidence: { quote }, className }: { evidence: Evidence; className?: string }) {
  const [whole, setWhole] = useState(false);
  const long = quote.length > SHORT;
  const [cut, element] = useCut(long && !whole);
  return (
    <div className={className}>
      <blockquote
        ref={element}
        className={classNames(
          'border-line border-l-2 pl-3 font-serif text-sm [overflow-wrap:anywhere]',
          long && !whole && 'line-clamp-5 print:line-clamp-none',
        )}
      >
        {quote}
      </blockquote>
      {cut && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="mt-1 ml-3.5 pointer-coarse:-mb-1 pointer-coarse:py-3 text-accent text-xs hover:underline print:hidden"
        >
          {whole ? 'Show less' : 'Show the whole passage'}
        </button>
      )}
    </div>
  );
}

/** Whether an element's text is cut at its present width; what it was, while `watched` is false. */
function useCut(watched: boolean): [cut: boolean, element: RefObject<HTMLQuoteElement | null>] {
  const [cut, setCut] = useState(false);
  const element = useRef<HTMLQuoteElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!watched || !current) return;
    const observer = new ResizeObserver(() => setCut(current.scrollHeight > current.clientHeight + 1));
    observer.observe(current);
    return () => observer.disconnect();
  }, [watched]);
  return [cut, element];
}
