import { expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { sourceOf } from '../../../src/analysis/facts/source';
import { standingTitle } from '../../../src/analysis/facts/standing-title';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';

test.each([
  [
    'ACME MILLS LTD\n4 Peel House, Bury BL9 0EF\n3 May 2025\nDear Ann,\nUse of our mill in your film\nWe are glad that you like the mill. You may film in it for three days.',
    'Use of our mill in your film',
  ],
  [
    'ASSIGNMENT OF DESIGNS AND NAMES\nbetween Ann Borel of Bury and Acme Mills Ltd\n1. Ann assigns the designs to Acme Mills Ltd.',
    'ASSIGNMENT OF DESIGNS AND NAMES',
  ],
  [
    'ACME MEMORIAL HALL INC.\n(Reg. No. A0012)\nUse of the Hall, with Teas by the Guild\n1. WHO AND WHEN\nAnn Borel has the hall on 4 May 2025.',
    'Use of the Hall, with Teas by the Guild',
  ],
])('a line that stands as a title names the paper: %j', (text, name) => {
  expect(readFacts(text).documentName).toMatchObject({ status: 'found', value: name });
});

test.each([
  [
    'ACME MILLS LTD\n4 Peel House, Bury BL9 0EF\nDear Ann,\nWe are glad that you like the mill.',
    'a firm and a sentence',
  ],
  ['ACME MILLS LTD\n3 May 2025\nAnn Borel cleans the mill every week.', 'a day'],
  ['ACME MILLS LTD\nClient: Ann Borel\nAcme cleans her windows every week.', 'a row of a form'],
])('%j has no title: %s', (text) => {
  expect(readFacts(text).documentName.status).not.toBe('found');
});

test('a line that breaks off is no title by itself', () => {
  const standing = (title: string) => {
    const contract = contractTextFromPlain(`${title}\nAnn Borel cleans the mill every week.`);
    return standingTitle(sourceOf(contract, documentOf(contract)))?.value ?? null;
  };
  expect(standing('CONTRACT FOR THE CARE OF A')).toBeNull();
  expect(standing('CONTRACT FOR THE CARE OF VITAMIN A')).toBe('CONTRACT FOR THE CARE OF VITAMIN A');
});
