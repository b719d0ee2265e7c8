import { expect, test } from 'bun:test';
import { parseSender, parseSmtpUrl } from '../../src/shared/mail-settings';

const plain = { port: null, secure: false, requireTls: false, auth: null };

test.each([
  ['smtp://localhost', { ...plain, host: 'localhost' }],
  ['smtp://relay.firm.example:25/', { ...plain, host: 'relay.firm.example', port: 25 }],
  ['smtp://[::1]:2525', { ...plain, host: '::1', port: 2525 }],
  [
    'smtp://u:p%40%3A@mail.firm.example',
    { ...plain, host: 'mail.firm.example', requireTls: true, auth: { user: 'u', pass: 'p@:' } },
  ],
  ['smtp://u:p@127.0.0.1', { ...plain, host: '127.0.0.1', auth: { user: 'u', pass: 'p' } }],
  [
    'smtp://u:p@relay.firm.example?requireTLS=false',
    { ...plain, host: 'relay.firm.example', auth: { user: 'u', pass: 'p' } },
  ],
  ['smtp://relay.firm.example?requireTLS=true', { ...plain, host: 'relay.firm.example', requireTls: true }],
  [
    'smtps://me%40firm.example:p@mail.firm.example',
    { ...plain, host: 'mail.firm.example', secure: true, auth: { user: 'me@firm.example', pass: 'p' } },
  ],
])('%s is a mail server', (url, parts) => {
  expect(parseSmtpUrl(url)).toEqual(parts);
});

test.each([
  ...[
    '',
    'mail.firm.example',
    'http://mail.firm.example',
    'smtp://',
    'smtp:mail',
    'smtp://host:99999',
    'smtp://host/path',
    'smtp://host#x',
  ],
  ...[
    'smtp://user@host',
    'smtp://:secret@host',
    'smtp://u:%zz@host',
    'smtp://host?tls=no',
    'smtp://host?requireTLS=maybe',
  ],
])('%p is none', (url) => {
  expect(parseSmtpUrl(url)).toBeNull();
});

test.each([
  ['mail@firm.example', { name: '', address: 'mail@firm.example' }],
  [' Counterpart <mail@firm.example> ', { name: 'Counterpart', address: 'mail@firm.example' }],
  ['Müller & Söhne <mail@firm.example>', { name: 'Müller & Söhne', address: 'mail@firm.example' }],
])('%p is a sender', (text, parts) => {
  expect(parseSender(text)).toEqual(parts);
});

test.each([
  '',
  'nobody',
  '<mail@firm.example>',
  'A, B <mail@firm.example>',
  'a@b.example, c@d.example',
  'A\r\nBcc: x <mail@firm.example>',
])('%j is none, since it could begin a header or name two', (text) => {
  expect(parseSender(text)).toBeNull();
});
