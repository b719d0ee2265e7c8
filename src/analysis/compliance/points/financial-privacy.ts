import { WHITE_SPACE } from '../../lexicon/characters';
import { wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const FINANCIAL = wording('non(-)( )public personal (financial )information');
const SAFEGUARDS = wording([
  'safeguard(s), security {measures,program,procedures}, information security',
  'protect (the ){security,confidentiality} {and,of}',
]);

export const financialPrivacy = definePoint({
  id: 'financial-privacy',
  label: 'Nonpublic personal information',
  topic: 'data',
  source: 'Gramm-Leach-Bliley Act, FTC Safeguards Rule, 16 C.F.R. § 314.4(f); Regulation S-P, 17 C.F.R. § 248.30',
  cause: 'nonpublic personal information, and no safeguards',
  witness: 'every page',
  find(reading) {
    const hit = findFirst(reading, FINANCIAL, { negated: true, definitions: true });
    if (!hit || mentions(reading, SAFEGUARDS)) return null;
    return {
      issue: `The contract deals with “${hit.match[0].replace(WHITE_SPACE, ' ')}”, but no duty to keep safeguards for it was found.`,
      recommendation:
        'If a party is a financial institution, bind the one that gets the data to safeguards by contract and check that it keeps them.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '4. Provider may receive nonpublic personal information of the clients of Customer.',
        '“nonpublic personal information”',
      ],
      ['4. “NPI” means non-public personal information as the law defines it.', 'no duty to keep safeguards'],
      [
        '4. Provider shall mail the statements, which hold nonpublic personal financial information.',
        '“nonpublic personal financial information”',
      ],
      ['4. Neither party shall sell nonpublic personal information.', 'no duty to keep safeguards'],
    ],
    misses: [
      [
        '4. Provider may receive nonpublic personal information and shall maintain safeguards for it.',
        'safeguards are promised',
      ],
      ['4. Provider has an information security program for nonpublic personal information.', 'a program'],
      ['8. Recipient shall keep non-public information of Discloser secret.', 'other information', 'nda'],
      ['4. Provider may receive personal letters of the clients of Customer.', 'letters'],
    ],
  },
});
