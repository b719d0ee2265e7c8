import { describe, expect, test } from 'bun:test';
import { partyMentionsIn } from '../../../../src/analysis/facts/parties/mention';
import { readFacts } from '../../../support/read-facts';

const told = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);
const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

describe('what somebody is called behind where he lives, without brackets', () => {
  const list = (second: string) =>
    partyMentionsIn(
      `\nSeeblick Technik GmbH, Hafenweg 18, Radolfzell\n- in the following "Principal" -\nand\n${second}\n`,
    ).map(({ name, role }) => [name, role]);
  const PRINCIPAL = ['Seeblick Technik GmbH', 'Principal'];

  test.each([
    'Mr. Jan Oberdiek, software developer, Am Rebhang 5, 88709 Meersburg\n- in the following "Contractor" -',
    'Jan Oberdiek, Am Rebhang 5, Meersburg – hereinafter "Contractor" –',
    'Jan Oberdiek, born on 4 May 1980, Meersburg, hereinafter called the "Contractor"',
    'Jan Oberdiek, 5 High Street, Bury, hereafter referred to as the "Contractor"',
  ])('%j', (second) => {
    expect(list(second)).toEqual([PRINCIPAL, ['Jan Oberdiek', 'Contractor']]);
  });

  test.each([' its managing director', ''])('who represents a firm is not called so: %j', (office) => {
    const parties = partyMentionsIn(
      `\nSeeblick Technik GmbH, Hafenweg 18, Radolfzell, represented by${office}\nDr. Wiebke Hall, Radolfzell\n- in the following "Principal" -\nand\nAnn Lee, Bury - hereinafter "Contractor" -\n`,
    );
    expect(parties.map(({ name }) => name)).toEqual(['Seeblick Technik GmbH', 'Ann Lee']);
  });
});

test.each(['limited liability company', 'simplified joint-stock company', 'public limited company', 'company'])(
  'what a firm is stands before its name: %s',
  (kind) => {
    const contract = `CONTRACT FOR PAY SLIPS\nBETWEEN THE UNDERSIGNED:\nThe ${kind} LES VERGERS DE SAINT-AULAIRE, having its seat at 7 chemin des Noyers, represented by its manager, hereinafter "the Controller", on the one part,\nAND the company ATELIER PAIE TROIS-PONTS, having its seat at 22 rue du Lavoir, Lyon, hereinafter "the Processor", on the other part,\nIT HAS BEEN AGREED AS FOLLOWS:\n1. The Processor makes the pay slips of the Controller.`;
    expect(told(contract)).toEqual([
      ['LES VERGERS DE SAINT-AULAIRE', 'Controller'],
      ['ATELIER PAIE TROIS-PONTS', 'Processor'],
    ]);
  },
);

describe('a chain of mails', () => {
  const chain = (end: string, name = "Dwane & Daylight Photography (that's just me, Keelin Dwane)") =>
    `Printed from the mailbox of o.tuohy@post.example\nSubject: Photos\nFrom: Orla Tuohy\nTo: hello@dwane.example\nDate: Wed, 28 Jan 2026 20:14\nHi Keelin, are you free on 12 September, and what would a whole day cost?\nOrla\nFrom: Keelin Dwane\nTo: Orla Tuohy\nDate: Fri, 30 Jan 2026 09:02\nSubject: Re: Photos\nI am free. A full day costs €2,700. You pay a third now and the rest on the day. ${'I send the pictures within the time that we agree. '.repeat(60)}\nKeelin\n${name}\nFrom: Orla Tuohy\nTo: Keelin Dwane\nDate: Thu, 5 Feb 2026 21:47\nSubject: Re: Re: Photos\nYes to all of it, agreed from both of us.\n${end}`;

  test('who signs off for both names the other of a couple, however far below', () => {
    expect(names(chain('Orla Tuohy and Matteo Silvestrin'))).toEqual([
      'Orla Tuohy',
      'Keelin Dwane',
      'Matteo Silvestrin',
    ]);
  });

  test('a sentence of two that goes on names no other', () => {
    expect(names(chain('Orla Tuohy and Matteo Silvestrin met in Bury'))).not.toContain('Matteo Silvestrin');
    expect(names(chain('Thanks to Orla Tuohy and Matteo Silvestrin'))).not.toContain('Matteo Silvestrin');
  });

  test('the name of her trade is the writer herself', () => {
    expect(names(chain('Orla'))).toEqual(['Orla Tuohy', 'Keelin Dwane']);
  });
});

describe('who writes in the first person', () => {
  const letter = (trade: string) =>
    `Machair Ledgers\nUna Petrie${trade}\nThe Old Net Store, Shore Street, Inverlarrig\n12 March 2025\nThe Directors, Whin Joinery Ltd, Unit 2, Sawmill Brae\nDear Fergus\nIn this letter "I" means Una Petrie and "you" means Whin Joinery Ltd. I keep your books for £200 a month from 1 April 2025.\nYours sincerely\nUna Petrie\nAccepted for Whin Joinery Ltd`;
  const roleOf = (text: string) => told(text).find(([name]) => name === 'Una Petrie')?.[1];

  test('is called by the trade under her name', () => {
    expect(roleOf(letter(', bookkeeper'))).toBe('bookkeeper');
  });

  test.each([', Inverlarrig', ', who keeps books as a bookkeeper, and you', ''])('%j is no trade', (trade) => {
    expect(roleOf(letter(trade))?.toLowerCase()).toBe('i');
  });
});
