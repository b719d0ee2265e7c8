import { defineQuestion } from '../define-question';
import { spouseOrHomeBoundWords } from '../words/spouse-or-home-bound';

export const guarantySpouseHome = defineQuestion({
  id: 'guaranty.spouse-home',
  title: 'Spouse or home bound',
  ask: 'Is a spouse bound, or does the family home or community property answer for the debt?',
  kinds: ['guaranty'],
  yes: {
    unlike: [
      '{spouse,wife,husband,partner} ~8 {no,not} ~4 {liability,liable,bound,answerable}',
      'no {recourse,claim} ~8 {home,residence,dwelling,house}',
    ],
    provisions: ['spouse-or-home-bound'],
    words: spouseOrHomeBoundWords,
  },
  says: {
    yes: 'A spouse is bound, or the family home or common property answers for the debt.',
    no: 'Neither a spouse nor the home is bound.',
    not_stated: 'That a spouse or the home is bound was not found.',
  },
  positions: {
    guarantor: {
      yes: 'high',
      why: "A debt that is not paid can then reach a spouse's means or the family's home.",
      ask: "The Guarantor's spouse does not sign and is not liable, and no recourse is had to the home or to jointly held property.",
    },
    creditor: {
      yes: 'medium',
      why: "A spouse's guaranty taken by rule or without real advice may be set aside or break credit law.",
      ask: 'A spouse signs only if it is his or her own choice, after independent advice.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Reg B, 12 CFR 1002.7(d)',
      says: "a creditor may not require a spouse's signature where the applicant qualifies alone",
    },
    {
      place: 'England and Wales',
      cite: 'Royal Bank of Scotland v Etridge (No 2) [2001] UKHL 44',
      says: 'the lender must see to independent advice where a spouse stands surety',
    },
  ],
  examples: {
    yes: [
      'Mrs Brook signs beside her husband and answers for the debt as he does.',
      "The bank may have recourse to the house in which the guarantor's family lives.",
    ],
    not_stated: ['The house rules hang in the lobby.', 'A spouse of a member trains at half price.'],
  },
});
