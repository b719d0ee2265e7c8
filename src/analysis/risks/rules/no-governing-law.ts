import { pagesRead } from '../../document/coverage';
import { STANDALONE } from '../../kinds/family';
import { anyWording, wording } from '../../lexicon/words';
import { mentions } from '../../statements/search';
import { defineRule, missingTerm } from '../rule';

export const noGoverningLaw = defineRule({
  id: 'no-governing-law',
  label: 'Governing law missing',
  family: 'disputes',
  severity: {
    medium: 'which law applies may be a dispute of its own',
    low: 'in a document of a page or two, which mostly leaves it out on purpose',
  },
  kinds: STANDALONE,
  witness: { silence: ['Governing Law'] },
  find(reading) {
    if (reading.facts.governingLaw.status !== 'absent') return null;
    if (
      mentions(
        reading,
        anyWording(
          wording('govern{ed,ing}', 60, 'law(s)'),
          wording('law(s) of', 60, 'govern*'),
          wording('law(s) govern(s)'),
          wording('the law(s) of', 60, 'appl{y,ies}'),
          wording('application of (the )+ law, follows the law(s) of'),
          wording('governed by', 60, 'law*, legislation*, code*'),
          /\b[A-Z][a-z]+ law (?:applies|governs|controls|decides)\b/i,
        ),
      )
    )
      return null;
    return missingTerm(
      reading,
      'medium',
      `No choice of governing law was found ${pagesRead(reading.contract)}.`,
      'Name the governing law and the courts or arbitration that decide disputes.',
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['1. Provider shall clean the offices of Customer every working day.', 'governing law'],
      ['3. Supplier shall deliver the Goods within ten days of each order.', 'governing law', 'supply'],
      ['1. Recipient shall keep the Confidential Information of Discloser secret.', 'governing law', 'nda'],
      ['1. Provider shall comply with all applicable laws in its work.', 'governing law'],
      ['1. Provider shall deliver the Software.', 'governing law', 'licence'],
    ],
    misses: [
      ['13.1 This Agreement shall be governed by the laws of the State of Texas.', 'named'],
      ['13.1 The laws of England apply to this Agreement.', 'in other words'],
      ['13.1 Texas law governs.', 'in short'],
      ['1. The fee is raised to $10.', 'an amendment leaves it to its main agreement', 'amendment'],
    ],
  },
});
