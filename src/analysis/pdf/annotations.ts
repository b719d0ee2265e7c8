import type { AnnotationCounts, AnnotationKind } from '../../shared/coverage';
import { NOT_SHOWN, type RawAnnotation } from './form-fields';

/**
 * What readers of a document put on its pages beside the text (ISO 32000-1, 12.5.6). Links, fields and typed-on text are none of these: those
 * are read (`form-fields.ts`). Lines and frames that say nothing are none either: printers of web pages draw rules so.
 */
const KINDS: Readonly<Record<string, AnnotationKind>> = {
  StrikeOut: 'deleted',
  Redact: 'deleted',
  Stamp: 'stamp',
  Ink: 'drawing',
  FileAttachment: 'attachment',
};
const NO_COMMENT = new Set(['Link', 'Widget', 'FreeText', 'Popup']);

/** How many of each kind a page shows; null where it shows none. */
export function annotationCounts(annotations: readonly RawAnnotation[]): AnnotationCounts | null {
  const counts: AnnotationCounts = {};
  for (const { subtype = '', annotationFlags = 0, contentsObj } of annotations) {
    if (annotationFlags & NOT_SHOWN || NO_COMMENT.has(subtype)) continue;
    const kind = KINDS[subtype] ?? (contentsObj?.str?.trim() ? 'comment' : null);
    if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return Object.keys(counts).length > 0 ? counts : null;
}
