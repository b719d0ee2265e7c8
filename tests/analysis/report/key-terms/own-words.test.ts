import { describe, expect, test } from 'bun:test';
import { LONGEST_LINE, toldOf } from '../../../../src/analysis/report/key-terms/own-words';
import { passagesOf } from '../../../../src/analysis/statements/passages';
import { contractWith, readingOf } from '../../../support/reading';

/** How the passage that has these words is told. */
function told(clauses: string, words: string, isFigures = false) {
  const reading = readingOf(contractWith(clauses));
  const passage = passagesOf(reading).find(({ text }) => text.includes(words));
  if (!passage) throw new Error(`no passage has '${words}'`);
  return toldOf(reading, passage, isFigures);
}

describe('a sentence is told whole', () => {
  test.each([
    [
      "Provider may end this Agreement at any time on 30 days' notice, provided that on the last day all fees have been paid.",
      'with its condition behind',
    ],
    [
      'If a payment is more than twenty days late and is not made within seven days of a reminder, Provider may stop work.',
      'with its condition before',
    ],
    ['Customer pays $96 per hour, not to exceed $43,000 without a signed change order.', 'with its limit'],
    ['Neither party may assign this Agreement, but either may assign it to an affiliate.', 'with its exception'],
  ])('%s', (sentence) => {
    expect(told(`2. Clause. ${sentence}`, sentence.slice(0, 30))).toMatchObject({
      text: sentence.slice(0, -1),
      isCut: false,
    });
  });

  test('without its number and title, but with the label of a form', () => {
    expect(told('4.2 Payment Terms. Customer shall pay each invoice in 30 days.', 'each invoice')?.text).toBe(
      'Customer shall pay each invoice in 30 days',
    );
    // A clause that is nothing but a title is no empty line.
    expect(told('3. Fee £5,600.\n4. Customer pays it in two parts.', '5,600', true)?.text).not.toBe('');
    expect(told('Monthly fee: $250, due on the first', '$250')?.text).toBe('Monthly fee: $250, due on the first');
  });

  test('as far as a clause of it goes where it is too long, with an ellipsis', () => {
    const long = `Provider shall deliver the goods to the works of Customer${', and to each of its shops in the north'.repeat(12)}.`;
    const line = told(`2. Clause. ${long}`, 'works of Customer');
    expect(line?.isCut).toBe(true);
    expect(line?.text).toEndWith('…');
    expect(line?.text.length).toBeLessThanOrEqual(LONGEST_LINE + 1);
    expect(long).toStartWith(line?.text.slice(0, -1) ?? '?');
  });

  test('but not at all where what would go limits what stays', () => {
    const long = `Provider shall deliver the goods to the works of Customer${', and to each of its shops in the north'.repeat(12)}, unless they are sold out.`;
    expect(told(`2. Clause. ${long}`, 'works of Customer')).toBeNull();
  });
});

test.each(['services:', 'services (the “Services”):', 'services (see Annex 1):'])(
  'the head of a list is no line by itself: %s',
  (end) => {
    const list = `2. Work. Provider shall deliver the following ${end}\n(a) the drawings of the works;\n(b) the model.`;
    expect(told(list, 'the following')).toBeNull();
    expect(told('2. Work. Provider shall deliver the services (see Annex 1).', 'the services')).not.toBeNull();
  },
);

describe('a sentence that hangs on another', () => {
  test('stands behind it', () => {
    const line = told(
      '2. Machine. Provider shall lend Customer a press for the work. It shall be returned within ten days after the end of this Agreement.',
      'It shall be returned',
    );
    expect(line?.text).toBe(
      'Provider shall lend Customer a press for the work. It shall be returned within ten days after the end of this Agreement',
    );
    expect(line?.evidence.map(({ quote }) => quote.slice(0, 8))).toEqual(['Provider', 'It shall']);
  });

  test('also where only the one before says in what way', () => {
    const line = told(
      '2. Work. Provider may suspend a member who harasses others. Provider will refund dues paid for a period after a membership is ended in this way.',
      'in this way',
    );
    expect(line?.text).toStartWith('Provider may suspend a member who harasses others. Provider will refund');
  });

  test('is not told where the other is in another section', () => {
    expect(told('2. Press. Provider lends a press.\n3. Return. It shall be returned.', 'It shall')).toBeNull();
  });
});

