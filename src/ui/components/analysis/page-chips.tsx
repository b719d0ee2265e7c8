import type { Evidence } from '../../../shared/analysis';
import type { Highlight } from '../../../shared/highlights';
import { Chip } from '../../kit/chip';
import { PassageReference } from './passages';
import { useProof } from './proof';

interface Proved {
  /** As of `Shown`. */
  subject: string;
  about: string;
  highlights?: readonly Highlight[];
}

/** A chip 'p. N' for each page on which evidence stands; a press marks its words there. On paper the passages' numbers. */
export function PageChips({ evidence, ...proved }: Proved & { evidence: readonly Evidence[] }) {
  const pages = [...new Set(evidence.map(({ page }) => page))];
  return pages.map((page) => (
    <PageChip key={page} page={page} pieces={evidence.filter((piece) => piece.page === page)} {...proved} />
  ));
}

/** A chip for some words of a page. */
export function PageChip({
  page,
  pieces,
  subject,
  about,
  highlights,
}: Proved & { page: number; pieces: readonly Evidence[] }) {
  const { shown, show } = useProof();
  const on = shown?.subject === subject && shown.page === page && shown.pieces[0]?.start === pieces[0]?.start;
  return (
    <span className="inline-flex items-center">
      <Chip
        on={on}
        label={`p. ${page}: show the words of the contract on ${about}`}
        onClick={() => show({ subject, about, page, pieces, highlights })}
      >
        p. {page}
      </Chip>
      <PassageReference evidence={pieces} />
    </span>
  );
}
