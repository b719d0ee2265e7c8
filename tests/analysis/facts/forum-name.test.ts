import { expect, test } from 'bun:test';
import { forumName } from '../../../src/analysis/facts/forum-name';
import { readFacts } from '../../support/read-facts';

test.each([
  ['in the Superior Court of California, County of Orange', 'Orange County, California'],
  ['of the Superior Court of New Jersey, Somerset County, and', 'Somerset County, New Jersey'],
  ['the state courts of Texas located in Harris County', 'Harris County, Texas'],
  ['the Supreme Court of the State of New York, County of Kings', 'Kings County, New York'],
  ['the court for the County of San Diego', 'San Diego County'],
  ['the District Court of Midden-Nederland, location Utrecht', 'Midden-Nederland'],
  ['either side can go to the Dublin courts', 'Dublin'],
  ['the federal court sitting in Wilmington', 'Wilmington'],
  ['by a single arbitrator in Toronto under the Arbitration Act, 1991 (Ontario)', 'Toronto'],
  ['with London as the seat', 'London'],
  ['with Kuala Lumpur as the legal seat', 'Kuala Lumpur'],
])('%s', (words, name) => expect(forumName(words)?.name).toBe(name));

test.each([
  ['go to the Federal courts', 'a kind of court'],
  ['go to the Small Claims courts', 'a kind of court'],
  ['the District Court of Appeal', 'what a court hears'],
  ['the Superior Court for the Judicial District of Hartford', 'what a court is for'],
  ['with Singles as the audience', 'no seat'],
])('near miss: %s (%s)', (words) => expect(forumName(words)).toBe(null));

test('a county that is named in another clause is no part of a court', () =>
  expect(forumName('the courts of Texas, and Harris County is where the goods lie')?.name).toBe('Texas'));

test('a place of its own goes before that of the law only where a law is named', () =>
  expect(forumName('by an arbitrator in Munich or in Austria')?.name).toBe('Austria'));

const forum = (clause: string) => {
  const { jurisdiction } = readFacts(
    `SERVICES AGREEMENT\nThis Agreement is between A, Inc. and B, LLC.\n12. General. ${clause}`,
  );
  return jurisdiction.value ?? jurisdiction.status;
};

test.each([
  [
    'Lawsuits about this letter belong in the state or federal courts located in Massachusetts.',
    'Courts of Massachusetts',
  ],
  ['Any court action will be in the courts of Ontario.', 'Courts of Ontario, Canada'],
  ['The courts of England and Wales can deal with any dispute.', 'Courts of England and Wales'],
  ['The laws of Singapore govern and the Singapore courts have exclusive jurisdiction.', 'Courts of Singapore'],
  ['The law of Ohio governs and each of us accepts the jurisdiction of its courts.', 'Courts of Ohio'],
  [
    'Disputes that remain are submitted to the District Court of Midden-Nederland.',
    'District Court of Midden-Nederland',
  ],
  ['The parties attorn to the courts of Ontario sitting at Toronto.', 'Courts of Ontario, Canada'],
  ['After that either side can go to the Dublin courts.', 'Courts of Dublin'],
  [
    'Disputes go to binding arbitration before one arbitrator, seated in Phoenix, Arizona.',
    'Arbitration in Phoenix, Arizona',
  ],
  [
    'Disputes go to arbitration administered by the SIAC, with Singapore as the seat.',
    'Arbitration in Singapore (SIAC)',
  ],
  [
    'Suit may be brought only in the District Court of St. Louis County, Minnesota.',
    'District Court of St. Louis County, Minnesota',
  ],
  ['Wisconsin law applies, and any suit will be filed in Portage County.', 'Courts of Portage County'],
  ['Any lawsuit shall only be litigated in Boulder County.', 'Courts of Boulder County'],
  ['All disputes shall be arbitrated in Dallas, Texas.', 'Arbitration in Dallas, Texas'],
  ['A dispute shall be finally determined by a single arbitrator in Toronto.', 'Arbitration in Toronto'],
])('%s', (clause, value) => expect(forum(clause)).toBe(value));

test.each([
  ['Any dispute shall be settled by arbitration under the Rules in force in Germany.', 'stated'],
  ['A court case may be brought in the county where your shop is or in the courts of Cook County, Illinois.', 'stated'],
  ['Any action will be in the interest of the courts.', 'stated'],
  ['Any suit must be filed in writing.', 'absent'],
  ['The suit that was filed in Portage County is settled.', 'stated'],
])('near miss: %s', (clause, status) => expect(forum(clause)).toBe(status));
