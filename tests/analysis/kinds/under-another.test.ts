import { expect, test } from 'bun:test';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import { paperKindOf } from '../../../src/analysis/kinds/paper-kind';
import type { RecognisedKind } from '../../../src/analysis/kinds/recognise';

const recognised = (id: string): RecognisedKind => {
  const kind = KINDS.find((one) => one.id === id);
  if (!kind) throw new Error(`There is no kind ${id}.`);
  const { label, family } = kind;
  return { kind, label, family, confidence: 1, under: null, isContract: 'yes' } as unknown as RecognisedKind;
};
const sides = (id: string, ...roles: (string | null)[]) =>
  paperKindOf(
    recognised(id),
    roles.map((role, at) => ({ status: 'found' as const, value: `Firm ${at}`, role })),
  ).sides.map(({ label, party }) => `${label} ${party}`);

test('a subcontract calls its sides as the paper does', () => {
  expect(sides('construction', 'Contractor', 'Subcontractor')).toEqual(['Subcontractor 1', 'Contractor 0']);
  expect(sides('construction', 'Main Contractor', 'Sub-Contractor')).toEqual(['Sub-Contractor 1', 'Main Contractor 0']);
  expect(sides('construction', 'General contractor', 'subcontractor')).toEqual([
    'Subcontractor 1',
    'General contractor 0',
  ]);
});

test('a contract with the owner keeps the words of its kind', () => {
  expect(sides('construction', 'Contractor', 'Customer')).toEqual(['Contractor 0', 'Owner 1']);
  expect(sides('construction', 'Main Contractor', 'Employer')).toEqual(['Contractor 0', 'Owner 1']);
  expect(sides('construction', 'Subcontractor', null)).toEqual(['Contractor 0', 'Owner 1']);
});

test('a maker supplies whom he appoints', () => {
  expect(sides('distribution', 'Maker', 'Distributor', 'Guarantor')).toEqual(['Supplier 0', 'Distributor 1']);
  expect(sides('reseller', 'Producer', 'Reseller', 'Guarantor')).toEqual(['Vendor 0', 'Reseller 1']);
  expect(sides('agency', 'Maker', 'Agent', 'Guarantor')).toEqual(['Principal 0', 'Agent 1']);
  expect(sides('supply', 'Maker', 'Buyer', 'Guarantor')).toEqual(['Supplier 0', 'Buyer 1']);
  expect(sides('sale-conditions', 'Maker', 'Buyer', 'Guarantor')).toEqual(['Seller 0', 'Buyer 1']);
});

test('who answers for a party is not the other side', () => {
  expect(sides('loan', 'Borrower', 'Guarantor')).toEqual(['Lender null', 'Borrower 0']);
  expect(sides('loan', 'Guarantor', 'Borrower')).toEqual(['Lender null', 'Borrower 1']);
  expect(sides('loan', 'Borrower', 'Acme')).toEqual(['Lender 1', 'Borrower 0']);
});

test('of those on a side the one called by its own word stands before the others', () => {
  expect(sides('residential-tenancy-england', 'Landlord', 'Guarantor', 'Tenant')).toEqual(['Landlord 0', 'Tenant 2']);
  expect(sides('residential-tenancy-england', 'Landlord', 'Guarantor', 'Lessee')).toEqual(['Landlord 0', 'Tenant 2']);
  expect(sides('asset-purchase', 'Owner', 'Seller', 'Buyer')).toEqual(['Seller 1', 'Buyer 2']);
  expect(sides('residential-tenancy-england', 'Landlord', 'Guarantor')).toEqual(['Landlord 0', 'Tenant 1']);
});
