import { describe, expect, test } from 'bun:test';
import { isLeftToChoice, isOnADeposit, matterOf } from '../../../src/analysis/facts/dispute-scope';
import { printFacts } from '../../../src/analysis/report/facts';
import { OF_ONE_MATTER, WITH_CONDITIONS } from '../../../src/shared/caveats';
import { contractWith, readingOf } from '../../support/reading';
import { lawAndDisputes, settledBy } from '../../support/told-disputes';

const factsOf = (clauses: string) => printFacts(readingOf(contractWith(clauses)).facts);
describe('of which disputes a sentence speaks', () => {
  test.each([
    ['A dispute about the rent review goes to one arbitrator.', 'arbitration'],
    ['If we disagree over the service charge, a surveyor acts as independent expert.', 'expert'],
    ['Any difference as to the amount of the final accounts is mediated first.', 'mediation'],
    ['Any dispute under this Schedule is referred to an independent expert.', 'expert'],
    ['For the purposes of this clause a dispute goes to arbitration.', 'arbitration'],
    ['If the parties do not agree the reviewed rent it is determined by an independent expert.', 'expert'],
    ['A disagreement on whether the brush is worn goes to an independent expert.', 'expert'],
    ['What cannot be agreed of the deposit is decided by adjudication.', 'courts'],
    ['Unpaid invoices go to adjudication.', 'adjudication'],
  ] as const)('some: %s', (sentence, way) => expect(matterOf(sentence, '', way)).toBe('some'));

  test.each([
    ['A dispute about the rent or the validity of this lease goes to one arbitrator.', 'arbitration'],
    ['A disagreement on whether the brush is worn goes to mediation.', 'mediation'],
    ['Any dispute is referred to an independent expert.', 'expert'],
    ['Any other dispute about the rent goes to one arbitrator.', 'arbitration'],
    ['If the parties cannot agree, an independent expert decides.', 'expert'],
    ['Disputes under this lease on the rent it reserves are determined by an independent expert.', 'arbitration'],
  ] as const)('all: %s', (sentence, way) => expect(matterOf(sentence, '', way)).toBe('all'));

  test('by the title over it', () => {
    expect(matterOf('An independent expert determines it.', 'Rent review', 'expert')).toBe('some');
    expect(matterOf('An independent expert determines it.', 'Review', 'expert')).toBe(null);
    expect(matterOf('An arbitrator determines it.', 'Rent review', 'arbitration')).toBe(null);
    expect(matterOf('An independent expert determines what this lease means for the rent.', '', 'expert')).toBe(null);
    expect(matterOf('If the sides disagree, an independent expert decides.', 'Rent review', 'expert')).toBe('some');
    expect(matterOf('The sum is put to adjudication.', 'Interim invoices', 'adjudication')).toBe('some');
    expect(matterOf('Unpaid invoices go to adjudication.', 'Disputes', 'adjudication')).toBe('some');
    expect(matterOf('Disputes under this clause go to mediation.', 'Visits', 'mediation')).toBe('some');
    expect(matterOf('Disputes under this clause go to mediation.', 'Settlement of disputes', 'mediation')).toBe('all');
  });

  test.each([
    ['expert', 'Planting', 'some'],
    ['expert', '', null],
    ['expert', 'Disputes', 'all'],
    ['arbitration', 'Disputes', 'all'],
    ['arbitration', 'Planting', null],
  ] as const)('what was said before goes to %s under the title %j', (way, title, matter) =>
    expect(matterOf('The matter shall be decided in this way.', title, way)).toBe(matter),
  );

  test('a deposit by its scheme', () => {
    expect(isOnADeposit("The scheme's adjudicator decides.")).toBe(true);
    expect(isOnADeposit('The adjudicator decides on the works.')).toBe(false);
  });
});

