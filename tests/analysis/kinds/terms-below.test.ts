import { expect, test } from 'bun:test';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import { paperKindOf, withKindByContent } from '../../../src/analysis/kinds/paper-kind';
import type { RecognisedKind } from '../../../src/analysis/kinds/recognise';
import type { UpperPaper } from '../../../src/analysis/kinds/upper-paper';
import { recognised } from '../../support/recognise';

const ORDER = `ACME SOFTWARE, INC. - ORDER FORM
Vendor: Acme Software, Inc.
Customer: Borel Supply Company, Inc.
Subscription Term: 36 months
This Order Form is governed by the Master Subscription Agreement below.`;
const CLAUSES = Array.from(
  { length: 4 },
  (_, at) => `${at + 1}. Clause. Vendor gives Customer access to the service. Customer pays the subscription fees.`,
).join('\n');
const TERMS = `MASTER SUBSCRIPTION AGREEMENT\n${CLAUSES}\n5. Users. Uptime, support and Customer Data.`;

test('an order form above its own terms is asked what is asked of them, and stands under no other paper', () => {
  expect(recognised(`${ORDER}\n${TERMS}`)).toMatchObject({
    kind: { id: 'saas' },
    label: 'Software as a service agreement with its order form',
    under: null,
  });
});

test.each([
  ['terms that are elsewhere', ORDER],
  ['a title with hardly a word below', `${ORDER}\nMASTER SUBSCRIPTION AGREEMENT\n1. To be agreed.`],
  ['other terms below', `${ORDER}\n${TERMS.replace('MASTER SUBSCRIPTION AGREEMENT', 'SPECIAL CONDITIONS')}`],
])('near miss: %s', (_, text) => {
  const { label, under } = recognised(text);
  expect(label).toBe('Order form');
  expect(under?.title).toBe('Master Subscription Agreement');
});

test('what is of another kind by its content stands under another paper only where one is named', () => {
  const kindOf = (id: string) => {
    const kind = KINDS.find((one) => one.id === id);
    if (!kind) throw new Error(`There is no kind ${id}.`);
    return kind;
  };
  const order = kindOf('order-form');
  const paper = (under: UpperPaper | null) =>
    paperKindOf(
      {
        kind: order,
        label: order.label,
        family: order.family,
        isContract: 'yes',
        confidence: 1,
        evidence: [],
        under,
      } satisfies RecognisedKind,
      [],
    );
  const unnamed = paper({ title: null, date: null, evidence: [] });
  const named = paper({ title: 'Master Terms', date: null, evidence: [] });
  expect(withKindByContent(unnamed, kindOf('saas'), []).under).toBeNull();
  expect(withKindByContent(named, kindOf('saas'), []).under?.title).toBe('Master Terms');
  expect(withKindByContent(unnamed, kindOf('statement-of-work'), []).under).not.toBeNull();
});
