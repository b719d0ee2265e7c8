import { ObjectGraph, objectsIn, objectsPackedIn, PACKED } from './object-graph';
import { type RawStream, streamsOf, unpack } from './pdf-streams';
import { SignReader } from './sign-reader';

/** Bytes that one stream, and all together, may unpack to. */
const LARGEST_STREAM = 16_000_000;
const MOST_UNPACKED = 200_000_000;
const PICTURE = /\/(?:DCT|JPX|CCITTFax|JBIG2)Decode\b/;
/** Fonts and the file's own tables say so; believed only where their bytes look like it. */
const NO_PAGE = /\/(?:Length[123]|Type1C|CIDFontType0C|OpenType|XRef|Metadata|Alternate)\b/;
/** Without any of these a stream shows no text: a font's tables, an image's pixels. */
const DRAWS = ['Tj', 'TJ', ' Do', "'", '"'] as const;
/** An opacity of next to nothing. */
const TRANSPARENT = /\/ca\s+0?(?:\.0\d*)?(?=[\s/>])(?<=[\d.])/;

/** So many upright lines make a table. */
const LEAST_UPRIGHTS = 2;

/**
 * What in a PDF suggests text that a reader cannot see, told from its streams alone. Looking at every page's operations for it would make
 * reading half as slow again; this costs a twentieth, and only pages with a sign are looked at (`hidden-text.ts`). In doubt there is one.
 */
export class HiddenSigns {
  private readonly file: Buffer;
  private readonly hasForms: boolean;
  /** Numbers of the objects that bear signs. */
  private readonly objects = new Set<number>();
  /** Numbers of those that draw upright lines. */
  private readonly ruled = new Set<number>();
  private isEverywhere = false;
  private left = MOST_UNPACKED;
  private graph: ObjectGraph | null = null;

  constructor(bytes: Uint8Array) {
    this.file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.hasForms = this.file.includes('/Form');
    for (const stream of streamsOf(this.file)) {
      this.look(stream);
      if (this.isEverywhere) return;
    }
  }

  /** Whether a page, by the number of its object, uses anything that bears a sign. */
  isOn(page: number | null): boolean {
    if (this.isEverywhere || this.objects.size === 0) return this.isEverywhere;
    if (page === null) return true;
    this.graph ??= new ObjectGraph(this.file);
    return this.graph.reaches(page, this.objects);
  }

  /** Whether a page uses anything with upright lines that may part the cells of a table; a page that bears signs may as well. */
  isRuled(page: number | null): boolean {
    if (this.ruled.size === 0 || page === null) return this.ruled.size > 0;
    this.graph ??= new ObjectGraph(this.file);
    return this.graph.reaches(page, this.ruled);
  }

  private look({ dictionary, between, data }: RawStream): void {
    if (TRANSPARENT.test(between)) this.addAll(objectsIn(between));
    if (dictionary === '' || PICTURE.test(dictionary)) return;
    const unpacked = unpack(dictionary, data, Math.min(this.left, LARGEST_STREAM));
    if (typeof unpacked === 'string') {
      if (unpacked === 'unknown' && !PACKED.test(dictionary)) this.add(between);
      else this.isEverywhere = true;
      return;
    }
    if (NO_PAGE.test(dictionary) && isBinary(unpacked)) return;
    this.left -= unpacked.length;
    if (this.left <= 0) this.isEverywhere = true;
    else if (PACKED.test(dictionary)) {
      if (TRANSPARENT.test(unpacked.toString('latin1'))) this.addAll(objectsPackedIn(dictionary, unpacked));
    } else if (DRAWS.some((part) => unpacked.includes(part))) {
      const reader = new SignReader(unpacked, this.hasForms);
      if (reader.hasSign()) this.add(between);
      else if (reader.uprights >= LEAST_UPRIGHTS)
        for (const { number } of objectsIn(between).slice(-1)) this.ruled.add(number);
    }
  }

  /** The stream behind `between` bears a sign. */
  private add(between: string): void {
    const last = objectsIn(between).at(-1);
    if (last) this.objects.add(last.number);
    else this.isEverywhere = true;
  }

  private addAll(objects: readonly { number: number; body: string }[] | null): void {
    const transparent = (objects ?? []).filter(({ body }) => TRANSPARENT.test(body));
    for (const { number } of transparent) this.objects.add(number);
    if (transparent.length === 0) this.isEverywhere = true;
  }
}

function isBinary(data: Uint8Array): boolean {
  return data.subarray(0, 64).filter((byte) => byte < 9).length > 4;
}
