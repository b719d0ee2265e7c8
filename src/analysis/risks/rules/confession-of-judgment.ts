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
});
