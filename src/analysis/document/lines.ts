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

/** The cells of a line, parted by tabs, each without the blanks around it and with its place in the text. */
export function cellsOfLine({ text, start }: Line): Line[] {
  let at = start;
  return text.split('\t').map((cell) => {
    const from = at;
    at += cell.length + 1;
    return { text: cell.trim(), start: from + cell.length - cell.trimStart().length };
  });
}
