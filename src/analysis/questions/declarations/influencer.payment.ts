import { defineQuestion } from '../define-question';
import { paidWhenOthersPayWords } from '../words/paid-when-others-pay';

export const influencerPayment = defineQuestion({
  id: 'influencer.payment',
  title: 'Pay that waits on others',
  ask: 'Is the creator paid only when the client or somebody else has paid?',
  kinds: ['influencer'],
  yes: {
    provisions: ['paid-when-others-pay'],
    words: paidWhenOthersPayWords,
  },
  says: {
    yes: 'The creator is paid only when somebody else has paid.',
    no: 'Payment does not wait on others.',
    not_stated: 'Payment that waits on others was not found.',
  },
  positions: {
    creator: {
      yes: 'high',
      why: 'The work is out, and the pay depends on somebody with whom the creator may have no contract.',
      ask: 'Half of the fee is paid on signing and the rest within 30 days of posting, whether or not the Agency has been paid by its client.',
    },
  },
  law: [
    {
      place: 'New York',
      cite: 'Gen. Bus. Law art. 44-A',
      says: 'freelancers are paid on the agreed date, or else within 30 days after the work',
    },
    { place: 'California', cite: 'Bus. & Prof. Code § 18100 ff.', says: 'the like for freelance workers' },
  ],
  examples: {
    yes: [
      'The agency pays the influencer only after the brand has paid the agency.',
      'Creator’s fee falls due once the client’s money has come in.',
    ],
    not_stated: ['The fee is due in 30 days.', 'The brand pays for travel.'],
  },
});
