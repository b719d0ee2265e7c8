import { describe, expect, test } from 'bun:test';
import {
  isBehindOtherClause,
  isOpenAtAnyTime,
  keepsOtherWay,
  leavesOneFree,
  oneSubmits,
} from '../../../src/analysis/facts/other-ways';
import { BY_CONSENT } from '../../../src/analysis/facts/ways-of-settling';
import { printFacts } from '../../../src/analysis/report/facts';
import { OF_ONE_MATTER, OF_ONE_SIDE, WITH_CONDITIONS } from '../../../src/shared/caveats';
import { contractWith, readingOf } from '../../support/reading';
import { lawAndDisputes, settledBy } from '../../support/told-disputes';

const factsOf = (clauses: string) => printFacts(readingOf(contractWith(clauses)).facts);
describe('an arbitration that both must yet agree to binds nobody', () => {
  test.each([
    'Either of us may go to the courts of Ontario or, if both then agree, to an arbitrator.',
    'Any dispute may, if both parties so desire, be referred to a single arbitrator.',
    'Any dispute may by agreement be referred to arbitration.',
    'Disputes may be referred to arbitration by mutual consent.',
    'Disputes go to the courts unless both parties agree in writing to arbitrate.',
    'The parties may agree to refer a dispute to arbitration.',
    'With the consent of both sides a dispute can go to arbitration.',
    'Arbitration is voluntary.',
  ])('%s', (sentence) => expect(BY_CONSENT.test(sentence)).toBe(true));

  test.each([
    'Any dispute shall be referred to a sole arbitrator appointed by mutual consent.',
    'Disputes may be referred to an arbitrator chosen by agreement of both.',
    'Any dispute shall be settled by an arbitrator on whom both parties agree.',
    'Disputes are settled by arbitration under the rules if both parties agree on no others.',
    'Disputes shall be settled by arbitration unless both parties agree to go to court.',
    'If the parties cannot agree, the dispute goes to arbitration.',
    'The parties agree to submit disputes to arbitration.',
  ])('near miss: %s', (sentence) => expect(BY_CONSENT.test(sentence)).toBe(false));

  test('courts are the rule then', () => {
    const clause =
      '13. Failing settlement, either of us may go to the courts of Ontario or, if both then agree, to an arbitrator.';
    expect(settledBy(clause)).toBe(`Courts${WITH_CONDITIONS}`);
    expect(lawAndDisputes(clause)).toBe(`Disputes go before the courts of Ontario, Canada${WITH_CONDITIONS}.`);
    expect(settledBy(clause.replace(' or, if both then agree,', ' only to enforce an award; disputes go'))).toStartWith(
      'Arbitration',
    );
  });
});

describe('what is open at any time is no step after others', () => {
  const ladder = (adjudication: string) =>
    `13.1 ${adjudication}\n13.2 Disputes go first to talks, then to conciliation, and lastly to arbitration in Dublin.`;
  test('told beside the steps', () => {
    const open = ladder('Either party may refer a payment dispute to adjudication at any time.');
    expect(settledBy(open)).toBe(
      `Talks, then mediation, then arbitration, with adjudication open at any time${WITH_CONDITIONS}`,
    );
    expect(lawAndDisputes(open)).toContain('then to arbitration in Dublin, with adjudication open at any time');
    expect(settledBy(ladder('A payment dispute shall be referred to adjudication.'))).toBe(
      'Talks, then mediation, then adjudication, then arbitration',
    );
  });

  test('the only way is told as one', () => {
    expect(settledBy('13. Either party may refer a dispute to adjudication at any time.')).toStartWith('Adjudication');
  });

  test.each([
    ['Either party may at any time refer a dispute to adjudication.', true],
    ['The right to adjudication may be used at any stage.', true],
    ['Disputes go to adjudication, from which a party may withdraw at any time.', false],
    ['Disputes go to adjudication.', false],
  ])('%s', (sentence, isOpen) => expect(isOpenAtAnyTime(sentence, /adjudicat/i)).toBe(isOpen));
});

