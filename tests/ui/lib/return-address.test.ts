import { describe, expect, test } from 'bun:test';
import { returnAddress, signInFrom } from '../../../src/ui/return-address';

describe('signing in', () => {
  test.each(['/analysis/c1', '/analysis/c1?run=2', '/analysis/c1?a=%2F#risks'])('leads back to %s', (address) => {
    expect(returnAddress(signInFrom(address).slice('/signin'.length))).toBe(address);
  });

  test('leads to the landing page from anywhere else', () => {
    for (const address of ['/documents', '/account', '/', '/admin', '/nowhere'])
      expect(signInFrom(address)).toBe('/signin');
    expect(returnAddress('')).toBe('/');
  });

  test.each([
    'https://example.com/analysis/c1',
    '//example.com/analysis/c1',
    '/\\example.com/analysis/c1',
    '/\t/example.com/analysis/c1',
    '/.//analysis/c1',
    '//analysis/c1',
    '/x/..//analysis/c1',
    'analysis/c1',
    '/analysis/../signin',
    '/analysis/c1 ',
    'javascript:alert(1)',
    'http://site.invalid/analysis/c1',
    '/signin',
    '/admin/dashboard',
  ])('never leads to %p', (address) => {
    expect(returnAddress(`?${new URLSearchParams({ next: address })}`)).toBe('/');
  });
});