describe('an item of a list', () => {
  const LIST =
    '2. Duties. Provider shall:\n(a) deliver the software to Customer;\n(b) install the software at the works of Customer; and\n(c) train the staff of Customer in the use of the software at its works.';
  test('stands behind the head of its list', () => {
    expect(told(LIST, 'train the staff')).toMatchObject({
      text: 'Provider shall: train the staff of Customer in the use of the software at its works',
      evidence: [{}, {}],
    });
  });
  test('whose head is not there is not told', () => {
    expect(
      told(
        '2. Duties. Provider shall do the work in good time.\n(b) install the software at the works of Customer;',
        'install',
      ),
    ).toBeNull();
  });
  test('the head alone is no line', () => {
    expect(told(LIST, 'Provider shall:')).toBeNull();
  });
});

test('remains of a bad scan are no line', () => {
  expect(told('2. Clause. Provider shall deliver ------- goods to Customer.', '-------')).toBeNull();
});

describe('an exception in the sentence behind', () => {
  test('is told with its rule, and proves it too', () => {
    const line = told(
      '2. Clause. Provider is liable for no more than $4,000. This does not apply to fraud.',
      'no more than $4,000',
    );
    expect(line?.text).toBe('Provider is liable for no more than $4,000. This does not apply to fraud');
    expect(line?.evidence).toHaveLength(2);
  });

  test('is left where it takes nothing back', () => {
    expect(told('2. Clause. Customer pays $4,000 in May. This sum covers the paint.', '$4,000 in May')?.text).toBe(
      'Customer pays $4,000 in May',
    );
  });
});

describe('what narrows a sentence by its words', () => {
  test('is told with it, sentence by sentence', () => {
    const rest = 'Otherwise he takes it. The Buyer has until 6 p.m. on October 10 to say so by text message.';
    const line = told(`2. Car. If a fault costs more than $1,200, the Buyer may walk away. ${rest}`, 'walk away');
    expect(line?.text).toEndWith(rest.slice(0, -1));
  });

  test('but not what narrows a sentence that is not told', () => {
    const line = told('2. Car. Buyer pays $900 in May. The car has a radio. Otherwise it is as seen.', '$900');
    expect(line?.text).not.toContain('Otherwise');
  });

  test('and what an item of a list is excepted from below it', () => {
    const list =
      '2. Claims. The Vendors pay on these limits:\n(a) nothing below $500;\n(b) no more than $2,000 in all.';
    const below = '\nLimits (b) and (c) do not apply to fraud.';
    expect(told(`${list}${below}`, 'no more than $2,000')?.text).toEndWith('do not apply to fraud');
    expect(told(`${list}${below}`, 'nothing below')?.text).not.toContain('fraud');
  });

  test('what leans on another is told behind it', () => {
    const line = told(
      '2. Roof. If asbestos turns up, the Owner pays to have it removed. Contractor will not charge for days lost while that is done.',
      'days lost',
    );
    expect(line?.text).toStartWith('If asbestos turns up');
  });
});

