import type { Page } from 'playwright-core';

/** The words that lie under the marks, as the text layer of the browser's PDF viewer has them: by page, in their order. */
export function markedWords(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const within = (inner: DOMRect, outer: DOMRect) => {
      const [x, y] = [inner.left + inner.width / 2, inner.top + inner.height / 2];
      return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
    };
    const found: Record<string, string> = {};
    for (const sheet of document.querySelectorAll<HTMLElement>('.pdfViewer .page')) {
      const marks = [...sheet.querySelectorAll('.pdf-mark')].map((mark) => mark.getBoundingClientRect());
      if (marks.length === 0) continue;
      const words: string[] = [];
      const texts = document.createTreeWalker(sheet.querySelector('.textLayer') ?? sheet, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const match of node.textContent?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          const box = range.getBoundingClientRect();
          if (marks.some((mark) => within(box, mark))) words.push(match[0]);
        }
      }
      found[sheet.dataset.pageNumber ?? ''] = words.join(' ');
    }
    return found;
  });
}
