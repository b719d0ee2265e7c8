import { describe, expect, test } from 'bun:test';
import { obligationLines } from '../../../../src/analysis/report/key-terms/obligations';
import { topicOf } from '../../../../src/analysis/statements/topics';
import { contractWith, readingOf } from '../../../support/reading';

const linesOf = (clauses: string, kind?: 'nda' | 'supply') =>
  obligationLines(readingOf(contractWith(clauses, kind))).map(({ text }) => text);

describe('who must do what', () => {
  test('puts the condition and the time after the duty', () => {
    expect(
      linesOf('2. Defects. If a product has a defect, Provider shall repair the product free of charge.'),
    ).toContain('Provider must repair the product free of charge if a product has a defect');
    expect(
      linesOf('2. Return. Within ten (10) days after a written request, Customer shall return all copies.'),
    ).toContain('Customer must return all copies within 10 days after a written request');
  });

  test('puts a condition before a long duty and leaves the duty out where even that is too long', () => {
    const duty =
      'Provider shall deliver a replacement of the same kind and quality to the works of Customer in Texas, together with all papers that customs officers may want to see';
    const [line] = linesOf(`2. Loss. If the goods are lost on their way, ${duty}.`);
    expect(line).toStartWith('If the goods are lost on their way, Provider must deliver a replacement');
    const condition =
      'if the goods are lost on their way because of a storm, a flood, a strike or the sinking of the ship that carries them';
    expect(linesOf(`2. Loss. I${condition.slice(1)}, ${duty}.`)).toEqual([]);
    expect(linesOf('2. Default. If it does not, Provider shall deliver a replacement of the goods.')).toEqual([]);
  });

  test('the head of another list ends the one before, whoever it is of', () => {
    const own = 'Provider must insure the goods for no less than $900,000';
    const heads = ['6. The Yard shall:', '6. The Broker must:', '6. It is agreed that the carrier shall:'];
    for (const head of heads) {
      const lines = linesOf(
        `5. Provider shall:\n- insure the goods for no less than $900,000;\n${head}\n- deliver the goods to the works of Customer within ten days;\n- report each loss within two days.`,
      );
      expect(lines).toContain(own);
      expect(lines.filter((line) => line.startsWith('Provider') && line !== own)).toEqual([]);
    }
  });

  test('no duty: what one pays at most, and what one gets', () => {
    expect(linesOf('9. Damage. Where it is liable, Provider shall pay at most the market value of the goods.')).toEqual(
      [],
    );
    expect(linesOf('9. Closing. Customer will then get a fair share of the price that it paid for the goods.')).toEqual(
      [],
    );
    expect(linesOf('9. Price. Customer shall pay no less than $900 a month to Provider.')).not.toEqual([]);
  });

  test('takes out what stands between commas after the subject', () => {
    expect(linesOf('2. Work. Provider shall, at its own expense, deliver the manuals to Customer.')).toContain(
      'Provider must deliver the manuals to Customer at its expense',
    );
  });

  test('reads a list below the sentence as one duty an item', () => {
    const lines = linesOf(
      '2. Duties. Provider shall:\n(a) deliver the software to Customer;\n(b) install the software at the works of Customer; and\n(c) train the staff of Customer in the use of the software.',
    );
    expect(lines).toContain('Provider must deliver the software to Customer');
    expect(lines).toContain('Provider must install the software at the works of Customer');
    expect(lines).toContain('Provider must train the staff of Customer in the use of the software');
  });

  test('reads a list whose items start with capitals', () => {
    const lines = linesOf(
      '2. Duties. Provider shall use its best efforts to provide the following services to Customer:\na. Promote the products to hospitals in the territory.\nb. The products are listed in an exhibit to this Agreement.\nc. Deliver a monthly report of leads to Customer.',
    );
    expect(lines).toContain('Provider must promote the products to hospitals in the territory');
    expect(lines).toContain('Provider must deliver a monthly report of leads to Customer');
    expect(lines).toHaveLength(2);
  });

  test('reads a subject with those who act for it, and looks past a reference to an exception', () => {
    expect(linesOf('2. Work. Provider or its affiliate will perform all maintenance services for Customer.')).toContain(
      'Provider must perform all maintenance services for Customer',
    );
    expect(
      linesOf('2. Work. Except as provided in Section 6, Provider shall deliver the manuals to Customer.'),
    ).toContain('Provider must deliver the manuals to Customer');
  });

  test('names both subjects, and neither', () => {
    expect(linesOf('2. Work. Provider and Customer shall jointly develop a new product for hospitals.')).toContain(
      'Provider and Customer must jointly develop a new product for hospitals',
    );
    expect(linesOf('2. Staff. Neither party shall solicit any employee of the other party for a year.')).toContain(
      'Neither party may solicit any employee of the other party for a year',
    );
  });

  test('keeps the words before a general role: Remarketing Agent', () => {
    expect(
      linesOf('2. Sale. The Remarketing Agent shall sell the notes to buyers at the best price.').join(),
    ).toContain('Remarketing Agent must sell the notes');
  });

  test('tells a grant as a grant', () => {
    expect(
      linesOf('2. License. Provider hereby grants to Customer a non-exclusive license to use the Software.'),
    ).toContain('Provider grants to Customer a non-exclusive license to use the Software');
  });

  test('joins what a page break parted', () => {
    const lines = linesOf(
      '2. Royalty. Customer shall pay a royalty of seven percent (7%) of the gross revenues of the\nbusiness that it runs in Texas.',
    );
    expect(lines).toContain(
      'Customer must pay a royalty of 7% of the gross revenues of the business that it runs in Texas',
    );
  });

  test.each([
    ['a relative clause', 'Any report that Provider is required to file with the office has been filed in time.'],
    ['a wish', 'The parties wish to agree the terms on which Provider will deliver the goods to Customer.'],
    ['a right', 'Provider shall be entitled to appoint staff of its own for the work.'],
    ['freedom from a duty', 'Neither party is obligated to disclose any information to the other party.'],
    ['a promise without content', 'Provider shall use its best efforts.'],
    ['a list that is missing', 'Provider shall pay to Customer the sum of:'],
    ['words that break off', 'Provider shall grant to Customer a'],
    ['housekeeping', 'Each party shall perform as an independent contractor and not as an agent.'],
    [
      'a definition',
      '"Services" means the services that Provider shall deliver to Customer under a statement of work.',
    ],
  ])('is silent about %s', (_name, sentence) => expect(linesOf(`2. Clause. ${sentence}`)).toEqual([]));

  test('shows many topics and both sides, no topic ten times', () => {
    const many = Array.from(
      { length: 14 },
      (_, i) => `${i + 2}. Customer shall pay the fee of phase ${i + 1} to Provider in euros.`,
    );
    const lines = linesOf(
      [
        ...many,
        '30. Provider shall indemnify Customer against claims of third parties.',
        '31. Provider shall keep the data of Customer confidential at all times.',
        '32. Provider shall deliver the Software to Customer.',
      ].join('\n'),
    );
    expect(lines).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith('Provider')).length).toBe(3);
  });

  test('of a non-disclosure agreement are its duties of confidence first', () => {
    const lines = linesOf(
      '2. Secrecy. Customer shall not disclose Confidential Information to any third party.\n3. Return. Customer shall return all Confidential Information on request.\n4. Order. Customer shall comply with the rules of the site of Provider.',
      'nda',
    );
    expect(lines.slice(0, 2).join()).toMatch(/disclose.*return|return.*disclose/i);
  });
});

describe('topics', () => {
  test.each([
    ['supply the goods', 'supply'],
    ['promptly pay the price', 'payment'],
    ['pay all taxes on the goods', 'taxes'],
    ['maintain books and records', 'reports and records'],
    ['use commercially reasonable efforts to market the products', 'marketing'],
    ['be eligible for a bonus', 'none'],
    ['rely on any statement', 'none'],
  ])('%s is %s', (what, topic) => expect(topicOf(what).name).toBe(topic));

  test('efforts weigh less than results', () => {
    expect(topicOf('use its best efforts to deliver the goods').weight).toBeLessThan(
      topicOf('deliver the goods').weight,
    );
  });
});