describe('another way that stays open is told as a condition', () => {
  test.each([
    'A grievance is raised first, without prejudice to the right of the Employee to refer any complaint to the Workplace Relations Commission.',
    'This does not affect your right to go to the Fair Work Commission.',
    'You may go to the Financial Ombudsman Service.',
    'Either party may also apply to NCAT.',
    'The tenancy tribunal stays open to the tenant.',
    'Any complaint is decided by the Principal, whose decision is final.',
    'The Licensor may at its option sue for fees in any court.',
    'Disputes are arbitrated; but we may go to court for money you owe.',
  ])('%s', (sentence) => expect(keepsOtherWay(sentence)).toBe(true));

  test.each([
    'Nothing here stops you from reporting a crime to the Fair Work Commission.',
    'The employment tribunals and courts of England have jurisdiction.',
    'The umpire’s decision on the weather is final.',
    'Either party may sue for fees in any court.',
    'The winner may recover its legal fees in court.',
    'Provider may deduct its fees from the deposit.',
  ])('near miss: %s', (sentence) => expect(keepsOtherWay(sentence)).toBe(false));

  test.each([
    ['Subject to clause 23, the courts of Hong Kong shall have jurisdiction.', true],
    ['Subject to the above, the courts of Pune have jurisdiction.', true],
    ['The courts of Hong Kong have jurisdiction; prices are subject to clause 4.', false],
    ['The courts of Hong Kong shall have jurisdiction.', false],
  ])('%s', (sentence, isBehind) => expect(isBehindOtherClause(sentence)).toBe(isBehind));

  test('in the fact and in the summary, also where the next sentence says so', () => {
    for (const clause of [
      '24. Subject to clause 23, the courts of Hong Kong have jurisdiction.',
      '24. The courts of Hong Kong have jurisdiction. This does not affect your right to go to the Fair Work Commission.',
    ]) {
      expect(settledBy(clause)).toBe(`Courts${WITH_CONDITIONS}`);
      expect(lawAndDisputes(clause)).toBe(`Disputes go before the courts of Hong Kong${WITH_CONDITIONS}.`);
    }
    const far = `24. The courts of Hong Kong have jurisdiction.\n${'25. The goods are packed in boxes of twelve and kept dry. '.repeat(12)}\n26. You may go to the Fair Work Commission with an action on pay.`;
    expect(settledBy(far)).toBe('Courts');
  });

  test('that the dispute clause has conditions is told in the summary of an arbitration too', () => {
    const clause =
      '13. Any dispute shall be settled by arbitration in Geneva, save that the Licensor may sue for fees in any court.';
    expect(lawAndDisputes(clause)).toBe(
      `Disputes go to arbitration in Geneva, though the Licensor may sue for what it is owed.`,
    );
  });

  test('arbitration stands behind no clause that is told already', () => {
    const clause =
      '13.1 Any dispute shall be referred to a sole arbitrator.\n13.2 Subject to clause 13.1, the courts at Pune have jurisdiction.';
    expect(settledBy(clause)).toBe('Arbitration');
  });
});

describe('a forum that binds one side alone says so', () => {
  test.each([
    'The courts of Ohio have exclusive jurisdiction, save that the Owner may sue wherever the Hirer is found.',
    'The Licensee attorns to the courts of Ohio; Licensor can proceed in any court.',
    'Guarantor submits to its courts, the Supplier being free to proceed elsewhere.',
    'Disputes go to the District Court; the Producer may also sue at the seat of the Distributor.',
    'We may sue you elsewhere.',
    'Nothing in this clause limits the right of the Lender to take proceedings in any other court.',
    'Place of jurisdiction is Tartu County Court; the Licensor may also sue at the seat of the Licensee.',
    "Courts of Porto; the Seller may also bring proceedings in the courts of the Buyer's domicile.",
    'The courts of Leeds decide, but we may also sue at your place of residence.',
    'The courts of Ghent have jurisdiction; the Lessor retains the right to sue in any other court.',
  ])('%s', (sentence) => expect(leavesOneFree(sentence)).toBe(true));

  test.each([
    'The courts of Ohio have jurisdiction, but either party may sue elsewhere.',
    'The courts of Ohio have jurisdiction, though the Vendor may pursue unpaid fees in any court.',
    'Disputes are arbitrated, the Company alone being at liberty to sue in any court for the price of goods.',
    'Disputes are arbitrated, but the Company may bring an action in any court for an injunction.',
    'Nothing in this clause limits the right of either party to take proceedings in any other court.',
    'The Customer may bring guests into the house.',
    'Place of jurisdiction is Tartu; the Licensee may sue only at the seat of the Licensor.',
    'Place of jurisdiction is Tartu; either party may also sue at the seat of the other.',
    'The courts of Porto decide; the Seller may inspect the goods at the seat of the Buyer.',
  ])('near miss: %s', (sentence) => expect(leavesOneFree(sentence)).toBe(false));

  test.each([
    ['13. Maker submits to the jurisdiction of the courts of Ohio.', true],
    ['Ohio law governs, and you irrevocably submit to the exclusive jurisdiction of the courts of Ohio.', true],
    ['Each party submits to the jurisdiction of the courts of Ohio.', false],
    ['The parties submit to the jurisdiction of the courts of Ohio.', false],
    ['Any lawsuit is filed in Ohio, and you consent to the jurisdiction of its courts.', false],
    ['Maker submits to the jurisdiction of the courts of Ohio, and so does Holder.', false],
    ['Provider submits invoices to the office.', false],
    ['The other Party submits to the jurisdiction of the courts of Ohio.', false],
  ])('%s', (sentence, isAlone) => expect(oneSubmits(sentence)).toBe(isAlone));

  test('in both facts and the summary', () => {
    const free = '13. The courts of Ohio have exclusive jurisdiction. The Lender may sue in any other court.';
    expect(settledBy(free)).toBe(`Courts, though the Lender may sue elsewhere`);
    expect(factsOf(free).jurisdiction.value).toBe('Courts of Ohio, though the Lender may sue elsewhere');
    expect(lawAndDisputes(free)).toBe(`Disputes go before the courts of Ohio, though the Lender may sue elsewhere.`);
    const alone = '13. Maker submits to the jurisdiction of the courts of Ohio.';
    expect(factsOf(alone).jurisdiction.value).toBe(`Courts of Ohio${OF_ONE_SIDE}`);
    expect(lawAndDisputes(alone)).toBe(`Disputes go before the courts of Ohio${OF_ONE_SIDE}.`);
  });
});

