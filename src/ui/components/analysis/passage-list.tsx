import type { Evidence } from '../../../shared/analysis';
import { keyOf } from './passages';
import { ReportCard } from './report-card';

/** On paper, where nothing can be unfolded: the words of the contract by their numbers, with their pages. */
export function PassageList({ passages }: { passages: Evidence[] }) {
  if (passages.length === 0) return null;
  return (
    <ReportCard id="passages" title="Passages of the Contract" className="hidden print:block">
      <ol>
        {passages.map((piece, i) => (
          <li key={keyOf(piece)} className="grid grid-cols-[2rem_3rem_1fr] py-1.5 text-sm print:break-inside-avoid">
            <span className="tabular-nums">[{i + 1}]</span>
            <span className="tabular-nums">p. {piece.page}</span>
            <q className="font-serif [overflow-wrap:anywhere] [quotes:none]">{piece.quote}</q>
          </li>
        ))}
      </ol>
    </ReportCard>
  );
}
