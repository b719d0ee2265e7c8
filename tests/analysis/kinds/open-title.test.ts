import { expect, test } from 'bun:test';
import { openTitle } from '../../../src/analysis/kinds/open-title';

test.each([
  ['RE: RE: RE: Boat mooring agreement', 'Boat mooring agreement'],
  ['Fwd: Re: Grazing terms', 'Grazing terms'],
  ['Warm House Plan — Schedule and Terms', 'Warm House Plan — Schedule and Terms'],
  ['Wallet – Customer Agreement', 'Wallet – Customer Agreement'],
])('%p names a paper', (title, name) => {
  expect(openTitle(title)).toBe(name);
});

test.each([
  ['RE: RE: RE: RE: Audit prep - terms'],
  ['Audit prep: new terms'],
  ['Bookkeeping for Mill Street - my terms'],
  ['The Lamplighters – our terms'],
  ['Heron book, my terms'],
])('%p says of what somebody writes', (title) => {
  expect(openTitle(title)).toBeNull();
});
