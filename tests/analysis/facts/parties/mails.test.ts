import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const named = (text: string) => new Set(readFacts(text).parties.map(({ value }) => value));

const mail = (from: string, to: string, words: string, answer: string) =>
  `From: ${from}\nTo: ${to}\nDate: Tue, 4 May 2027, 10:12\nSubject: Fence at the mill\nHello, here are my terms. ${words}\n1. I build the fence for $2,400. You pay within 14 days.\n2. Either of us may end this with a week's notice.\n---\nFrom: Jo Roe\nTo: Ann Borel\nDate: Wed, 5 May 2027, 8:30\nSubject: Re: Fence at the mill\n${answer}`;

describe('who writes for a firm', () => {
  test.each([
    [
      'the firm behind both names',
      mail('Ann Borel, Borel & Kite Fencing Ltd, Ayr', 'Jo Roe, Larch Mills LLP', '', 'Agreed.\nJo'),
      ['Borel & Kite Fencing Ltd', 'Larch Mills LLP'],
    ],
    [
      'an office between them',
      mail('Ann Borel', 'Jo Roe', '', 'Agreed to all of it.\nJo Roe\nPresident, Larch Mills, Inc.'),
      ['Ann Borel', 'Larch Mills, Inc.'],
    ],
    [
      'for whom somebody agrees',
      mail('Ann Borel', 'Jo Roe', '', 'Agreed, for Larch Mills LLP. See you on Monday.\nJo Roe, Partner'),
      ['Ann Borel', 'Larch Mills LLP'],
    ],
    [
      'an address',
      mail('Ann Borel', 'Jo Roe <jo@larchmills.example>', 'Larch Mills LLP would be my first mill.', 'Agreed.\nJo'),
      ['Ann Borel', 'Larch Mills LLP'],
    ],
    [
      'an address that has some words of the name of the firm',
      mail(
        'Ann Borel <ann@larkogdatter.example>',
        'Jo Roe',
        'Forlaget Lark & Datter ApS builds fences too.',
        'Agreed.\nJo',
      ),
      ['Forlaget Lark & Datter ApS', 'Jo Roe'],
    ],
    [
      'no address that only sounds like it',
      mail(
        'Ann Borel <ann@larkmail.example>',
        'Jo Roe',
        'Forlaget Lark & Datter ApS builds fences too.',
        'Agreed.\nJo',
      ),
      ['Ann Borel', 'Jo Roe'],
    ],
    [
      'through whom somebody buys',
      mail('Ann Borel', 'Jo Roe', '', "Agreed. We'd be buying through Larch Mills LLP, if that is all right.\nJo Roe"),
      ['Ann Borel', 'Larch Mills LLP'],
    ],
    [
      'between whom the contract would be',
      mail('Ann Borel', 'Jo Roe', 'The contract would be between me and Larch Mills LLP, not you.', 'Agreed.\nJo'),
      ['Ann Borel', 'Larch Mills LLP'],
    ],
    [
      'an office at it',
      mail('Ann Borel', 'Jo Roe', '', 'Agreed.\nJo Roe, marketing, for Larch Mills LLP'),
      ['Ann Borel', 'Larch Mills LLP'],
    ],
    [
      'heads that say who wrote when',
      'Ann Borel, Borel Groundworks Ltd Mon 10 Mar 2025 07:12\nTo: Jo Subject: digger\nYes, still got it. 43k plus VAT for the digger.\nJo Roe, Larch & Son (Contractors) Ltd Mon 10 Mar 2025 12:40\nInterested. We can do 41k.\nAnn Borel Tue 11 Mar 2025 06:50\n41k then, and you fetch it.\nJo Roe Tue 11 Mar 2025 08:15\nAgreed.',
      ['Borel Groundworks Ltd', 'Larch & Son (Contractors) Ltd'],
    ],
    [
      'such heads of persons',
      'Ann Borel\tMon 10 Mar 2025 07:12\nYes, still got it. 43k for the digger.\nJo Roe\tMon 10 Mar 2025 12:40\nAgreed. I fetch it on Friday.',
      ['Ann Borel', 'Jo Roe'],
    ],
  ])('%s', (_, text, parties) => {
    expect(named(text)).toEqual(new Set(parties));
  });

  test.each([
    ['a trade of her own', mail('Ann Borel, Borel Fencing', 'Jo Roe', '', 'Agreed.\nJo')],
    ['a firm of another', mail('Ann Borel', 'Jo Roe', 'The wood comes from Larch Mills LLP.', 'Agreed.\nJo')],
    [
      'a firm for which nobody writes',
      mail('Ann Borel', 'Jo Roe', '', 'Agreed. I asked Larch Mills LLP too, they were dearer.\nJo'),
    ],
  ])('both for themselves: %s', (_, text) => {
    expect(named(text)).toEqual(new Set(['Ann Borel', 'Jo Roe']));
  });
});
