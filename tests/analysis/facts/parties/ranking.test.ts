import { describe, expect, test } from 'bun:test';
import { shortPapers, wholePapers } from '../../../../scripts/training/facts/parties/party-cases';
import { documentOf } from '../../../../src/analysis/document/document';
import { readParties } from '../../../../src/analysis/facts/parties/parties';
import { partyCandidates } from '../../../../src/analysis/facts/parties/ranking/candidates';
import { probabilityOf, withRanked } from '../../../../src/analysis/facts/parties/ranking/party-ranker';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

function sourceFrom(text: string) {
  const contract = contractTextFromPlain(text);
  return sourceOf(contract, documentOf(contract));
}

/** What may be a party, and what is said of each, where the readers tell nobody. */
function candidates(text: string): Map<string, string[]> {
  return new Map(partyCandidates(sourceFrom(text), []).map(({ mention, cues }) => [mention.name, cues]));
}

const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

describe('candidates', () => {
  test.each([
    ['between', 'LEASE\nThis lease is between Ossian Muir and Petra Lund.', 'Ossian Muir', 'b.between'],
    [
      'a list',
      'DEED\nBETWEEN\n(1) OSSIAN MUIR of Leith; and\n(2) PETRA LUND of Mill Lane, Ayr.',
      'PETRA LUND',
      'b.numbered',
    ],
    ['a role as label', 'FORM\nTenant: Petra Lund\nRent: £20', 'Petra Lund', 'l.role'],
    ['a cell', 'ORDER\nVendor\tLarch Systems, Inc., a Delaware corporation\nFee\t$20', 'Larch Systems, Inc.', 'l.role'],
    ['who runs it', 'HIRE FORM\nSpace run by: Larch Yard CIC, 2 Mill Lane, Ayr', 'Larch Yard CIC', 'l.run-by'],
    ['a mail', 'From: Petra Lund <petra@lund.example>\nTo: Bo Ek\nWe agreed.', 'Petra Lund', 'a.email'],
    ['a head', 'Larch & Rye Bakery\n2 Mill Lane, Ayr\nDear Petra,\nWe bake.', 'Larch & Rye Bakery', 'p.first'],
    ['a greeting', 'Larch Ltd\nMs Petra Lund\nDear Petra,\nWe bake.', 'Ms Petra Lund', 'p.greeted'],
    [
      'a couple',
      'Larch Ltd\n2 Mill Lane, Ayr\nMr and Mrs Lund\nDear Petra and Bo,\nWe bake.',
      'Mr and Mrs Lund',
      'p.addressed',
    ],
    ['I', 'LOAN\nI, Petra Lund, lend the van to my cousin.', 'Petra Lund', 'b.first'],
    ['a definition', 'NOTE\nThe van of Larch Vans Ltd ("the Owner") is lent.', 'Larch Vans Ltd', 'a.role'],
    ['we', 'TERMS\nThese are the terms of Larch Vans Ltd ("we", "us").', 'Larch Vans Ltd', 'a.speaks'],
    ['a trade', 'NOTE\nThe van goes to Petra Lund trading as Lund Vans.', 'Petra Lund', 'a.trades'],
    ['a trustee', 'NOTE\nThe van goes to Petra Lund as trustee of a trust.', 'Petra Lund', 'a.trustee'],
    [
      'a signature',
      'NOTE\nThe van is lent.\nSigned for Larch Vans Ltd: P. Lund, director',
      'Larch Vans Ltd',
      'b.for-signing',
    ],
    ['an office', 'NOTE\nThe van is lent.\nPetra Lund, Publisher, Larch Press Ltd, Ayr', 'Larch Press Ltd', 'b.office'],
    ['a sole trader', 'SHOP\nThe shop is run by me, Petra Lund, in Ayr.', 'Petra Lund', 'b.run-by'],
    ['a nickname', 'DEED\nBETWEEN\n(1) PETRA ("PET") LUND of Ayr; and', 'PETRA ("PET") LUND', 'b.numbered'],
  ])('%s', (_, text, name, cue) => {
    expect(candidates(text).get(name) ?? []).toContain(cue);
  });

  test.each([
    [
      'a list without numbers',
      'DEED\nTHIS DEED is made between PETRA LUND and her brother.',
      'PETRA LUND',
      'b.numbered',
    ],
    ['who runs with it', 'HIRE FORM\nSpace run: Larch Yard CIC, 2 Mill Lane, Ayr', 'Larch Yard CIC', 'l.run-by'],
    ['a mail of somebody else', 'From: Petra Lund, petra@lund.example\nTo: Bo Ek', 'Petra Lund', 'a.email'],
    ['they', 'TERMS\nThese are the terms of Larch Vans Ltd ("they", "them").', 'Larch Vans Ltd', 'a.speaks'],
    [
      'what is called later',
      'NOTE\nThe van of Larch Vans Ltd is lent. It is hereinafter the Van.',
      'Larch Vans Ltd',
      'a.called',
    ],
    [
      'I within a word',
      'LOAN\nWhen in Rajahi, Petra Lund, trading as Lund Vans, lends the van.',
      'Petra Lund',
      'b.first',
    ],
    ['what is formed later', 'NOTE\nLarch Vans Ltd, in Ayr, a corporation.', 'Larch Vans Ltd', 'a.formed'],
    ['a heading before it', 'NOTE\nLender: between; Petra Lund trading as Lund Vans', 'Petra Lund', 'b.between'],
  ])('not %s', (_, text, name, cue) => {
    const cues = candidates(text).get(name);
    expect(cues).toBeDefined();
    expect(cues).not.toContain(cue);
  });

  test.each([
    ['whom a letter is for the attention of', 'NOTE\nFor the attention of Petra Lund\nDear Bo,', 'Petra Lund'],
    ['a witness', 'NOTE\nThe van is lent.\nWitness: Petra Lund', 'Petra Lund'],
    ['who represents a company', 'NOTE\nLarch Ltd, represented by Petra Lund, lends the van.', 'Petra Lund'],
    ['a director who signs', 'NOTE\nThe van is lent.\nPetra Lund, Director', 'Petra Lund'],
    ['an agent', 'FORM\nLetting agent: Petra Lund\nRent: £20', 'Petra Lund'],
    ['who is only spoken of', 'NOTE\nThe van stands where Petra Lund left it.', 'Petra Lund'],
    ['what a party is', 'NOTE\nLarch Inc. is a Delaware corporation.', 'Delaware corporation'],
  ])('%s is none', (_, text, name) => {
    expect(candidates(text).has(name)).toBe(false);
  });

  test('a hand with an initial belongs to the name', () => {
    const text = 'FORM\nPlayer: Petra Lund\nBall: red\nSigned: P. Lund';
    expect(candidates(text).get('Petra Lund')).toContain('s.hand');
    expect(candidates(text.replace('P. Lund', 'B. Ek')).get('Petra Lund')).not.toContain('s.hand');
  });
});

