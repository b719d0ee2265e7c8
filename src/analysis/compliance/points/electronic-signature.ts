import { closingWords, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { definePoint } from '../point';

const ACCEPTED = wording(
  'electronic(ally), facsimile(s), fax, PDF, e(-)mail, scanned, photocop+, cop{y,ies}, deemed, same',
);
const BY_HAND = wording('{original,manual,manually executed,wet{ ,-}ink,handwritten,ink} signature(s)');
const ORIGINAL_ONLY = wording('shall, must, only, require(s), required', 80, BY_HAND);

export const electronicSignature = definePoint({
  id: 'electronic-signature',
  label: 'Electronic signature',
  topic: 'form',
  source:
    'US E-SIGN Act, 15 U.S.C. § 7001; Uniform Electronic Transactions Act § 7; Regulation (EU) 910/2014 (eIDAS) art. 25',
  cause: 'only original signatures are allowed',
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, ORIGINAL_ONLY, { unless: ACCEPTED });
    if (!hit) return null;
    return {
      issue: `The contract asks for “${closingWords(BY_HAND).exec(hit.match[0])?.[0]}”, so an electronic signature may not bind the parties.`,
      recommendation: 'Sign as the clause asks, or allow electronic signatures in writing.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'services',
    hits: [
      ['9. Amendments shall require the original signatures of both parties.', '“original signatures”'],
      ['9. This Agreement must bear a wet ink signature of each party.', 'ink signature”'],
      ['9. Only handwritten signatures bind the parties.', '“handwritten signatures”'],
      ['9. Each order is required to have a manual signature of an officer.', '“manual signature”', 'supply'],
    ],
    misses: [
      ['9. Copies shall be deemed to carry original signatures.', 'copies count'],
      ['9. Electronic signatures shall have the effect of original signatures.', 'electronic ones count'],
      ['9. This Agreement may be signed in counterparts.', 'counterparts'],
      ['9. Only an officer may sign.', 'who signs'],
    ],
  },
});
