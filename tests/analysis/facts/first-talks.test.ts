import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { talksAhead } from '../../../src/analysis/facts/first-talks';
import { sourceOf } from '../../../src/analysis/facts/source';
import { printFacts } from '../../../src/analysis/report/facts';
import { contractTextFromPlain } from '../../support/contract-text';
import { contractWith, readingOf } from '../../support/reading';

const settled = (clauses: string) =>
  printFacts(readingOf(contractWith(`${clauses}\n14. The courts of Ohio have exclusive jurisdiction.`)).facts)
    .disputeResolution?.value;

describe('talks that come first', () => {
  test.each([
    'Any dispute shall first be referred to the managing directors of the parties for 21 days.',
    'A dispute is raised with the account managers first.',
    'In a disagreement the parties meet before any proceedings are begun.',
    'The parties shall first discuss any dispute in good faith.',
    'The two leads will try to settle a dispute within 15 days.',
    'A dispute is first talked over by the presidents.',
  ])('%s', (clause) => expect(settled(`13. ${clause}`)).toBe('Talks, then courts'));

  test.each([
    ['The parties shall first discuss the new price with each other.', 'no dispute'],
    ['A dispute shall first be referred to the managing director, whose decision is final.', 'who decides'],
    ['The parties may first discuss any dispute.', 'a choice'],
    ['A dispute about the rent shall first be discussed between the managers.', 'one matter'],
    ['A dispute shall first be laid before a mediator agreed upon by the partners.', 'a mediator'],
    ['A dispute with a third party shall first be discussed between the managers.', 'disputes of others'],
  ])('near miss: %s (%s)', (clause) => {
    const contract = contractTextFromPlain(contractWith(`13. ${clause}`));
    expect(talksAhead(sourceOf(contract, documentOf(contract)))).toBe(null);
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
