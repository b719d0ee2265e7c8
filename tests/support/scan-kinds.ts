import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { PDFDocument, PDFName, type PDFPage, StandardFonts } from 'pdf-lib';

const FONT = Bun.resolveSync('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf', import.meta.dir);
const FIXTURES = `${import.meta.dir}/../fixtures/scans`;
const [WIDTH, HEIGHT] = [912, 168];
const SCALE = 72 / 200;
/** Where glyphs stand in the font: 29 places before their letters. */
const GLYPH_SHIFT = 29;

/** Widths of letters that differ much from the others', in thousandths of an em. */
const WIDTHS = { ' ': 278, '.': 278, f: 278, i: 222, l: 222, m: 833, r: 333, t: 278, w: 722, R: 722 };

function glyphOf(letter: string): number {
  return letter.charCodeAt(0) - GLYPH_SHIFT;
}

/** What one page shows, and how. */
export type PageKind =
  | { codec: 'g4' | 'jb2' | 'jp2' }
  | { printed: readonly string[]; stamp: string }
  | { photo: true; stamp: string }
  | { unmapped: string };

const CODED = {
  g4: {
    Filter: 'CCITTFaxDecode',
    BitsPerComponent: 1,
    DecodeParms: { K: -1, Columns: WIDTH, Rows: HEIGHT },
  },
  jb2: { Filter: 'JBIG2Decode', BitsPerComponent: 1 },
  jp2: { Filter: 'JPXDecode', BitsPerComponent: 8 },
} as const;

/** A PDF of pages of these kinds. */
export async function pdfOfKinds(kinds: readonly PageKind[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const kind of kinds) {
    const page = document.addPage([WIDTH * SCALE, HEIGHT * SCALE]);
    if ('codec' in kind) await showCoded(document, page, kind.codec);
    else if ('unmapped' in kind) await showUnmapped(document, page, kind.unmapped);
    else {
      const jpeg = await document.embedJpg('photo' in kind ? photo() : printed(kind.printed));
      page.setSize(jpeg.width * SCALE, jpeg.height * SCALE);
      page.drawImage(jpeg, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() });
      const font = await document.embedFont(StandardFonts.Helvetica);
      page.drawText(kind.stamp, { x: 8, y: page.getHeight() - 12, size: 8, font });
    }
  }
  return await document.save();
}

async function showCoded(document: PDFDocument, page: PDFPage, codec: keyof typeof CODED): Promise<void> {
  const bytes = await Bun.file(`${FIXTURES}/page.${codec}`).bytes();
  const size = { Width: WIDTH, Height: HEIGHT, ColorSpace: 'DeviceGray' };
  const image = document.context.stream(bytes, { Type: 'XObject', Subtype: 'Image', ...size, ...CODED[codec] });
  page.node.setXObject(PDFName.of('Scan'), document.context.register(image));
  draw(document, page, `q ${page.getWidth()} 0 0 ${page.getHeight()} 0 0 cm /Scan Do Q`);
}

/** Text in a font that does not say which characters its glyphs are. */
async function showUnmapped(document: PDFDocument, page: PDFPage, text: string): Promise<void> {
  const { context } = document;
  const file = context.register(context.flateStream(await Bun.file(FONT).bytes()));
  const box = { FontBBox: [-544, -303, 1302, 980], ItalicAngle: 0, Ascent: 905, Descent: -212, CapHeight: 716 };
  const named = { FontName: 'AAAAAA+Scanned', Flags: 4, StemV: 80, ...box, FontFile2: file };
  const descriptor = context.register(context.obj({ Type: 'FontDescriptor', ...named }));
  const system = { Registry: context.obj('Adobe'), Ordering: context.obj('Identity'), Supplement: 0 };
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: 'AAAAAA+Scanned',
      CIDSystemInfo: system,
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      DW: 556,
      W: Object.entries(WIDTHS).flatMap(([letter, width]) => [glyphOf(letter), [width]]),
    }),
  );
  const base = { BaseFont: 'AAAAAA+Scanned', Encoding: 'Identity-H', DescendantFonts: [descendant] };
  page.node.setFontDictionary(
    PDFName.of('F'),
    context.register(context.obj({ Type: 'Font', Subtype: 'Type0', ...base })),
  );
  const glyphs = [...text].map((letter) => glyphOf(letter).toString(16).padStart(4, '0')).join('');
  draw(document, page, `BT /F 13 Tf 12 30 Td <${glyphs}> Tj ET`);
}

function draw(document: PDFDocument, page: PDFPage, operators: string): void {
  page.node.set(PDFName.of('Contents'), document.context.register(document.context.stream(operators)));
}

function canvasOf(width: number, height: number) {
  GlobalFonts.registerFromPath(FONT, 'Scanned');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}

/** Printed lines below a strip that is left free for a stamp. */
function printed(lines: readonly string[]): Uint8Array {
  const { canvas, context } = canvasOf(1_200, 120 + lines.length * 50);
  context.fillStyle = '#1a1a1a';
  context.font = '33px Scanned';
  lines.forEach((line, i) => {
    context.fillText(line, 60, 110 + i * 50);
  });
  return canvas.toBuffer('image/jpeg', 80);
}

/** Light and shade without any letters. */
function photo(): Uint8Array {
  const { canvas, context } = canvasOf(600, 300);
  for (let i = 0; i < 60; i++) {
    context.fillStyle = `hsl(${i * 6} 40% ${35 + (i % 7) * 8}%)`;
    context.fillRect((i % 10) * 60, Math.floor(i / 10) * 50, 60, 50);
  }
  return canvas.toBuffer('image/jpeg', 80);
}
