import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const told = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);
const lease = (landlord: string) =>
  told(
    `LEASE\nThis lease is made between ${landlord} ("Landlord") and Joe Dow ("Tenant").\n1. Landlord leases the flat to Tenant. Tenant pays rent of $900.`,
  );

describe('who only acts for another', () => {
  test.each([
    ['Summit Management, Inc., as agent for Oak Hill Apartments LLC', 'Oak Hill Apartments LLC'],
    ['Summit Management, Inc., an Ohio corporation, as agent for Oak Hill Apartments LLC', 'Oak Hill Apartments LLC'],
    ['Pinnacle Lettings Ltd acting as agent for and on behalf of Greta Holm', 'Greta Holm'],
    ['Pinnacle Lettings Ltd (company no. 1234567), as managing agent for the owner Greta Holm', 'Greta Holm'],
    ['Pinnacle Lettings (a trading name of Pinnacle Homes (Yorks) Ltd)', 'Pinnacle Homes (Yorks) Ltd'],
    ['Pinnacle Lettings (a trading name of Greta Holm)', 'Greta Holm'],
    ['Summit Management, Inc., agent for Oak Hill Apartments LLC', 'Oak Hill Apartments LLC'],
    ['Summit Management, Inc., the authorized agent of Oak Hill Apartments LLC', 'Oak Hill Apartments LLC'],
    ['Summit Management, Inc. on behalf of Greta Holm', 'Greta Holm'],
    ['Oak Hill Apartments, operated by Summit Homes LLC', 'Summit Homes LLC'],
    ['Oak Hill Lofts & Studios (which is owned and operated by Summit Homes LLC)', 'Summit Homes LLC'],
    ['Oak Hill Rentals, a division of Summit Homes LLC', 'Summit Homes LLC'],
  ])('%s', (landlord, principal) => {
    expect(lease(landlord)).toEqual([
      [principal, 'Landlord'],
      ['Joe Dow', 'Tenant'],
    ]);
  });

  test.each([
    ['nobody is named for whom', 'Summit Management, Inc., as agent for the owner'],
    ['many stand behind it', 'Summit Management, Inc., as agent for Syndicate Lenders'],
    ['it is a company, whoever runs it', 'Summit Management, Inc., operated by Greta Holm'],
    ['it is agent for something else', 'Summit Management, Inc., agent for service of process'],
    ['it acts as such for all', 'Summit Management, Inc., which has agents for Oak Hill Apartments LLC'],
  ])('is told where %s', (_, landlord) => {
    expect(lease(landlord)[0]).toEqual(['Summit Management, Inc.', 'Landlord']);
  });

  test('an Agent is bound himself', () => {
    expect(
      told(
        'FACILITY AGREEMENT\nThis Agreement is between Bramble Foods, LLC ("Borrower") and First Harbor Trust Co., as agent for Second Harbor Bank LLC ("Agent").\n1. Borrower shall repay the loan.',
      ),
    ).toContainEqual(['First Harbor Trust Co.', 'Agent']);
  });
});

describe('an owner or his agent', () => {
  const rental = (label: string, end: string) =>
    told(
      `RENTAL AGREEMENT\n${label}: Summit Management, Inc., agent for Oak Hill LLC\nResident: Joe Dow\nRent is $900 per month for the unit.\n${end}`,
    );

  test('are both told where the agent signs', () => {
    expect(rental('Owner/Agent', 'OWNER/AGENT\tSummit Management, Inc., by C. Lind\tDATE\t8/14/24')).toEqual([
      ['Summit Management, Inc.', 'Agent'],
      ['Oak Hill LLC', 'Owner'],
      ['Joe Dow', 'Resident'],
    ]);
  });

  test('of an Owner the owner alone', () => {
    expect(rental('Owner', 'Summit Management, Inc. ________')).toEqual([
      ['Oak Hill LLC', 'Owner'],
      ['Joe Dow', 'Resident'],
    ]);
  });

  test('the name of a person ends with its line', () => {
    expect(
      told(
        'RENTAL AGREEMENT\nLandlord: Summit Realty Co. on behalf of Greta Holm\nTenant: Joe Dow\nRent is $900 per month for the unit.',
      ),
    ).toContainEqual(['Greta Holm', 'Landlord']);
  });

  test('a broker is bound himself', () => {
    expect(
      told(
        'LISTING AGREEMENT\nSeller: Ann Lee\nBroker: Summit Realty, Inc., agent for Ann Lee\nSeller gives Broker the right to sell 4 Low Street for a commission of 6%.',
      ),
    ).toContainEqual(['Summit Realty, Inc.', 'Broker']);
  });
});

describe('the agent of a landlord', () => {
  const tenancy = (agent: string, end: string) =>
    told(
      `ASSURED SHORTHOLD TENANCY AGREEMENT\nLandlord: Greta Holm\n${agent}\nTenant: Bo Lind\nThe Property: 9 Low Street\n1. The Landlord lets the flat to the Tenant. Rent £900 a month.\n2. The Tenant pays the Agent for each letter.\n${end}`,
    ).map(([name]) => name);

  test.each([
    ['Agent: Pinnacle Lettings Ltd', 'Signed for the Landlord by Pinnacle Lettings Ltd as agent ______'],
    ['The Agent\tPinnacle Lettings Ltd', 'Signed by the Tenant ______'],
    ['Letting agent: Pinnacle Lettings Ltd', 'Pinnacle Lettings Ltd on behalf of the Landlord ______'],
  ])('%s, %s', (agent, end) => {
    expect(tenancy(agent, end)).toEqual(['Greta Holm', 'Bo Lind']);
  });

  test('who signs himself is one', () => {
    expect(
      tenancy('Agent: Pinnacle Lettings Ltd', 'Landlord ______ Tenant ______\nPinnacle Lettings Ltd ______'),
    ).toContain('Pinnacle Lettings Ltd');
    expect(tenancy('Agent: Pinnacle Lettings Ltd', 'LANDLORD/AGENT\tPinnacle Lettings Ltd\tDATE')).toContain(
      'Pinnacle Lettings Ltd',
    );
  });

  test.each([
    [
      'AGENCY AGREEMENT\nPrincipal\tBent Tools Ltd\nAgent\tLark Sales Ltd\n1. The Agent shall sell the Principal’s goods. Commission 5%.',
      'Lark Sales Ltd',
    ],
    [
      'PROPERTY MANAGEMENT AGREEMENT\nOwner: Greta Holm\nAgent: Pinnacle Lettings Ltd\n1. The Owner appoints the Agent to manage the flat. The Agent shall collect the rent.',
      'Pinnacle Lettings Ltd',
    ],
  ])('of another paper it may be a side', (text, agent) => {
    expect(told(text)).toContainEqual([agent, 'Agent']);
  });
});
