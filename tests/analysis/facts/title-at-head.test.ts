import { expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { sourceOf } from '../../../src/analysis/facts/source';
import { titleAtHead } from '../../../src/analysis/facts/title-at-head';
import { contractTextFromPlain } from '../../support/contract-text';

function sourceOfText(text: string) {
  const contract = contractTextFromPlain(text);
  return sourceOf(contract, documentOf(contract));
}

const LETTER = 'Acme Pumpen GmbH\nAm Steinbruch 2, 72770 Reutlingen\nMr. Tom Reed\n';

test.each([
  [
    `${LETTER}Your appointment as commercial agent for Wales and Scotland\nDear Mr. Reed,\nwe confirm the following.`,
    'Your appointment as commercial agent for Wales and Scotland',
  ],
  [
    `${LETTER}Dear Mr. Reed,\nYour wedding, Saturday 5 September 2026, Bury Hall\nLovely to speak last night.`,
    'Your wedding, Saturday 5 September 2026, Bury Hall',
  ],
  [
    `${LETTER}Re: Renewal and Second Amendment of Support Agreement dated May 4, 2022\nDear Tom:\nYour agreement comes up.`,
    'Renewal and Second Amendment of Support Agreement dated May 4, 2022',
  ],
  ['MANAGED IT SERVICES AGREEMENT No. MS-26 between Acme Mills, Inc. and Borel LLC', 'MANAGED IT SERVICES AGREEMENT'],
  [
    'MEMORANDUM OF AGREEMENT made the Third day of May\nBETWEEN ACME MILLS LIMITED and others',
    'MEMORANDUM OF AGREEMENT',
  ],
  ['MINUTE OF AGREEMENT anent Consultancy Services between ACME', 'MINUTE OF AGREEMENT anent Consultancy Services'],
  [
    'Agreement on the Processing of Personal Data on Behalf pursuant to Art. 28 of Regulation (EU) 2016/679\nbetween',
    'Agreement on the Processing of Personal Data on Behalf',
  ],
  ['CLIENT SERVICE AGREEMENT — Form CSA-7 Client file: B-2290', 'CLIENT SERVICE AGREEMENT'],
  ['TERM SHEET – SERIES A PREFERENCE SHARES\nACME PTE. LTD.', 'TERM SHEET – SERIES A PREFERENCE SHARES'],
  [
    'Home Improvement Contract (Kitchen and Bath) downloaded form, filled in',
    'Home Improvement Contract (Kitchen and Bath)',
  ],
  ['QUOTATION No. 1187, revision C', 'QUOTATION'],
  ['Plot letting for Plot 42A (a half plot, about one hundred square metres)', 'Plot letting for Plot 42A'],
  ['TERMS OF THE POTTERY CLUB dated 4 May 2025', 'TERMS OF THE POTTERY CLUB'],
  ['Lease of the Mill dated 4 May 2025', 'Lease of the Mill'],
  [
    `Hello, dear members,\nWhat members find at the mill\nOpening hours are nine to five.`,
    'What members find at the mill',
  ],
  ['Acme Foods plc — General Conditions of Purchase: Goods (GC 7.0)', 'General Conditions of Purchase'],
])('%j is headed', (text, title) => {
  expect(titleAtHead(sourceOfText(text))?.value).toBe(title);
});

test.each([
  [`${LETTER}Dear Mr. Reed,\nWe are glad to have you\nFor the rest see below.`, 'a sentence under the greeting'],
  [`${LETTER}Dear Mr. Reed,\nThank you for your call on the`, 'a line that goes on'],
  [`${LETTER}Dear Mr. Reed,\nAnn Borel Lee\nYou start on Monday.`, 'a person'],
  [`${LETTER}Dear Mr. Reed,\nTom Reed, trading as Reed Slating\nYou start on Monday.`, 'whom the letter is for'],
  [`${LETTER}Dear Mr. Reed,\nThe Acme Mills of Bury Ltd\nYou start on Monday.`, 'a firm'],
  [`${LETTER}Dear Mr. Reed,\nWithout prejudice save as to costs\nYou start on Monday.`, 'what a letter is under'],
  [`${LETTER}Dear Mr. Reed,\nSaturday 5 September 2026 at Bury\nYou start on Monday.`, 'a day'],
  [`${LETTER}Dear Mr. Reed,\nThe mill and the pond\nwhich you saw are free.`, 'a line that the next goes on with'],
  [`${LETTER}By e-mail and by post to the office\nDear Mr. Reed,\nyou start on Monday.`, 'how it is sent'],
  [`${LETTER}The Yard, Stoke by the Sea\nDear Mr. Reed,\nyou start on Monday.`, 'a short line above the greeting'],
  [`${LETTER}14 Mill of the Glen by the Sea Road\nDear Mr. Reed,\nyou start on Monday.`, 'an address'],
  [
    'Hello. We are Acme and these are our terms, which hold for all.\nWhat you can buy here\nYou buy.',
    'a greeting of all',
  ],
  [
    'Hello. We are Acme and these are our terms, which hold for all.\nWhat members find at the mill\nOpening hours are nine to five.',
    'a greeting in a sentence',
  ],
  [
    `${LETTER}The Mill of the Glen by the Sea Road 14\nDear Mr. Reed,\nyou start on Monday.`,
    'an address with its number behind',
  ],
  [
    `${LETTER}Please find our offer for the mills of Wales here\nDear Mr. Reed,\nyou start on Monday.`,
    'a sentence above the greeting',
  ],
  [`${LETTER}Dear Mr. Reed,\nYour wedding\nLovely to speak last night.`, 'two words under the greeting'],
  [
    `${LETTER}Dear Mr. Reed,\nyour wedding at the mill\nLovely to speak last night.`,
    'small letters under the greeting',
  ],
  [
    `${LETTER}Dear Mr. Reed,\nYour wedding at the mill with the pond and the barn and the meadow and the long lane behind\nLovely to speak.`,
    'a long line under the greeting',
  ],
  ['Quotation No. 1187, revision C', 'one word and not in capitals'],
  ['QUOTATION\nAcme Mills', 'one word that leads on to nothing'],
  ['Mill of Bury dated 4 May 2025', 'a name with a day'],
  ['Note and Pen Trading Limited\nWe let cars.', 'a firm called like a paper'],
  ['TERMS AND CONDITIONS ARE BINDING\nfor all', 'a sentence in capitals'],
  ['LEASE CLUB dated 4 May 2025', 'a club'],
  ['plot letting for Plot 42A', 'the rest of a line'],
  ['THIS AGREEMENT made the third day of May between Acme and Borel', 'an opening'],
  ['Acme Contract Scanner\nYou scan contracts.', 'a product'],
  ['Acme Lease Services Limited\nWe let cars.', 'a firm'],
  ['WITHOUT PREJUDICE AND SUBJECT TO CONTRACT', 'what a paper is under'],
  ['OPERATING AGREEMENT OF\nyours', 'a title that goes on'],
  ['Agreement date: 4 May 2025', 'a row of a form'],
  ['Terms and conditions are printed overleaf and you accept them', 'a sentence on terms'],
])('%j has none: %s', (text) => {
  expect(titleAtHead(sourceOfText(text))).toBeNull();
});
