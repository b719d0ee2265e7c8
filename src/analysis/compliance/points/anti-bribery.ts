import { agency } from '../../kinds/declarations/agency';
import { consulting } from '../../kinds/declarations/consulting';
import { distribution } from '../../kinds/declarations/distribution';
import { jointVenture } from '../../kinds/declarations/joint-venture';
import { reseller } from '../../kinds/declarations/reseller';
import { anyWording, closingWords, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const AUTHORITIES = wording('government(al) {agenc{y,ies},authorit{y,ies},approval(s),official(s),bodies}');
const BUYERS = wording(
  '({foreign,public} )government(al) {agenc{y,ies},customer(s),entities,bodies,official(s)}, state-owned +',
);
const OFFICIALS = anyWording(
  wording('shall, will, must', 80, 'obtain, apply for, secure, procure, register', 120, AUTHORITIES),
  wording('sell, sale, sales, market, distribute, promote', 80, 'to', 60, BUYERS),
);
const NAMED = closingWords(anyWording(AUTHORITIES, BUYERS));
/** Warranties, court proceedings and disclosures to authorities are no dealings with them. */
const NOT_THIS = wording([
  'represent(s) and warrant(s), warrant(s), confidential, disclos+, force majeure, proceeding, violat+',
  'subpoena',
]);
const COVERED = wording('Foreign Corrupt Practices*, FCPA, Bribery Act*, anti(-){bribery,corruption}*');

export const antiBribery = definePoint({
  id: 'anti-bribery',
  label: 'Bribery of officials',
  topic: 'form',
  source: 'US Foreign Corrupt Practices Act, 15 U.S.C. § 78dd-1; UK Bribery Act 2010 s. 7',
  cause: 'an intermediary deals with governments, no undertaking on bribery',
  papers: [distribution, reseller, agency, jointVenture, consulting],
  witness: 'every page',
  find(reading) {
    if (mentions(reading, COVERED)) return null;
    const hit = findFirst(reading, OFFICIALS, { unless: NOT_THIS });
    if (!hit) return null;
    return {
      issue: `A party acts for or with the other and may deal with “${NAMED.exec(hit.match[0])?.[0]}”, but no anti-bribery undertaking was found.`,
      recommendation: 'Add anti-bribery undertakings, a right of audit and a right to end the contract on breach.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'distribution',
    hits: [
      [
        '4. Distributor may sell the products to government agencies. It shall promote and sell the products to government agencies.',
        '“government agencies”',
      ],
      [
        '4. Distributor shall obtain all approvals of government authorities for the import of the Products.',
        '“government authorities”',
      ],
      ['4. Agent shall market the goods to state-owned hospitals.', 'state-owned hospitals', 'agency'],
      ['4. Consultant shall apply for the licences with governmental bodies.', 'governmental bodies', 'consultancy'],
    ],
    misses: [
      [
        '4. Distributor may sell the products to government agencies and shall obey the FCPA.',
        'an undertaking is there',
      ],
      ['4. Distributor may sell the products to schools.', 'no officials'],
      [
        '9. Distributor represents and warrants that it has obtained all approvals of government authorities.',
        'a warranty',
      ],
      ['4. The Company shall sell to government agencies.', 'no intermediary', 'employment'],
    ],
  },
});
