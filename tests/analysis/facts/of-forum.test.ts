import { describe, expect, test } from 'bun:test';
import { isOfAnotherMatter, sendsNobody } from '../../../src/analysis/facts/of-forum';
import { contractTextFromPlain } from '../../support/contract-text';

describe('courts and lawsuits that are named for another matter', () => {
  test.each([
    [
      'validity',
      'If any provision is held by a court of competent jurisdiction to be invalid, the rest remains in force.',
    ],
    ['reform', 'A court that finds a restriction over-broad may reduce it to what is enforceable.'],
    ['an injunction', 'The Discloser may petition a court of law or equity for an injunction without a bond.'],
    [
      'what is told',
      'Information that it is compelled to disclose by a court or other tribunal stays confidential otherwise.',
    ],
    [
      'an indemnity',
      'Seller shall indemnify Buyer against any action brought by a third party, and may settle any claim.',
    ],
    ['a restraint', 'For a year Customer shall not solicit employees or bring about their leaving.'],
    ['a law alone', 'All disputes hereunder shall be governed by and construed under the internal laws of New York.'],
    ['a version', 'The English language version of this NDA will be used if any dispute arises.'],
    ['costs', 'In any suit, arbitration or other proceeding the prevailing party recovers its fees.'],
    ['privilege', 'What is privilege or work product in a pending arbitration or dispute stays so.'],
    ['witnesses', 'In witness whereof the parties have signed before going to court.'],
  ])('%s', (_name, text) => expect(isOfAnotherMatter(text)).toBe(true));

  test.each([
    ['a dispute', 'A dispute goes to the District Court of Utrecht, each being free to seek an injunction elsewhere.'],
    [
      'courts alone',
      'The Circuit Court sitting at Wexford shall alone hear what may arise, other than for an injunction.',
    ],
    [
      'courts beside an award',
      'The district courts of Comal County have jurisdiction to hear an application for an injunction.',
    ],
    [
      'arbitration',
      'Any dispute, also on the validity of a provision, shall be finally settled by binding arbitration.',
    ],
    ['solicitors', 'If we take you to court it will be in Brisbane, and you pay our solicitors.'],
    ['law and court', 'All disputes shall be governed by the laws of Texas and brought in its courts.'],
    [
      'costs beside',
      'Any dispute shall be submitted to arbitration in Rome, and the prevailing party recovers its costs.',
    ],
    [
      'a court and costs',
      'Anything not settled will be heard only in the Circuit Court of St. Louis County, and the prevailing party recovers its fees.',
    ],
    ['claims for indemnities', 'Claims for indemnification shall be heard by the courts of Ohio.'],
    ['infringements too', 'The courts of Delaware decide all disputes, also on infringement.'],
    [
      'several places',
      'Any action under any section goes to the court in any of the several counties of the Customer.',
    ],
    ['an action', 'Any action arising from this Agreement shall be brought exclusively in California.'],
  ])('near miss: %s', (_name, text) => expect(isOfAnotherMatter(text)).toBe(false));
});

describe('who is sent nowhere', () => {
  const of = (text: string) => ({ contract: contractTextFromPlain(text) });
  const formal = of(
    'The Seller shall deliver. The Buyer shall pay hereunder. Each shall keep secret what it shall hear.',
  );
  const plain = of('You pay by the tenth. We look after the garden, and you tell us what is wrong.');
  test.each([
    'The exact design of the stands shall be mutually agreed upon between Sponsor and Club.',
    'Each party agrees that this agreement may be signed in counterparts.',
    'Neither party shall have any authority to bind the other.',
  ])('in formal words: %s', (text) => expect(sendsNobody(formal, text)).toBe(true));
  test.each([
    'Any controversy shall be determined under the laws of Michigan.',
    'The parties shall endeavour to settle amicably any dispute.',
    'The common court having jurisdiction for the seat of the Buyer decides.',
    'Suit lies in Williamson County.',
  ])('near miss: %s', (text) => expect(sendsNobody(formal, text)).toBe(false));
  test('everyday words say so as they like', () =>
    expect(sendsNobody(plain, 'If we cannot agree, Father Tom has the last word.')).toBe(false));
});
