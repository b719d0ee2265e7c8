import { expect, test } from 'bun:test';
import { isKindOfEntity } from '../../../src/analysis/mentions/legal-forms';

test.each([
  'Florida corporation',
  'a Nevada Corporation',
  'Texas limited liability company',
  'TEXAS LIMITED LIABILITY COMPANY',
  'State of Delaware LLC',
  'Ohio nonprofit corporation',
  'S corporation',
  'Delaware statutory trust',
  'Singapore company',
  'Sole proprietorship',
  'Limited liability company',
  'New York general partnership',
])('%s says what somebody is', (words) => {
  expect(isKindOfEntity(words)).toBe(true);
});

test.each([
  'Ohio Casualty Company',
  'Georgia Power Company',
  'Maine Partnership',
  'Acme Corporation',
  'American Corporation',
  'Texas Instruments Incorporated',
  'acme company',
  'Delaware',
  'Florida corporation holdings',
])('%s is a name', (words) => {
  expect(isKindOfEntity(words)).toBe(false);
});
