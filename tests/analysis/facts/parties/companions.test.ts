import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const named = (text: string) => new Set(readFacts(text).parties.map(({ value }) => value));

describe('the other of a pair', () => {
  test.each([
    [
      'his wife',
      'LOAN IN THE FAMILY\nMaud Larch, of 2 Mill Lane, Ayr, is lending money to her nephew Owen Larch and his wife Sara Larch.\nThey pay £200 back each month.\nMaud Larch\nOwen Larch\nSara Larch',
      ['Maud Larch', 'Owen Larch', 'Sara Larch'],
    ],
    [
      'two who hire',
      'HIRE OF THE BARN\nLarch Barn Ltd, Mill Lane, Ayr ("we")\nCustomers: Ossian Muir and Petra Lund, jointly\nDate: 4 May 2027\nThe price is £900. You pay us a month before the day.\nOssian Muir    Petra Lund    For Larch Barn Ltd: Bo Ek',
      ['Larch Barn Ltd', 'Ossian Muir', 'Petra Lund'],
    ],
    [
      'a pair before the role',
      'CATERING AGREEMENT\nThis agreement is entered into by and between LARCH & RYE, LLC, a Georgia limited liability company ("Caterer"), and PETRA LUND and OSSIAN MUIR, individuals residing in Decatur, Georgia (jointly and severally, "Client").\n1. Caterer serves lunch.',
      ['LARCH & RYE, LLC', 'PETRA LUND', 'OSSIAN MUIR'],
    ],
  ])('%s', (_, text, parties) => {
    expect(named(text)).toEqual(new Set(parties));
  });

  test.each([
    ['who looks after the work', 'Bo Ek and Cy Roe see to the boiler.'],
    ['who is a friend', 'The key is with Petra Lund, and Bo Ek has another.'],
  ])('is nobody %s', (_, sentence) => {
    const text = `TENANCY\nLandlord: Larch Homes Ltd\nTenant: Petra Lund\nThe rent is £900 a month. ${sentence}`;
    expect(named(text)).toEqual(new Set(['Larch Homes Ltd', 'Petra Lund']));
  });
});
