import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { talksAhead } from '../../../src/analysis/facts/first-talks';
import { sourceOf } from '../../../src/analysis/facts/source';
import { printFacts } from '../../../src/analysis/report/facts';
import { contractTextFromPlain } from '../../support/contract-text';
import { contractWith, readingOf } from '../../support/reading';
import { settledBy } from '../../support/told-disputes';

const settled = (clauses: string) =>
  printFacts(readingOf(contractWith(`${clauses}\n14. The courts of Ohio have exclusive jurisdiction.`)).facts)
    .disputeResolution?.value;

describe('talks that come first', () => {
  test.each([
    'Any dispute shall first be referred to the managing directors of the parties for 21 days.',
    'A dispute is raised with the account managers first.',
    'On service of a notice of dispute the Contract Managers shall attempt in good faith to resolve it.',
    'Every controversy that the officers of the parties are unable to settle in a face-to-face meeting goes on.',
    'In a disagreement the parties meet before any proceedings are begun.',
    'The parties shall first discuss any dispute in good faith.',
    'The two leads will try to settle a dispute within 15 days.',
    'A dispute is first talked over by the presidents.',
    'The parties will first try to settle any dispute by discussion between their account managers.',
    'The parties shall attempt in good faith to resolve a dispute by a meeting in person.',
    'The parties will first try to resolve a dispute through their executives for thirty days.',
    'The parties first try to resolve a dispute in consultation between their contact persons.',
    "The parties' managing directors shall meet within 21 days of a written notice of dispute.",
    "A dispute shall be put first to the buyer and the Supplier's sales manager.",
    "If we fall out over something we'll first talk.",
    "Each party's project manager will discuss any disagreement within five days.",
    'Neither party may commence proceedings until the senior representatives have met.',
    'Disputes. A party with a complaint must first write to the other, and the two managers must speak within 5 days.',
  ])('%s', (clause) => expect(settled(`13. ${clause}`)).toBe('Talks, then courts'));

  test.each([
    ['The parties shall first discuss the new price with each other.', 'no dispute'],
    ['A dispute shall first be referred to the managing director, whose decision is final.', 'who decides'],
    ['The parties may first discuss any dispute.', 'a choice'],
    ['A dispute about the rent shall first be discussed between the managers.', 'one matter'],
    ['A dispute shall first be laid before a mediator agreed upon by the partners.', 'a mediator'],
    ['Either party may try to settle a dispute by discussion between managers.', 'a choice of how'],
    ['The parties shall attempt to resolve a dispute by arbitration.', 'no talks'],
    ['A complaint about the agent goes to the branch manager, who must speak to him.', 'one who hears complaints'],
    ['Neither party may commence the work until the senior representatives have met.', 'work, and no court'],
    ['The managing directors shall meet within 21 days of the year end.', 'no dispute'],
    ['A dispute with a third party shall first be discussed between the managers.', 'disputes of others'],
  ])('near miss: %s (%s)', (clause) => {
    const contract = contractTextFromPlain(contractWith(`13. ${clause}`));
    expect(talksAhead(sourceOf(contract, documentOf(contract)))).toBe(null);
  });

  test('a row before a conciliator, and both before the courts of a town', () =>
    expect(
      settledBy(
        '13. If there is a row we will sit down together with your architect. If it is not sorted at that, it goes to a conciliator agreed between us. After that either side can go to the Dublin courts.',
      ),
    ).toBe('Talks, then mediation, then courts'));

  test('two who are named talk first under a title of disputes', () => {
    const clauses = (title: string) =>
      `${title}\nFirst Morag and Callum talk. If that doesn't settle it, any dispute goes to mediation.`;
    expect(settled(clauses('13. If we fall out'))).toBe('Talks, then mediation, then courts');
    expect(settled('13. Handover\nFirst Morag and Callum talk.')).toBe('Courts');
  });

  test('a sentence that names two steps is quoted once', () => {
    const { evidence } = readingOf(
      contractWith('13. The parties shall first try to settle any dispute by a meeting, then by mediation in Ohio.'),
    ).facts.disputeResolution;
    expect(evidence).toHaveLength(1);
  });

  test('nor do talks that the mediation does not follow', () =>
    expect(settled('8. We meet each Monday. If we are still stuck, any dispute will be referred to mediation.')).toBe(
      'Mediation, then courts',
    ));

  test('a dispute that is not settled by them goes to arbitration all the same', () => {
    const clause =
      'Any dispute shall first be referred to the chief executives of the parties, and if not settled by them within 30 days shall be finally resolved by arbitration seated in Singapore.';
    expect(settled(`13. ${clause}`)).toBe('Talks, then arbitration');
  });
});

describe('a step that goes on with what talks have not settled', () => {
  test.each([
    [
      'A party claiming a breach shall give notice and the parties shall confer in good faith. Any dispute not so resolved shall be finally settled by arbitration in Reno, Nevada.',
      'Talks, then arbitration',
    ],
    [
      'Any dispute which the chief executive officers of the parties have not resolved within thirty days shall be settled by arbitration in Reno, Nevada.',
      'Talks, then arbitration',
    ],
    [
      'The parties will first try to settle any dispute by talking in good faith. If they cannot, it goes to the courts of Ohio.',
      'Talks, then courts',
    ],
    [
      'Before taking any step to recover money the Lender gives notice and the parties will meet with a friend. The courts of Ohio have jurisdiction.',
      'Talks, then courts',
    ],
    [
      'Disputes follow the master agreement (executive escalation, then mediation, then the courts in King County).',
      'Talks, then mediation, then courts',
    ],
  ])('%s', (clause, value) => expect(settledBy(`13. Disputes. ${clause}`)).toContain(value));

  test.each([
    'Provider shall work in good faith. Any dispute shall be finally settled by arbitration in Reno, Nevada.',
    'The parties may meet. Any dispute not so resolved shall be finally settled by arbitration in Reno, Nevada.',
    'Before going to court we will meet once with a mediator. Otherwise any dispute is settled by arbitration in Reno, Nevada.',
  ])('near miss: %s', (clause) => expect(settledBy(`13. Disputes. ${clause}`)).not.toContain('Talks'));
});
