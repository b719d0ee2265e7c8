import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

describe('a couple', () => {
  test('of one surname is the two, where one of them is told as well', () => {
    const text =
      'Our tenancy agreement\nBetween us, Hamish and Lorna Petter of 4 Tui Lane, who own the place, and you, Sione Taufer and Grace Wilmer, who live in it. You pay $500 a week.\nSigned\nHamish Petter, Lorna Petter, Sione Taufer, Grace Wilmer';
    expect(names(text).toSorted()).toEqual(['Grace Wilmer', 'Hamish Petter', 'Lorna Petter', 'Sione Taufer']);
  });

  test('takes the role of the two', () => {
    const text =
      'Our tenancy agreement\nBetween us, Hamish and Lorna Petter of 4 Tui Lane, who own the place, and you, Sione Taufer and Grace Wilmer, who live in it. You pay $500 a week.\nHamish Petter, Lorna Petter, Sione Taufer, Grace Wilmer';
    expect(readFacts(text).parties.map(({ role }) => role)).toEqual(['we', 'we', 'you', 'you']);
  });

  test('that is greeted by its title is the two who are named in full', () => {
    const text =
      'Bent Building Limited, The Old Yard, Bideford\n3 February 2025\nMr Jon Peverell and Mrs Amy Peverell, 6 Orchard Rise\nDear Mr and Mrs Peverell\nBent Building Limited will pay you £18,750 in two parts. Please sign below.\nFor and on behalf of Bent Building Limited';
    expect(names(text)).toEqual(['Bent Building Limited', 'Mr Jon Peverell', 'Mrs Amy Peverell']);
  });

  test('that trades under one name keeps it', () => {
    const text =
      'HIRE OF A BARN\nOwner: Morag and Alec Tregun, trading as Sallow Barns\nHirer: Ann Lee\nThe Hirer pays the Owner £900.\nMorag Tregun\nAlec Tregun\nAnn Lee';
    expect(names(text)).toEqual(['Morag and Alec Tregun', 'Ann Lee']);
  });

  test('of whom more is not told keeps the name it has', () => {
    const text = 'Bent Roofers Ltd\nQuotation\nTo: Mr and Mrs Achter, 4 Mill Road\nWe will repair your roof for £900.';
    expect(names(text)).toContain('Mr and Mrs Achter');
  });
});

describe('a form that is signed', () => {
  const form = (rest: string) =>
    `ROOF CONTRACT\nContractor: Bent Roofing LLC\nOwner: Betty and Rob Oaker\n${rest}\nThe Contractor replaces the roof of the Owner for $9,000.\n`;

  test('on one line by two of one surname names nobody else', () => {
    const told = names(`${form('Roof: shingle')}Owner: Betty Oaker Rob Oaker`);
    expect(told).not.toContain('Betty Oaker Rob Oaker');
    expect(told.toSorted()).toEqual(['Bent Roofing LLC', 'Betty Oaker', 'Rob Oaker']);
  });

  test('names the salesman beside its parties', () => {
    expect(names(form('Sold by: Chase Dunley'))).not.toContain('Chase Dunley');
  });

  test('names a member once, with a middle initial or without', () => {
    const text =
      'MEMBERSHIP AGREEMENT\nMember: Courtney A. Dufray\nClub: Bent Fitness, LLC\nThe Member pays $40 a month.\nMember: Courtney Dufray Date: 4 May 2025';
    expect(names(text)).toEqual(['Courtney A. Dufray', 'Bent Fitness, LLC']);
  });
});
