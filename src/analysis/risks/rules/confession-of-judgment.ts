import { placeOf } from '../../document/place';
import { WHITE_SPACE } from '../../lexicon/characters';
import { anyWording, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const CONFESSION = anyWording(
  wording('confess({es,ion})( of) judg(e)ment, warrant of attorney'),
  wording('appear for, authori{s,z}e(s)', 120, 'confess judg(e)ment'),
  wording('cognovit'),
  wording(
    'get(s), take(s), enter(s), ask(s) for, has',
    40,
    'judg(e)ment',
    60,
    'without ({a ,any }){trial,hearing,court case}',
  ),
);

export const confessionOfJudgment = defineRule({
  id: 'confession-of-judgment',
  label: 'Confession of judgment',
  family: 'disputes',
  severity: { high: 'judgment may come without notice or hearing' },
  kinds: ANY_CONTRACT,
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, CONFESSION, {
      unless: anyWording(wording('waive(s)', 40, 'right to {obtain,enter}*'), wording('indemnif*')),
    });
    if (!hit) return null;
    return finding(
      'high',
      `${placeOf(reading, hit.sentence)} lets judgment be entered without a trial (“${hit.match[0].replace(WHITE_SPACE, ' ').slice(0, 60)}”).`,
      'Strike it: it may give up notice and hearing, and many states forbid it for consumers or altogether.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'loan',
    hits: [
      [
        '10.4 Borrower authorizes any attorney to appear for it and confess judgment for the sum due.',
        'without a trial',
      ],
      ['10.4 Upon default Lender may obtain a judgment by cognovit.', 'without a trial'],
      ['10.4 Borrower grants a warrant of attorney to enter judgment against it.', 'without a trial'],
      ['If you are late we can ask for judgment without a hearing.', 'without a trial', 'terms'],
    ],
    misses: [
      ['10.4 Lender waives its right to obtain a confession of judgment.', 'waived'],
      ['10.4 Nothing in this Agreement is a confession of judgment.', 'denied'],
      ['10.4 Lender may sue and obtain judgment after trial.', 'after trial'],
      ['10.4 Provider confesses that its judgment may err.', 'other words', 'services'],
    ],
  },
});
