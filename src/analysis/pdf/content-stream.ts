/** An operator as a number: the bytes of its first three letters. Comparing numbers is what makes the reading fast. */
export function operator(name: string): number {
  return [...name].reduceRight((code, letter) => (code << 8) | letter.charCodeAt(0), 0);
}

/** Reads the operations of a content stream (ISO 32000-1, 7.8.2) one by one, without the strings and names between them. */
export class ContentStream {
  private at = 0;
  /** Where the last operator began. */
  private start = 0;

  constructor(private readonly data: Uint8Array) {}

  /** The next operator (see `operator`), 0 at the end. */
  next(): number {
    const { data } = this;
    let { at } = this;
    while (at < data.length) {
      const byte = data[at] ?? 0;
      const kind = KINDS[byte];
      if (kind === SEPARATES) at++;
      else if (kind === LETTER) {
        this.start = at;
        let code = 0;
        for (let shift = 0; at < data.length && (KINDS[data[at] ?? 0] ?? 0) <= REGULAR; at++, shift += 8)
          if (shift < 24) code |= (data[at] ?? 0) << shift;
        this.at = at;
        return code;
      } else if (byte === PAREN) at = this.behindString(at);
      else if (byte === PERCENT) at = this.behind(at, LF, CR);
      else if (byte === LESS && data[at + 1] !== LESS) at = this.behind(at, GREATER, GREATER);
      else {
        at++;
        while (at < data.length && (KINDS[data[at] ?? 0] ?? 0) <= REGULAR) at++;
      }
    }
    this.at = at;
    return 0;
  }

  /** The numbers right before the operator that `next` answered last, `count` of them at most. */
  operands(count: number): number[] {
    const values: number[] = [];
    let end = this.start;
    while (values.length < count) {
      while (end > 0 && KINDS[this.data[end - 1] ?? 0] === SEPARATES) end--;
      let start = end;
      while (start > 0 && (KINDS[this.data[start - 1] ?? 0] ?? 0) <= REGULAR) start--;
      const value = start < end && end - start < LONGEST_NUMBER ? Number(this.text(start, end)) : Number.NaN;
      if (Number.isNaN(value)) break;
      values.unshift(value);
      end = start;
    }
    return values;
  }

  private text(start: number, end: number): string {
    let text = '';
    for (let i = start; i < end; i++) text += String.fromCharCode(this.data[i] ?? 0);
    return text;
  }

  /** A string in parentheses, which may hold pairs of them. */
  private behindString(from: number): number {
    const { data } = this;
    let depth = 0;
    let at = from;
    do {
      const byte = data[at++];
      if (byte === BACKSLASH) at++;
      else if (byte === PAREN) depth++;
      else if (byte === CLOSE) depth--;
    } while (depth > 0 && at < data.length);
    return at;
  }

  private behind(from: number, one: number, other: number): number {
    let at = from;
    while (at < this.data.length && this.data[at] !== one && this.data[at] !== other) at++;
    return at + 1;
  }
}

const [LF, CR, PERCENT, PAREN, CLOSE, SLASH, LESS, GREATER, BACKSLASH] = [10, 13, 37, 40, 41, 47, 60, 62, 92] as const;
const LONGEST_NUMBER = 24;
/** What each byte is: part of a word or number, white space and brackets, or the beginning of something else. */
const [LETTER, REGULAR, SEPARATES, STARTS] = [0, 1, 2, 3] as const;
const KINDS = new Uint8Array(256);
for (const byte of '+-.0123456789') KINDS[byte.charCodeAt(0)] = REGULAR;
for (const byte of [0, 9, 10, 12, 13, 32, CLOSE, GREATER, 91, 93, 123, 125]) KINDS[byte] = SEPARATES;
for (const byte of [SLASH, PAREN, LESS, PERCENT]) KINDS[byte] = STARTS;
