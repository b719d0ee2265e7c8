import { defineQuestion } from '../define-question';

export const safeMfn = defineQuestion({
  id: 'safe.mfn',
  title: 'Later better terms',
  ask: 'May the investor take better terms that are given to later investors (most favoured nation)?',
  kinds: ['safe', 'convertible-note'],
  yes: { categories: ['Most Favored Nation'], rules: ['most-favoured-nation'] },
  says: {
    yes: 'The investor may take better terms given to later investors.',
    no: 'Later better terms do not reach the investor.',
    not_stated: 'A right to later better terms was not found.',
  },
  positions: {
    investor: {
      not_stated: 'medium',
      why: 'Money that comes in later and risks less may get a lower cap or a larger discount.',
      ask: 'If the Company issues later convertible securities on better terms before conversion, it tells the Investor within ten days and the Investor may take those terms.',
    },
    company: {
      yes: 'low',
      why: 'Each later deal has to be compared with, and opened to, the earlier ones.',
      ask: 'The right is limited to the cap and discount of the next issue and ends at conversion.',
    },
  },
  examples: {
    yes: [
      'If the Company issues any subsequent convertible securities with more favorable terms, the Investor may elect to receive those terms.',
      'The Holder shall be entitled to terms no less favorable than those of any other note.',
    ],
    not_stated: ['The nation votes in May.', 'The note bears 5% interest.'],
  },
});
