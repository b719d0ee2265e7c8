import { describe, expect, test } from 'bun:test';
import type { Analysis, Fact } from '../../../src/shared/analysis';
import { titleOf } from '../../../src/shared/contract-title';
import { datesAndMoney } from '../../../src/ui/components/analysis/dates-and-money';
import { LAW, lease } from '../../support/lease-analysis';

const found = (value: string, normalized: string | null = null): Fact => {
  return { status: 'found', value, normalized, confidence: 1, evidence: [LAW] };
};

function withTerms(financialTerms: string[], dates: string[] = []): Partial<Analysis> {
  const { keyTerms } = lease();
  return { keyTerms: { ...keyTerms, financialTerms, dates } };
}

const told = (analysis: Analysis) => datesAndMoney(analysis).map(({ label, value, note }) => [label, value, note]);

describe('dates and money', () => {
  test('what the contract costs, its end with its renewal, and the day by which that has to be stopped', () => {
    const facts = { ...lease().facts, effectiveDate: found('x', '2026-03-01'), renewalTerm: found('1 year') };
    const terms = withTerms(
      ['Rent: $1,850 a month, due on the 1st', 'Late fee: $95', 'Deposit: $3,700', 'Interest: 10%'],
      ['Last day for notice against renewal: Dec 2, 2028'],
    );
    expect(told(lease({ ...terms, facts }))).toEqual([
      ['Rent', '$1,850 a month', 'due on the 1st'],
      ['Deposit', '$3,700', null],
      ['Ends', 'Feb 28, 2029', 'then renews: 1 year'],
      ['Next date', 'Dec 2, 2028', 'last day to stop renewal'],
    ]);
  });

  test('the start where there is room, the notice where no day is known, the value where no sum is named', () => {
    const facts = {
      ...lease().facts,
      contractValue: found('$120,000'),
      agreementDate: found('x', '2026-03-01'),
      noticePeriod: found('30 days, to end the contract'),
    };
    expect(told(lease({ facts, ...withTerms(['Insurance: $1,000,000', 'Share: 6% of sales']) }))).toEqual([
      ['Contract value', '$120,000', null],
      ['Dated', 'Mar 1, 2026', null],
      ['Ends', 'Feb 28, 2029', null],
      ['Notice', '30 days', 'to end the contract'],
    ]);
  });

  test('what has to be checked says so', () => {
    const toCheck = (value: string, normalized: string | null = null): Fact => ({
      ...found(value, normalized),
      standing: 'to_check',
    });
    const facts = {
      ...lease().facts,
      agreementDate: toCheck('x', '2026-03-01'),
      noticePeriod: toCheck('30 days, to end the contract'),
      expirationDate: toCheck('x', '2029-02-28'),
      renewalTerm: found('1 year'),
    };
    expect(told(lease({ facts, ...withTerms([]) }))).toEqual([
      ['Dated', 'Mar 1, 2026', 'to check'],
      ['Ends', 'Feb 28, 2029', 'to check; then renews: 1 year'],
      ['Notice', '30 days', 'to end the contract, to check'],
    ]);
  });

  test('a contract that never ends, and nothing where nothing was found', () => {
    const { facts } = lease();
    const endless = { ...facts, expirationDate: found('perpetual', 'perpetual') };
    expect(told(lease({ facts: endless }))).toEqual([['Ends', 'No fixed end', null]]);
    expect(
      told(lease({ facts: { ...facts, expirationDate: { ...found(''), status: 'stated', value: null } } })),
    ).toEqual([]);
  });
});

describe('the title', () => {
  const named = (value: string | null) => {
    const { facts } = lease();
    const documentName: Fact = value ? found(value) : facts.documentName;
    const kind = {
      id: 'severance',
      label: 'Separation agreement',
      family: 'x',
      sides: [],
      isContract: 'yes',
      under: null,
    } as const;
    return lease({ facts: { ...facts, documentName }, kind: { ...kind, sides: [] } });
  };

  test.each([
    ['MASTER SERVICES AGREEMENT AND NDA', 'Master Services Agreement and NDA'],
    ['Terms of Service', 'Terms of Service'],
    ['WITHOUT PREJUDICE AND SUBJECT TO CONTRACT', 'Separation agreement'],
    [null, 'Separation agreement'],
  ])('%s is shown as %s', (value, title) => {
    expect(titleOf(named(value), 'a.pdf')).toBe(title);
  });

  test('is the file’s name where neither title nor kind is known', () => {
    expect(titleOf(lease(), 'a.pdf')).toBe('a.pdf');
  });
});
