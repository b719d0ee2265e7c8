import { wording } from '../../lexicon/words';
import { standstills } from '../../risks/standstills';
import { mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const ACKNOWLEDGED = wording([
  'securities law(s), insider trading, material(,) non(-)( )public, Regulation FD',
  'trad{e,ing} in (the ){securities,stock,shares}*',
]);

export const securitiesConfidentiality = definePoint({
  id: 'securities-confidentiality',
  label: 'Inside information',
  topic: 'work',
  source: 'Securities Exchange Act of 1934 § 10(b), 17 C.F.R. § 240.10b-5; Regulation FD, 17 C.F.R. § 243.100(b)(2)',
  cause: 'an NDA with a standstill, and no acknowledgement of the securities laws',
  kinds: ['nda'],
  witness: 'every page',
  find(reading) {
    const [hit] = standstills(reading);
    if (!hit || mentions(reading, ACKNOWLEDGED)) return null;
    return {
      issue:
        'The contract holds a standstill, as with a company whose securities are traded, but no acknowledgement of the securities laws was found.',
      recommendation:
        'Add that the recipient knows that the information may be material and that the law limits trading on it and tipping others.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'nda',
    hits: [
      [
        '7. For two years Recipient shall not, without consent, acquire any securities of Discloser or solicit proxies.',
        'standstill',
      ],
      [
        '7. You agree that for a year you will not offer to acquire beneficial ownership of any voting securities of Discloser, nor participate in a solicitation of proxies.',
        'acknowledgement of the securities laws',
      ],
      [
        '7. Neither Recipient nor its affiliates shall propose any merger with Discloser or seek to control or influence its board for eighteen months.',
        'standstill',
      ],
      [
        '7. Recipient agrees not to purchase any stock of Discloser or make a tender or exchange offer for it within one year.',
        'standstill',
      ],
    ],
    misses: [
      [
        '7. For two years Recipient shall not, without consent, acquire any securities of Discloser or solicit proxies. Recipient knows the securities laws.',
        'acknowledged',
      ],
      ['7. Recipient shall keep the Confidential Information secret.', 'no standstill'],
      [
        '7. For two years Alpha shall not acquire any securities of Beta or solicit proxies.',
        'no non-disclosure agreement',
        'venture',
      ],
      [
        '7. For a year Recipient shall not purchase any stock of Discloser or solicit proxies, and it shall not trade in the securities on material non-public information.',
        'trading is dealt with',
      ],
    ],
  },
});
