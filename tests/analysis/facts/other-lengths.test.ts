import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import {
  isOfAddOn,
  isOfLaterPaper,
  isOfOtherLength,
  isOfPart,
  isRowOfOthers,
} from '../../../src/analysis/facts/other-lengths';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const isOther = (text: string, kind: Parameters<typeof contractWith>[1] = 'services') => {
  const contract = contractTextFromPlain(contractWith(`1. ${text}`, kind));
  return isOfOtherLength(sourceOf(contract, documentOf(contract)), text);
};

describe('what lasts for a time of its own beside the contract', () => {
  test.each([
    'The non-competition covenant in Section 7 of the Employment Letter is extended to twelve months.',
    'The confidentiality obligations of the agreement last five years.',
    'Miss Byrne is employed for two years with a probation of three months.',
    'The warranty is twelve months.',
  ])('%s', (text) => expect(isOther(text)).toBe(true));

  test.each([
    'This Agreement runs for twelve months, during which Miss Byrne is employed.',
    'The term of this Agreement is two years.',
  ])('%s', (text) => expect(isOther(text)).toBe(false));
});

test('a paper on secrecy lasts as long as its secrets, one on work as long as the work', () => {
  expect(isOther('The confidentiality obligations of the agreement last five years.', 'nda')).toBe(false);
  expect(isOther('The Employee is employed for two years.', 'employment')).toBe(false);
});

test('a paper by which work ends does not end with it, and shares and holidays have years of their own', () => {
  expect(isOther('Your job with us ends on 30 September 2026.')).toBe(true);
  expect(isOther('Shares vest over four years.')).toBe(true);
  expect(isOther('The holiday year runs from 1 January to 31 December.')).toBe(true);
  const text = 'Your employment ends on 30 September 2026.';
  const letter = contractTextFromPlain(
    `SEPARATION AGREEMENT AND RELEASE\nBetween Acme Mills, Inc. ("the Company") and Ann Borel ("you").\n1. ${text}\n2. The Company pays you severance of $9,000 and you release the Company from all claims.\n3. You return the keys.`,
  );
  expect(isOfOtherLength(sourceOf(letter, documentOf(letter)), text)).toBe(true);
});

test('a ban on competing with a length from the end of the employment is the term of a paper that is a ban', () => {
  const text = '3 years after the employment ends, no matter who ended it';
  const contract = contractTextFromPlain(
    `NON-COMPETE AGREEMENT\nBetween Acme Pest Ltd ("the Company") and Ann Borel ("the Restricted Person").\n1. The Restricted Person does not compete for ${text}.`,
  );
  expect(isOfOtherLength(sourceOf(contract, documentOf(contract)), text)).toBe(false);
});

describe('what lasts when the contract, or a part in it, is over', () => {
  test.each([
    'The Founder competes with nobody for five years after she ceases to hold shares.',
    'He stays away for twelve months from the end of the employment.',
    'For two years following the termination of the distribution neither side hires the people of the other.',
  ])('%s', (text) => expect(isOther(text, 'supply')).toBe(true));

  test.each([
    'This Agreement lasts five years after the Company ceases to be listed.',
    'The works take twelve months from the day of the start.',
  ])('but not: %s', (text) => expect(isOther(text, 'supply')).toBe(false));
});

test('a row on one thing in the contract is not its term', () => {
  expect(isOther('Driveway Rules\tin force for five years, through October 14, 2030')).toBe(true);
  expect(isOther('Exclusivity\tfive years')).toBe(true);
  expect(isOther('Agreement\tin force for five years, through October 14, 2030')).toBe(false);
});

