import { expect, test } from 'bun:test';
import { renewalNotice } from '../../../src/analysis/risks/renewal-notice';
import { readingOf } from '../../support/reading';

const due = (after: string) => {
  const notice = renewalNotice(
    readingOf(`LEASE OF A STUDIO
Landlord: Acme Estates Ltd
Tenant: Ann Borel
Date of lease: 14 January 2026
1. Term. The term of this lease is five years from 2 March 2026.
2. The rent is £13,200 a year.
3. The lease runs on for one year at a time ${after} unless either party gives notice to quit of at least 40 days before the end.`),
  );
  return notice && { due: notice.due, onAnniversary: notice.onAnniversary };
};

test('before an end that an event may put off there is no last day for notice', () => {
  const notice = renewalNotice(
    readingOf(`SERVICES AGREEMENT
This Agreement is made on January 14, 2026 between Acme Mills, Inc. ("Customer") and Borel LLC ("Provider").
1. Term. The term of this Agreement is five years from the Launch Date.
2. The fee is $13,200 a year.
3. This Agreement renews automatically for one year at a time unless either party gives notice of at least 40 days before the end of the term.`),
  );
  expect(notice).toMatchObject({ notice: '40 days', due: null });
});

test('the last day for notice is counted from the last day of the term that the renewal names', () => {
  expect(due('after 1 March 2031')).toEqual({ due: '2031-01-20', onAnniversary: false });
  expect(due('after that')).toEqual({ due: '2031-01-21', onAnniversary: true });
});
