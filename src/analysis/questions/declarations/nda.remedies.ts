import { defineQuestion } from '../define-question';

export const ndaRemedies = defineQuestion({
  id: 'nda.remedies',
  title: 'Injunction as of right',
  ask: 'May the discloser get an injunction without proof of loss, without bond or as of right?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['injunction-without-proof'],
    words: [
      [
        'enjoin',
        'security',
        'stop',
        'injunct',
        'restrain',
        'court',
        'equitable',
        'irreparable',
        'order',
        'bond',
        'specific performance',
        'relief',
        'undertaking',
        'damages',
      ],
      [
        'without',
        'no',
        'not',
        'need',
        'bond',
        'irreparable',
        'entitl',
        'right',
        'once',
        'damages',
        'interim',
        'proof',
        'security',
        'any other',
        'adequate',
      ],
    ],
  },
  says: {
    yes: 'The discloser may get an injunction without proof of loss, without bond or as of right.',
    no: 'An injunction needs the usual proof.',
    not_stated: 'A clause that makes an injunction easier than the law does was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'A court could stop the recipient before any loss is proved, perhaps without security if the order was wrong.',
      ask: 'The Disclosing Party may seek an injunction; the court decides whether its conditions, including proof and security, are met.',
    },
  },
  examples: {
    yes: [
      'Omega may have Delta enjoined at once, and need neither show damage nor give security.',
      'The signatory agrees beforehand that a court shall stop him by interim order, with no bond being asked.',
    ],
    not_stated: [
      'Each side may apply for an injunction.',
      'Either party may ask a court for an injunction, which has to decide on it in the ordinary way.',
      'The contractor gives a performance bond of ten per cent.',
      'No court has made an order against the company.',
    ],
  },
});