test('so long an offer stands', () => {
  const text = 'Valid until\t13 March 2025';
  const stands = (title: string) => {
    const paper = contractTextFromPlain(
      `${title}\nAcme Solar Ltd\nCustomer\tAnn Borel\n${text}\n1. We put up the panels.\n2. You pay £900.`,
    );
    return isOfOtherLength(sourceOf(paper, documentOf(paper)), text);
  };
  expect(stands('QUOTATION No. 17')).toBe(true);
  expect(stands('MEMBERSHIP CARD')).toBe(false);
  const contract = contractTextFromPlain(
    'QUOTATION No. 17\nAcme Solar Ltd\n1. This contract is valid until 13 March 2026.',
  );
  const itself = 'This contract is valid until 13 March 2026.';
  expect(isOfOtherLength(sourceOf(contract, documentOf(contract)), itself)).toBe(false);
});

describe('one of the services lasts for a time of its own', () => {
  const isPart = (text: string, title = 'WEBSITE AGREEMENT') => {
    const contract = contractTextFromPlain(`${title}\n1. Acme Mills Ltd writes the website of Ann Borel.\n2. ${text}`);
    return isOfPart(sourceOf(contract, documentOf(contract)), text);
  };
  test.each([
    'Newsletters run for twelve months from September.',
    '7. Hosting is for a year from the launch.',
    'The support lasts six months.',
  ])('%s', (text) => expect(isPart(text)).toBe(true));

  test('unless the paper is about it, or the contract is what lasts', () => {
    expect(isPart('Hosting is for a year from the launch.', 'HOSTING ORDER')).toBe(false);
    expect(isPart('The agreement runs for twelve months.')).toBe(false);
    expect(isPart('Support tickets run for twelve months.')).toBe(false);
  });

  test('it is stated, and not told as the term', () => {
    const term = (line: string) =>
      readFacts(
        `WEBSITE AGREEMENT\nbetween Acme Mills Ltd and Ann Borel, 4 May 2026\n1. Acme writes the website of Ann Borel for £900.\n2. ${line}`,
      ).term.status;
    expect(term('Newsletters run for twelve months from September.')).toBe('stated');
    expect(term('This agreement runs for twelve months from September.')).toBe('found');
  });
});

describe('how long somebody may not do something is not how long the contract runs', () => {
  test.each([
    'From 1 December 2025 to 31 March 2026 you must not trade at any other festival within 150 km of the site.',
    'For two years from completion neither the Seller nor Mr Reed will bake for sale within eight miles of the shop.',
    'The exclusivity lasts until 4 July 2025.',
  ])('%s', (text) => {
    expect(isOther(text)).toBe(true);
    expect(isOther(text, 'nda')).toBe(false);
  });

  test.each([
    'It runs from 1 December 2025 to 31 March 2026, in which you must not trade at any other festival.',
    'From 1 December 2025 to 31 March 2026 you must not trade in the rain.',
    'The arrangement lasts until 4 July 2025.',
  ])('%s', (text) => expect(isOther(text)).toBe(false));

  test('unless the paper is about that alone', () => {
    const text = 'The exclusivity lasts until 4 July 2025.';
    const paper = (title: string) => {
      const contract = contractTextFromPlain(`${title}\nbetween Acme Mills Ltd and Ann Borel\n1. ${text}`);
      return isOfOtherLength(sourceOf(contract, documentOf(contract)), text);
    };
    expect([paper('SALE OF A MILL'), paper('EXCLUSIVITY LETTER')]).toEqual([true, false]);
  });
});

test('a row of shares that are owed says nothing of the length', () => {
  expect(isRowOfOthers('90 to 46 days\t40%')).toBe(true);
  expect(isRowOfOthers('Term\t46 days')).toBe(false);
});

describe('a part of the paper says how long it holds itself', () => {
  test.each(['This paragraph lasts two years.', 'This clause shall remain in force for two years.'])('%s', (text) => {
    expect(isOther(text)).toBe(true);
    expect(isOther(text, 'nda')).toBe(false);
  });
  test('near miss: the paper itself', () => expect(isOther('This letter lasts two years.')).toBe(false));
});

