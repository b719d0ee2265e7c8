import { placeOf } from '../../document/place';
import { isPlain } from '../../document/plain-document';
import { TERMS_GO_ON } from '../../lexicon/en/fair-terms';
import { anyWording, wording } from '../../lexicon/words';
import { actorOf } from '../../statements/actors';
import { MAY } from '../../statements/plain-words';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const FREE = anyWording(
  wording('may, right to, can', 20, '(freely ){assign,transfer}', 120, 'without', 40, 'consent*, approval*, notice*'),
  wording('may, right to, can', 20, '(freely ){assign,transfer}', 120, 'freely*'),
  wording('may, right to, can', 20, '(freely ){assign,transfer}', 120, 'to any {person,third party,entity}*'),
  wording('may, right to, can', 20, '(freely ){assign,transfer}', 120, 'in its sole discretion*'),
);
const PLAIN = new RegExp(
  `\\b${MAY} (?:also )?(?:freely )?(?:transfer|assign|sell|hand|hand over|pass on)\\b.{0,60}\\b(?:to anyone|to anybody|to another (?:company|firm|person)|to someone else|to others|to who(?:m)?ever|to any other|whenever|as it likes|freely)\\b|\\b(?:we|it|the \\w+) (?:may|can), to (?:anyone|anybody|who(?:m)?ever)\\b`,
  'i',
);
/** In everyday words whoever may transfer the contract may do so to anybody, unless it is said otherwise. */
const WIDE = new RegExp(
  `\\b${MAY} (?:also )?(?:freely )?(?:transfer|assign|sell|hand|pass|give|move) (?:on )?(?:this|the|its|her|his) (?:agreement|contract|lease|rights?)\\b`,
  'i',
);
const IF_AGREED = wording('if, unless, consent, permission, agree(s), approval, only, with');
const THE_CONTRACT = wording('agreement, contract, right(s), terms, loan, debt, lease, duties, it, can\\, to');
const THINGS = wording(
  '{assign,transfer} ({its,the,any,all,such,that,these} )({its,the,any,all,such,that,these} )(+ ){data,content,files,funds,employees,personnel,stock,goods,product(s),account}',
);
const LIMITED = wording([
  '{buy(s),take(s) over,acquire(s)} {our,its,their,the} (whole )(business),{your,the} (other )terms stay the same',
  'affiliate*, subsidiar*, successor*, merger*, acqui*, substantially all*, may not*, shall not*',
  'neither*, nor, no party*, (sub)lease*, jointly owned*',
  ...TERMS_GO_ON,
  '{buys,takes over,acquires} ~2 business',
]);

export const freeAssignment = defineRule({
  id: 'free-assignment',
  label: 'Assignment without consent',
  family: 'transfer',
  severity: { medium: 'a stranger may become the other side' },
  kinds: [...DEALS, 'nda'],
  bears: 'whose consent is not asked',
  witness: { provisions: ['Anti-Assignment'], headings: ['assign', 'transfer'], forces: ['may'] },
  find(reading) {
    const plain = findAll(reading, PLAIN, { unless: LIMITED }).find(({ sentence }) => THE_CONTRACT.test(sentence.text));
    const wide = isPlain(reading)
      ? findAll(reading, WIDE, { unless: LIMITED }).find(({ sentence }) => !IF_AGREED.test(sentence.text))
      : undefined;
    const hit =
      findAll(reading, FREE, { unless: LIMITED }).find(({ sentence }) => !THINGS.test(sentence.text)) ?? plain ?? wide;
    if (!hit) return null;
    const name = actorOf(reading, hit)?.name ?? 'a party';
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} lets ${name} assign the contract without the other side's consent.`,
      'Require consent, not to be unreasonably withheld, or limit free assignment to affiliates that remain able to perform.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['13.1 Provider may assign this Agreement without Customer’s consent.', 'lets Provider assign'],
      [
        '13.1 The Supplier may assign or novate this Agreement freely and without notice to the Buyer.',
        'lets Supplier assign',
        'supply',
      ],
      [
        '13.1 Lender may transfer this Agreement to any person in its sole discretion.',
        'assign the contract',
        'venture',
      ],
      ['We can transfer these terms to anyone.', 'lets “we” assign', 'terms'],
      ['10. Provider may transfer this agreement to anyone.', 'lets Provider assign', 'licence'],
    ],
    misses: [
      [
        '13.1 The Club may transfer this agreement to any person who takes over the business, and the terms remain unchanged.',
        'the terms go on',
      ],
      ['13.1 Neither party may assign this Agreement without the other party’s consent.', 'needs consent'],
      ['13.1 Provider may assign this Agreement to an affiliate without Customer’s consent.', 'within the group'],
      [
        '13.1 Provider may assign this Agreement without consent to a successor to substantially all of its business.',
        'with the business',
      ],
      ['13.1 Provider may not assign this Agreement without consent.', 'denied'],
      ['6.2 Customer may transfer its data to another provider without consent.', 'data'],
      ['10. Provider may not transfer this agreement to anyone.', 'forbidden', 'licence'],
      ['10. Customer may transfer files to anyone.', 'files', 'licence'],
    ],
  },
});
