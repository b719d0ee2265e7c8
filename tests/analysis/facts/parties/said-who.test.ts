import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const told = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

describe('those of whom a paper says who they are', () => {
  test.each([
    [
      'a defined word is a firm',
      'GENERAL CONDITIONS OF DELIVERY\nIn this text "Maker" is Bent Presses s.r.o. and "Buyer" is the firm which orders.\n1. The Maker delivers within 60 days.',
      [['Bent Presses s.r.o.', 'Maker']],
    ],
    [
      'you are a person',
      'Confidentiality\nPlease read this. "You" are Priya Sundar. "Bent" is Bent Sensors, Inc. It starts on July 7, 2025.',
      [
        ['Priya Sundar', 'you'],
        ['Bent Sensors, Inc.', 'Bent'],
      ],
    ],
    [
      'two words of another language',
      'Transfer of copyright\n"Gap": Bent Snack Co., Ltd. (Reg. No. 314), Daejeon\n"Eul": Ms. Bang Yerin, illustrator, Daejeon\nGap and Eul conclude the contract as below.',
      [
        ['Bent Snack Co., Ltd.', 'Gap'],
        ['Bang Yerin', 'Eul'],
      ],
    ],
    [
      'I am and you are',
      "My terms and the job\nThese are my terms. I'm Juno Cole, sole trader, Lewes. You are Bent Bakery Ltd of 19 Cliffe Yard. If you pay, that is a yes.",
      [
        ['Juno Cole', 'I'],
        ['Bent Bakery Ltd', 'you'],
      ],
    ],
    [
      'with whom one agrees',
      'HOUSE RULES\nThis is my agreement with Miss Ilka Barb who is taking the flat. I am Dirk Hale of 4 Weel Drive and I own the house. You keep it clean.',
      [
        ['Miss Ilka Barb', 'you'],
        ['Dirk Hale', 'I'],
      ],
    ],
    [
      'titles',
      'Your job as a nanny\nWe are Dr Ruth Adey and Mr Jon Cole, and the two of us are your employer. You are Miss Saskia Ferr, our nanny. You start on 6 January 2025.',
      [
        ['Ruth Adey', 'we'],
        ['Jon Cole', 'we'],
        ['Saskia Ferr', 'you'],
      ],
    ],
  ])('%s', (_, text, parties) => {
    const bare = told(text).map(([name, role]) => [name?.replace(/^(?:Dr|Mr|Miss) /, ''), role]);
    expect(bare).toEqual(parties.map(([name, role]) => [name?.replace(/^(?:Dr|Mr|Miss) /, ''), role]));
  });

  test('a role says more than a pronoun', () => {
    const text =
      'HOUSE RULES\nWe, Ann Lee and Bo Lee, own the house. You are Ilka Barb and take the flat for £50 a week.\nTenant: Ilka Barb\nLandlord: Ann Lee';
    expect(told(text)).toContainEqual(['Ilka Barb', 'Tenant']);
  });

  test('who shouts is nobody', () => {
    const text = 'RULES\nI am Ann Lee of Mill Lane. You are TAKING Per month the room for £50. Yes or no?';
    expect(told(text).map(([name]) => name)).not.toContain('TAKING Per');
  });

  test.each([
    ['an office', 'LETTER\nI am Sales Manager here and you pay £50 a month for the room. Yes or no?', 'Sales Manager'],
    [
      'who writes for a firm',
      'LETTER\nI am Ann Lee, director of the firm. You pay £50 a month for the room.',
      'Ann Lee',
    ],
    [
      'who has another agreement',
      'LETTER\nI am Ann Lee of Mill Lane. You rent the room under our agreement with Grand Estates Ltd of 2020 for £50.',
      'Grand Estates Ltd',
    ],
    ['a shout', 'RULES\nYou are LATE. Puppies wait for nobody, and you pay £50.', 'LATE. Puppies'],
    ['another word for a bank', 'NOTE\n"Bank" is Grand Bank plc, and you pay £50 into it.', 'Grand Bank plc'],
  ])('%s is no party', (_, text, name) => {
    expect(told(text).map(([value]) => value)).not.toContain(name);
  });
});
