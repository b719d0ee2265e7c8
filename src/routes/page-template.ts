/** Marks that stand in rendered HTML for what changes with the request. Random, so that no content can hold one. */
const run = crypto.randomUUID();
export const MARKS = { nonce: `nonce-${run}`, theme: `theme-${run}`, head: `head-${run}`, body: `body-${run}` };

export interface PageParts {
  nonce: string;
  theme: string;
  head: string;
  body: string;
}

/** HTML that was cut at its marks once, so that a request only joins strings. */
export type PageTemplate = (parts: PageParts) => string;

/** Cuts a document at its marks, and before `</head>` and `</body>` where the operator's code goes. */
export function compilePage(documentHtml: string): PageTemplate {
  const html = insertBeforeLast(insertBeforeLast(documentHtml, '</body>', MARKS.body), '</head>', MARKS.head);
  const slotOf = new Map(Object.entries(MARKS).map(([slot, mark]) => [mark, slot as keyof PageParts]));
  const pieces = html.split(new RegExp(`(${Object.values(MARKS).join('|')})`));
  return (parts) => {
    let joined = '';
    for (const piece of pieces) {
      const slot = slotOf.get(piece);
      joined += slot ? parts[slot] : piece;
    }
    return joined;
  };
}

function insertBeforeLast(html: string, tag: string, text: string): string {
  const at = html.lastIndexOf(tag);
  return at < 0 ? html : html.slice(0, at) + text + html.slice(at);
}
