/** A line of a text, with where it begins. */
export interface Line {
  text: string;
  start: number;
}

/** The lines of a text, in order, without the marks that end them. */
export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, start: at };
  });
}
