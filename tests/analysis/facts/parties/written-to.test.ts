import { expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const names = (text: string) =>
  readFacts(text)
    .parties.map(({ value }) => value)
    .toSorted();

const letter = (address: string, dear: string) =>
  `Larch Muir, Garden Design\n9 Harbour Row, Falmouth\n2 June 2025\n${address}\n14 Castle Drive, Falmouth\n${dear}\nThank you for asking me to design your garden. I will prepare drawings. You will pay me £3,400, half on signing. Either of us may end this on 14 days' written notice.\nYours sincerely\nLarch Muir`;

test('both of an address are written to, whichever is greeted', () => {
  expect(names(letter('Ines Venn & Tobias Roux', 'Dear Ines'))).toEqual(['Ines Venn', 'Larch Muir', 'Tobias Roux']);
  expect(names(letter('Ms Ines Venn and Mr Tobias Roux', 'Dear Ms Venn'))).toEqual(
    expect.arrayContaining(['Ines Venn']),
  );
});

test('two others on a line above a letter are not written to', () => {
  expect(names(letter('Ines Venn\nGardens by Ada Lund and Bo Hale', 'Dear Ines'))).not.toContain('Bo Hale');
});

test("'The Directors' over a firm's address are no role of it", () => {
  const told = readFacts(
    'LARCH ADVISORY LLP\n22 Mill Lane, London\n14 January 2025\nThe Directors\nBent Shellfish Limited\nDock Road, Whitstable\nDear Sirs\nWe will advise you on your export licences. You will pay us £900 per day.\nYours faithfully\nLarch Advisory LLP',
  ).parties;
  expect(told.map(({ role }) => role)).not.toContain('The directors');
});

test('a person of a town beside a firm is one, and the firm another', () => {
  expect(
    names(
      'SETTLEMENT\nThis Settlement Agreement is made on May 2, 2025 between Dorothy Venn of Lancaster and Bent Ridge Collision Inc.\n1. Bent Ridge Collision Inc. shall pay Dorothy Venn $6,400.\n2. Dorothy Venn releases Bent Ridge Collision Inc. from all claims.',
    ),
  ).toEqual(['Bent Ridge Collision Inc.', 'Dorothy Venn']);
  expect(
    names(
      'This agreement is made between Guild House of Ludlow and Bent Trading Limited ("Seller") and Ines Venn ("Buyer").\n1. Seller sells a van.',
    ),
  ).toContain('Ines Venn');
});
