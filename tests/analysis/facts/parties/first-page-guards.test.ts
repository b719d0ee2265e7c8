import { expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { askedParties } from '../../../../src/analysis/facts/parties/asked';
import { calledParties } from '../../../../src/analysis/facts/parties/called';
import { writersOfMails } from '../../../../src/analysis/facts/parties/mails';
import { saidWho } from '../../../../src/analysis/facts/parties/said-who';
import { withoutCounsel, withoutInitials, withoutTowns } from '../../../../src/analysis/facts/parties/winnow';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

const source = (text: string) => {
  const contract = contractTextFromPlain(text);
  return sourceOf(contract, documentOf(contract));
};

test.each([
  ['a shout', 'RULES\nYou are TAKING Per month the room.'],
  ['the end of a sentence', 'RULES\nYou are Late. Puppies wait for nobody.'],
  ['who writes for a firm', 'LETTER\nI am Ann Lee, director of the firm.'],
  ['one word of another kind', 'NOTE\n"Bank" is Grand Estates plc, into which you pay.'],
])('nobody is said to be who: %s', (_, text) => {
  expect(saidWho(source(text))).toEqual([]);
});

test.each([
  ['a day', 'NOTE\nMay 4 ("the Surety") is the day.'],
  ['where somebody lives', 'NOTE\nThose of 14 Low Wharf in the City of Edinburgh ("the Distributor") sell boots.'],
  ['a firm that is called by a word of its own kind', 'NOTE\nGrand Estates plc ("the Bank") keeps the money.'],
])('nobody is called something: %s', (_, text) => {
  expect(calledParties(source(text))).toEqual([]);
});

test('one head of a mail is no chain', () => {
  expect(writersOfMails(source('Ann Borel\tMon 10 Mar 2025 07:12\nYes, still got it.'))).toEqual([]);
});

test.each(['Guarantor', 'Agent', 'Insurer'])('forms ask for others: %s', (label) => {
  expect(askedParties(source(`BOOKING\n${label}: Ann Lee\nYou pay £5.`))).toEqual([]);
});

test('three of a surname are no couple', () => {
  const text =
    'Bent Building Limited, The Old Yard, Bideford\nMr and Mrs Peverell, 6 Orchard Rise\nDear Mr and Mrs Peverell\nBent Building Limited will mend your roof for £900.\nJon Peverell\nAmy Peverell\nTim Peverell';
  expect(readFacts(text).parties.map(({ value }) => value)).not.toContain('Tim Peverell');
});

/** The parties of a paper with what each is called: 'Ann Lee (Vendor)'. */
const told = (paper: string): string[] => readFacts(paper).parties.map(({ value, role }) => `${value} (${role ?? ''})`);

test('a firm that is called something behind those who deal is the one that is sold', () => {
  const paper =
    'SHARE PURCHASE AGREEMENT\nThis Agreement is made on 4 May 2025 between ANN LEE of 3 High Street, Cork ("the Vendor") and BENT HOLDINGS LIMITED of 4 Low Street, Cork ("the Purchaser").\nThe Vendor owns all the shares of LEE HEARING CARE LIMITED ("the Company").\n1. The Vendor sells the shares to the Purchaser for €40,000.';
  expect(told(paper)).toEqual(['ANN LEE (Vendor)', 'BENT HOLDINGS LIMITED (Purchaser)']);
});

test('what the other side is called is nobody else’s role', () => {
  const paper =
    'Bay in the big shed - what we have agreed\nBetween Tom and Ros Reed, "High Park", Low Road, via Latrobe, Tasmania (we, us) and Priya Venkat of Devonport (you)\n1. You keep the van in bay 6 for $90 a month.\n2. Tasmanian law.\nTom Reed     Ros Reed     P. Venkat';
  expect(told(paper)).not.toContain('Tom Reed (you)');
});

test('a role that is called something is no party', () => {
  const paper =
    'SUBCONTRACT\nHead Contractor ("WB")\tBent Builders Pty Ltd, Lot 4 Transport Drive, Pakenham VIC\nSubcontractor ("S/C")\tNick Reed t/a Reed Plastering\n1. The S/C plasters the house for $9,000.\n2. Personal guarantee. Mr Reed and his wife Ann Reed each guarantee the lot.';
  expect(told(paper).join()).not.toContain('Head Contractor (');
});

test('a role says more than a pronoun', () => {
  const paper =
    'CONFIDENTIALITY AGREEMENT\nIn consideration of my engagement by Bent Candle, Inc., a Texas corporation (the "Company"), I, Ann Lee-Reed ("Contractor" or "I"), of Plano, Texas, agree with the Company as follows.\n1. I keep its secrets for three years.';
  expect(told(paper)).toEqual(['Bent Candle, Inc. (Company)', 'Ann Lee-Reed (Contractor)']);
});

test('a place in the name of a firm is called nothing', () => {
  const paper =
    'PERSONAL GUARANTEE\nTo: Acme Slate & Batten Supplies Limited, 14 Low Lane, Dungannon ("the Supplier")\nBy: Tom Reed of 27 High Park, Dungannon, a director ("the Guarantor")\nFor: Bent Roofing (Tyrone) Limited, registered in Northern Ireland ("the Company")\n1. The Guarantor guarantees to the Supplier what the Company owes.';
  const called = calledParties(source(paper)).map(({ name, role }) => `${name} (${role})`);
  expect(called).toContain('Bent Roofing (Tyrone) Limited (Company)');
});

test('the town of an address is no party', () => {
  const guaranty = (behind: string) =>
    `LIMITED GUARANTY\nTHIS LIMITED GUARANTY is made as of October 4, 2021, by Ann M. Borel, an individual residing at 6 Low Terrace, Grand Forks${behind} ("Guarantor"), in favor of Reed Supply Co., a Michigan corporation ("Creditor").\n1. Guarantor guarantees up to $60,000.`;
  expect(told(guaranty(', Michigan'))).toEqual(['Ann M. Borel (Guarantor)', 'Reed Supply Co. (Creditor)']);
});

test('who stands behind a street without its state may be a party', () => {
  const mention = { name: 'Grand Forks', role: 'Guarantor', details: '', confidence: 0.8 };
  const kept = (text: string) => {
    const start = text.indexOf(mention.name);
    return withoutTowns(source(text), [{ ...mention, start, end: start + mention.name.length }]).length;
  };
  expect(kept('Made by Ann Borel of 6 Low Terrace, Grand Forks, Michigan.')).toBe(0);
  expect(kept('Made at 6 Low Terrace, Grand Forks, who lives in Michigan, guarantees.')).toBe(1);
  expect(kept('Made between Ann Borel, Grand Forks, Michigan and others.')).toBe(1);
  expect(kept('Made on 4 May 2025, Grand Forks, Michigan guaranteeing.')).toBe(1);
  expect(kept('Made at 6 Low Terrace, by Grand Forks, Michigan.')).toBe(1);
  const firm = 'Made by Ann Borel of 6 Low Terrace, Grand Forks LLC, Michigan.';
  const at = firm.indexOf('Grand');
  expect(withoutTowns(source(firm), [{ ...mention, name: 'Grand Forks LLC', start: at, end: at + 15 }]).length).toBe(1);
});

test('what greets the reader is no part of a name', () => {
  const paper =
    'Terms of Sale\nWelcome! Borel & Reed Candle Company, LLC ("Borel," "we," "us"), of 410 Low Street, Salem, Oregon, sells candles at our site. By placing an order you agree to these Terms.\n1. You pay when you order.';
  expect(told(paper).join()).not.toContain('Welcome');
  expect(told(paper).join()).toContain('Borel & Reed Candle Company, LLC');
});

test('words for two sides are not the name of one', () => {
  const paper =
    'OPERATING AGREEMENT OF LOW CABINS, LLC\nThis Operating Agreement is made effective as of April 1, 2023, among the Company and the Members listed below.\n1. The Company is managed by Reed Holdings, Inc. (the "Manager").\n2. The Members share profits by their interests.\nSIGNED on March 28, 2023\nAnn Borel\tMember\nReed Holdings, Inc.\tManager';
  expect(told(paper).join()).not.toContain('Company and the Members');
});

test('value received is nobody', () => {
  const paper =
    'PROMISSORY NOTE\nFOR VALUE RECEIVED, Borel Robotics, Inc., a Delaware corporation (the "Company"), promises to pay to the order of Reed Capital, L.P., a Delaware limited partnership (the "Holder"), the sum of $650,000.\n1. The Company pays on May 4, 2027.';
  expect(told(paper)).toEqual(['Borel Robotics, Inc. (Company)', 'Reed Capital, L.P. (Holder)']);
});

test('a father’s name is part of a name', () => {
  const paper =
    'CONSULTANCY\nCompany\tReed Cold Chain Pte. Ltd., 31 Low Road, Singapore\nConsultant\tMr Arun Borel s/o Mani, Blk 8 Low Ave 3, Singapore\n1. The Consultant advises the Company for S$900 a day.';
  expect(told(paper)).toContain('Mr Arun Borel s/o Mani (Consultant)');
});

test('who writes without his middle name is not another', () => {
  const mention = { role: null, details: '', confidence: 0.8, start: 0, end: 1 };
  const names = (...of: string[]) => withoutInitials(of.map((name) => ({ ...mention, name }))).map(({ name }) => name);
  expect(names('Ann Borel', 'Ann Marie Borel')).toEqual(['Ann Marie Borel']);
  expect(names('Ann Borel', 'Tom Borel', 'Ann Reed')).toEqual(['Ann Borel', 'Tom Borel', 'Ann Reed']);
  expect(names('Ann Borel', 'Ann Marie Reed')).toHaveLength(2);
  expect(names('Ann Borel Reed', 'Ann Marie Borel')).toHaveLength(2);
});

test('the lawyer to whom mails are sent on is no party', () => {
  const text = 'From: Ann Borel\nTo: Tom Reed, Lawyer\nFwd: what Lund Homes Inc. wrote, and Bo Reed, a builder.';
  const at = (name: string, role: string | null = null) => {
    const start = text.indexOf(name);
    return { name, role, start, end: start + name.length, details: '', confidence: 0.8 };
  };
  const names = (...told: ReturnType<typeof at>[]) => withoutCounsel(source(text), told).map(({ name }) => name);
  expect(names(at('Ann Borel'), at('Tom Reed'), at('Lund Homes Inc.'))).toEqual(['Ann Borel', 'Lund Homes Inc.']);
  expect(names(at('Ann Borel'), at('Tom Reed', 'Counsel'), at('Bo Reed'))).toHaveLength(3);
  expect(names(at('Ann Borel'), at('Tom Reed'))).toHaveLength(2);
});

test('the last line of an address above a firm is no part of its name', () => {
  const of = (text: string, name: string) => {
    const start = text.indexOf(name);
    const mention = { name, role: 'Buyer', details: '', confidence: 0.8, start, end: start + name.length };
    return withoutTowns(source(text), [mention]).map(({ name, start }) => text.slice(start, start + name.length));
  };
  const list = (above: string, name = 'Southern Crust Holdings Limited') =>
    of(`Between\nAcme Bakers Limited, 6 Rimu Street, ${above}\n${name} (the Buyer)`, `${above}\n${name}`);
  expect(list('New Zealand')).toEqual(['Southern Crust Holdings Limited']);
  // What stands above is the beginning of the name, or no place; who stands below is no firm.
  expect(list('Grand Old Bakers')[0]).toStartWith('Grand Old Bakers');
  expect(list('New Zealand', 'Ann Marie Borel')[0]).toStartWith('New Zealand');
  const begins = 'New Zealand\nSteel Works Limited';
  expect(of(`Between Acme Bakers Limited and ${begins} (the Buyer)`, begins)[0]).toStartWith('New Zealand');
});
