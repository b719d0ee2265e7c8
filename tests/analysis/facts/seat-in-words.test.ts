import { expect, test } from 'bun:test';
import { seatInWords } from '../../../src/analysis/facts/seat-in-words';

test.each([
  ['A dispute is decided by a single arbitrator in Hudson County, New Jersey.', 'Hudson County, New Jersey'],
  [
    'It shall be referred to a sole arbiter appointed by the Dean of Faculty in Glasgow, sitting in Edinburgh.',
    'Edinburgh',
  ],
  [
    'Three arbitrators shall finally settle, in Geneva and in the English language, whatever differences arise.',
    'Geneva',
  ],
  ['Arbitration under the ADRIC rules seated at Regina.', 'Regina'],
  [
    'The dispute is resolved by one arbitrator by telephone or in the county where you live.',
    'the county where you live',
  ],
])('the seat of an arbitration: %s', (words, seat) => expect(seatInWords(words)).toBe(seat));

test.each([
  'Any dispute shall be settled by arbitration under the Rules in force in Germany.',
  'Any dispute shall be settled by arbitration in English.',
  'A dispute is settled by arbitration, in Rotterdam when the Maker is claimant and in Seoul when the Buyer is claimant.',
  "An arbitrator meets both at Seller's premises.",
])('near miss: %s', (words) => expect(seatInWords(words)).toBeNull());
