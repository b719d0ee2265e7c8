import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { otherRenewal } from '../../../src/analysis/facts/lesser-renewals';
import { sourceOf } from '../../../src/analysis/facts/source';
import { licenceLength, spokenTerm } from '../../../src/analysis/facts/spoken-term';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const source = (clause: string) => {
  const contract = contractTextFromPlain(contractWith(`12. ${clause}`));
  return sourceOf(contract, documentOf(contract));
};

describe('a renewal by turns or by choice is not told as absent', () => {
  const rule = (clause: string) => otherRenewal(source(clause))?.rule;

  test.each([
    'After that it carries on from week to week until either of us ends it.',
    'Once they are up the rental carries on a month at a time till you say stop.',
    'At the end of the fixed term the tenancy continues as a contractual periodic tenancy.',
    'On expiry of the term the letting becomes a month-to-month tenancy.',
    'After the first year a statutory periodic tenancy arises.',
    'The hire is for twelve weeks and then month by month.',
  ])('%s', (clause) => expect(rule(clause)).toBe('it goes on from one month or week to the next'));

  test.each([
    'The Company may once extend the Maturity Date by six (6) months by paying a fee.',
    'The hire period may be extended by up to four weeks.',
    'The Tenant has an option to renew for three years.',
  ])('%s', (clause) => expect(rule(clause)).toBe('it may be made longer by choice'));

  test.each([
    ['from the beginning', 'The Landlord lets the flat from month to month.'],
    ['from the beginning on', 'The letting continues from month to month.'],
    ['on a condition', 'If you stay after that, it continues from month to month.'],
    ['by holding over', 'If the Tenant holds over, the tenancy then continues from month to month.'],
    ['what is earned', 'A quarter vests after the first year and then month by month.'],
    ['a trial', 'The Firm may extend the term of probation by up to three months.'],
    ['the works', 'The completion date under the contract may be extended by two weeks.'],
    ['no length', 'The contract may be extended by consent in writing.'],
    ['time to pay', 'Lender may extend the time for payment by a month.'],
  ])('near miss: %s', (_, clause) => expect(rule(clause)).toBeUndefined());

  test('no notice is told to stop a renewal where it may only be made longer', () => {
    const facts = readFacts(
      contractWith(
        '2. The Company may once extend the Maturity Date by six (6) months, if no Event of Default exists, by paying the Lender all interest then accrued.\n3. Notice of thirty days ends it on the expiry of a calendar month.',
      ),
    );
    expect(facts.noticePeriod.value ?? '').not.toContain('to stop its renewal');
  });
});

describe('a term in other words is not told as absent', () => {
  const term = (clause: string) => spokenTerm(source(clause))?.status;

  test('what is called the term', () => {
    const fact = spokenTerm(source('The term of this Note is twenty-four months, and principal is due on that day.'));
    expect(fact?.value).toEqual({ count: 24, unit: 'month' });
    expect(spokenTerm(source('The term of this Note is set out in the front, and 24 months are usual.'))).toBeNull();
    expect(spokenTerm(source('After 24 months of talks, the term of this Note is set by the Board.'))).toBeNull();
  });

  test.each([
    'It shall remain in force so long as the Founder and the Investor both hold shares.',
    'This agreement lasts for the duration of the Main Contract.',
    'It is for an initial period of five years from today and thereafter until determined by either of us.',
    'Membership runs from the first class to the last class shown above.',
    'The Company continues in perpetuity unless dissolved under Article IX.',
    'The contract ends with the settlement of the accounts after the event.',
  ])('%s', (clause) => expect(term(clause)).toBe('stated'));

  test.each([
    ['another thing', 'The insurance shall remain in force so long as the van is on hire.'],
    ['a place in space', 'The fence runs from the gate to the mill.'],
    ['a duty', 'The duty of secrecy continues in perpetuity.'],
    ['an end by notice', 'The contract ends when either party gives notice.'],
    ['an end by death', 'The contract ends upon the death of the Provider.'],
  ])('near miss: %s', (_, clause) => expect(term(clause)).toBeUndefined());

  test('the licence that a contract is about', () => {
    const given =
      'You give us the exclusive licence for the Portuguese language in print for eight years from publication.';
    expect(licenceLength(source(given))?.status).toBe('stated');
    const perpetual = 'We grant you a perpetual, exclusive license to install and use the Software.';
    expect(licenceLength(source(perpetual))?.status).toBe('stated');
    const lease = contractTextFromPlain(
      `LEASE\nLandlord: Ann Lee\nTenant: Bo Ray\nThe Landlord lets the flat at £900 a month.\n${given}`,
    );
    expect(licenceLength(sourceOf(lease, documentOf(lease)))).toBeNull();
    const others = [
      given.replace('eight years', 'eight cities'),
      given.replace('eight years', 'eighty days'),
      given.replace('for eight years', 'for radio, and eight years of help'),
      'After two years you give us the exclusive licence for the Portuguese language for print.',
    ];
    expect(others.filter((words) => licenceLength(source(words)))).toEqual([]);
    const unknown = (words: string) => {
      const contract = contractTextFromPlain(`AGREEMENT\nbetween Ann Lee and Bo Ray\n1. ${words}`);
      return licenceLength(sourceOf(contract, documentOf(contract)));
    };
    expect(unknown(given)?.status).toBe('stated');
    expect(unknown(given.replace('exclusive ', ''))).toBeNull();
    expect(
      licenceLength(source('You grant us the exclusive licence to show your reviews for eight years.')),
    ).toBeNull();
  });
});

describe('courts named as the last of several steps are not told as absent', () => {
  const courts = (clause: string) => readFacts(contractWith(`12. ${clause}`)).jurisdiction.status;
  test('in a sentence of its own', () => {
    expect(courts('We talk first. Then a mediator. Then the District Court in Castlebar.')).toBe('stated');
    expect(courts('We talk first. Then a mediator. Then the tennis club in Castlebar.')).toBe('absent');
  });
});

describe('a hire that one side may make longer is not told as without extension', () => {
  const renewalOf = (clause: string) => readFacts(contractWith(`12. ${clause}`)).renewalTerm.status;
  test.each([
    'Customer may extend the rental by telephone before the Date Due.',
    'The Hirer may extend the hire period by calling the depot.',
    'Customer may also extend the booking in writing.',
  ])('%s', (clause) => expect(renewalOf(clause)).toBe('stated'));

  test.each(['Provider may extend the delivery time by notice.', 'Customer may extend the rental.'])(
    'near miss: %s',
    (clause) => expect(renewalOf(clause)).toBe('absent'),
  );
});
