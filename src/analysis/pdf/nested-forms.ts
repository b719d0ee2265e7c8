import { ObjectGraph, objectsIn, objectsPackedIn, PACKED, REFERENCE } from './object-graph';
import { streamsOf, unpack } from './pdf-streams';

/** Bytes that one stream may unpack to. */
const LARGEST = 16_000_000;
const FORM = /\/Subtype\s*\/Form\b/;
const NOT_DRAWN = /\/Subtype\s*\/Image\b|\/(?:Length[123]|Type1C|CIDFontType0C|OpenType|XRef|Metadata)\b/;
/** `/Fm0 Do` in a content stream, and `/Fm0 12 0 R` in a dictionary (ISO 32000-1, 8.8 and 7.8.3). */
const DRAWN = /\/([^\s/[\]<>(){}%]+)\s+Do\b/g;
const NAMED = /\/([^\s/[\]<>(){}%]+)\s+(\d+)\s+\d+\s+R\b/g;
const CONTENTS = /\/Contents\s*(\[[\d\sR]*\]|\d+\s+\d+\s+R\b)/;
/** Forms that a page may draw, those that forms draw counted as often as they come: 411 public papers draw three at most. */
const MOST_DRAWN = 2_000;
/** Where no form draws more than so many, a page draws as many as it names. */
const FEW = 16;
const MOST_PARENTS = 32;

/**
 * Finds pages whose forms draw one another time and again: ten times over and nine deep, two kilobytes draw a billion. Told from the file's
 * streams alone, before a page is read; what is packed in unknown ways is not seen, and ends by the limits of its process.
 */
export class NestedForms {
  private readonly file: Buffer;
  private readonly bodies = new Map<number, string>();
  /** How often each stream draws each name. */
  private readonly times = new Map<number, ReadonlyMap<string, number>>();
  private readonly counted = new Map<number, number>();
  /** Forms that draw too many by themselves. */
  private readonly endless = new Set<number>();
  private graph: ObjectGraph | null = null;
  private readonly isNested: boolean;

  constructor(bytes: Uint8Array) {
    this.file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (this.file.includes('/Form')) this.read(true);
    const forms = [...this.times.keys()].map((number) => [number, this.drawnBy(number)] as const);
    this.isNested = forms.some(([, drawn]) => drawn > FEW);
    if (this.isNested) this.read(false);
    for (const [number, drawn] of forms) if (drawn > MOST_DRAWN) this.endless.add(number);
  }

  /** Whether `isOn` was true of any page. */
  wasFound = false;

  /** Whether a page, by the number of its object, draws more forms than a page may. */
  isOn(page: number | null): boolean {
    const isHere = this.drawsTooMany(page);
    this.wasFound ||= isHere;
    return isHere;
  }

  private drawsTooMany(page: number | null): boolean {
    if (!this.isNested) return false;
    if (page === null) return this.endless.size > 0;
    const names = this.namesOf(page);
    const [, contents = ''] = CONTENTS.exec(this.bodies.get(page) ?? '') ?? [];
    const drawn = [...contents.matchAll(REFERENCE)].reduce(
      (sum, [, number]) => sum + this.sumOf(Number(number), names),
      0,
    );
    if (drawn > MOST_DRAWN) return true;
    if (this.endless.size === 0) return false;
    this.graph ??= new ObjectGraph(this.file);
    return this.graph.reaches(page, this.endless);
  }

  /** Reads forms and the bodies of all objects, or the streams that may be the contents of pages. */
  private read(forms: boolean): void {
    for (const { dictionary, between, data } of streamsOf(this.file)) {
      const objects = objectsIn(between);
      if (forms) for (const { number, body } of objects) this.bodies.set(number, body);
      const number = objects.at(-1)?.number;
      const arePacked = PACKED.test(dictionary);
      if (number === undefined || dictionary === '' || NOT_DRAWN.test(dictionary)) continue;
      if (arePacked ? !forms : FORM.test(dictionary) !== forms) continue;
      const unpacked = unpack(dictionary, data, LARGEST);
      if (typeof unpacked === 'string') continue;
      if (arePacked)
        for (const { number, body } of objectsPackedIn(dictionary, unpacked) ?? []) this.bodies.set(number, body);
      else if (unpacked.includes('Do')) this.times.set(number, timesIn(unpacked.toString('latin1')));
    }
  }

  /** How many forms a form draws, in all: no end where it draws itself. */
  private drawnBy(form: number): number {
    const known = this.counted.get(form);
    if (known !== undefined) return known;
    this.counted.set(form, Number.POSITIVE_INFINITY);
    const drawn = this.sumOf(form, this.namesOf(form));
    this.counted.set(form, drawn);
    return drawn;
  }

  private sumOf(stream: number, names: ReadonlyMap<string, number>): number {
    const times = this.times.get(stream) ?? new Map<string, number>();
    return [...times].reduce((sum, [name, often]) => {
      const inner = names.get(name);
      return sum + often * (1 + (inner === undefined ? 0 : this.drawnBy(inner)));
    }, 0);
  }

  /** What the names in an object's resources stand for; a page without any has those of the nodes above it. */
  private namesOf(object: number): ReadonlyMap<string, number> {
    let body = this.bodies.get(object) ?? '';
    for (let above = 0; !/\/Resources\b/.test(body) && above < MOST_PARENTS; above++) {
      const parent = /\/Parent\s+(\d+)\s+\d+\s+R\b/.exec(body);
      if (!parent) break;
      body = this.bodies.get(Number(parent[1])) ?? '';
    }
    const resources = this.behind(body, 'Resources');
    return new Map(
      [...this.behind(resources, 'XObject').matchAll(NAMED)].map(([, name = '', number]) => [
        plain(name),
        Number(number),
      ]),
    );
  }

  /** The text of the object that an entry of a dictionary refers to, else the dictionary's own. */
  private behind(body: string, entry: string): string {
    const [, number] = new RegExp(`/${entry}\\s+(\\d+)\\s+\\d+\\s+R\\b`).exec(body) ?? [];
    return number === undefined ? body : (this.bodies.get(Number(number)) ?? '');
  }
}

function timesIn(content: string): Map<string, number> {
  const times = new Map<string, number>();
  for (const [, name = ''] of content.matchAll(DRAWN)) times.set(plain(name), (times.get(plain(name)) ?? 0) + 1);
  return times;
}

/** 'F1' for 'F#31' (ISO 32000-1, 7.3.5). */
function plain(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
