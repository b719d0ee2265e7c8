import { assemble, type PlacedParagraph, type ReadPage } from './assemble';
import type { Block } from './columns';
import type { ContractText, ParagraphKind } from './contract-text';
import { type FlowLine, rightEdge, usualLeading, usualSize } from './flow';
import { mendLigatures } from './ligatures';
import { type Line, leftmost } from './lines';
import { linesDown } from './page-layout';
import { paragraphsOf } from './paragraphs';
import { findFurniture } from './running-headers';

/** A page with its blocks of lines in reading order and what was filled in on it. */
export interface LaidOutPage {
  page: ReadPage;
  blocks: readonly Block[];
  fields: readonly Line[];
  /** Blocks of what nobody can see on the page. */
  hidden?: readonly Block[];
}

const SINGLE_SPACED = 1.2;

/** Puts pages together to the one text: body in reading order, then running headers and footers, then what is hidden. */
export function layoutDocument(given: readonly LaidOutPage[], truncated: boolean): ContractText {
  const pages = withWholeWords(given);
  const furniture = findFurniture(
    pages.map(({ page, blocks }) => ({
      lines: linesDown(blocks),
      height: (blocks[0]?.lines[0]?.turn ?? 0) % 2 === 0 ? page.height : page.width,
    })),
  );
  const lines = flowOf(pages, (line) => furniture.has(line));
  const drafts = paragraphsOf(lines, usualSize(lines.map(({ line }) => line)));
  const edges: PlacedParagraph[] = pages.flatMap(({ page, blocks }) =>
    linesDown(blocks).flatMap((line) => {
      const kind = furniture.get(line);
      return kind ? [single(line, page.number, kind)] : [];
    }),
  );
  return assemble(
    pages.map(({ page }) => page),
    withFields(drafts, pages),
    [...edges, ...hiddenOf(pages)],
    truncated,
  );
}

/** The pages with the words mended that lost letters to a font; as they are where none did. */
function withWholeWords(pages: readonly LaidOutPage[]): readonly LaidOutPage[] {
  const mended = mendLigatures(pages.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines)));
  if (!mended) return pages;
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, lines: block.lines.map((line) => mended.get(line) ?? line) })),
  }));
}

function hiddenOf(pages: readonly LaidOutPage[]): PlacedParagraph[] {
  return pages.flatMap(({ page: { number }, hidden = [] }) =>
    hidden.map(({ lines }) => ({ kind: 'hidden' as const, lines: lines.map((line) => ({ line, page: number })) })),
  );
}

function single(line: Line, page: number, kind: ParagraphKind): PlacedParagraph {
  return { kind, lines: [{ line, page }] };
}

function flowOf(pages: readonly LaidOutPage[], isFurniture: (line: Line) => boolean): FlowLine[] {
  const all = pages
    .flatMap(({ blocks }) => blocks.flatMap((block) => block.lines))
    .filter((line) => !isFurniture(line));
  const documentLeading = usualLeading(all) ?? SINGLE_SPACED;
  const documentRight = rightEdge(all, 0);
  let number = 0;
  return pages.flatMap(({ page, blocks }) => {
    const onPage = blocks.flatMap((block) => block.lines).filter((line) => !isFurniture(line));
    const leading = usualLeading(onPage) ?? documentLeading;
    return blocks.flatMap((block) => {
      const body = block.lines.filter((line) => !isFurniture(line));
      const right = rightEdge(body, blocks.length === 1 ? documentRight : block.right);
      const left = leftmost(body);
      number++;
      return block.lines.flatMap((line) => {
        // A page number of an older paging in the middle of a page: there was the end of a page.
        if (isFurniture(line)) number++;
        return isFurniture(line) ? [] : [{ line, page: page.number, block: number, left, right, leading }];
      });
    });
  });
}

/** Fields stand after the paragraph with which their page ends. */
function withFields(drafts: readonly PlacedParagraph[], pages: readonly LaidOutPage[]): PlacedParagraph[] {
  const placed: PlacedParagraph[] = [];
  let next = 0;
  const placeFields = (before: number) => {
    for (; next < pages.length && (pages[next]?.page.number ?? 0) < before; next++) {
      const { page, fields } = pages[next] ?? { page: { number: 0 }, fields: [] };
      placed.push(...fields.map((line) => single(line, page.number, 'form-field')));
    }
  };
  for (const draft of drafts) {
    placeFields(draft.lines[0]?.page ?? 0);
    placed.push(draft);
  }
  placeFields(Number.POSITIVE_INFINITY);
  return placed;
}