describe('what is for some matters only is told so', () => {
  const COURTS = '14. The courts of Ohio have exclusive jurisdiction over any dispute.';
  test.each([
    ['If the rent is not agreed it shall be determined by an independent expert.', 'an expert'],
    ['A dispute about the rent review shall be referred to arbitration.', 'arbitration'],
    ['Disputes about a boundary are to be mediated by the village mediator.', 'mediation'],
  ])('%s', (clause, way) => {
    expect(settledBy(`13. ${clause}\n${COURTS}`)).toBe(`Courts, with ${way} for some matters`);
    expect(lawAndDisputes(`13. ${clause}\n${COURTS}`)).toBe(
      `Disputes go before the courts of Ohio, with ${way} for some matters.`,
    );
  });

  test('who acts as an expert is no arbitrator', () => {
    const clause =
      '13. A dispute as to the amount of the service charge shall be determined by an expert and not as arbitrator.';
    expect(settledBy(`${clause}\n${COURTS}`)).not.toContain('rbitration');
  });

  test('where another clause sends all there', () => {
    const clauses =
      '13. A dispute about the rent review shall be referred to arbitration.\n14. Any dispute under this Agreement shall be referred to arbitration.';
    expect(settledBy(clauses)).toBe('Arbitration');
  });

  test('nothing but one matter is told', () => {
    const clause = '13. A dispute about the price of the shares shall be decided by an independent expert.';
    expect(settledBy(clause)).toBe(`An expert${OF_ONE_MATTER}`);
    expect(settledBy(`${clause} Either side may refer anything to an independent expert.`)).toBe('An expert');
    expect(settledBy(`${clause}\n14. Anything else is for the housing tribunal.`)).toBe(null);
    expect(settledBy(`${clause}\n14. Disputes go to the housing tribunal.`)).toBe(null);
  });

  test('what a deposit scheme decides is no way of settling disputes', () => {
    expect(settledBy('13. A disagreement on the deposit is decided by adjudication under the scheme.')).toBe(null);
  });

  test('courts for one matter', () => {
    const clauses =
      '13. A dispute on the rent goes to the courts of Ohio.\n14. All other disputes shall be settled by arbitration.';
    expect(factsOf(clauses).jurisdiction.value).toBe(`Courts of Ohio${OF_ONE_MATTER}`);
  });
});

describe('what is left to choice is no step', () => {
  test.each([
    'If we cannot settle it we suggest mediation before anyone goes to court, though neither of us has to agree to it.',
    'Mediation is offered, but nobody is obliged to take part.',
    'The parties may try mediation.',
    'Either of us can also use a mediator.',
    'Either may then propose mediation.',
    'If both parties so wish, a dispute goes to mediation.',
    'A dispute is mediated if both parties agree.',
    'Both may agree to mediate; the parties may agree to submit to conciliation.',
    'Any dispute may, with the consent of both, be submitted to mediation.',
    'A dispute may by mutual agreement go to adjudication.',
    'The parties are encouraged to attempt mediation.',
    'Mediation is entirely voluntary.',
    'They use voluntary conciliation.',
    'Either proposes mediation, which the other need not accept.',
    'Then, should you want it, try the free mediation.',
  ])('%s', (sentence) => expect(isLeftToChoice(sentence)).toBe(true));

  test.each([
    'Either may refer it to mediation, and neither may sue until that is over.',
    'Either may ask for mediation, and the other must attend.',
    'Either may require the other to try mediation and may seek a mediator.',
    'Disputes go to mediation, which may be held by video.',
    'The parties shall try mediation.',
    'Either party may refer a dispute to adjudication.',
    'The parties shall attempt mediation if either so requests.',
    'Mediation comes first, and neither of us must leave before it ends.',
  ])('near miss: %s', (sentence) => expect(isLeftToChoice(sentence)).toBe(false));

  const COURTS = '14. The courts of Ohio have exclusive jurisdiction over any dispute.';
  test('in the fact and in the summary', () => {
    const clauses = `13. In case of a dispute the parties may try mediation.\n${COURTS}`;
    expect(settledBy(clauses)).toBe('Courts, with mediation by choice');
    expect(lawAndDisputes(clauses)).toBe('Disputes go before the courts of Ohio, with mediation by choice.');
    const talks = '13. A dispute is first raised with the managers, and if both so wish goes to mediation.';
    expect(settledBy(`${talks}\n${COURTS}`)).toBe('Talks, then courts, with mediation by choice');
    expect(settledBy(`${talks.replace('mediation', 'mediation, except for unpaid rent')}\n${COURTS}`)).toBe(
      `Talks, then courts, with mediation by choice${WITH_CONDITIONS}`,
    );
  });

  test('a second sentence that asks for it makes it one', () => {
    const clauses = `13. In case of a dispute the parties may try mediation. Disputes must first go to mediation.\n${COURTS}`;
    expect(settledBy(clauses)).toStartWith('Mediation, then courts');
  });

  test('what is open at any time is told once', () => {
    const clauses = `13. If both parties agree, either may at any time refer a dispute to adjudication.\n${COURTS}`;
    expect(settledBy(clauses)).toBe('Courts, with adjudication open at any time');
  });
});
