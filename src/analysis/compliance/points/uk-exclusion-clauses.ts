import { operativeSentences } from '../../document/operative';
import { COMMERCIAL } from '../../kinds/family';
import { capSentences } from '../../risks/cap-sentences';
import { lawCountry } from '../../risks/countries';
import { findFirst, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const EXCLUDES =
  /\b(?:not|no event|neither|nor)\b.{0,120}\bliab(?:le|ility)\b.{0,200}\b(?:loss|damages?|consequential|indirect)\b/i;
const CARVED = /\b(?:death|personal injury)\b/i;

export const ukExclusionClauses: CompliancePoint = {
  id: 'uk-exclusion-clauses',
  source: 'Unfair Contract Terms Act 1977 (UK) ss. 2, 3 and 11; Consumer Rights Act 2015 (UK) s. 65',
  review(reading) {
    if (lawCountry(reading) !== 'united kingdom') return null;
    if (!COMMERCIAL.includes(reading.kind.family)) return null;
    const hit =
      capSentences(reading)[0] ??
      findFirst(reading, EXCLUDES, { negated: true, unless: /\bthird part(?:y|ies)\b|\bprovided that the\b/i });
    if (!hit || operativeSentences(reading).some(({ text }) => CARVED.test(text))) return null;
    return {
      issue:
        'Liability is limited or excluded under the law of England without keeping liability for death and personal injury caused by negligence, which cannot be excluded; other limits must be reasonable where the Act applies.',
      recommendation:
        'Add the usual exception for death, personal injury and fraud; the Act leaves out international supply contracts (s. 26) and contracts under English law by choice only (s. 27).',
      evidence: [proof(reading, hit), ...reading.facts.governingLaw.evidence],
    };
  },
};
