import { beforeAll } from 'bun:test';
import * as v from 'valibot';
import { evidenceAt } from '../../src/analysis/evidence';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { extractContract } from '../../src/analysis/pdf/pdf';
import type { Analysis, Evidence } from '../../src/shared/analysis';
import { contractAnswerSchema } from '../../src/shared/contracts';
import { smallAnalysis } from './analysis';
import { siteForFile } from './browser-site';
import { drawnPdf, linesAt, MARGIN, PAGE_HEIGHT } from './drawn-pdf';
import { addRun } from './findings';

export const TWIN = 'Either party may end this Agreement at any time.';
/** Its line ends page 3 in the middle. */
export const BROKEN = [
  'The liability of the Supplier under this Agreement',
  'is limited to the fees of the last three months.',
];
export const LAW = 'This Agreement is governed by the laws of Delaware.';
/** Filled into a form, whose box on page 5 is this in points from the top left: [x, y, width, height]. */
export const FIELD = 'Fabrikam Legal LLP';
export const FIELD_BOX = [MARGIN, 282, 200, 18] as const;
/** Read from a scan, so that the text has no places. */
export const SCANNED = 'Fabrikam Holdings of Texas';
/** Baselines of the three equal sentences on page 2, in points from the top. */
export const TWINS_AT = [180, 330, 480];
const PAGES = 12;

/** Twelve pages: three equal sentences, one over a page break, one on the last page but one, a form field, and much random stuffing. */
function contractPdf(): Promise<Uint8Array> {
  const pages = Array.from({ length: PAGES }, (_, i) =>
    linesAt([`${i + 1}. Section number ${i + 1} of the contract.`]),
  );
  const add = (page: number, text: string, y: number) => pages[page - 1]?.push({ text, x: MARGIN, y, size: 11 });
  for (const y of TWINS_AT) add(2, TWIN, y);
  add(3, 'The parties agree on what follows.', 650);
  add(3, BROKEN[0] ?? '', 700);
  add(4, BROKEN[1] ?? '', 60);
  add(9, SCANNED, 400);
  add(11, LAW, 400);
  return drawnPdf(pages, {
    onPage: async (page, index, document) => {
      if (index === 0) await document.attach(noise(), 'noise.bin');
      if (index !== 4) return;
      const field = document.getForm().createTextField('customer');
      field.setText(FIELD);
      field.addToPage(page, { x: MARGIN, y: PAGE_HEIGHT - 300, width: FIELD_BOX[2], height: FIELD_BOX[3] });
    },
  });
}

/** What can't be compressed, so that the file is read in more than one stretch. */
function noise(): Uint8Array {
  const bytes = new Uint8Array(1_600_000);
  let state = 1;
  for (let i = 0; i < bytes.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[i] = state >>> 24;
  }
  return bytes;
}

/** The evidence of the `nth` place (from 0) where words stand in the text. */
function evidenceOf(contract: ContractText, words: string, nth = 0): Evidence {
  let at = contract.text.indexOf(words);
  for (let i = 0; i < nth; i++) at = contract.text.indexOf(words, at + 1);
  if (at === -1) throw new Error(`The text lacks: ${words}`);
  return evidenceAt(contract, at, at + words.length);
}

/** As text recognition gives it: words without places. */
function withoutPlaces(contract: ContractText, words: string): ContractText {
  const at = contract.text.indexOf(words);
  return { ...contract, runs: contract.runs.filter(([start, end]) => end <= at || start >= at + words.length) };
}

function analysisOf(contract: ContractText): Analysis {
  const small = smallAnalysis();
  const found = { ...small.facts.term, status: 'found' as const, value: 'Found' };
  const risk = (type: string, piece: Evidence) => {
    return {
      type,
      severity: 'high' as const,
      description: `${type}.`,
      rule: type,
      evidence: [piece],
      recommendation: '',
    };
  };
  const well = { status: 'complete' as const, note: 'Well.', items: [] };
  return {
    ...small,
    facts: {
      ...small.facts,
      governingLaw: { ...found, value: 'Delaware', evidence: [evidenceOf(contract, LAW)] },
      parties: [FIELD, SCANNED].map((value) => {
        return { ...found, value, role: null, evidence: [evidenceOf(contract, value)] };
      }),
    },
    riskAssessment: {
      ...small.riskAssessment,
      riskFactors: [
        risk('Third twin', evidenceOf(contract, TWIN, 2)),
        risk('Over the break', evidenceOf(contract, BROKEN.join(' '))),
      ],
    },
    completeness: {
      complete: false,
      pages: well,
      blanks: well,
      exhibits: {
        status: 'incomplete',
        note: 'Exhibit A is referred to but not attached.',
        items: [{ label: 'Exhibit A', page: 2, evidence: [evidenceOf(contract, TWIN, 1)] }],
      },
      signatures: { status: 'unknown', note: 'No signature can be seen here.', items: [] },
    },
    coverage: { pages: PAGES, read: PAGES, ocr: 0, unreadable: [], truncated: false },
  };
}

/** A site with a browser, a user, and a contract of theirs whose findings rest on words of a real PDF. */
export function proofSiteForFile() {
  const held = Object.assign(siteForFile(), { id: '' });
  beforeAll(async () => {
    const bytes = await contractPdf();
    const form = new FormData();
    form.set('pdf', new File([bytes.slice()], 'Supply.pdf', { type: 'application/pdf' }));
    const uploaded = await held.site.call('POST /api/contracts/upload', { body: form, as: held.user.cookies });
    held.id = v.parse(contractAnswerSchema, await uploaded.json()).contract.id;
    const contract = await extractContract(bytes);
    await addRun(held.site.db, held.id, withoutPlaces(contract, SCANNED), analysisOf(contract));
  });
  return held;
}
