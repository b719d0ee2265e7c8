import { placeOf } from '../../document/place';
import { OTHER, STANDALONE } from '../../kinds/family';
import { anyWording, inClause, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const WAIVER = anyWording(
  wording('waiv+', 160, 'jury, trial by jury'),
  wording('jury trial', 60, 'waive*'),
  wording('{no,without a} jury'),
  wording('give(s) up, lose, loses', 60, 'jury'),
  wording("not, neither, nobody, no one, +n't", 80, 'ask(s) for, ha{ve,s}, get(s), demand(s)', 20, 'jury'),
);

/** 'Neither party waives trial by jury'; what else is not waived beside it keeps no jury. */
const IS_KEPT = wording(
  [
    '{neither party,neither side,neither of us,no party,no side,nobody,no one,nothing} ~4 {waive(s),waived,give(s) up,given up,lose(s)}',
    "{not,doesn't,don't,didn't} {waive,give up,lose}",
    'not be deemed to have waived',
  ],
  inClause(60),
  'jury',
);

export const juryWaiver = defineRule({
  id: 'jury-waiver',
  label: 'Waiver of jury trial',
  family: 'disputes',
  severity: { low: 'usual between businesses' },
  kinds: [...STANDALONE, 'amendment', ...OTHER],
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, WAIVER, { negated: true, unless: IS_KEPT });
    if (!hit) return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} waives the right to a trial by jury.`,
      'Make sure that the client knows of the waiver; some states, such as California and Georgia, do not enforce it before a dispute.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['13.3 EACH PARTY WAIVES ANY RIGHT TO A TRIAL BY JURY.', 'trial by jury'],
      [
        '13.3 The parties hereby irrevocably waive jury trial in any action arising out of this Agreement.',
        'trial by jury',
      ],
      ['13.3 Each party waives trial by jury and does not waive its right of appeal.', 'trial by jury'],
      ['13.3 Tenant waives trial by jury in any proceeding brought by Landlord.', 'trial by jury', 'lease'],
      ['You give up the right to a jury.', 'trial by jury', 'terms'],
    ],
    misses: [
      ['13.3 WAIVER OF JURY TRIAL\nThe courts of Texas decide.', 'only a heading'],
      ['13.3 Nothing in this clause takes away the right to a jury.', 'the right is kept'],
      ['13.3 Neither party waives trial by jury.', 'nobody gives it up'],
      ['13.3 No one gives up the right to a jury.', 'likewise'],
      ['13.3 Employee is paid for the days of jury duty.', 'jury duty', 'employment'],
      ['13.3 Provider waives its fees for March.', 'fees'],
      ['10. A jury picks the winner of the prize.', 'a prize', 'licence'],
    ],
  },
});
