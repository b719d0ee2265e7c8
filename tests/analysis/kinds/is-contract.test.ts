import { describe, expect, test } from 'bun:test';
import { analyse } from '../../../src/analysis/analyse';
import { contractTextFromPlain } from '../../support/contract-text';

const lines = (...parts: string[]) => parts.join('\n\n');
const read = (plain: string) => analyse(contractTextFromPlain(plain));

/** Papers that speak of money, duties and sides, as contracts do, and bind nobody. */
const OTHERS: [name: string, plain: string][] = [
  [
    'an article on a clause',
    lines(
      'Why non-compete clauses matter',
      'A non-compete clause stops an employee from working for a competitor after the contract ends. Employers use them to protect trade secrets.',
      'In California such clauses are void. In England a court may cut out words that go too far.',
      'An employee who breaks the clause may be sued for damages, and the employer can ask for an injunction.',
      'Before you sign, ask how long it lasts, and whether you will be paid meanwhile. A lawyer can tell you whether it binds you.',
    ),
  ],
  [
    'a complaint',
    lines(
      'Dear Sir or Madam,',
      'I bought a washing machine from your shop on 2 February for £449. It stopped working after three weeks.',
      'Your engineer said that it could not be repaired. I asked for my money back and was told to wait.',
      'Please refund the price within 14 days. If you do not pay I will go to the small claims court.',
      'Yours faithfully, Helen Marsh',
    ),
  ],
  [
    'an enquiry by e-mail',
    lines(
      'From: Joan Fell',
      'Hello, could you tell me what a marquee for sixty would cost on 5 September? We may want a floor as well.',
      'From: Peel Marquees',
      'The 6 by 12 would be £940. We can keep the date for a week if you like. We would need a deposit of £200 if you book.',
      'From: Joan Fell',
      'Thanks. I will ask my sister and let you know. We have another quote to come.',
    ),
  ],
];

/** Papers that bind, and call themselves nothing. */
const CONTRACTS: [name: string, plain: string][] = [
  [
    'a sale between neighbours',
    lines(
      'SALE OF A CARAVAN',
      'Seller: Mairi Gunn, of 4 Shore Street, Ullapool.',
      'Buyer: Peter Lamont, of 19 Market Street, Ullapool.',
      'Six thousand two hundred pounds, of which five hundred was handed over today. The rest is to be in her account before it is towed away.',
      'If he has second thoughts she keeps one hundred and sends the rest back. If it is she who changes her mind he gets all of it and a hundred more.',
      'Signed',
      'M. Gunn 3/5/26',
      'P. Lamont 3/5/26',
    ),
  ],
  [
    'a yes by mail to a price',
    lines(
      'From: Ann Borel\nTo: Tom Reed\nDate: Thu 19 June 2025, 21:07\nSubject: RE: the van',
      'Hi Tom, Yes to all of it. I have sent the £500. Ann',
      'From: Tom Reed\nTo: Ann Borel\nDate: Wed 18 June 2025, 18:40\nSubject: the van',
      'Hi Ann, it is £6,250: £500 now to hold it, the rest when you collect. It is sold as seen.',
    ),
  ],
  [
    'letters about a room',
    lines(
      'From: Rosa Lindqvist',
      'The back room is yours from 1 May for £480 a month, payable on the first. A deposit of £480 is due before the keys are handed over, and comes back within ten days of the last day, less the cost of anything broken beyond wear and tear.',
      'Rent that is a week late costs £15 more. Gas, water and the internet are in the rent.',
      'Nobody comes into the room without a day of notice, unless there is a fire or a flood.',
      'No subletting, no pets and no smoking indoors. Guests for two nights in a row at the most.',
      'The rent stays as it is for a year. After that it may go up once in twelve months, by no more than prices have gone up.',
      'Whoever wants it to end gives two months of notice in writing. If the rent is a month behind, it can be ended with two weeks.',
      'Repairs of the boiler and the roof are done at no cost within a reasonable time; a broken window is paid for by whoever broke it.',
      'Belongings are kept at the risk of whoever owns them, unless a leak was known and left.',
      'Scots law goes for all of this, and the sheriff court in Oban hears it. Changes count only in writing, from both.',
      'From: Jonas Berg',
      'Fine with all of that. Jonas',
    ),
  ],
];

describe('what has none of the words of a contract', () => {
  test.each(OTHERS)('%s is none', (_, plain) => {
    expect(read(plain).kind?.isContract).toBe('no');
  });

  test.each(CONTRACTS)('%s may be one, and is assessed', (_, plain) => {
    const { kind, summary } = read(plain);
    expect(kind?.isContract).not.toBe('no');
    expect(summary).not.toContain('does not read as a contract');
    if (kind?.isContract === 'unclear') expect(summary).toContain('may be');
  });
});
