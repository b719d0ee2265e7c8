import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { askedParties } from '../../../../src/analysis/facts/parties/asked';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

const told = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

describe('those behind the questions of a form', () => {
  test.each([
    [
      'who is booking',
      'BENT MEMORIAL HALL INC.\nBooking of the hall\n- Who is booking: Thi Mai Tran and Pat Kearn, jointly\n- Food: two courses\nYou pay the deposit within 14 days.',
      ['Thi Mai Tran', 'Pat Kearn', 'BENT MEMORIAL HALL INC.'],
    ],
    [
      'your details',
      'BENT 24/7\nBent Fitness Holdings Pty Ltd ("Bent", "the club")\nYour details. Name: Cal Deighton. DOB: 11/06/1998.\nYou pay $54 a fortnight to the club.',
      ['Cal Deighton', 'Bent Fitness Holdings Pty Ltd'],
    ],
    [
      'who joins a club',
      'BENT FITNESS - JOINING FORM AND MEMBERSHIP TERMS\nBent Leisure Ltd, The Old Dairy, Bideford\nName\tBethan Lloyd\nMembership no.\tRL 02216\nYour membership of the gym costs £31 a month. Members may cancel on a month’s notice.',
      ['Bethan Lloyd', 'Bent Leisure Ltd'],
    ],
    [
      'a company that keeps the venue',
      'WEDDING BOOKING\nVenue\tBent Steading Weddings Ltd, by Cupar, Fife\nYour name\tFARIDA KESSEL\nYou pay half of the price now.',
      ['Bent Steading Weddings Ltd', 'FARIDA KESSEL'],
    ],
    [
      'pronouns beside roles',
      'BENT SPOON FRANCHISE\n"We" / franchisor\tBent Spoon Concepts Pte. Ltd. (UEN 2020)\n"You" / franchisee\tLim & Daughters Food Pte. Ltd. (UEN 2024)\nYou pay us a royalty.',
      ['Bent Spoon Concepts Pte. Ltd.', 'Lim & Daughters Food Pte. Ltd.'],
    ],
    [
      'what all are called',
      'HIRE OF A MARQUEE\nWho is hiring\tRan Pohu and Clare Venn ("the Hirers", jointly)\nWho is letting\tBent Marquees Limited, 19 Depot Lane ("BM")\nThe Hirers pay BM.',
      ['Ran Pohu', 'Clare Venn', 'Bent Marquees Limited'],
    ],
  ])('%s', (_, text, names) => {
    expect(
      told(text)
        .map(([name]) => name ?? '')
        .toSorted(),
    ).toEqual(names.toSorted());
  });

  test('the bearers of a defined word are called so', () => {
    const text =
      'HIRE OF A MARQUEE\nWho is hiring\tRan Pohu and Clare Venn ("the Hirers", jointly)\nThe Hirers pay £900 for the tent. You may not move it.';
    expect(told(text).slice(0, 2)).toEqual([
      ['Ran Pohu', 'Hirers'],
      ['Clare Venn', 'Hirers'],
    ]);
  });

  test.each([
    ['an emergency contact', 'Emergency contact (member): Mum Deigh'],
    ['a place', 'Studio: Mill Barn'],
    ['both sides at once', 'Who: Ann Lee (the lender, "Ann") and her nephew Bo Lee (the borrower, "Bo")'],
    ['what is not a name', 'Your name: as on your passport'],
    ['another question', 'How you pay: Grand Bank plc'],
  ])('%s is none', (_, line) => {
    const contract = contractTextFromPlain(`BOOKING\n${line}\nYou pay £540 to us.`);
    expect(askedParties(sourceOf(contract, documentOf(contract)))).toEqual([]);
  });

  test('the company beside its seller and its buyer is what is sold', () => {
    const text =
      '1. Who is who\n1.1 The Seller: Graham Pell of 8 Tannery Row, Bideford, Devon.\n1.2 The Buyer: Bent Fascia Group Ltd (company number 11840927), whose registered office is at Unit 4, Merrivale Trade Park, Exeter.\n1.3 The Company: Pell Signs Limited, incorporated on 2 June 1998, which makes shop signs at Bideford. It has 100 ordinary shares.';
    const contract = contractTextFromPlain(text);
    const names = askedParties(sourceOf(contract, documentOf(contract))).map(({ name }) => name);
    expect(names).toEqual(['Graham Pell', 'Bent Fascia Group Ltd']);
  });
});
