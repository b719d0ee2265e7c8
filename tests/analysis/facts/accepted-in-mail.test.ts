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
    'The bank said yes this morning, I ring you tomorrow.',
  ])('none yet: %s', (words) => {
    expect(dayOf(`${OFFER}\n${answer('Thu, 12 June 2025', words)}`)).not.toBe('2025-06-12');
  });

  test('each message has one line with its writer, day and time', () => {
    const chat =
      'Rosa Blum, Blum Books Ltd | Mon 2 June 2025 10:11\nI would translate the catalogue for €2,400, half of it up front.\nKen Watts | Thu 12 June 2025 07:31\nAgreed, all of it.\nRosa Blum | Fri 13 June 2025 08:02\nI begin on Monday.';
    expect(dayOf(chat)).toBe('2025-06-12');
  });

  test('mails of which none agrees in words that are known have a day all the same', () => {
    const { agreementDate } = readFacts(`${OFFER}\n${answer('Thu, 12 June 2025', 'When would you begin?')}`);
    expect(agreementDate).toMatchObject({ status: 'stated', evidence: [{ quote: 'Date: Thu, 12 June 2025' }] });
  });

  test.each([
    'Arrival\tMon 2 June 2025 14:00\nDeparture\tWed 4 June 2025 10:00\nGala Dinner\tTue 3 June 2025 19:00',
    'Check In\tMon 2 June 2025 14:00\nCheck Out\tWed 4 June 2025 10:00',
  ])('rows of a form are no messages: %s', (rows) => {
    const form = `HIRE OF A ROOM\nHirer: Ann Borel\n${rows}\nThe rent is £90.`;
    expect(readFacts(form).agreementDate.status).toBe('absent');
  });
});
