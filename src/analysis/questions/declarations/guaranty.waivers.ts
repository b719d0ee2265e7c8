import { defineQuestion } from '../define-question';
import { confessionOrDefencesWaivedWords } from '../words/confession-or-defences-waived';

export const guarantyWaivers = defineQuestion({
  id: 'guaranty.waivers',
  title: 'Defences given up',
  ask: 'Does the guarantor give up defences?',
  kinds: ['guaranty'],
  yes: {
    provisions: ['confession-or-defences-waived'],
    rules: ['confession-of-judgment'],
    words: confessionOrDefencesWaivedWords,
  },
  says: {
    yes: 'The guarantor gives up defences.',
    no: 'The guarantor keeps all defences.',
    not_stated: 'A waiver of defences by the guarantor was not found.',
  },
  positions: {
    guarantor: {
      yes: 'high',
      why: "The guarantor may have to pay even where the debtor would not, or where the creditor's own conduct caused the loss.",
      ask: 'The Guarantor keeps the defences of payment, fraud and misconduct of the Creditor, and the right to notice of each default.',
    },
    creditor: {
      not_stated: 'medium',
      why: 'The law of suretyship can free guarantors on many grounds that are not waived by silence.',
      ask: "The Guarantor waives the defences of a surety other than payment and the Creditor's bad faith.",
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code § 2856',
      says: 'a guarantor may waive suretyship rights and defences',
    },
  ],
  examples: {
    yes: [
      'Mrs Blum as surety gives up each and every defence that the law allows her.',
      'Guarantor waives any defense arising from the loss of the collateral.',
    ],
    not_stated: ["The guarantor's lawyer will defend the action.", 'Nothing is waived by a delay.'],
  },
});