describe('the ranker', () => {
  test('cues add up, and unknown ones say nothing', () => {
    expect(probabilityOf({ cues: ['new'] })).toBe(0.5);
    const by = { 'l.role': 2, 'n.paper': -3 };
    expect(probabilityOf({ cues: ['l.role'] }, by)).toBeGreaterThan(0.8);
    expect(probabilityOf({ cues: ['l.role', 'n.paper'] }, by)).toBeLessThan(0.3);
  });

  test('what is read with its role is told as it is', () => {
    const source = sourceFrom(
      'LEASE\nThis lease is between Larch Ltd (“Landlord”) and Petra Lund (“Tenant”). Bo Ek lends.',
    );
    const read = readParties(source);
    expect(read).toHaveLength(2);
    expect(withRanked(source, read, { 'k.person': 9 })).toEqual(read);
  });

  test('of readers who are sure it must be surer to add or take away a name, and of a few lines or a long contract it does neither', () => {
    const lease = (times: number) => {
      const clauses = 'The windows are kept clean and the doors shut.\n'.repeat(times);
      const source = sourceFrom(
        `LEASE\nThis lease is between Larch Ltd (“Landlord”) and Petra Lund (“Tenant”).\n${clauses}Guarantor: Bo Ek`,
      );
      const read = readParties(source).filter(({ name }) => name !== 'Bo Ek');
      expect(read).toHaveLength(2);
      return (of: string, logit: number) => {
        const cues = partyCandidates(source, read).map((one) => [one.mention.name, one.cues] as const);
        const own = new Map(cues)
          .get(of)
          ?.find((cue) => cues.every(([name, all]) => name === of || !all.includes(cue)));
        return withRanked(source, read, { [own ?? '']: logit }).map(({ name }) => name);
      };
    };
    const whole = lease(100);
    expect(whole('Bo Ek', 1)).toContain('Bo Ek');
    expect(whole('Bo Ek', 0.5)).toEqual(['Larch Ltd', 'Petra Lund']);
    expect(whole('Petra Lund', -4)).toContain('Petra Lund');
    // One alone is no contract: then whoever is likely is told beside him.
    expect(whole('Petra Lund', -5)).toEqual(['Larch Ltd', 'Bo Ek']);
    for (const other of [lease(10), lease(400)]) {
      expect(other('Bo Ek', 9)).toEqual(['Larch Ltd', 'Petra Lund']);
      expect(other('Petra Lund', -9)).toEqual(['Larch Ltd', 'Petra Lund']);
    }
  });

  test('who stands alone in the opening sentence of a long contract stays alone; in a short one others may be told', () => {
    const opening =
      'AGREEMENT\nThis Agreement is made and entered into as of May 1, 2020 by and between Larch Ltd (“Owner”) and the hirer below.';
    const told = (middle: string) => {
      const source = sourceFrom(`${opening}\n${middle}Hirer: Petra Lund`);
      return withRanked(source, readParties(source).slice(0, 1), { 'k.person': 9 }).map(({ name }) => name);
    };
    expect(told('The hirer pays by the month.\n'.repeat(500))).toEqual(['Larch Ltd']);
    expect(told('')).toContain('Petra Lund');
  });

  test('where nobody is likely, nobody is told', () => {
    const source = sourceFrom('FORM\nHirer: Petra Lund\nRoom: blue');
    expect(withRanked(source, [], { 'k.person': -9 })).toEqual([]);
  });
});

