import { placeOf } from '../../document/place';
import { findFirst, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const CONFESSION =
  /\b(?:confess(?:es|ion)?(?: of)? judge?ment|warrant of attorney|(?:appear for|authori[sz]es?)\b.{0,120}\bconfess judge?ment|cognovit)\b|\b(?:gets?|takes?|enters?|asks? for|has)\b.{0,40}\bjudge?ment\b.{0,60}\bwithout (?:a |any )?(?:trial|hearing|court case)\b/i;

export const confessionOfJudgment = defineRule({
  id: 'confession-of-judgment',
  label: 'Confession of judgment',
  family: 'disputes',
  severity: { high: 'judgment without notice or hearing' },
  kinds: ANY_CONTRACT,
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, CONFESSION, { unless: /\bwaives?\b.{0,40}\bright to (?:obtain|enter)|\bindemnif/i });
    if (!hit) return null;
    return finding(
      'high',
      `${placeOf(reading, hit.sentence)} lets judgment be entered without a trial (“${hit.match[0].replace(/\s+/g, ' ').slice(0, 60)}”).`,
      'Strike it: it gives up notice and hearing, and many states forbid it for consumers or altogether.',
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
