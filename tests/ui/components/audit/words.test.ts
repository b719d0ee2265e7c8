import { describe, expect, test } from 'bun:test';
import type { AuditDetails, AuditEventView } from '../../../../src/shared/audit';
import {
  accountWords,
  actorWords,
  actorWordsForUser,
  contractWordsForUser,
  detailWords,
  subjectWords,
} from '../../../../src/ui/components/audit/words';

describe('the details of an event in words', () => {
  const CASES: [AuditDetails, string[]][] = [
    [{}, []],
    [{ planBefore: 'free', plan: 'pro', password: 'changed' }, ['Plan: free → pro', 'Password changed']],
    [{ lengthBefore: 12, length: 0, hashBefore: 'ab', hash: null }, ['Length: 12 → 0', 'Hash: ab → none']],
    [{ name: 'Ada', email: 'a@example.com' }, ['Name: Ada', 'Email: a@example.com']],
    [{ sessionsEnded: 1 }, ['1 session ended']],
    [{ contracts: 3 }, ['3 contracts deleted']],
    [{ to: 'user', reason: 'unknown account' }, ['Unknown account']],
    [{ to: 'admin', reason: 'wrong password' }, ['At the administrators’ sign-in', 'Wrong password']],
    [{ browser: null }, []],
    [{ method: 'totp' }, ['By authenticator app']],
    [{ kind: 'passkey' }, ['Passkey']],
    [{ kind: 'totp', all: true }, ['Authenticator app', 'All of them']],
    [{ something: 'else' }, ['something: else']],
  ];
  test.each(CASES)('%#', (details, words) => {
    expect(detailWords(details)).toEqual(words);
  });
});

const event = (change: Partial<AuditEventView>): AuditEventView => ({
  ...{ id: '1', at: '2026-03-01T00:00:00Z', action: 'sign-in', address: null, details: {}, subject: null },
  ...{ actor: { kind: 'user', id: 'u', name: 'ada@example.com' }, account: { kind: 'user', id: 'u', name: null } },
  ...change,
});

describe('who and what in words', () => {
  test('who did it, also where the account is gone', () => {
    expect(actorWords(event({}))).toBe('ada@example.com');
    expect(actorWords(event({ actor: { kind: 'user', id: 'u', name: null } }))).toBe('A deleted account');
    expect(actorWords(event({ actor: { kind: 'stranger', id: null, name: null } }))).toBe('Somebody not signed in');
  });

  test('users are told of others only', () => {
    expect(actorWordsForUser(event({}))).toBeNull();
    const admin = { kind: 'admin', id: null, name: null };
    expect(actorWordsForUser(event({ action: 'account-deleted', actor: admin }))).toBe('An administrator');
  });

  test('whose account it is, where it is another’s', () => {
    expect(accountWords(event({}))).toBeNull();
    expect(accountWords(event({ account: { kind: 'user', id: 'v', name: null } }))).toBe('deleted account v');
  });

  test('what it was done to: administrators see an id, the owner the name', () => {
    const subject = { kind: 'contract', id: 'c', name: 'Lease.pdf' };
    expect(subjectWords(event({ subject }))).toBe('contract c');
    expect(contractWordsForUser(event({ subject }))).toBe('Lease.pdf');
    expect(contractWordsForUser(event({ subject: { ...subject, name: null } }))).toBe('A contract that is deleted now');
    expect(subjectWords(event({ subject: { kind: 'user', id: 'u', name: null } }))).toBeNull();
  });
});
