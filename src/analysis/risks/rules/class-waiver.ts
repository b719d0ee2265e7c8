import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const WAIVER = anyWording(
  wording(
    'waiv+, not, no, only in',
    200,
    '{class,collective,representative,mass}((,) {or,and,/}( )+)((,) {or,and,/}( )+)((,) {or,and,/}( )+){ ,-}{action(s),arbitration(s),proceeding(s),basis,member(s),lawsuit(s),claim(s)}',
  ),
  wording('class{-, }action waiver, not {as ,in }(a )({part,member(s),one})( )(of )({a ,any }){group,class}'),
  wording('on your own behalf, for yourself, alone', 60, 'group, class'),
  wording('individual {basis,capacity}', 120, 'class'),
);
const ABOUT_DISPUTES = wording('{arbitrat,claim,dispute,action,proceeding,lawsuit,litigat}*');
const NOT_THIS = wording('class of {stock,shares,securities}, share(s), certificate(s), holder(s), settlement class');

export const classWaiver = defineRule({
  id: 'class-waiver',
  label: 'Waiver of class actions',
  family: 'disputes',
  severity: { medium: 'in employment', low: 'otherwise it counts for many small claims only' },
  kinds: ANY_CONTRACT,
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, WAIVER, { negated: true, unless: NOT_THIS });
    if (!hit || !ABOUT_DISPUTES.test(hit.sentence.text)) return null;
    const employment = reading.kind.family === 'employment';
    return finding(
      employment ? 'medium' : 'low',
      `${placeOf(reading, hit.sentence)} allows claims one by one only and waives class or collective actions.`,
      'Make sure that the client knows of the waiver; check whether the law of the place enforces it, above all for consumers and workers.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '13.4 Each party may bring claims only on an individual basis and waives any class action.',
        'class or collective actions',
      ],
      ['13.4 Claims may not be brought as a class or representative action.', 'class or collective actions'],
      ['You can only bring a claim for yourself and not as part of a group.', 'class or collective actions', 'terms'],
      [
        '13.4 Employee waives the right to take part in any collective action against the Company.',
        'class or collective actions',
        'employment',
      ],
      ['10. Customer can bring claims only for itself, not as part of a group or class.', 'one by one', 'licence'],
    ],
    misses: [
      ['13.4 No holder of any class of shares may bring a claim in a class proceeding.', 'a class of shares'],
      ['13.4 Provider shall give a class of two hours; it shall not be a lawsuit.', 'lessons'],
      [
        '13.4 The settlement class members are bound by the judgment in the class action and may not object.',
        'a settled class',
      ],
      ['13.4 Each party may bring a claim for its own loss.', 'claims of one’s own'],
      ['10. Lessons are given in groups and not in class.', 'school', 'licence'],
    ],
  },
});