describe('mediation that must come first, in another clause than the courts', () => {
  const SUIT = '13. Any lawsuit shall be filed in the courts of Peoria County.';
  test.each([
    'Before filing suit, other than for unpaid rent, the parties shall try one session of mediation.',
    'The parties must first try mediation, except for unpaid rent.',
    'No lawsuit may be filed until the parties have tried mediation.',
  ])('%s', (clause) => {
    expect(settledBy(`${SUIT}\n14. ${clause}`)).toStartWith('Mediation, then courts');
    expect(lawAndDisputes(`${SUIT}\n14. ${clause}`)).toContain(
      'first to mediation, then before the courts of Peoria County',
    );
  });

  test.each(['Provider shall attend mediation lessons.', 'Any dispute other than by mediation stays with the courts.'])(
    'near miss: %s',
    (clause) => expect(settledBy(`${SUIT}\n14. ${clause}`)).not.toContain('Mediation'),
  );

  test('and the courts that follow it without one place', () => {
    const clause =
      '13. The parties shall first try mediation. Failing this, all actions shall be filed only in the proper court of the defendant.';
    expect(settledBy(clause)).toBe('Mediation, then courts');
  });
});

describe('the place of a mediator is that of no court', () => {
  const forum = (clause: string) => factsOf(`13. Disputes. ${clause}`).jurisdiction.status;
  test.each([
    'If we ever fall out, we use a mediator in Galway, cost split in half, before anyone goes to court.',
    'We try mediation in Hobart before going to court.',
  ])('%s', (clause) => expect(forum(clause)).toBe('absent'));

  test.each([
    'We use a mediator in Galway before anyone goes to court; the courts of Ireland decide.',
    'We use a mediator before either goes to the county court at Barnstaple.',
  ])('near miss: %s', (clause) => expect(forum(clause)).not.toBe('absent'));
});

describe('what settles the disputes on some matters is no step of all', () => {
  const COURTS =
    'The courts of England and Wales have exclusive jurisdiction to settle any dispute arising from this agreement.';
  test('an expert for some of them', () => {
    expect(
      settledBy(
        `12. A dispute on service charge or condition shall be referred to an independent expert.\n13. ${COURTS}`,
      ),
    ).toBe('Courts, with an expert for some matters');
    expect(
      settledBy(`12. A dispute about this agreement shall be referred to an independent expert.\n13. ${COURTS}`),
    ).toStartWith('An expert, then courts');
    expect(
      lawAndDisputes(
        `12. A dispute on service charge or condition shall be referred to an independent expert.\n13. ${COURTS}`,
      ),
    ).toContain('with an expert for some matters');
  });

  test('alone it is told with its matter', () => {
    expect(settledBy('13. A disagreement about the price of the shares is decided by an independent expert.')).toBe(
      `An expert${OF_ONE_MATTER}`,
    );
  });

  test('the adjudicator of a deposit scheme settles nothing else', () => {
    const deposit = '5. Any disagreement is decided free of charge by the scheme’s adjudicator.';
    const told = factsOf(
      `${deposit}\n12. Disputes go to the First-tier Tribunal, which makes no charge.`,
    ).disputeResolution;
    expect(told?.value).toStartWith('Courts');
    expect(told?.evidence[0]?.quote).toContain('Tribunal');
  });

  test('talks that the sentence before the mediation names', () => {
    const rest = 'If that doesn’t work within 15 days, any dispute will be referred to mediation.'.replace('’', "'");
    expect(settledBy(`8. We will talk first. ${rest}\n13. ${COURTS}`)).toBe('Talks, then mediation, then courts');
    expect(settledBy(`8. We will work with care. ${rest}\n13. ${COURTS}`)).toBe('Mediation, then courts');
  });
});
