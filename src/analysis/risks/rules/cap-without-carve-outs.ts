import { isFullyRead } from '../../document/coverage';
import { operativeSentences } from '../../document/operative';
import type { Sentence } from '../../document/outline';
import { placeOf } from '../../document/place';
import { COMMERCIAL } from '../../kinds/contract-kind';
import { proof } from '../../statements/search';
import { capSentences } from '../cap-sentences';
import { defineRule, finding } from '../rule';

const LIABILITY = /\b(?:liab|damages|limit(?:ation|ed|s)?\b)/i;
const CARVED =
  /\b(?:except|other than|exclud|not apply|(?:shall|does|do|will) not (?:limit|exclude|restrict)|nothing in|without limiting|notwithstanding|subject to|save)/i;
/** The limit refers to exceptions that stand elsewhere. */
const EXCEPTED = /\b(?:except|other than|excluding|subject to|save (?:for|as))\b/i;
const HEADS =
  /\b(?:fraud|gross(?:ly)? negligen|wil+ful|intentional|indemni|confidential|infring|death|personal injury|bodily injury|misconduct)/i;

/** Whether a sentence takes some claims out of the limit. */
function isCarveOut({ text }: Sentence): boolean {
  return HEADS.test(text) && CARVED.test(text) && LIABILITY.test(text);
}

export const capWithoutCarveOuts = defineRule({
  id: 'cap-without-carve-outs',
  label: 'Limit of liability without exceptions',
  family: 'liability',
  severity: { low: 'the law itself keeps some of these claims unlimited' },
  kinds: [...COMMERCIAL, 'unknown'],
  witness: { provisions: ['Cap On Liability'], headings: ['liab', 'limitation'] },
  find(reading) {
    const [hit] = capSentences(reading);
    if (
      !hit ||
      EXCEPTED.test(hit.sentence.text) ||
      !isFullyRead(reading.contract) ||
      operativeSentences(reading).some(isCarveOut)
    )
      return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} limits liability with no exception found for fraud, wilful harm, breach of confidence or indemnities.`,
      'Take fraud, wilful misconduct, breach of confidentiality and the indemnities out of the limit, or give them a higher one.',
      [proof(reading, hit)],
    );
  },
});
