import { pagesRead } from '../../document/coverage';
import { COMMERCIAL } from '../../kinds/family';
import { anyWording, wording } from '../../lexicon/words';
import { standsAnywhere } from '../missing';
import { defineRule, missingTerm } from '../rule';

export const noConfidentiality = defineRule({
  id: 'no-confidentiality',
  label: 'No confidentiality clause',
  family: 'information',
  severity: {
    medium: 'what is told may be told on',
    low: 'in a document of a page or two, which mostly leaves it out on purpose',
  },
  kinds: [...COMMERCIAL, 'employment'],
  witness: 'every page',
  soWhenChecked: 0.08,
  find(reading) {
    if (
      standsAnywhere(
        reading,
        anyWording(
          wording('confiden+, non(-)disclosure*, proprietary information*, trade secret(s)*, secre{cy,t(s)}'),
          wording('keep(s)', 60, 'private, to {itself,yourself,themselves}'),
          wording("{not,never,+n't} {talk,tell,speak,share}(s)"),
        ),
      )
    )
      return null;
    return missingTerm(
      reading,
      'medium',
      `No duty of confidentiality was found ${pagesRead(reading.contract)}.`,
      'Add a mutual confidentiality clause or refer to a non-disclosure agreement in force.',
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      ['1. Provider shall deliver the Software and Customer shall pay the fees.', 'confidentiality'],
      ['3. Supplier shall deliver the Goods within ten days of each order.', 'confidentiality', 'supply'],
      ['1. Provider shall clean the offices of Customer every working day.', 'confidentiality', 'services'],
      ['1. The Employee shall work forty hours a week.', 'confidentiality', 'employment'],
    ],
    misses: [
      ['8. Each party shall keep the other’s information confidential.', 'there is one'],
      ['8. Provider shall not disclose trade secrets of Customer.', 'trade secrets'],
      ['8. The Non-Disclosure Agreement of the parties remains in force.', 'another agreement'],
      ['8. Provider never talks to others about what it sees.', 'in everyday words', 'services'],
    ],
  },
});
