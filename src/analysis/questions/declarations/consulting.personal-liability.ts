import { defineQuestion } from '../define-question';
import { unlimitedPersonalGuarantyWords } from '../words/unlimited-personal-guaranty';

export const consultingPersonalLiability = defineQuestion({
  id: 'consulting.personal-liability',
  title: 'Personal liability',
  ask: 'Does an individual answer personally for what a firm owes?',
  kinds: ['consulting'],
  yes: {
    provisions: ['unlimited-personal-guaranty'],
    rules: ['personal-guarantee'],
    words: unlimitedPersonalGuarantyWords,
  },
  says: {
    yes: 'An individual answers personally.',
    no: 'No individual answers personally.',
    not_stated: 'No personal liability of an individual was found.',
  },
  positions: {
    consultant: {
      yes: 'high',
      why: 'House and savings may stand behind a single job.',
      ask: 'Only the consulting firm is liable, up to the fees paid or the sum insured, and no individual is personally liable.',
    },
    client: {
      yes: 'low',
      why: 'An unlimited liability of one person may be worth little without insurance.',
      ask: 'The Consultant holds professional insurance of a stated sum.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Unfair Contract Terms Act 1977, ss. 2–3',
      says: 'limits on exclusions',
      protects: 'businesses',
    },
  ],
  examples: {
    yes: [
      'The adviser’s owner gives her personal guarantee, without limit, for all that the firm owes.',
      'Mr Fink personally guarantees whatever the adviser’s firm may owe.',
    ],
    not_stated: ['The adviser’s liability ends at her fee.', 'The personal data are kept safe.'],
  },
});
