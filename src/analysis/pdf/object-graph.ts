import { hasSign, WHITE_SPACE } from '../lexicon/characters';
import { streamsOf, unpack } from './pdf-streams';

const LARGEST = 16_000_000;
/** Objects packed together (ISO 32000-1, 7.5.7). */
export const PACKED = /\/ObjStm\b/;
const HEADER = /(\d+)\s+\d+\s+obj\b/g;
export const REFERENCE = /(\d+)\s+\d+\s+R\b/g;
/** References that lead from a page to others: not followed, where nothing but references stands there. */
const ELSEWHERE = /\/(?:Annots|Kids|B)\s*(?:\[[\d\sR]*\]|\d+\s+\d+\s+R\b)/g;

/** Objects as written between two streams, each with its number. */
export function objectsIn(between: string): { number: number; body: string }[] {
  const headers = [...between.matchAll(HEADER)];
  return headers.map(({ 0: header, 1: number, index }, i) => ({
    number: Number(number),
    body: between.slice(index + header.length, headers[i + 1]?.index),
  }));
}

/** Objects that are packed together in a stream (ISO 32000-1, 7.5.7); null where it does not read as one. */
export function objectsPackedIn(dictionary: string, unpacked: Buffer): { number: number; body: string }[] | null {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? Number.NaN);
  const text = unpacked.toString('latin1');
  const pairs = text.slice(0, first).trim().split(WHITE_SPACE).map(Number);
  if (!(first > 0) || pairs.length % 2 !== 0 || pairs.some(Number.isNaN)) return null;
  return Array.from({ length: pairs.length / 2 }, (_, i) => ({
    number: pairs[2 * i] ?? 0,
    body: text.slice(
      first + (pairs[2 * i + 1] ?? 0),
      i < pairs.length / 2 - 1 ? first + (pairs[2 * i + 3] ?? 0) : undefined,
    ),
  }));
}

/**
 * Which objects of a file lead to which others, told from their text alone: of an object that was written more than once all versions count.
 */
export class ObjectGraph {
  private readonly references = new Map<number, Set<number>>();
  private isWhole = true;

  constructor(file: Buffer) {
    for (const { dictionary, between, data } of streamsOf(file)) {
      const objects = objectsIn(between);
      // An object that was not recognised as one may lead anywhere.
      if ((between.match(/(?<!end)obj\b/g)?.length ?? 0) !== objects.length) this.isWhole = false;
      this.add(objects);
      if (!PACKED.test(dictionary)) continue;
      const unpacked = unpack(dictionary, data, LARGEST);
      const packed = typeof unpacked === 'string' ? null : objectsPackedIn(dictionary, unpacked);
      if (packed) this.add(packed);
      else this.isWhole = false;
    }
  }

  /** Whether one of `goals` is used by an object, or may be: true in doubt. */
  reaches(from: number, goals: ReadonlySet<number>): boolean {
    if (!this.isWhole) return true;
    const known = new Set([from]);
    for (const number of known) {
      const next = this.references.get(number);
      if (!next || goals.has(number)) return true;
      for (const other of next) known.add(other);
    }
    return false;
  }

  private add(objects: readonly { number: number; body: string }[]): void {
    for (const { number, body } of objects) {
      const references = this.references.get(number) ?? new Set();
      this.references.set(number, references);
      // In strings and behind comments anything may stand.
      const used = hasSign(body, '(%') ? body : body.replaceAll(ELSEWHERE, '');
      for (const [, other] of used.matchAll(REFERENCE)) references.add(Number(other));
    }
  }
}
