import { defineQuestion } from '../define-question';

export const convertibleNoteConfessionJudgment = defineQuestion({
  id: 'convertible-note.confession-judgment',
  title: 'Judgment confessed or defences waived',
  ask: 'Does the company confess judgment or give up its defences?',
  kinds: ['convertible-note'],
  yes: {
    provisions: ['confession-or-defences-waived'],
    rules: ['confession-of-judgment'],
    words: [
      [
        'judgment',
        'confess',
        'defen',
        'set off',
        'setoff',
        'counter',
        'waive',
        'contest',
        'disput',
        'execution',
        'renounce',
        'objection',
        'cognovit',
        'give up',
        'gives up',
        'rights conferred',
        'go to court',
        'admit the debt',
      ],
    ],
  },
  says: {
    yes: 'The company confesses judgment or gives up defences.',
    no: 'The company keeps its defences.',
    not_stated: 'A confession of judgment or waiver of defences was not found.',
  },
  positions: {
    company: {
      yes: 'high',
      why: 'Judgment may be entered, or money taken, before the company’s defences are heard.',
      ask: 'Delete; the Company waives presentment and protest only and keeps all its defences.',
    },
  },
  law: [
    {
      place: 'New York',
      cite: 'CPLR 3218',
      says: 'judgment by confession needs an affidavit, and is limited for debtors outside the state',
    },
  ],
  examples: {
    yes: [
      'The company authorises any attorney to confess judgment against it for the whole sum.',
      'The issuer waives all defences, set-off and counterclaims against the holder.',
    ],
    not_stated: ['The judge sits in Paris.', 'The company defends its patents.'],
  },
});
