import { defineQuestion } from '../define-question';
import { serviceLevelsAreTargetsWords } from '../words/service-levels-are-targets';

export const saasUptime = defineQuestion({
  id: 'saas.uptime',
  title: 'Service levels',
  ask: 'Is a measured service level, such as an uptime in percent, promised?',
  kinds: ['saas', 'hosting', 'it-managed-services', 'service-level-agreement'],
  yes: {
    provisions: ['service-level-promised'],
    words: [
      [
        'availab',
        'uptime',
        'up ',
        'up and',
        'service level',
        'level',
        'downtime',
        'outage',
        'percent',
        'per cent',
        '%',
        'reach',
        'minutes',
        'guarant',
        'kpi',
        'running',
        'response time',
        'backup',
      ],
    ],
  },
  no: {
    provisions: ['service-levels-are-targets'],
    words: serviceLevelsAreTargetsWords,
  },
  both: 'yes',
  says: {
    yes: 'A measured service level is promised.',
    no: 'Service levels are targets or efforts only, or none is guaranteed.',
    not_stated: 'No promise of a service level was found.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'Without a promised level an outage, however long, may be no breach.',
      ask: 'The Service is available 99.9 % of each calendar month, measured continuously, announced maintenance of at most four hours a month apart.',
    },
    drafter: {
      yes: 'low',
      why: 'The promise needs fair exclusions and a limit on what a miss costs.',
      ask: 'Announced maintenance, the Customer’s acts and failures of the public internet do not count as downtime.',
    },
  },
  examples: {
    yes: [
      'Ninety-nine point five percent of the month the till system is up, or the shop gets a credit.',
      'The lift telephones shall be reachable for no less than 99 % of each quarter.',
    ],
    no: ['We hope the till system is always up but owe only our best effort.'],
    not_stated: ['Interest is two percent a month.', 'The hall is available for weddings.'],
  },
});
