import { PDFDocument, StandardFonts } from 'pdf-lib';

const MARGIN = 72;
const LEADING = 15;

/** A small contract as a PDF of real text: one line per line, new pages as needed. */
export async function contractPdf(text: string = SHORT_CONTRACT): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  let page = document.addPage();
  let y = page.getHeight() - MARGIN;
  for (const line of text.split('\n')) {
    if (y < MARGIN) {
      page = document.addPage();
      y = page.getHeight() - MARGIN;
    }
    page.drawText(line, { x: MARGIN, y, size: 11, font });
    y -= LEADING;
  }
  return await document.save();
}

export const SHORT_CONTRACT = `MUTUAL NON-DISCLOSURE AGREEMENT

This Mutual Non-Disclosure Agreement (the "Agreement") is entered into as of March 1, 2026
by and between Alder Systems, Inc., a Delaware corporation ("Alder"), and Birch Labs LLC,
a New York limited liability company ("Birch").

1. Confidential Information. Each party shall keep the other party's information confidential.

2. Term. This Agreement shall remain in effect for two (2) years from the date above.

3. Governing Law. This Agreement is governed by the laws of the State of New York.`;
