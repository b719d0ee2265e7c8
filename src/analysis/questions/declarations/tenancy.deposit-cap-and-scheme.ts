import { defineQuestion } from '../define-question';

export const tenancyDepositCapAndScheme = defineQuestion({
  id: 'tenancy.deposit-cap-and-scheme',
  title: 'Deposit scheme',
  ask: 'Is it said that the deposit is protected in an authorised scheme?',
  kinds: ['residential-tenancy-england'],
  yes: {
    provisions: ['deposit-in-scheme'],
    words: [
      ['deposit', 'bond', 'money', 'scheme', 'dps', 'mydeposits', 'tds', 'custodian', 'lodg'],
      [
        'scheme',
        'protect',
        'custod',
        'stakeholder',
        'safeguard',
        'lodg',
        'dps',
        'mydeposits',
        'tds',
        'authori',
        'approved',
        'insured',
        'government',
        'body',
        'bodies',
        'safedeposits',
        'deposit protection',
        'dispute service',
        'third part',
      ],
    ],
  },
  says: {
    yes: 'The deposit is protected in a scheme.',
    no: 'The deposit is not protected in a scheme.',
    not_stated: 'No deposit scheme was found.',
  },
  positions: {
    tenant: {
      not_stated: 'high',
      why: 'An unprotected deposit can be hard to get back, and the tenant may claim one to three times its sum.',
      ask: 'The deposit, at most five weeks’ rent, is protected with a named authorised scheme and the prescribed information is given within 30 days of payment.',
    },
    landlord: {
      not_stated: 'high',
      why: 'Without protection in 30 days the landlord may owe one to three times the deposit and cannot get possession on most grounds.',
      ask: 'Name the authorised scheme and give the prescribed information within 30 days of receiving the deposit.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Housing Act 2004, ss. 213–215',
      says: 'protection and prescribed information within 30 days',
    },
    {
      place: 'England and Wales',
      cite: 'Tenant Fees Act 2019, Sch. 1',
      says: 'in England five weeks’ rent, six where the yearly rent is £50,000 or more',
    },
  ],
  examples: {
    yes: [
      'Your deposit of £980 lies with an authorised custodial scheme, whose leaflet is attached.',
      'The agent registers the deposit with TDS within three weeks.',
    ],
    not_stated: [
      'A deposit of five weeks’ rent is due.',
      'A cycle-to-work plan is open to staff.',
      'The landlord holds the money in his own account.',
    ],
  },
});
