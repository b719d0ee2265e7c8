import type { Evidence } from '../../shared/analysis';

/** One line of the key terms with its proof; a higher weight stands earlier in its list. */
export interface Line {
  text: string;
  evidence: Evidence[];
  weight: number;
}

export const LINES_PER_LIST = 10;

/** What two lines share when they say the same: letters and digits only, so that layout doesn't tell them apart. */
function gist(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9$%€£]+/g, ' ')
    .trim()
    .slice(0, 60);
}

/** The weightiest ten lines, repeated ones once; equal weights keep the order of the text. */
export function bestLines(lines: readonly Line[], limit = LINES_PER_LIST): Line[] {
  const seen = new Set<string>();
  return [...lines]
    .sort((a, b) => b.weight - a.weight || (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0))
    .filter((line) => {
      const key = gist(line.text);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, limit);
}
