import { placeOf } from '../../document/place';
import { quoted } from '../../shorten';
import { proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';
import { unlimitedLiability } from '../unlimited-liability';

export const uncappedLiability = defineRule({
  id: 'uncapped-liability',
  label: 'Unlimited liability',
  family: 'liability',
  severity: { high: 'one claim may cost more than the whole contract brings' },
  kinds: [...DEALS, 'nda', 'lease', 'employment', 'finance'],
  bears: 'whose liability is unlimited',
  witness: 'a term of art',
  find: (reading) =>
    unlimitedLiability(reading).map((hit) =>
      finding(
        'high',
        `${placeOf(reading, hit.sentence)} makes liability unlimited: ${quoted(hit.sentence.text)}.`,
        'Agree a ceiling on liability, and keep unlimited liability to fraud, death and what the law does not let the parties limit.',
        [proof(reading, hit)],
      ),
    ),
  examples: {
    paper: 'licence',
    hits: [
      [
        '9.4 Customer’s liability under or in connection with this Agreement shall be unlimited.',
        'makes liability unlimited',
      ],
      [
        '11.3 The liability of Customer in respect of the indemnities in clause 10 is uncapped.',
        'makes liability unlimited',
      ],
      [
        '4. The Recipient’s liability under this letter shall not be limited in any manner whatsoever.',
        'makes liability unlimited',
        'nda',
      ],
      [
        'You must pay us back for every loss that we suffer because of you, without any limit.',
        'makes liability unlimited',
        'terms',
      ],
      ['8. The Tenant pays for any damage to the building, however large.', 'however large', 'lease'],
      [
        '6. Provider shall be fully liable, without limitation, for damages caused by a loss of Customer’s files.',
        'makes liability unlimited',
        'services',
      ],
      ['11. Liability is unlimited.', 'Section 11 makes liability unlimited'],
      ['8. Customer must pay Provider for every loss it causes, however large.', 'makes liability unlimited'],
      ['8. Customer must make good every loss. Provider is not liable to Customer for more than $5,000.', 'every loss'],
    ],
    misses: [
      ['8. Provider is liable without limitation for intent.', 'as the law has it'],
      ['8. Provider’s liability is unlimited where it has been dishonest.', 'likewise'],
      [
        '9.4 Nothing in this Agreement limits liability for death or personal injury caused by negligence, which is unlimited.',
        'what the law keeps unlimited',
      ],
      ['9.4 For the avoidance of doubt, Provider’s liability shall not be uncapped in any circumstance.', 'denied'],
      [
        '9.4 Provider is not liable for damages of any kind, including, without limitation, lost profits.',
        'a phrase of lists',
      ],
      ['1.1 Borel Unlimited is an unlimited liability company registered in Nova Scotia.', 'a form of company'],
      [
        '2.3 Customer may allow an unlimited number of users, and is liable for what they do up to the fees paid.',
        'use without limit',
      ],
      ['9.4 “Uncapped Liability” means liability of the kinds listed in Schedule 3.', 'a definition'],
      ['11. Liability for fraud and death shall be unlimited.', 'what the law requires'],
      ['11. Provider is liable without limit for injury to life, body and health.', 'what the law requires'],
      ['1. Provider is not an unlimited liability company.', 'a company with unlimited liability'],
      ['8. Customer pays $20 for messages without limit on how many.', 'a limit on messages'],
      ['8. Each side pays without limit for fraud and death.', 'what the law requires'],
    ],
  },
});