describe('a title stands before', () => {
  test.each([
    ['Deposit. You have paid me £900 which I keep in the building society.', '£900', 'Deposit: You have paid'],
    ['Sub-processors. The Controller gives a general authorisation.', 'Controller gives', 'Sub-processors: The'],
  ])('%s', (clause, words, start) => expect(told(`2. ${clause}`, words)?.text).toStartWith(start));

  test.each([
    ['Fees. Customer pays a fee of £900.', '£900', 'a title that the words say'],
    ['Clause. Customer pays £900 in the month of May.', '£900', 'a title that says nothing of the sum'],
    ['Things. The Controller gives a general authorisation to the Processor.', 'Controller', 'words enough'],
    ['Rules of use, and more. Customer must not annoy Provider.', 'annoy', 'no plain title'],
    ['On 14 July. Customer must not annoy Provider.', 'annoy', 'a day'],
    ['Names. Customer pays.', 'Customer pays', 'words that no title helps'],
  ])('near miss: %s', (clause, words) => {
    expect(told(`2. ${clause}`, words)?.text).toStartWith(clause.slice(clause.indexOf('. ') + 2, -1));
  });
});

test('a sentence that only its title explains is told with it', () => {
  const line = told('5. If Customer moves the date. Once, free, to any open day within the next year.', 'Once, free');
  expect(line?.text).toBe('If Customer moves the date: Once, free, to any open day within the next year');
});

describe('what undoes a sentence is told with it', () => {
  const breaks = '8.1 The Tenant may terminate this lease on the Break Date by nine months’ notice.';
  const voids = 'The notice shall be of no effect if any rent is unpaid on that day.';
  test('also where it is the next clause of the same', () => {
    const line = told(`8. Break\n${breaks}\n8.2 ${voids}`, 'Break Date');
    expect(line?.text).toEndWith(`notice. ${voids.slice(0, -1)}`);
    expect(line?.evidence).toHaveLength(2);
    const named = 'Clause 8.1 does not apply in the first year.';
    expect(told(`8. Break\n${breaks}\n8.2 ${named}`, 'Break Date')?.text).toEndWith(named.slice(0, -1));
  });

  test.each([
    [`8. Break\n${breaks}\n8.2 The Landlord insures the Premises.\n8.3 ${voids}`, 'another clause stands between'],
    [`8. Break\n${breaks}\n9. Notices\n9.1 ${voids}`, 'another article'],
    [`8. Break\n${breaks}\n8.2 The Tenant returns the keys of the Premises.`, 'nothing is undone'],
  ])('near miss: %s, %s', (clauses) => expect(told(clauses, 'Break Date')?.text).toEndWith('notice'));

  test('with the rows of the table that it opens', () => {
    const head =
      '5. End. You can cancel by writing to us at any time. The following share of the price then becomes payable:';
    const rows = 'Notice\tShare\nOver 9 months before\t50%\nUnder 9 months before\t100%';
    expect(told(`${head}\n${rows}\n6. Hall. You clean the hall.`, 'You can cancel')?.text).toEndWith(
      'then becomes payable: Over 9 months before 50%; Under 9 months before 100%',
    );
    const other = '5. End. You can cancel by writing to us at any time. These are the rooms of the hall:';
    expect(told(`${other}\n${rows}`, 'You can cancel')?.text).toEndWith('at any time');
  });

  test('or the sentence is not told where both are too long', () => {
    const long = `The notice shall be of no effect if ${'any rent, fee, charge or other sum that is due is unpaid, '.repeat(12)}or the keys are lost.`;
    expect(told(`8. Break\n${breaks}\n8.2 ${long}`, 'Break Date')).toBeNull();
  });
});

describe('a case that the sentence before names', () => {
  const fire = 'If fire or flood makes the hall unusable on the day, neither of us is in breach.';
  const date = 'We will offer you a new date within 12 months and carry your payments across.';
  test('is told before what is done in it', () => {
    expect(told(`7. Events. ${fire} ${date}`, 'a new date')?.text).toBe(`${fire} ${date.slice(0, -1)}`);
  });
  test.each([
    [`7. Events. ${fire}\n${date}`, 'another paragraph'],
    [`7. Events. The hall is open each day. ${date}`, 'no case'],
  ])('near miss: %s, %s', (clause) => expect(told(clause, 'a new date')?.text).toStartWith('We will offer'));
});

