import type { Paper } from '../../src/analysis/examples';
import type { Reading } from '../../src/analysis/reading';
import { contractTextFromPlain } from './contract-text';
import { readingOf } from './reading';

const ONE = 'Acme Cloud, Inc., a Delaware corporation';
const OTHER = 'Borel LLC, a Texas limited liability company';
/** The other side where it is a person, or at home elsewhere. */
const OTHERS: Partial<Record<Paper, string>> = {
  employment: 'Ann Borel',
  endorsement: 'Ann Borel, an individual',
  consultancy: 'Ann Borel, an individual',
  export: 'Borel GmbH, a company organized under the laws of Germany',
};

/** Title, and what the two sides are called. */
const PAPERS: Readonly<
  Record<Exclude<Paper, 'terms' | 'whole' | 'hidden'>, readonly [title: string, one: string, other: string]>
> = {
  licence: ['SOFTWARE LICENSE AGREEMENT', 'Provider', 'Customer'],
  services: ['SERVICES AGREEMENT', 'Provider', 'Customer'],
  supply: ['SUPPLY AGREEMENT', 'Supplier', 'Buyer'],
  distribution: ['DISTRIBUTION AGREEMENT', 'Supplier', 'Distributor'],
  nda: ['NON-DISCLOSURE AGREEMENT', 'Discloser', 'Recipient'],
  employment: ['EMPLOYMENT AGREEMENT', 'Company', 'Employee'],
  lease: ['LEASE AGREEMENT', 'Landlord', 'Tenant'],
  loan: ['LOAN AGREEMENT', 'Lender', 'Borrower'],
  venture: ['JOINT VENTURE AGREEMENT', 'Alpha', 'Beta'],
  amendment: ['AMENDMENT NO. 1', 'Provider', 'Customer'],
  agency: ['AGENCY AGREEMENT', 'Principal', 'Agent'],
  franchise: ['FRANCHISE AGREEMENT', 'Franchisor', 'Franchisee'],
  endorsement: ['ENDORSEMENT AGREEMENT', 'Brand', 'Talent'],
  consultancy: ['CONSULTING AGREEMENT', 'Client', 'Consultant'],
  export: ['SUPPLY AGREEMENT', 'Supplier', 'Buyer'],
};

/** A paper with the given clauses, as the declarations' examples mean it, read. */
export function readPaper(clauses: string, paper: Paper): Reading {
  if (paper !== 'hidden') return readingOf(paperWith(clauses, paper));
  const plain = paperWith(clauses, 'services');
  const { text, paragraphs } = contractTextFromPlain(plain);
  const isHidden = (start: number) => text.startsWith(clauses, start);
  return readingOf(plain, {
    paragraphs: paragraphs.map((paragraph) =>
      isHidden(paragraph.start) ? { ...paragraph, kind: 'hidden' } : paragraph,
    ),
  });
}

function paperWith(clauses: string, paper: Exclude<Paper, 'hidden'>): string {
  if (paper === 'whole') return clauses;
  if (paper === 'terms') {
    return `TERMS OF SERVICE
These terms are an agreement between you and Harbor Cycle Club LLC (“we” or “us”). By joining you agree to them.
${clauses}
If a part of these terms can't be enforced, the rest stays as it is.`;
  }
  const [title, one, other] = PAPERS[paper];
  return `${title}
This ${title} (this “Agreement”) is made as of March 1, 2026 (the “Effective Date”) by and between ${ONE} (“${one}”), and ${OTHERS[paper] ?? OTHER} (“${other}”). The parties agree as follows:
${clauses}
This Agreement is the entire agreement of the parties hereto and shall bind their successors.`;
}
