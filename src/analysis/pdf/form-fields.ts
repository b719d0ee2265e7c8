import type { PageViewport } from 'pdfjs-dist';
import { WHITE_SPACE } from '../lexicon/characters';
import type { Line } from './lines';
import { normaliseCharacters } from './normalise';

/** Bits of an annotation's flags (ISO 32000-1, table 165): hidden, no view. */
export const NOT_SHOWN = 2 | 32;
const PASSWORD_FIELD = 1 << 13;

/** What pdf.js tells of an annotation, as far as it is read here. */
export interface RawAnnotation {
  subtype?: string;
  fieldType?: string;
  fieldFlags?: number;
  fieldName?: string;
  fieldValue?: unknown;
  alternativeText?: string;
  checkBox?: boolean;
  radioButton?: boolean;
  buttonValue?: string;
  exportValue?: string;
  annotationFlags?: number;
  contentsObj?: { str?: string };
  textContent?: string[];
  rect?: [number, number, number, number];
}

/** What was filled in on a page: form values and typed-on text, each as a line 'label: value' with its rectangle. */
export function formFieldsOf(annotations: readonly RawAnnotation[], viewport: PageViewport): Line[] {
  const lines: Line[] = [];
  for (const annotation of annotations) {
    const value = shownValue(annotation);
    if (value === '' || !annotation.rect) continue;
    const [x1, y1, x2, y2] = annotation.rect;
    const corners = [viewport.convertToViewportPoint(x1, y1), viewport.convertToViewportPoint(x2, y2)];
    lines.push(lineAt(labelOf(annotation), value, corners));
  }
  return lines.sort((a, b) => a.baseline - b.baseline || a.left - b.left);
}

function shownValue(annotation: RawAnnotation): string {
  if ((annotation.annotationFlags ?? 0) & NOT_SHOWN) return '';
  if (annotation.subtype === 'FreeText') return plain(annotation.contentsObj?.str || annotation.textContent?.join(' '));
  if (annotation.subtype !== 'Widget' || annotation.fieldType === 'Sig') return '';
  if ((annotation.fieldFlags ?? 0) & PASSWORD_FIELD) return '';
  const { fieldType, fieldValue } = annotation;
  if (fieldType !== 'Btn') return plain(Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue);
  const on = annotation.radioButton ? annotation.buttonValue : annotation.exportValue;
  return fieldValue && fieldValue !== 'Off' && fieldValue === on ? plain(on) : '';
}

/** The label is the field's description for people, else its name, as they stand in the PDF. */
function labelOf(annotation: RawAnnotation): string {
  const label = plain(annotation.alternativeText) || plain(annotation.fieldName);
  return annotation.subtype === 'Widget' && label !== '' ? `${label}: ` : '';
}

function plain(text: unknown): string {
  return typeof text === 'string' ? normaliseCharacters(text).replace(WHITE_SPACE, ' ').trim() : '';
}

/** The label is printed nowhere: it takes no room from the value, and has the place of the whole field. */
function lineAt(label: string, value: string, corners: readonly number[][]): Line {
  const across = corners.map(([x = 0]) => x);
  const down = corners.map(([, y = 0]) => y);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const size = Math.max(...down) - Math.min(...down);
  const baseline = Math.max(...down) - 0.22 * size;
  const place = { x: left, width: right - left, baseline, size };
  const text = label + value;
  const parts = [
    { start: 0, end: label.length, ...place },
    { start: label.length, end: text.length, ...place },
  ].filter(({ start, end }) => end > start);
  return { text, parts, left, right, baseline, size, turn: 0 };
}