test('a sentence behind a table hangs on none of its rows', () => {
  const rows = 'Stage\tShare of price\nFoundations poured\t20%\nPractical completion\t2.5%';
  expect(told(`4. Payment.\n${rows}\nEach stage is payable within 7 days.`, 'Each stage', true)?.text).toBe(
    'Each stage is payable within 7 days',
  );
});

test('but on a row that is a sentence it does', () => {
  const row = 'Term\tThe minimum term is 24 months from the day of the start.';
  expect(told(`4. Term.\n${row}\nIt then goes on until it is ended.`, 'It then')?.text).toContain('24 months');
});

describe('the end of a long sentence', () => {
  const sums = (count: number) => ', and pays for the goods in the shops of the north'.repeat(count);
  test('is told where it is a little longer than a line', () => {
    const sentence = `Customer buys the goods${sums(7)}.`;
    expect(sentence.length).toBeGreaterThan(LONGEST_LINE);
    expect(told(`2. Clause. ${sentence}`, 'buys the goods')).toMatchObject({
      text: sentence.slice(0, -1),
      isCut: false,
    });
  });
  test('is not cut inside of a sum or of brackets', () => {
    const price = `Customer buys the goods${sums(6)} at $9,000,000 each${' and more of the goods of the north'.repeat(6)}.`;
    const line = told(`2. Clause. ${price}`, 'buys the goods');
    expect(line?.text).toEndWith('north…');
    const bracket = `Customer buys the goods of Provider, in each of the towns${' and villages'.repeat(14)}, of the north (such as kilns, tables${' and chairs of the north'.repeat(12)}).`;
    expect(told(`2. Clause. ${bracket}`, 'buys the goods')?.text).toEndWith('villages…');
  });
  test.each(['whether or not caused by the negligence of Provider', 'regardless of fault'])(
    'is not left out: %s',
    (end) => {
      expect(told(`2. Clause. Customer buys the goods${sums(12)}, ${end}.`, 'buys the goods')).toBeNull();
    },
  );
});

describe('a sentence that was parted behind its first item', () => {
  const RETAIN = '2. Return. Provider shall return the papers, provided that it may retain';
  test.each([
    [
      '(i) such copies as the law asks for, and\n(ii) copies in its back-ups.',
      '(i) such copies as the law asks for; (ii) copies in its back-ups',
    ],
    ['(a) one copy;\n(b) its back-ups; and\n(c) its notes.', '(a) one copy; (b) its back-ups; (c) its notes'],
    ['(1) one copy,\n(2) its back-ups.', '(1) one copy; (2) its back-ups'],
  ])('is told with the others: %j', (items, all) => {
    expect(told(`${RETAIN} ${items}`, 'return the papers')?.text).toEndWith(all);
  });

  test.each([
    ['(i) such copies as the law asks for.\n(ii) Provider keeps a list.', 'it ends'],
    ['(i) such copies as the law asks for, and\n(iv) copies in its back-ups.', 'another count'],
    ['such copies as the law asks for, and\n(ii) copies in its back-ups.', 'no item before'],
  ])('near miss: %j, %s', (items) => {
    expect(told(`${RETAIN} ${items}`, 'return the papers')?.text ?? '').not.toContain('back-ups');
    expect(told(`${RETAIN} ${items}`, 'return the papers')?.text ?? '').not.toContain('list');
  });
});

