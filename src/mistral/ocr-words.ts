/** A word of a page's Markdown: its letters without markup, and where it stands in the Markdown. */
export interface MarkdownWord {
  text: string;
  start: number;
  end: number;
  /** Lines before it. */
  line: number;
}

/** Fills a replacement up to the length of what it replaces, so that offsets stay right; goes when words are cut out. */
const FILLER = String.fromCharCode(0);
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Markup and what stands for it in print, in the order in which they are replaced. A function gets what the expression caught. */
const MARKUP: readonly (readonly [RegExp, (...caught: string[]) => string])[] = [
  [/!\[[^\]\n]*\]\([^)\n]*\)/g, blank],
  [/\[([^\]\n]*)\]\((?:https?:|mailto:|tbl-)[^)\n]*\)/g, (_, text = '') => text],
  [/^ {0,3}(?:#{1,6}(?= )|>|[-*+](?= ))/gm, blank],
  [/^[ \t]*(?:-{3,}|\*{3,})[ \t]*$/gm, blank],
  [/^[ \t]*\|[ \t:|-]*$/gm, blank],
  [/<\/?(?:br|table|thead|tbody|tr|td|th|p|div|span|b|i|u|em|strong|sup|sub|ul|ol|li)\b[^<>\n]*>/gi, blank],
  // Formulas stand for marks of notes, section signs, boxes and percentages in contracts.
  [/\$\s*(?:\{\s*\}\s*)?\^\{([^{}$\n]*)\}\s*\$/g, (_, text = '') => text.trim()],
  [/\$\s*\\S\s*\$/g, () => '§'],
  [/\$\s*\\square\s*\$/g, () => '☐'],
  [/\$\s*([\d.,]+)\s*\\%\s*\$/g, (_, number = '') => `${number}%`],
  [/\*\*/g, () => ''],
  [/(?<![\w*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\w*])/g, (_, text = '') => text],
  [/\\([\\`*_{}[\]()#+.!$%&~|<>-])/g, (_, sign = '') => sign],
  [/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity = '') => ENTITIES[entity] ?? entity],
];

function blank(markup = ''): string {
  return ' '.repeat(markup.length);
}

/** The words of Markdown as they are printed, without pictures, cell borders, emphasis and other markup. */
export function wordsOfMarkdown(markdown: string): MarkdownWord[] {
  const plain = MARKUP.reduce(
    (text, [pattern, replacement]) =>
      text.replace(pattern, (...caught: string[]) => replacement(...caught).padEnd((caught[0] ?? '').length, FILLER)),
    markdown,
  );
  const words: MarkdownWord[] = [];
  plain.split('\n').reduce((offset, content, line) => {
    const isRow = content.trimStart().startsWith('|');
    for (const match of (isRow ? content.replaceAll('|', ' ') : content).matchAll(/\S+/g)) {
      const text = match[0].replaceAll(FILLER, '');
      const start = offset + match.index;
      if (text !== '') words.push({ text, start, end: start + match[0].length, line });
    }
    return offset + content.length + 1;
  }, 0);
  return words;
}
