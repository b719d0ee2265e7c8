import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const paper = (law: string) =>
  `SERVICES AGREEMENT\nThis Agreement is made on 1 March 2025 between Acme Mills Limited ("Provider") and Borel Limited ("Customer").\n1. Work. Provider works.\n${law}\n3. Notices are in writing.`;
const read = (law: string) => {
  const { jurisdiction, disputeResolution } = readFacts(paper(law));
  return [jurisdiction.value, disputeResolution?.value ?? null];
};

describe('courts', () => {
  test('a title that speaks of a venue makes no forum of the law below it', () => {
    const law =
      '2. GOVERNING LAW AND VENUE\nThis Note is governed by the laws of the State of California. Any action on this Note shall be brought in the Superior Court of California.';
    const { jurisdiction } = readFacts(paper(law));
    expect(jurisdiction.value).toBe('Superior Court of California');
    expect(jurisdiction.evidence[0]?.quote).toContain('Superior Court');
  });

  test('under a title of the law and venue alone no court is told', () => {
    const law =
      '2. GOVERNING LAW AND VENUE\nThis Note is governed by the laws of the State of California.\nThe Note is paid monthly.';
    expect(readFacts(paper(law)).jurisdiction.status).not.toBe('found');
  });

  test('a venue that is told below its title is one', () => {
    const law =
      '2. GOVERNING LAW AND VENUE\nVenue for any action lies in the courts of Orange County, California, whose laws govern this Note.';
    expect(read(law)[0]).toBe('Courts of Orange County, California');
  });

  test.each([
    [
      'after one mediation session',
      'We will both try one mediation session, sharing the cost, and after that either of us can go to small claims or circuit court in Hood River County.',
      'Courts of Hood River County',
      'Mediation, then courts',
    ],
    [
      'after talks',
      'If talks fail, either of us may go to the circuit court in Hood River County, Oregon.',
      'Courts of Hood River County, Oregon',
      'Talks, then courts',
    ],
  ])('to which either may go %s', (_, law, court, ways) => {
    expect(read(`2. ${law}`)).toEqual([court, ways]);
  });

  test('nobody goes there who may not', () => {
    expect(read('2. Neither of us will go to court before a mediator has been heard.')[0]).toBeNull();
  });
});