describe('papers without an opening', () => {
  test.each([
    [
      'mails in which somebody writes for a firm',
      'From: Ines Valdez <ines.valdez@thornhillfoods.example>\nTo: Lars Bergqvist\nSent: Monday, 3 March 2025\nSubject: RE: the ovens\nLars, yes to all of it.\n1. You (Lars Bergqvist, working for yourself as Bergqvist Advice) look at the ovens for us, Thornhill Foods Ltd, and write up what you would change.\n2. We pay four hundred pounds for each day.\nInes\nInes Valdez, Head of Operations, Thornhill Foods Ltd\nFrom: Lars Bergqvist\nTo: Ines Valdez\nAgreed. L.',
      ['Lars Bergqvist', 'Thornhill Foods Ltd'],
    ],
    [
      'a letter of a body without a legal form',
      'Oak & Ember Community Theatre\n3 Chapel Street, Otley\n12 May 2025\nNorthern Lamp Works Limited\nUnit 9, Dock Mills\nFor the attention of Mr Gil Ansell\nDear Gil,\nTalking about the lamps\nBefore we show each other our drawings we both want to be sure that they stay private. Sign the copy and send it back.\nWith warm wishes,\nRuth Kay, Secretary\nAgreed for Northern Lamp Works Limited: G. Ansell, director',
      ['Oak & Ember Community Theatre', 'Northern Lamp Works Limited'],
    ],
    [
      'an order form of rows',
      'ORDER FORM No. 20\nVendor\tLarch Systems, Inc., a Delaware corporation ("Larch")\nCustomer\tVeltri Brothers Tile LLC, dba Veltri Stone, 22 Ash Street, Dayton, OH\nFee\t$18,000 per year\n1. Larch shall provide the Service. Customer shall pay.\nAccepted for Veltri Brothers Tile LLC: Paul Veltri, Member\nAccepted for Larch Systems, Inc.: Jo Renner, VP Sales',
      ['Larch Systems, Inc.', 'Veltri Brothers Tile LLC'],
    ],
    [
      'a trustee and a nickname in a list',
      'PARTNERSHIP DEED\nTHIS DEED is made on 1 December 2025\nBETWEEN\n(1) GWEN ALICE TUDOR of 7 High Street, Corwen;\n(2) THEODORA ("TEDDY") MARSH of The Loft, Corwen; and\n(3) DR IMRAN SHAH as trustee of the Shah Settlement (and not on his own account), of Bryn, Corris.\n1. The Partners shall brew beer together.\nSigned as a deed by each Partner in the presence of Elin Rees, librarian.',
      ['GWEN ALICE TUDOR', 'THEODORA ("TEDDY") MARSH', 'IMRAN SHAH as trustee of the Shah Settlement'],
    ],
    [
      'the web shop of a sole trader',
      'Terms for ordering from Featherstitch\nFeatherstitch is a small wool shop in Otley run by me, Marian Holt, as a sole trader. These terms apply when you order from the website.\n1. When you press “Pay now” you make me an offer. I post within three days by Royal Mail.',
      ['Marian Holt'],
    ],
  ])('%s', (_, text, wanted) => {
    expect(names(text)).toEqual(wanted);
  });

  test.each([
    ['a notice', 'NOTICE\nThe pool is closed. Ask Petra Lund, Manager. Witness: Bo Ek'],
    ['a policy', 'PRIVACY POLICY\nYour data goes to Larch Insurance plc where the law asks for it.'],
  ])('nobody is told of %s', (_, text) => {
    expect(names(text)).toEqual([]);
  });
});

describe('what the ranker is trained on', () => {
  test('every party stands in its paper', async () => {
    for (const { file, parties } of wholePapers()) {
      const text = (await Bun.file(file).text()).toLowerCase();
      for (const party of parties) {
        const words = party.replace(/^\?/, '').split('|');
        const isThere = words.some((name) =>
          name
            .toLowerCase()
            .split(' ')
            .every((word) => text.includes(word)),
        );
        expect(`${file}: ${party} ${isThere}`).toBe(`${file}: ${party} true`);
      }
    }
  });

  test('short papers are marked', () => {
    expect(shortPapers().length).toBeGreaterThan(100);
    expect(shortPapers().filter(({ parties }) => parties.length === 0).length).toBeLessThan(15);
  });
});
