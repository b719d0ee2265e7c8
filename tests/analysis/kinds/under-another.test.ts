import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { sourceOf } from '../../../src/analysis/facts/source';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import { paperKindOf } from '../../../src/analysis/kinds/paper-kind';
import { type RecognisedKind, recogniseKind } from '../../../src/analysis/kinds/recognise';
import { contractTextFromPlain } from '../../support/contract-text';

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

test('a broker hires the carrier, and is hired by the shipper', () => {
  expect(sides('transportation', 'BROKER', 'CARRIER')).toEqual(['Carrier 1', 'Shipper 0']);
  expect(sides('transportation', 'Broker', 'Shipper')).toEqual(['Carrier 0', 'Shipper 1']);
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

describe('an order that stands under terms', () => {
  const upper = (words: string, behind: string) => {
    const contract = contractTextFromPlain(
      `ORDER FORM\nProvider: Larch Software Inc.\nCustomer: Bent Mills LLC\nSubscription fee: $900 a year\nThis Order Form is governed by the Master Subscription Agreement${words}\n${behind}`,
    );
    return recogniseKind(sourceOf(contract, documentOf(contract))).under?.title ?? null;
  };
  const terms = (title: string, times = 20) =>
    `${title}\n${'The Provider gives the Customer access to the services during the subscription term for the fees.\n'.repeat(times)}`;

  test.each(['.', ' below.', ' printed overleaf.', ' of May 2024 that follows.', ' set out on the reverse.'])(
    'needs no other paper where they are printed%s',
    (words) => {
      expect(upper(words, terms('MASTER SUBSCRIPTION AGREEMENT'))).toBeNull();
    },
  );

  test.each([
    ['nothing of that name follows', ' below.', terms('SPECIAL TERMS')],
    ['its title alone follows', ' below.', terms('MASTER SUBSCRIPTION AGREEMENT', 2)],
    ['a sentence begins so', ' below.', terms(`Master Subscription Agreement ${'and its annexes '.repeat(10)}`)],
  ])('stands under another where %s', (_, words, behind) => {
    expect(upper(words, behind)).toBe('Master Subscription Agreement');
  });
});
