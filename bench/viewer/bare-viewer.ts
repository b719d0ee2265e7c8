import { join } from 'node:path';
import type { Places } from './probe';

const LIBRARY = join(import.meta.dir, '../../node_modules/pdfjs-dist/build');

/** The least that pdf.js takes to show a page: one canvas, no viewer, no application. */
const DOCUMENT = `<!doctype html><meta charset="utf-8"><title>Bare</title>
<div id="page" style="width:760px"><canvas style="width:100%"></canvas></div>
<script type="module">
  import { GlobalWorkerOptions, getDocument } from '/library/pdf.min.mjs';
  GlobalWorkerOptions.workerSrc = '/library/pdf.worker.min.mjs';
  const pdf = await getDocument({ url: location.pathname + '/file', disableAutoFetch: true, disableStream: true }).promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: 760 / page.getViewport({ scale: 1 }).width });
  const canvas = document.querySelector('canvas');
  [canvas.width, canvas.height] = [viewport.width, viewport.height];
  await page.render({ canvas, viewport }).promise;
</script>`;

export const BARE_PLACES: Places = { sheet: '#page' };

/** Serves `/NAME` as a document that shows the first page of a PDF with pdf.js alone, and the PDFs themselves, with ranges. */
export function serveBare(pdfs: Record<string, Uint8Array>) {
  return Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    routes: {
      '/library/:file': ({ params }) => new Response(Bun.file(join(LIBRARY, params.file))),
      '/:name/file': ({ params, headers }) => rangeOf(pdfs[params.name] ?? new Uint8Array(), headers.get('range')),
      '/:name': () => new Response(DOCUMENT, { headers: { 'content-type': 'text/html' } }),
    },
  });
}

function rangeOf(pdf: Uint8Array, range: string | null): Response {
  const headers = { 'accept-ranges': 'bytes', 'content-type': 'application/pdf' };
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return new Response(new Blob([pdf as Uint8Array<ArrayBuffer>]), { headers });
  const end = Math.min(pdf.length, last ? Number(last) + 1 : pdf.length);
  const part = new Blob([pdf.slice(Number(first), end)]);
  return new Response(part, {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${end - 1}/${pdf.length}` },
  });
}