describe('what decides what a line is worth stands in it', () => {
  const HEAD = 'You agree that the money that you owe us includes:';
  const FIRST = 'any overpayment of wages or holiday pay that we made';
  const LAST = 'the cost of your uniform (£48) if it is not given back';

  test('a list of the parts of one thing is told whole', () => {
    const list = told(`2. Clause. ${HEAD}\n- ${FIRST}\n- ${LAST}`, 'uniform', true);
    expect(list?.text).toBe(`${HEAD.slice(0, -1)}: ${FIRST}; ${LAST}`);
    // Of duties each is one.
    expect(told(`2. Clause. You shall pay us:\n- ${FIRST}\n- ${LAST}`, 'uniform', true)?.text).toBe(
      `You shall pay us: ${LAST}`,
    );
  });

  test('or shows that others are left out', () => {
    const long = `shortages in a till${', and in every other till of the same house or of another of ours'.repeat(5)}`;
    expect(told(`2. Clause. ${HEAD}\n- ${long}\n- ${LAST}\n- ${FIRST}`, 'uniform', true)?.text).toBe(
      `${HEAD.slice(0, -1)}: …; ${LAST}; …`,
    );
    expect(told(`2. Clause. ${HEAD}\n- ${LAST}\n- ${long}`, 'uniform', true)?.text).toBe(
      `${HEAD.slice(0, -1)}: ${LAST}; …`,
    );
    expect(told(`2. Clause. ${HEAD}\n- ${long}\n- ${LAST}`, 'uniform', true)?.text).toBe(
      `${HEAD.slice(0, -1)}: …; ${LAST}`,
    );
  });

  const sells = (more: string, end: string) =>
    `2. Clause. Customer may sell the shop to a buyer whom Provider accepts${', with the stock of one room or of another'.repeat(8)}${more}, ${end}.`;

  test('no sum and no right of the other is cut off', () => {
    const end = 'Provider having a right of first refusal at book value';
    expect(told(sells('', end), 'sell the shop')).toMatchObject({ isCut: false });
    expect(told(sells('', end), 'sell the shop')?.text).toContain('first refusal');
    expect(
      told(sells('', 'Customer paying a transfer fee of $5,000 for the papers of the sale'), 'sell the shop')?.text,
    ).toContain('$5,000');
    // Where there is no room it is not told.
    expect(told(sells(', with the stock of a third room'.repeat(8), end), 'sell the shop')).toBeNull();
    // What decides nothing may go.
    const cut = told(sells(', with the stock of a third room'.repeat(2), 'Provider having seen the papers'), 'sell');
    expect(cut).toMatchObject({ isCut: true });
  });

  test('the title of a part of which all is said', () => {
    const clauses = (words: string) => `5. CONFIDENTIALITY\n5.1 Customer keeps all data to itself.\n5.2 ${words}`;
    const part = 'The obligations in this Article shall survive for three years following termination.';
    expect(told(clauses(part), 'survive')?.text).toBe(`CONFIDENTIALITY: ${part.slice(0, -1)}`);
    const own = 'The obligations of Customer shall survive for three years following termination.';
    expect(told(clauses(own), 'survive')?.text).toBe(own.slice(0, -1));
  });

  test('the title of what goes on without a verb', () => {
    const stop = "Either of us can stop it on 30 days' notice by email.";
    expect(told(`11. Care plan. Month to month from launch. ${stop}`, 'stop it')?.text).toBe(
      `Care plan: Month to month from launch. ${stop.slice(0, -1)}`,
    );
    expect(told(`11. Care plan. The plan goes on from month to month. ${stop}`, 'stop it')?.text).toBe(
      `The plan goes on from month to month. ${stop.slice(0, -1)}`,
    );
  });

  test('a fee without what it is for, and a refund without its right', () => {
    expect(
      told('4. Returns. Stocked goods may be returned within a month. A handling fee of 10% applies.', 'fee', true)
        ?.text,
    ).toBe('Stocked goods may be returned within a month. A handling fee of 10% applies');
    const refund = 'We will refund all money paid within 30 days of receiving your notice.';
    const how =
      'To cancel, send a signed and dated letter by registered or certified mail to the club at its address above.';
    expect(told(`4. Exit. You may cancel within three days of signing. ${how} ${refund}`, 'refund', true)).toBeNull();
    expect(told(`4. Exit. You may cancel within three days of signing. ${refund}`, 'refund', true)?.text).toBe(
      `You may cancel within three days of signing. ${refund.slice(0, -1)}`,
    );
  });
});