describe('one thing beside the contract renews', () => {
  const renews = (text: string, title = 'SOFTWARE AGREEMENT') => {
    const contract = contractTextFromPlain(
      `${title}\nThis is made on 4 May 2023 between Acme Mills Ltd and Borel Ltd.\n1. Acme builds it.\n2. ${text}`,
    );
    return isOfAddOn(sourceOf(contract, documentOf(contract)), text);
  };
  test.each([
    'The Support Plan renews for further periods of a year unless Customer gives 180 days of notice.',
    'The Care Plan runs for 60 months and renews for 60 months at a time, unless you write to us.',
    'Hosting shall be renewed for a year at a time unless ended by 60 days of notice.',
    'Each letter of credit shall automatically be extended unless the bank gives 60 days of notice.',
    'The analytics module is subscribed for one year and renews for a year at a time.',
    'Membership of the wine club renews for a further year.',
    'You may leave the coffee club on a month of notice.',
    'Customer may cancel the maintenance plan on 30 days of notice.',
    'Use of the parking space may be ended on a month of notice.',
  ])('%s', (text) => expect(renews(text)).toBe(true));
  test('near misses: the contract itself, and a paper about that one thing', () => {
    expect(renews('The Agreement renews for a year at a time.')).toBe(false);
    expect(renews('Customer may cancel the maintenance plan and end this Agreement on 30 days of notice.')).toBe(false);
    expect(renews('Customer may end the works on 30 days of notice.')).toBe(false);
    expect(renews('Customer may cancel the maintenance plan on 30 days of notice.', 'MAINTENANCE PLAN')).toBe(false);
    expect(renews('The Support Plan renews for further periods of a year.', 'SUPPORT PLAN')).toBe(false);
  });
  test('its notice is not that of the contract', () => {
    const clauses =
      '8. The Support Plan renews for further periods of a year unless Customer gives notice at least 180 days before the end of the current period.\n11. Customer may terminate this Agreement for convenience on 60 days’ notice.';
    expect(readFacts(contractWith(clauses)).noticePeriod.value).toStartWith('60 days, to end the contract');
  });
});

describe('the notice of a contract that is yet to be made', () => {
  const isLater = (text: string, title = 'SERVICES AGREEMENT') => {
    const contract = contractTextFromPlain(
      `${title}\nThis is made on 4 May 2023 between Acme Mills Ltd and Borel Ltd.\n1. Acme builds it.\n2. ${text}`,
    );
    return isOfLaterPaper(sourceOf(contract, documentOf(contract)), text);
  };
  const HEADS = 'HEADS OF TERMS';
  test.each([
    'Under the lease that is to be granted the Tenant may end it on six months of notice.',
    'The supply contract that the parties will make ends on a month of notice.',
    'The parties will agree a support agreement, which either may end on three months of notice.',
    'The lease will allow the tenant to end it on six months of notice.',
  ])('%s', (text) => expect(isLater(text)).toBe(true));

  test.each([
    ["Tenant's break option: six months of notice after year five.", HEADS, true],
    ['The tenant may end the lease on six months of notice.', HEADS, true],
    ['The tenant may end the lease on six months of notice.', 'LEASE', false],
    ['Either may end this letter and the lease on a month of notice.', HEADS, false],
    ['Either may go on a month of notice.', HEADS, false],
  ])('%s, %s', (text, title, is) => expect(isLater(text, title)).toBe(is));

  test('is told without its length, and no add-on is told for the contract', () => {
    const notice = (clause: string) => readFacts(contractWith(`2. ${clause}`, 'services')).noticePeriod;
    expect(
      notice("Under the lease that is to be granted either party may end it on six months' notice."),
    ).toMatchObject({
      status: 'stated',
      rule: 'the notice of a contract that is yet to be made',
    });
    expect(notice("Under the lease of this day either party may end it on six months' notice.").value).toStartWith(
      '6 months',
    );
    expect(notice("Customer may cancel the coffee club at any time on one month's notice.").status).toBe('absent');
    const both =
      "Membership of the coffee club may be ended on one month's notice.\n3. Either party may terminate this Agreement on sixty days' notice.";
    expect(notice(both).value).toStartWith('60 days');
  });
});
