import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const named = (text: string) => new Set(readFacts(text).parties.map(({ value }) => value));

const lease = (clause: string, line = '', label = '') =>
  `STORE LEASE\n${label}This Lease is made on 4 May 2027 between Larch Realty LLC, a Delaware limited liability company ("Landlord"), and Borel Mills, Inc., an Ohio corporation ("Tenant").\n1. Term. The term is five years.\n2. Rent. Tenant pays $900 a month.\n3. Use. Tenant sells flour and bread.\n4. Repairs. Landlord keeps the roof. Tenant keeps the rest.\n5. ${clause}\n6. Notices. Notices are in writing.\n7. Law. Ohio law applies.\nLarch Realty LLC, by Bo Ek, Manager\nBorel Mills, Inc., by Cy Roe, President\n${line}`;

describe('who answers beside the parties', () => {
  test.each([
    ['a line to sign on', lease('Guaranty. The rent is guaranteed.', 'Petra Lund, Guarantor')],
    ['a label there', lease('Guaranty. The rent is guaranteed.', 'Guarantor: Petra Lund')],
    [
      'a line to sign on above the name',
      lease('Guaranty. The rent is guaranteed.', 'GUARANTOR:\n______________________ (SEAL)\nPetra Lund'),
    ],
    ['for himself', lease('Guaranty. The rent is guaranteed.', 'Petra Lund, individually')],
    [
      'who guarantees',
      lease('Guaranty. Petra Lund unconditionally guarantees payment of the rent.', 'Petra Lund ________'),
    ],
    ['a surety', lease('Petra Lund binds herself as surety and co-principal debtor.', 'Petra Lund ________')],
    [
      'whom the sentence calls so',
      lease('Petra Lund, of Mill Lane (the "Guarantor"), pays if Tenant does not.', 'Petra Lund'),
    ],
    [
      'under a clause of this paper',
      lease(
        'The rent is guaranteed by Petra Lund, individually, under the guaranty in section 9 of this lease.',
        'Petra Lund ________',
      ),
    ],
    [
      'who is to guarantee, and signs so',
      lease('Guaranty. The rent shall be guaranteed by Petra Lund.', 'Petra Lund, Guarantor'),
    ],
    ['a label at the head', lease('Petra pays if Tenant does not.', '', 'Co-signer (bound like Tenant): Petra Lund\n')],
  ])('%s', (_, text) => {
    expect(named(text)).toEqual(new Set(['Larch Realty LLC', 'Borel Mills, Inc.', 'Petra Lund']));
  });

  test.each([
    ['who is no guarantor', lease('Petra Lund, a director, does not guarantee the rent.', 'Seen by Petra Lund')],
    ['who signs for the firm', lease('The rent is not guaranteed.', 'Petra Lund, Vice President')],
    [
      'of whose guarantee it speaks',
      lease('Petra Lund signed the guaranty of the earlier lease.', 'Petra Lund, witness'),
    ],
    ['where he lives', lease('He who lives at the Old Manse (the "Surety") pays if Tenant does not.', '')],
    ['capitals of a clause', lease('Jury. MAKER, GUARANTOR AND HOLDER each give up a jury.', '')],
    [
      'who is bound by another paper',
      lease(
        'The rent is guaranteed by Petra Lund, individually, under the guaranty executed herewith.',
        'Name: Petra Lund, President',
      ),
    ],
    [
      'who is bound by a deed of his own',
      lease('Petra Lund unconditionally guarantees payment of the rent by a separate deed of guarantee.', ''),
    ],
    [
      'who is to guarantee a note, and signs for a firm',
      lease(
        'The note shall be secured and shall be personally guaranteed by Petra Lund.',
        'Petra Lund, Vice President',
      ),
    ],
    ['who guarantees work', lease('Petra Lund, the plumber, guarantees her work for a year.', '')],
  ])('nobody: %s', (_, text) => {
    expect(named(text)).toEqual(new Set(['Larch Realty LLC', 'Borel Mills, Inc.']));
  });
});

describe('what a paper calls who binds himself beside its parties', () => {
  const roles = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

  test('by the label before his name', () => {
    // Rows so far behind the head are signed, and tell no roles.
    const clauses = 'The rent is guaranteed. Tenant keeps the windows clean and the doors shut.\n'.repeat(90);
    const line = (label: string) =>
      roles(lease(clauses, `${label}: Petra Lund, individually`)).find(([name]) => name === 'Petra Lund');
    expect(line('SHAREHOLDER')).toEqual(['Petra Lund', 'SHAREHOLDER']);
    expect(line('GUARANTOR')).toEqual(['Petra Lund', 'GUARANTOR']);
    expect(line('Name')).toEqual(['Petra Lund', 'Guarantor']);
  });

  test.each([
    'and joined in by PETRA LUND, individually ("SHAREHOLDER"), for the purposes of Paragraphs 9 and 13 only',
    'and is joined by PETRA LUND ("SHAREHOLDER") for the limited purpose of Section 9',
    'and, solely for purposes of Section 6, PETRA LUND ("SHAREHOLDER")',
  ])('in the opening: %s', (joins) => {
    expect(
      roles(
        `ASSET PURCHASE AGREEMENT\nTHIS AGREEMENT is made by and between K & R LAUNDRY, INC., an Illinois corporation ("SELLER"), and MARQUEZ WASH, LLC, an Illinois limited liability company ("BUYER"), ${joins}.\n1. SELLER shall sell the assets to BUYER.`,
      ),
    ).toEqual([
      ['K & R LAUNDRY, INC.', 'SELLER'],
      ['MARQUEZ WASH, LLC', 'BUYER'],
      ['PETRA LUND', 'SHAREHOLDER'],
    ]);
  });
});

describe('what a sentence calls a party without quotation marks', () => {
  test('partners of a deed', () => {
    const text =
      'DEED OF PARTNERSHIP\nTHIS DEED is made at Pune on 4 May 2027\nBETWEEN Shri Arvind Mohan Sathe, aged 52, residing at Mill Road, Pune, hereinafter called the PARTY OF THE FIRST PART;\nAND Smt. Leena Sathe, aged 47, residing at Larch Road, Pune, hereinafter called the PARTY OF THE SECOND PART.\nWHEREAS the parties trade in cloth.\n1. They share profits alike.';
    expect(named(text)).toEqual(new Set(['Shri Arvind Mohan Sathe', 'Smt. Leena Sathe']));
  });
});

test('whom a lease calls its Guarantor is one, though the guaranty is to come', () => {
  expect(
    named(lease('Guarantor. The obligations of Tenant shall be guaranteed by Ines Vale ("Guarantor").')),
  ).toContain('Ines Vale');
  expect(
    named(lease('Guarantor. The obligations of Tenant shall be guaranteed by Ines Vale in a form to be agreed.')),
  ).not.toContain('Ines Vale');
});
