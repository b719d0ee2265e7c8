import { describe, expect, test } from 'bun:test';
import { isUnlike } from '../../../src/analysis/questions/bearing-sentences';
import { QUESTIONS } from '../../../src/analysis/questions/declarations/registry';

function question(id: string) {
  const found = QUESTIONS.find((one) => one.id === id);
  if (!found) throw new Error(`No question ${id}`);
  return found;
}

describe('what begins with ‘nothing’ denies all that follows', () => {
  test.each([
    ['any.class-and-jury-waiver', '8. Nothing in this Lease waives the Tenant’s right to a jury.'],
    ['any.class-and-jury-waiver', 'None of these terms takes a jury trial away from anybody.'],
    ['lease.entry-without-notice', '(c) Nothing herein allows the Landlord to enter without notice.'],
  ])('%s: %s', (id, text) => expect(isUnlike(text, question(id), 'yes')).toBe(true));

  test.each([
    // It says that it is allowed.
    ['lease.entry-without-notice', 'Nothing in this Lease prevents the Landlord from entering without notice.'],
    // It is not the subject.
    ['any.class-and-jury-waiver', 'The Tenant waives a jury, and nothing in this Lease says otherwise.'],
    // That is how it is usually said.
    ['nda.no-licence', 'Nothing in this Agreement grants the Recipient a licence.'],
  ])('not %s: %s', (id, text) => expect(isUnlike(text, question(id), 'yes')).toBe(false));
});
