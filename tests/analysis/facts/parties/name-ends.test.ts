import { describe, expect, test } from 'bun:test';
import { withoutHome, withoutNextLabel } from '../../../../src/analysis/facts/parties/name-ends';

describe('a name ends before the next label of its form', () => {
  test.each([
    ['Ann Lee Date', ' of birth: 4 May', 'Ann Lee'],
    ['L. Devane Signed', ' on the line', 'L. Devane'],
    ['Kristin E. Haugland Dated', ': ____', 'Kristin E. Haugland'],
    ['Ann Lee Dated', ' ____', 'Ann Lee'],
    ['Ann Lee Print', ' Name ____', 'Ann Lee'],
    ['Ann Lee Its', ' ____', 'Ann Lee'],
    ['Cy Roe SSN', ' ____', 'Cy Roe'],
    ['Ann Lee Attn', '. Bo Kim', 'Ann Lee'],
    ['Ann Lee By', ': ____', 'Ann Lee'],
    ['Priya Raman. Alternate', ' contact: Dev', 'Priya Raman'],
    ['Prof. Priya Raman. Alternate', ' contact: Dev', 'Prof. Priya Raman'],
  ])('%s|%s', (name, after, whole) => {
    expect(withoutNextLabel(name, after)).toBe(whole);
  });

  test.each([
    ['Ann Lee Home', ' of Oban'],
    ['Ann Marie Print', ' shop '],
    ['Ann Lee By', ' the sea'],
    ['Lee Its', ': ____'],
    ['Ann Marie Lee', ': 4 May'],
    ['Ann Home', ': 4 Mill Road'],
    ['City of Oban School', ' fees: £40'],
    ['Acme Bros. Milling', ' of Cork'],
    ['Acme Corp.', ' Date: 4 May'],
  ])('near miss: %s|%s', (name, after) => {
    expect(withoutNextLabel(name, after)).toBe(name);
  });
});

describe('a name ends before the home of its bearer', () => {
  test.each([
    ['behind a title', 'Mr ', 'Jo Rees of the Mill of Oban', '', 'Jo Rees'],
    ['before its town', '', 'Jo Rees of High House', ', Ludlow', 'Jo Rees'],
    ['before another', '', 'Jo Rees of Lancaster and Acme Collision Inc.', '', 'Jo Rees'],
    ['of a council', '', 'Wexcombe Borough Council of the Guildhall', '', 'Wexcombe Borough Council'],
    ['of a firm', '', 'Acme Foods Limited of Cork', '', 'Acme Foods Limited'],
    ['of trustees', '', 'The Trustees of the Hollis Estate of The Mill', '', 'The Trustees of the Hollis Estate'],
  ])('%s', (_, before, name, after, whole) => {
    expect(withoutHome(before, name, after)).toBe(whole);
  });

  test.each([
    ['Jo Rees of High House', ' sells'],
    ['Jo Rees of Oban and Mull', ''],
    ['Sisters of Mercy and Hope Inc.', ''],
    ['Rotary Club of Oban and Lorn Inc.', ''],
    ['Friends of Ashgrove', ', Ludlow'],
    ['The Trustees of Ashgrove', ''],
    ['Friends Of Music of Oban', ''],
    ['The Council of the Borough of Wexcombe', ''],
  ])('near miss: %s%s', (name, after) => {
    expect(withoutHome('', name, after)).toBe(name);
  });
});
