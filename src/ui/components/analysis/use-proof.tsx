import { type ReactNode, useState } from 'react';
import type { Evidence } from '../../../shared/analysis';
import { Chip } from '../../kit/chip';
import { PassageReference } from './passages';
import { Quote } from './quote';

/**
 * The proof of one finding in two pieces, to be placed by the caller: a chip 'p. N' for each page, and the quotes of the page
 * whose chip was pressed. On paper the chips refer to the numbered passages instead.
 * @param about what is proved, for screen readers
 */
export function useProof(evidence: readonly Evidence[], about: string): { chips: ReactNode; quotes: ReactNode } {
  const [shown, setShown] = useState<number | null>(null);
  const pages = [...new Set(evidence.map(({ page }) => page))];
  const on = (page: number | null) => evidence.filter((piece) => piece.page === page);
  const chips = pages.map((page) => (
    <span key={page} className="inline-flex items-center">
      <Chip
        on={page === shown}
        label={`p. ${page}: words of the contract on ${about}`}
        onClick={() => setShown(page === shown ? null : page)}
      >
        p. {page}
      </Chip>
      <PassageReference evidence={on(page)} />
    </span>
  ));
  const quotes = on(shown).map((piece) => (
    <Quote key={`${piece.start}-${piece.end}`} evidence={piece} className="mt-2 print:hidden" />
  ));
  return { chips, quotes: quotes.length > 0 && quotes };
}
