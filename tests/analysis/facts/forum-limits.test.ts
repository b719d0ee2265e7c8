import { describe, expect, test } from 'bun:test';
import { type ForumLimit, forumLimits } from '../../../src/analysis/facts/forum-limits';
import { printFacts } from '../../../src/analysis/report/facts';
import { AND_OF_ASSIGNEE, BY_SIZE } from '../../../src/shared/caveats';
import { contractWith, readingOf } from '../../support/reading';
import { lawAndDisputes } from '../../support/told-disputes';

const facts = (clause: string) => printFacts(readingOf(contractWith(`13. Disputes. ${clause}`)).facts);

describe('what limits a forum', () => {
  test.each<[string, ForumLimit[]]>([
    ["Disputes go, at Contractor's sole election, to binding arbitration or to litigation.", ['one side chooses']],
    ['Any dispute may, at the election of Lender, be resolved by arbitration.', ['one side chooses']],
    ['Claims up to $10,000 shall be submitted to arbitration, all others to the courts.', ['by size']],
    ['Claims of $25,000 or less shall be arbitrated.', ['by size']],
    ["Borrower agrees upon Lender's request to submit to the jurisdiction of the courts of Ohio.", ['on request']],
    ["At Lender's option, venue of any action shall be in the courts of Texas.", ['on request']],
    [
      "You consent to the jurisdiction of the courts of Iowa and, if we assign this Lease, in the state of the assignee's office.",
      ['of an assignee'],
    ],
    ['The Company may nevertheless file a collection action in court for unpaid charges.', ['money of one side']],
    ['All other disputes shall be settled by arbitration.', ['the rest']],
    [
      'Any attorney of any court of record may appear for Borrower and confess judgment against Borrower.',
      ['confession'],
    ],
    [
      'Guarantor submits to the courts of Scotland and, at the option of the Bank, to those of any other country.',
      ['elsewhere of one side'],
    ],
    ['You may opt out of arbitration within 30 days.', ['opting out']],
  ])('%s', (words, limits) => expect(forumLimits(words)).toEqual(limits));

  test.each([
    "Disputes go, at the claimant's election, to arbitration or to the courts.",
    "Either party may, at either party's option, go to arbitration or to court.",
    'The award is at the sole discretion of the arbitrator, and a court may enter it.',
    'Disputes are arbitrated, and no claim may be brought more than 90 days after it arises.',
    'The courts of Ohio have jurisdiction over the parties, their successors and assigns.',
    'A request for arbitration is filed with the court of arbitration.',
    'Sexual harassment disputes under a pre-dispute arbitration agreement go to court if you elect court.',
    "The courts of Ohio or, at the Supplier's option, the courts of Maine have jurisdiction.",
    'The other party may answer any other notice.',
  ])('near miss: %s', (words) => expect(forumLimits(words)).toEqual([]));
});

describe('is told of both facts and in the summary', () => {
  test('one side chooses between arbitration and courts', () => {
    const clause =
      "All disputes shall first be submitted to a meeting of principals, then to mediation, and if not resolved, at Contractor's sole election, to binding arbitration or to litigation. Venue lies in the Chancery Court for Wilson County, Tennessee.";
    expect(facts(clause).disputeResolution?.value).toBe(
      `Talks, then mediation, then arbitration, or courts, as Contractor chooses`,
    );
    expect(facts(clause).jurisdiction.value).toBe(
      `Chancery Court for Wilson County, Tennessee, or arbitration, as Contractor chooses`,
    );
    expect(lawAndDisputes(`13. Disputes. ${clause}`)).toContain(
      `then to arbitration or before the Chancery Court for Wilson County, Tennessee, as Contractor chooses`,
    );
  });

  test('small claims are arbitrated, others are not', () => {
    const clause =
      'Claims up to $10,000 shall be submitted to arbitration in Kings County, New York, and all others shall be brought in the courts of Kings County.';
    expect(facts(clause).disputeResolution?.value).toBe(`Arbitration, or courts${BY_SIZE}`);
    expect(facts(clause).jurisdiction.value).toBe(`Arbitration in Kings County, New York, or courts${BY_SIZE}`);
  });

  test('a venue at the request of one side, and that of an assignee', () => {
    const asked =
      "Borrower agrees upon Lender's request to submit to the jurisdiction of the courts of Erie County, Ohio.";
    expect(facts(asked).jurisdiction.value).toBe(`Courts of Erie County, Ohio, where Lender asks for it`);
    expect(facts(asked).disputeResolution?.value).toBe('Courts, where Lender asks for it');
    const assigned =
      'You consent to the jurisdiction of any court located in Polk County, Iowa, and if we assign this Lease, in the state of the assignee.';
    expect(facts(assigned).jurisdiction.value).toContain(AND_OF_ASSIGNEE);
  });

  test('one side sues for what it is owed, in a sentence of its own', () => {
    const clause =
      'Any dispute shall be decided by one arbitrator in Portland, Oregon. Company may nevertheless file a collection action in Lane County Circuit Court for unpaid charges.';
    expect(facts(clause).disputeResolution?.value).toBe(`Arbitration, though Company may sue for what it is owed`);
    expect(facts(clause).jurisdiction.value).toBe(
      `Arbitration in Portland, Oregon, though Company may sue for what it is owed`,
    );
    expect(facts(clause).disputeResolution?.evidence.map(({ quote }) => quote)).toContain(
      'Company may nevertheless file a collection action in Lane County Circuit Court for unpaid charges.',
    );
  });
});
