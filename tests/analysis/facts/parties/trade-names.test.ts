import { describe, expect, test } from 'bun:test';
import { isInTrade, tradeOf } from '../../../../src/analysis/facts/parties/trade-names';
import { readFacts } from '../../../support/read-facts';

const tradeIn = (owner: string, rest: string) => {
  const text = `${owner}${rest}`;
  const trade = tradeOf(text, { name: owner, start: 0, end: owner.length });
  return trade && text.slice(trade.start, trade.end);
};

describe('what somebody trades as', () => {
  test.each([
    ['Dwight Pressley', ', an individual d/b/a Pressley and Associates, of Hickory', 'Pressley and Associates'],
    ['Joe Dow', ' d/b/a Dow & Sons Roofing ("Contractor")', 'Dow & Sons Roofing'],
    ['Peter Hale', ' t/a Hale and Daughter Catering (the "Caterer")', 'Hale and Daughter Catering'],
    ['Nora Field', ', a sole proprietor doing business as Field and Stream Consulting', 'Field and Stream Consulting'],
    ['Jo Ray', ", t/as Ray's Deli and Wine Bar (the Buyer)", "Ray's Deli and Wine Bar"],
    ['Maria Lopez', ' a/k/a Maria Lopez Garcia ("Borrower")', 'Maria Lopez Garcia'],
    ['Ann Lee', ' trading as P. & S. Garrity Building.', 'P. & S. Garrity Building'],
    ['Carl Moss', ', trading as Moss Brothers and Company, of Leeds', 'Moss Brothers and Company'],
    ['Ann Lee', ' trading as Lee Gardens and Landscaping', 'Lee Gardens and Landscaping'],
  ])('%s%s', (owner, rest, trade) => {
    expect(tradeIn(owner, rest)).toBe(trade);
  });

  test.each([
    ['another person', 'Ann Lee', ' d/b/a Bloom and Bo Kim ("Owner")', 'Bloom'],
    ['another firm', 'Ann Lee', ' d/b/a Lee Gardens and Acme LLC', 'Lee Gardens'],
    ['the next line', 'Acme Pty Ltd', ', trading as Ironbark 24/7 Geelong\nMember Ann Lee', 'Ironbark 24/7 Geelong'],
    ['the next cell', 'Acme Pty Ltd', ', trading as Ironbark\tBo Lind', 'Ironbark'],
    ['what he is called', 'Ann Lee', ' t/a Lee Gardens ("Contractor") and Bo Kim', 'Lee Gardens'],
  ])('ends before %s', (_, owner, rest, trade) => {
    expect(tradeIn(owner, rest)).toBe(trade);
  });

  test.each([
    ['Ann Lee', ' of Leeds and Bo Kim'],
    ['Ann Lee', '. Bo Kim trades as Kim Gardens'],
    ['Ann Lee', ' ("Owner"), trading as Kim Gardens'],
  ])('none is told of %s%s', (owner, rest) => {
    expect(tradeIn(owner, rest)).toBeNull();
  });

  test('a part of it is in it, and who stands behind it is not', () => {
    const text = 'Joe Dow d/b/a Dow and Associates and Bo Kim';
    const at = (name: string) => ({ name, start: text.indexOf(name), end: text.indexOf(name) + name.length });
    expect(isInTrade(text, at('Associates'), [at('Joe Dow')])).toBe(true);
    expect(isInTrade(text, at('Bo Kim'), [at('Joe Dow')])).toBe(false);
    expect(isInTrade(text, at('Joe Dow'), [at('Joe Dow')])).toBe(false);
  });
});

describe('parties who trade under other names', () => {
  const told = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

  test('are one each', () => {
    expect(
      told(
        'SALES AGREEMENT\nThis Agreement is made by and between ACME CASTER & FITTINGS COMPANY, an Ohio corporation ("Company"), and DWIGHT R. PRESSLEY, an individual d/b/a Pressley and Associates, of Hickory, North Carolina ("Representative").\n1. Company appoints Representative as its sales representative. Commission 5%.',
      ),
    ).toEqual([
      ['ACME CASTER & FITTINGS COMPANY', 'Company'],
      ['DWIGHT R. PRESSLEY', 'Representative'],
    ]);
  });

  test('a firm that follows a trade is told though the trade bears its first word', () => {
    expect(
      told(
        'LEASE\nThis lease is made between Carl Moss, trading as Moss and Partners ("Landlord") and Bloom Ltd, doing business as Bloom and Wild Flowers ("Tenant").\n1. Landlord lets the shop. Tenant pays rent.',
      ),
    ).toEqual([
      ['Carl Moss', 'Landlord'],
      ['Bloom Ltd', 'Tenant'],
    ]);
  });

  test('two in a cell with a trade between them', () => {
    expect(
      told(
        'CATERING AGREEMENT\nClient\tDove Ltd\nCaterer\tPeter Hale t/a Hale and Daughter, and Ann Moss\nPrice\t£900\n1. The Caterer shall serve lunch. The Client shall pay.',
      ),
    ).toEqual([
      ['Dove Ltd', 'Client'],
      ['Peter Hale', 'Caterer'],
      ['Ann Moss', 'Caterer'],
    ]);
  });
});
