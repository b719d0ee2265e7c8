import { pagesRead } from '../../document/coverage';
import { COMMERCIAL } from '../../kinds/family';
import { wording } from '../../lexicon/words';
import { mentions } from '../../statements/search';
import { capSentences } from '../cap-sentences';
import { standsAnywhere } from '../missing';
import { defineRule, missingTerm } from '../rule';
import { unlimitedLiability } from '../unlimited-liability';

const CAP =
  /\bliab\w{2,6}\b.{0,260}\b(?:exceed|limited (?:\([^)]{0,160}\) )?to|greater than|more than|in excess of|capped|limit(?:ed)? (?:at|by))\b|\blimit\w* (?:of|on) liability\b|\bmaximum\b.{0,40}\bliabilit/i;

/** The same over longer sentences, and where lists or headings hide it. */
const AMOUNT =
  /\b(?:liabilit(?:y|ies)|responsibility|indemnification obligations)\b.{0,500}\b(?:not exceed|exceed the|(?<!not )limited to (?:the|an?|direct)|not be (?:more|greater) than)\b/i;
const INDIRECT = wording('consequential, indirect', 60, 'damage(s), loss(es)');

export const noLiabilityCap = defineRule({
  id: 'no-liability-cap',
  label: 'No limit of liability',
  family: 'liability',
  severity: {
    medium: 'damages are measured by the law alone',
    low: 'in a document of a page or two, which mostly leaves it out on purpose',
  },
  kinds: COMMERCIAL,
  bears: 'who performs',
  witness: { silence: ['Cap On Liability'] },
  find(reading) {
    if (reading.facts.liabilityCap.status !== 'absent' || mentions(reading, CAP) || capSentences(reading).length > 0)
      return null;
    if (standsAnywhere(reading, AMOUNT) || unlimitedLiability(reading).length > 0) return null;
    const excluded = standsAnywhere(reading, INDIRECT);
    return missingTerm(
      reading,
      'medium',
      `${excluded ? 'Indirect loss is spoken of, but no' : 'No'} ceiling on the amount of either party's liability was found ${pagesRead(reading.contract)}, so ${excluded ? 'direct loss counts in full' : "the law's full measure of damages applies"}.`,
      'Add a limit of liability, for example the fees of the last 12 months, with the usual carve-outs.',
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '1. Provider shall deliver the Software and Customer shall pay the fees set out in the order.',
        'ceiling on the amount',
      ],
      [
        '3. Supplier shall deliver the Goods within ten days of each order.\n4. Buyer shall pay within thirty days.',
        'ceiling on the amount',
        'supply',
      ],
      [
        '1. Provider shall clean the offices of Customer every working day.\n2. Provider shall make good damage that it causes.',
        'ceiling on the amount',
        'services',
      ],
      [
        '2. Distributor shall promote the Products in Texas and pay each invoice within thirty days.',
        'ceiling on the amount',
        'distribution',
      ],
    ],
    misses: [
      [
        '11. Each party’s liability shall not exceed the fees paid in the twelve (12) months preceding the claim.',
        'there is one',
      ],
      ['11. Provider’s liability is unlimited.', 'unlimited by its words'],
      ['1. Each party shall protect the Confidential Information.', 'a kind that needs none', 'nda'],
      ['1. The fee is raised to $10.', 'an amendment leaves it to its main agreement', 'amendment'],
      ['11. Provider makes good any damage, up to the licence fee paid.', 'a limit in everyday words'],
      ['11. The maximum liability of either party is the price of the order in question.', 'in other words'],
    ],
  },
});
