import { ANNOTATION_KINDS, type Annotations } from '../../shared/coverage';
import { listed } from '../../shared/phrases';
import type { ContractText } from '../pdf/contract-text';

/** What readers put on the pages beside the text, kind by kind. */
export function annotationsOf({ pages }: ContractText): Annotations[] {
  return ANNOTATION_KINDS.flatMap((kind) => {
    const on = pages.filter(({ annotations }) => annotations?.[kind]);
    const count = on.reduce((sum, { annotations }) => sum + (annotations?.[kind] ?? 0), 0);
    return count > 0 ? [{ kind, count, pages: on.map(({ number }) => number) }] : [];
  });
}

const NAMES = {
  comment: ['comment', 'comments'],
  deleted: ['passage marked as deleted', 'passages marked as deleted'],
  stamp: ['stamp', 'stamps'],
  drawing: ['drawing by hand', 'drawings by hand'],
  attachment: ['attached file', 'attached files'],
} as const;

const MOST_PAGES = 6;

/** One sentence on all of them for people; null where there are none. */
export function annotationsTold(annotations: readonly Annotations[]): string | null {
  if (annotations.length === 0) return null;
  const parts = annotations.map(({ kind, count, pages }) => {
    const where = pages.length > MOST_PAGES ? `on ${pages.length} pages` : pagesNamed(pages);
    return `${count} ${NAMES[kind][count === 1 ? 0 : 1]} (${where})`;
  });
  const isDeleted = annotations.some(({ kind }) => kind === 'deleted');
  const read = isDeleted ? ': the words marked as deleted were read as if they stood' : '';
  return `The PDF carries ${listed(parts)}. They are no part of the text that was read${read}.`;
}

function pagesNamed(pages: readonly number[]): string {
  return `${pages.length === 1 ? 'page' : 'pages'} ${listed(pages.map(String))}`;
}
