import { describe, expect, test } from 'bun:test';
import { printFacts } from '../../../src/analysis/report/facts';
import { contractWith, readingOf } from '../../support/reading';

const told = (clauses: string) => printFacts(readingOf(contractWith(clauses)).facts);
const COURTS = 'The courts of Ohio decide any dispute.';
const settled = (clauses: string) => told(`${clauses}\n14. ${COURTS}`).disputeResolution?.value;

describe('who hears or decides before a court does', () => {
  test.each([
    [
      '13. If we disagree, our sister Hanneke hears both of us and suggests a solution, and neither of us sues until a month after that.',
      'A hearing by a named person, then courts',
    ],
    ['13. If we fall out, Uncle Theo decides, and what he says is final.', 'A decision by a named person, then courts'],
    [
      '13. Disputes are to be decided by the accountant of the Provider, whose word is final.',
      'A decision by a named person, then courts',
    ],
    [
      '13. Any question about hours, pay or deductions is to be put to the Managing Director, whose written finding is final.',
      'Courts, with a decision by a named person for some matters',
    ],
    [
      "9. The supervisor's word is final on all questions of goods, space and noise.",
      'Courts, with a decision by a named person for some matters',
    ],
    [
      '13. Disputes and general\n13.1 Each side names a contact.\n13.2 Failing agreement the matter is decided by Skelhorn Tait Accounting of Richmond as expert.',
      'An expert, then courts',
    ],
    [
      '10.2 Any question on the amount of Gross Sales shall be determined by an independent accountant nominated by the Chairman, acting as expert.',
      'Courts, with an expert for some matters',
    ],
    [
      '9. Differences of opinion on the quality of tiles go to an expert of the tile institute.',
      'Courts, with an expert for some matters',
    ],
    [
      '9. Completion accounts\nIf the Customer disagrees within 21 days, it shall be determined by an accountant acting as expert.',
      'Courts, with an expert for some matters',
    ],
    [
      '13. A complaint is treated by the complaints desk of the Provider, which answers within four weeks; only thereafter may the Customer go to court.',
      'A complaints desk, then courts',
    ],
    [
      '13. The User shall first put any complaint to the complaints team, which answers within 20 days.',
      'A complaints desk, then courts',
    ],
    [
      '13. If something goes wrong\nSpeak to Sister Keaveney first; if that does not help, the grievance procedure in the handbook gives you a hearing.',
      'Talks, then an internal grievance, then courts',
    ],
    [
      '13. If something goes wrong\nYou raise it with your manager; if that does not help, the grievance procedure in the handbook gives you a hearing. You keep your right to go to the Workplace Relations Commission.',
      'An internal grievance, then courts, with conditions that the clause names',
    ],
  ])('%s', (clause, value) => expect(settled(clause)).toBe(value));

  test.each([
    ['13. A question to the board is decided by majority vote, and its decision is final.', 'a vote'],
    ['9. A dispute with a customer is decided by the shop manager, whose word is final.', 'disputes of others'],
    ['9. The winner is chosen by the jury, whose decision is final.', 'no dispute'],
    ['13. A complaint may be made to the complaints desk.', 'a choice'],
    ['13. The expert witness of each side is paid by it in any dispute.', 'a witness'],
    ['9. Tests\nWe talk first, then we test.', 'talks on tests'],
    ['13. Disputes\nWe talk first. Either of us may go to court at any time.', 'a court at any time'],
    ['13. Complaints\nYou may talk to us first if you like.', 'a choice'],
    ['13. Disputes\nTalk to us first\nOur address is below.', 'a title'],
    ['9. Our guide is about\nkeys;\nquarrels;\nWe talk first about the guide.', 'an item of a list'],
  ])('near miss: %s (%s)', (clause) => expect(settled(clause)).toBe('Courts'));

  test('an arbiter is an arbitrator', () => {
    expect(settled('13. Every dispute is decided by a single arbiter, whose word is final.')).not.toContain('person');
  });

  test('talks alone do not hide what may follow', () => {
    const { disputeResolution } = told('13. If you are unhappy\nTalk to our manager first.');
    expect(disputeResolution?.status).not.toBe('found');
  });
});

describe('talks ahead', () => {
  test.each([
    '13. The contacts will first try to settle any disagreement between themselves within 20 days.',
    '13. Managers shall try for 15 working days to settle any dispute.',
    '13. The parties will first escalate a dispute to an executive of each for 20 days.',
    '13. The disputes are first discussed for 45 days.',
    "13. A dispute goes first to a meeting of the two companies' presidents within 15 days.",
    '13. Disputes\nWe talk first, for 10 business days.',
    '13. Quarrels. We talk first.',
    '13. Talk to us first; after that a dispute goes to the court.',
  ])('%s', (clause) => expect(settled(clause)).toBe('Talks, then courts'));
});

describe('the courts behind other steps', () => {
  test('named after a mediation, and not by an exception', () => {
    const { jurisdiction } = told(
      '13. Before anyone sues we sit down once with a mediator; after that, the courts in Lee County, Florida. Small claims may go straight to county court.',
    );
    expect(jurisdiction?.value).toBe('Courts of Lee County, Florida');
  });

  test('those that only enter judgment on an award are not where disputes go', () => {
    const { jurisdiction } = told(
      '13.1 A dispute shall go to mediation and then to binding arbitration before one arbitrator.\n13.2 The district courts of Comal County, Texas have jurisdiction to enter judgment on an award and to hear an application for an injunction.',
    );
    expect(jurisdiction?.value).toBeNull();
  });
});
