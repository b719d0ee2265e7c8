import { type ReactNode, useState } from 'react';
import type { Evidence } from '../../../shared/analysis';
import { Chip } from '../../kit/chip';
import { classNames } from '../../kit/class-names';
import { Quote } from './quote';

/**
 * The proof of one finding in two pieces, to be placed by the caller: a chip 'p. N' for each page, and the quotes of the page
 * whose chip was pressed.
 * @param about what is proved, for screen readers
 * @param printed whether all quotes stand there in print
 */
export function useProof(
  evidence: readonly Evidence[],
  about: string,
  printed = false,
): { chips: ReactNode; quotes: ReactNode } {
  const [shown, setShown] = useState<number | null>(null);
  const pages = [...new Set(evidence.map(({ page }) => page))];
  const chips = pages.map((page) => (
    <Chip
      key={page}
      on={page === shown}
      label={`p. ${page}: words of the contract on ${about}`}
      onClick={() => setShown(page === shown ? null : page)}
    >
      p. {page}
    </Chip>
  ));
  const quotes = evidence.map((piece) => (
    <Quote
      key={piece.start}
      evidence={piece}
      className={classNames('mt-2', piece.page !== shown && (printed ? 'hidden print:block' : 'hidden'))}
    />
  ));
  return { chips, quotes };
}
