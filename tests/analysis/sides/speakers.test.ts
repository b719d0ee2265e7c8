import { describe, expect, test } from 'bun:test';
import { speakersOf } from '../../../src/analysis/sides/speakers';
import type { Party } from '../../../src/shared/analysis';
import { readingOf } from '../../support/reading';

type Called = Pick<Party, 'status' | 'value' | 'role'>;
const called = (value: string, role: string | null = null): Called => ({ status: 'found', value, role });

const MAILS = `From: Jess Tarn, Tarn Gardens Ltd
To: Neil Okoro
Sent: Tuesday 3 June 2025, 09:12
Subject: Hedges
Hi Neil, we would cut your hedges each month for £80. You pay at the end of the month.
From: Neil Okoro
To: Jess Tarn
Sent: Wednesday 4 June 2025, 10:30
Subject: Re: Hedges
Yes please. I will leave the gate open for you.`;

function speakersAt(text: string, words: string, parties: readonly Called[]) {
  const { contract } = readingOf(text);
  return speakersOf(contract, parties)(contract.text.indexOf(words));
}

describe("who 'we' and 'you' are", () => {
  test('those whom the paper calls so, and whoever is left', () => {
    const parties = [called('Acme Ltd', 'we'), called('Jo Reyes')];
    expect(speakersAt('TERMS\nWe repair your bicycle.', 'We', parties)).toEqual({ we: [0], you: [1] });
  });

  test('in each mail who writes it and to whom', () => {
    const parties = [called('Neil Okoro'), called('Tarn Gardens Ltd')];
    expect(speakersAt(MAILS, 'we would cut', parties)).toEqual({ we: [1], you: [0] });
    expect(speakersAt(MAILS, 'I will leave', parties)).toEqual({ we: [0], you: [1] });
  });

  test('in a letter whom it greets', () => {
    const letter = 'Tarn Gardens Ltd\n4 May 2026\nDear Mr Okoro,\nWe will cut your hedges.';
    expect(speakersAt(letter, 'We', [called('Tarn Gardens Ltd'), called('Neil Okoro')])).toEqual({ we: [0], you: [1] });
  });

  test('in a letter to somebody at a firm that firm', () => {
    const letter =
      'Tarn Gardens Ltd\nhello at tarngardens\n4 May 2026\nMs Ada Cole, Office Manager, Borel Dental LLP\nDear Ada,\nWe will cut your hedges.';
    expect(speakersAt(letter, 'We', [called('Tarn Gardens Ltd'), called('Borel Dental LLP')])).toEqual({
      we: [0],
      you: [1],
    });
  });

  test('in a letter not both whom a line above its greeting names', () => {
    const letter =
      'Tarn Gardens Ltd\n4 May 2026\nMs Ada Cole, Borel Dental LLP\nTarn Gardens Ltd and Borel Dental LLP: hedges\nDear Ada,\nWe will cut your hedges.';
    expect(speakersAt(letter, 'We', [called('Tarn Gardens Ltd'), called('Borel Dental LLP')])).toEqual({
      we: [0],
      you: [1],
    });
  });

  test('not who writes, though his mail goes to himself as well', () => {
    const mails = MAILS.replace('To: Neil Okoro', 'To: Neil Okoro; Jess at Tarn Gardens Ltd');
    const parties = [called('Neil Okoro'), called('Tarn Gardens Ltd')];
    expect(speakersAt(mails, 'we would cut', parties)).toEqual({ we: [1], you: [0] });
  });

  test('nobody where nothing tells it', () => {
    const terms = 'GARDEN TERMS\nWe will cut your hedges.';
    expect(speakersAt(terms, 'We', [called('Tarn Gardens Ltd'), called('Neil Okoro')])).toBeNull();
    const round = 'NOTICE\nDear all,\nWe will cut your hedges.';
    expect(speakersAt(round, 'We', [called('Tarn Gardens Ltd'), called('Neil Okoro')])).toBeNull();
  });
});
