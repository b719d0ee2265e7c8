import { describe, expect, test } from 'bun:test';
import { obligationLines } from '../../../../src/analysis/report/key-terms/obligations';
import { contractWith, readingOf } from '../../../support/reading';

const duties = (clauses: string) =>
  obligationLines(readingOf(contractWith(clauses))).map(({ text }) => text.replaceAll('’', "'"));

describe('a duty stands with what limits it', () => {
  test.each([
    [
      'Provider shall indemnify Customer against all losses, costs and expenses arising from any claim of a third party that the software infringes its patents, except to the extent that Customer changed the software.',
      'Provider must indemnify Customer against losses and costs arising from any claim of a third party that the software infringes its patents, except to the extent that Customer changed the software',
    ],
    [
      'Provider shall defend Customer against any claim that the goods infringe somebody’s rights and pay what a court awards, provided that Customer tells Provider promptly and lets it run the defence.',
      "Provider must defend Customer against any claim that the goods infringe somebody's rights and pay what a court awards, provided that Customer tells Provider promptly and lets it run the defence",
    ],
    [
      'Neither party may assign this Agreement without the consent of the other, which it must not unreasonably withhold, but Provider may assign it to a buyer of its business.',
      'Neither party may assign this Agreement without the consent of the other, which it must not unreasonably withhold, but Provider may assign it to a buyer of its business',
    ],
    [
      'Customer shall not disclose any trade secret or confidential information of Provider to any person whatsoever in any place or at any time, except in the proper course of the work.',
      'Customer must not disclose any trade secret or confidential information of Provider to any person whatsoever in any place or at any time, except in the proper course of the work',
    ],
    [
      'Subject to approval by its board, Provider shall pay Customer a rebate of $28,000.',
      'Provider must pay Customer a rebate of $28,000 subject to approval by its board',
    ],
    [
      'Upon expiration of this Agreement or upon the earlier request of Provider made in writing, Customer shall return all Confidential Information.',
      'Upon expiration of this Agreement or upon the earlier request of Provider made in writing, Customer must return all Confidential Information',
    ],
    [
      'In addition, if an inspection shows that more than five percent (5%) was not paid, Customer shall reimburse Provider for the cost of the inspection.',
      'Customer must reimburse Provider for the cost of the inspection if an inspection shows that more than 5% was not paid',
    ],
    [
      'Before the Effective Date Provider shall repair the doors and the windows of all rooms of the building and paint them in the colours that Customer names, this duty being limited to $2,500.',
      'Before the Effective Date, Provider must repair the doors and the windows of all rooms of the building and paint them in the colours that Customer names, this duty being limited to $2,500',
    ],
    [
      'After the trial, Customer shall pay Provider a fee of $300 each month.',
      'Customer must pay Provider a fee of $300 each month after the trial',
    ],
  ])('%s', (clause, line) => {
    expect(duties(`5. ${clause}`)).toContain(line);
  });

  test('and is not told where there is no room for it', () => {
    const long =
      'the goods, the packing, the papers and the tools that were delivered to the site of the works in the year before, ';
    expect(
      duties(
        `5. Provider shall indemnify Customer against all losses from ${long.repeat(3)}except where ${long.repeat(2)}caused them.`,
      ),
    ).toEqual([]);
    expect(
      duties(
        `5. Customer shall pay Provider a fee of $900 for ${long.repeat(3)}provided that ${long.repeat(2)}were there.`,
      ),
    ).toEqual([]);
  });
});

describe('what only another sentence explains is no line', () => {
  test.each([
    'In such event, Customer shall reimburse Provider for all costs of the lawyers of Provider.',
    'If you do, Customer shall pay Provider $500 for each post as liquidated damages.',
    'Provider will give Customer at least 30 days’ notice and Customer may leave before the rise takes effect.',
    'The Customer shall give four weeks’ notice or pay; the Provider shall give three weeks’ notice.',
    'Customer must notify Provider by recorded delivery post.',
  ])('%s', (clause) => {
    expect(duties(`5. ${clause}`).join('\n')).not.toMatch(/costs of the lawyers|\$500|notice|notify/);
  });

  test('an item below a heading that says when', () => {
    const list =
      '5. Upon termination of this Agreement:\na. All rights revert to Provider, and Customer shall promptly cease all use of the software and the trademarks.\nb. Customer shall return all copies of the software.';
    for (const line of duties(list)) expect(line).not.toMatch(/^Customer must (?:cease|return)/);
  });
});

describe('a disclaimer or a refusal is no duty', () => {
  test.each([
    'Nor shall Provider at any time be liable for the cost of other goods or for lost profits.',
    'Provider shall not at any time or under any circumstances be liable for lost profits.',
    'Provider shall in no event be held responsible for the loss of goods on the way.',
    'Provider will assume that all the content which Customer delivers has been proofread.',
    'Provider will not make any attempt to proofread the content which Customer delivers.',
    'Provider will treat every order that is sent from the account as an order of Customer.',
    'We can’t take cancellations by e-mail or in the app.',
    'Provider shall not be deemed to have accepted the goods by paying for them.',
    'Provider will consider the content approved after five days.',
    'Provider shall not be required to insure the goods of Customer.',
    'Customer shall not be entitled to a refund of the fees.',
    'Provider does not promise that the services will be free of faults.',
    'Provider won’t be under any obligation to repair the goods.',
    'Provider will not in any way be answerable for the acts of carriers.',
    'Provider shall have no liability for goods that were damaged on the way.',
  ])('%s', (clause) => {
    expect(duties(`5. ${clause}`)).toEqual([]);
  });

  test.each([
    ['Provider shall not make any attempt to hire the staff of Customer.', 'must not make any attempt to hire'],
    ['Customer will not disclose the fees to anybody.', 'must not disclose the fees'],
    ['Provider shall assume the lease of Customer and pay the rent of $900.', 'must assume the lease'],
  ])('but a ban is one: %s', (clause, line) => {
    expect(duties(`5. ${clause}`).join('\n')).toContain(line);
  });
});

describe('lines are whole', () => {
  test.each([
    [
      'Provider and Customer undertake to each other to keep the terms of this Agreement confidential.',
      'Provider and Customer must keep the terms of this Agreement confidential',
    ],
    [
      'Either party shall not change this Agreement without the consent of the other.',
      'Neither party may change this Agreement without the consent of the other',
    ],
  ])('%s', (clause, line) => {
    expect(duties(`5. ${clause}`)).toContain(line);
  });
});
