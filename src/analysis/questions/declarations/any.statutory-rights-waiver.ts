import { defineQuestion } from '../define-question';

export const anyStatutoryRightsWaiver = defineQuestion({
  id: 'any.statutory-rights-waiver',
  title: 'Legal rights given up',
  ask: 'Does one side give up rights, notices or protections that the law gives it?',
  kinds: 'any',
  yes: {
    provisions: ['statutory-rights-waived'],
    words: [
      [
        'waive',
        'wave',
        'giving up',
        'give',
        'forgo',
        'forego',
        'surrender',
        'renounc',
        'relinquish',
        'exclud',
        'not apply',
        'contract out',
        'contracts out',
        'not be entitled',
        'not rely',
        'not make use',
        'not have effect',
        'negativ',
        'no claim',
        'protection',
        'notwithstanding any law',
        'right',
        'statut',
        'law',
        'be free of',
        'code',
      ],
    ],
  },
  no: {
    provisions: ['statutory-rights-kept'],
    words: [
      [
        'right',
        'statut',
        'law',
        'legal',
        'legislat',
        'act',
        'guarant',
        'mandatory',
        'entitle',
        'warranty',
        'non excludable',
        'protection',
      ],
    ],
  },
  says: {
    yes: 'One side gives up rights or notices that the law gives it.',
    no: 'Rights given by law are kept.',
    not_stated: 'No waiver of legal rights was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The law’s protection of tenants, workers, buyers or debtors is signed away, often without saying which.',
      ask: 'Strike; nothing in this Agreement limits or waives rights which a party has by law.',
    },
    drafter: {
      yes: 'low',
      why: 'A waiver that the law forbids is void and may bring a penalty.',
      ask: 'The waiver covers only the rights named here and applies only as far as the law allows it.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, ss. 31, 57',
      says: 'rights of consumers in goods and services cannot be excluded',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1953',
      says: 'lists rights which a home lease cannot waive',
    },
    {
      place: 'New York',
      cite: 'Real Prop. Law § 235-b',
      says: 'a waiver of the warranty of habitability is void',
    },
    {
      place: 'Australia',
      cite: 'Australian Consumer Law, s. 64',
      says: 'consumer guarantees cannot be excluded',
    },
  ],
  examples: {
    yes: [
      'Lodger forgoes all protection which any housing law would give him.',
      'The parties agree that the buyer’s legal rights in case of defects shall not apply.',
    ],
    no: ['What the law gives you as a renter stays yours.'],
    not_stated: [
      'A waiver needs the written form.',
      'The statutory audit takes place in May.',
      'The landlord waives the fee for April.',
    ],
  },
});
