import { expect, test } from 'bun:test';
import { requireGoodPassword } from '../../src/credentials/password-rules';

const ADA = 'Ada.Fischer@Example.com';
const refusal = (password: string, email = ADA) =>
  requireGoodPassword(password, email).then(
    () => null,
    ({ code, message }) => ({ code, message }),
  );

const COMMON = 'This is one of the most common passwords, which are the first to be tried. Please choose another.';
const ADDRESS = 'The password must not be made of the email address. Please choose another.';
const PRODUCT = 'The password must not be the name of this product. Please choose another.';

test.each([
  ['password', COMMON],
  ['PassWord1', COMMON],
  ['12345678', COMMON],
  ['ada.fischer@example.com', ADDRESS],
  ['ADA.FISCHER', ADDRESS],
  ['ada.fischer2026!', ADDRESS],
  ['Counterpart', PRODUCT],
  ['counterpart123!', PRODUCT],
])('%p is refused', async (password, message) => {
  expect(await refusal(password)).toEqual({ code: 'password_refused', message });
});

test.each([
  ['correct horse', ADA],
  ['ada.fischer has a horse', ADA],
  ['counterpart of a horse', ADA],
  ['Grüße an alle', ADA],
  ['7391640285', '1@example.com'],
  ['x-ray of a horse', 'x@example.com'],
])('%p is taken', async (password, email) => {
  expect(await refusal(password, email)).toBeNull();
});
