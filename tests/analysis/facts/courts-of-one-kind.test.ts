import { describe, expect, test } from 'bun:test';
import { oneKindOf } from '../../../src/analysis/facts/courts-of-one-kind';
import { printFacts } from '../../../src/analysis/report/facts';
import { contractWith, readingOf } from '../../support/reading';
import { lawAndDisputes } from '../../support/told-disputes';

const forum = (clauses: string) => printFacts(readingOf(contractWith(`13. ${clauses}`)).facts).jurisdiction?.value;
const kindOf = (sentence: string) => oneKindOf(sentence, sentence.indexOf('Ohio'));

describe('courts that are there for something only', () => {
  test.each([
    ['Either party may seek injunctive relief in the courts of Ohio.', 'injunctions'],
    ['For injunctive relief the parties submit to the exclusive jurisdiction of the courts of Ohio.', 'injunctions'],
    ['The courts of Ohio have exclusive jurisdiction over any action for injunctive relief.', 'injunctions'],
    ['Either of us may ask the courts of Ohio for an interim order.', 'injunctions'],
    ['A party may apply to the courts of Ohio to restrain a breach of clause 4.', 'injunctions'],
    ['Interim measures may be sought in the courts of Ohio.', 'injunctions'],
    ['Provisional or equitable relief may be sought in the courts of Ohio.', 'injunctions'],
    ['Each party may apply to the courts of Ohio in aid of arbitration.', 'injunctions'],
    ['The Company may enforce the covenants above in the courts of Ohio.', 'claims of one side'],
    ['The Club may instead bring any claim for unpaid dues in the courts of Ohio.', 'claims of one side'],
    [
      'The Manager may, notwithstanding the foregoing, apply to the courts of Ohio to restrain a breach.',
      'claims of one side',
    ],
    ['Any action for unpaid rent shall be brought in the courts of Ohio.', 'money'],
  ] as const)('%s', (sentence, kind) => expect(kindOf(sentence)).toBe(kind));

  test.each([
    'Except for injunctive relief, all suits are brought in the courts of Ohio.',
    'Any action, including for injunctive relief, shall be brought in the courts of Ohio.',
    'The courts of Ohio have exclusive jurisdiction, and either party may seek an injunction anywhere.',
    'Any action and any request for an injunction shall be brought in the courts of Ohio.',
    'Any dispute and any injunction that a party may seek for it goes to the courts of Ohio.',
    'The parties submit to the courts of Ohio, and the other may seek an injunction after a breach.',
    'The courts of Ohio alone may decide, save that the Provider may sue for unpaid fees anywhere.',
    'The parties submit to the courts of Ohio, but shall first mediate, which shall not delay an application for an injunction.',
    'The courts of Ohio decide what the parties cannot settle.',
    'The Company may review the covenants before it goes to the courts of Ohio.',
    'Either party may seek an injunction at once, and the courts of Ohio have jurisdiction over what they cannot settle.',
    'Either party may seek an injunction or any other relief in the courts of Ohio.',
  ])('near miss: %s', (sentence) => expect(kindOf(sentence)).toBe(null));

  const ARBITRATION = 'Any dispute shall be finally settled by binding arbitration';

  test('the seat of the arbitration governs the rest', () =>
    expect(
      forum(
        `${ARBITRATION} before one arbitrator under the Commercial Rules of the American Arbitration Association in Austin, Texas. Either party may seek injunctive relief in the state or federal courts sitting in Travis County, Texas, to whose jurisdiction each party submits.`,
      ),
    ).toBe('Arbitration in Austin, Texas (AAA), with the courts of Travis County, Texas for injunctive relief only'));

  test('one side may sue in a court', () =>
    expect(
      forum(
        `${ARBITRATION} in Denver, Colorado. The Provider may sue for unpaid fees in the City Court of Yonkers, to whose jurisdiction Customer consents.`,
      ),
    ).toBe(
      'Arbitration in Denver, Colorado, with the courts of Yonkers for the side and in the matter that the clause names',
    ));

  test('without a seat the courts are told for what they are there', () => {
    const clauses = `${ARBITRATION}. For injunctive relief the parties submit to the exclusive jurisdiction of the courts of Ohio.`;
    expect(forum(clauses)).toBe('Courts of Ohio, for injunctive relief only');
    expect(lawAndDisputes(`13. ${clauses}`)).toBe(
      'Disputes go to arbitration, and the courts of Ohio beside it, for injunctive relief only.',
    );
  });

  test('courts for all disputes stand before those for one kind', () =>
    expect(
      forum(
        'Either party may seek an injunction in the courts of Delaware. The courts of New York have exclusive jurisdiction over all disputes.',
      ),
    ).toBe('Courts of New York'));

  test('claims of one side only come before the courts beside', () =>
    expect(
      lawAndDisputes(
        '13. Any claim by Customer is decided by arbitration in Peoria, Illinois. The Provider may enforce the covenants above in the courts of Cook County, Illinois, and Customer consents to jurisdiction there.',
      ),
    ).toBe(
      'Disputes go to arbitration in Peoria, Illinois, for the claims of Customer, with the courts of Cook County, Illinois for the side and in the matter that the clause names.',
    ));
});
