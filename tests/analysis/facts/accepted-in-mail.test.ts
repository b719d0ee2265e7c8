import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const OFFER =
  'From: Rosa Blum <rosa@blum.example>\nTo: Ken Watts\nDate: Mon, 2 June 2025 10:11\nSubject: the catalogue\nHi Ken, I would translate the catalogue for €2,400, half of it up front. You get it by 30 July. Either of us may stop with a week’s notice.\nRosa';
const answer = (day: string, words: string) =>
  `From: Ken Watts\nTo: Rosa Blum\nDate: ${day} 09:00\nSubject: Re: the catalogue\n${words}\nKen`;
const dayOf = (text: string) => readFacts(text).agreementDate.normalized;

describe('a contract made by mail is made when the other side agrees', () => {
  test.each([
    'Agreed.',
    'Yes to all of it, go ahead.',
    'Deal on the terms in your mail, I’ve paid the half.',
    'We accept your offer as it stands.',
    'It’s a deal, Rosa!',
  ])('%s', (words) => {
    expect(dayOf(`${OFFER}\n${answer('Thu, 12 June 2025', words)}`)).toBe('2025-06-12');
  });

  test('the newest message stands first', () => {
    expect(dayOf(`${answer('Thu, 12 June 2025', 'Agreed, all of it.')}\n${OFFER}`)).toBe('2025-06-12');
  });

  test.each([
    'I can’t accept half up front. A third?',
    'If you take a third up front I will accept.',
    'When would you begin?',
  ])('none yet: %s', (words) => {
    expect(dayOf(`${OFFER}\n${answer('Thu, 12 June 2025', words)}`)).not.toBe('2025-06-12');
  });
});
