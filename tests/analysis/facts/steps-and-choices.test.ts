import { describe, expect, test } from 'bun:test';
import { isOfCourtOrder } from '../../../src/analysis/facts/court-orders';
import { isArbitratedAtOnesChoice } from '../../../src/analysis/facts/one-side';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const read = (text: string) =>
  readFacts(contractWith(`1. Work. Provider shall clean the offices.\n2. Disputes. ${text}`, 'services'));

describe('a step before the courts', () => {
  test.each([
    'Any dispute arising out of this Agreement shall be referred in the first instance to the senior management of the Parties for resolution, and if not resolved within 28 days the Parties shall submit to the jurisdiction of the courts of Singapore.',
    'All disputes shall initially be escalated to the chief executives of the parties. The courts of England have exclusive jurisdiction.',
    'A dispute shall be referred to the steering committee and, failing resolution within 14 days, the courts of Ireland shall have exclusive jurisdiction.',
    "Any dispute shall be referred to the parties' project managers; if they cannot resolve it within ten days it goes to the courts of Ohio.",
  ])('%s', (text) => expect(read(text).disputeResolution?.value).toStartWith('Talks, then courts'));

  test.each([
    "Any dispute as to an invoice shall be referred to the Customer's finance manager. The courts of Ohio have exclusive jurisdiction.",
    'If the parties so agree a dispute may be referred to their managers. The courts of Ohio have exclusive jurisdiction.',
    'Any dispute as to the quality of goods shall be referred to the managers and, if not resolved, the buyer may return them. The courts of Ohio have exclusive jurisdiction.',
  ])('near miss: %s', (text) => expect(read(text).disputeResolution?.value).toBe('Courts'));
});

describe('arbitration that one side may choose is not the rule', () => {
  test.each([
    'except that Lender may at its election refer any claim to binding arbitration under the rules of the AAA.',
    'The Seller may, at its option, refer any dispute to arbitration in London.',
    'The Company may elect to have any dispute resolved by binding arbitration.',
  ])('%s', (text) => expect(isArbitratedAtOnesChoice(text)).toBe(true));

  test.each([
    'Either party may elect to have any dispute resolved by binding arbitration.',
    'The aggrieved party may submit the dispute to binding arbitration.',
    'All claims go to binding arbitration, and Provider may demand arbitration by written notice.',
    'You may choose to opt out of arbitration by letter.',
    'The Company may refer any dispute to mediation.',
  ])('near miss: %s', (text) => expect(isArbitratedAtOnesChoice(text)).toBe(false));

  test('courts are told, and what one side may choose beside them', () => {
    const { disputeResolution, jurisdiction } = read(
      'Any suit shall be brought in the state or federal courts sitting in Salt Lake County, Utah, except that Lender may at its election sue in any county in which Borrower, Guarantor or any Collateral is located or refer any claim to binding arbitration under the rules of the American Arbitration Association.',
    );
    expect(disputeResolution?.value).toStartWith('Courts, though Lender may choose arbitration');
    expect(jurisdiction.value).toBe('Courts of Salt Lake County, Utah, though Lender may sue elsewhere');
  });

  test('arbitration that is there for all stays the rule', () => {
    const { disputeResolution } = read(
      'Any dispute shall be settled by binding arbitration under the AAA rules in Dallas, Texas. Provider may demand arbitration by written notice.',
    );
    expect(disputeResolution?.value).toStartWith('Arbitration (AAA)');
  });
});

test('who may instead go to a court is told as one side; an arbitration beside it is there for both', () => {
  const alone = read(
    'The Practice may instead bring any claim under Articles IV and V in the Court of Common Pleas of Lackawanna County, to whose jurisdiction Provider consents.',
  );
  expect(alone.jurisdiction.value).toBe(
    'Court of Common Pleas of Lackawanna County, for the side that the clause names',
  );
  const beside = read(
    'Any claim shall be decided by a single arbitrator sitting in Wilmington, Delaware, whose award is final. The Provider may instead bring an action for unpaid fees in the courts of Yonkers.',
  );
  expect(beside.jurisdiction.value).toStartWith('Arbitration in Wilmington, Delaware');
  expect(beside.jurisdiction.value).not.toStartWith('Arbitration in Wilmington, Delaware, for the side');
});

describe('orders of courts choose none', () => {
  test.each([
    "This does not affect the Tenant's right not to be evicted without an order of the court.",
    'Unless required by a court order, records are kept secret.',
    'Disclosure that is required by law or by any court of competent jurisdiction is allowed.',
    'The Landlord may recover possession as the court may order.',
    'The loser pays court costs.',
    'Fees awarded by a court are paid within ten days.',
  ])('%s', (text) => expect(isOfCourtOrder(text)).toBe(true));

  test.each([
    'The courts of Ohio have jurisdiction and any order of the court binds.',
    'Judgment may be entered in any court having jurisdiction.',
    'Disputes go to the county court, which may order costs.',
    'The tenant pays the rent.',
  ])('near miss: %s', (text) => expect(isOfCourtOrder(text)).toBe(false));
});

test('until when one may sue does not say where', () => {
  const { disputeResolution } = read(
    'Claims against Provider lapse if not brought before the court within three months. Any dispute shall be submitted exclusively to the competent court of the place of business of Provider.',
  );
  expect(disputeResolution?.evidence.map(({ quote }) => quote).join(' ')).not.toContain('lapse');
});

test('a county court without its state', () => {
  const place = (court: string) => read(`Any suit shall be brought in the ${court}.`).jurisdiction.value;
  expect(place('Court of Common Pleas of Allegheny County')).toBe('Court of Common Pleas of Allegheny County');
  expect(place('General Court of Justice, Superior Court Division, of Catawba County')).toBe(
    'General Court of Justice, Superior Court Division, of Catawba County',
  );
  expect(place('Court of Common Pleas')).toBeNull();
});
