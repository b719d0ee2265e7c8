import { defineQuestion } from '../define-question';
import { exclusiveTerritoryGrantedWords } from '../words/exclusive-territory-granted';
import { grantorMaySellThereItselfWords } from '../words/grantor-may-sell-there-itself';

export const distributionExclusivityScope = defineQuestion({
  id: 'distribution.exclusivity-scope',
  title: 'Exclusive territory',
  ask: 'Is the distributor the only one who may sell in the territory?',
  kinds: ['distribution', 'reseller'],
  yes: {
    provisions: ['exclusive-territory-granted'],
    words: exclusiveTerritoryGrantedWords,
  },
  no: {
    provisions: ['grantor-may-sell-there-itself'],
    words: grantorMaySellThereItselfWords,
  },
  both: 'no',
  says: {
    yes: 'The distributor alone may sell in the territory.',
    no: 'The supplier may sell there itself or appoint others.',
    not_stated: 'Whether the appointment is exclusive was not found.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'medium',
      why: 'It builds the market while the supplier or a second dealer may sell to the same customers.',
      ask: 'The Distributor has the exclusive right to sell the Products in the Territory; the Supplier passes on all inquiries from there and pays [percent] on direct sales to the listed reserved accounts.',
    },
    drafter: {
      yes: 'medium',
      why: 'It depends on one seller in the whole territory, however poor the sales.',
      ask: 'The grant is exclusive only while the agreed yearly minimum is met; online sales and the listed key accounts stay with the Supplier.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Regulation (EU) 2022/720, arts. 1, 4',
      says: 'up to five exclusive distributors in a territory',
    },
  ],
  examples: {
    yes: [
      'In Norway nobody but Fjell AS may offer the stoves.',
      'Supplier grants Distributor sole and exclusive rights in the Territory and shall refer all leads to it.',
    ],
    no: ["The appointment isn't exclusive, and the vineyard goes on selling to hotels there."],
    not_stated: [
      'The distributor shall buy exclusively from the supplier.',
      'The courts of the territory have exclusive jurisdiction.',
    ],
  },
});
