import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { actorBehind, firstWith } from '../../statements/actors';
import { type Actor, isSame } from '../../statements/parties';
import { findAll, type Hit, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const INDEMNITY = wording('indemnif{y,ies}, hold harmless, save harmless');
const OWN_FAULT = anyWording(
  wording(
    'regardless of, irrespective of, even {if,though}, whether or not, notwithstanding, without regard to',
    140,
    'negligence, fault, strict liability',
    80,
    'of, by',
    60,
    'indemnit+, indemnified, released, any member, any other member, group',
  ),
  wording(
    'regardless of, even {if,though}, whether or not',
    80,
    'caused, arising, due, result*',
    80,
    'negligence of (the ){company,customer,buyer,seller,owner,indemnit+,indemnified}',
  ),
  wording(
    '{sole,joint,concurrent,active,passive}((,) ({or ,and })+)((,) ({or ,and })+)((,) ({or ,and })+) negligence of ({any ,the }){indemnit+,indemnified,member}*',
  ),
);
/** 'Whether or not caused by the negligence of Landlord': of whom, is looked up. */
const FAULT_OF = wording(
  ['regardless of, irrespective of, even {if,though,where}, whether or not, notwithstanding', 'without regard to'],
  140,
  '{negligence,fault} of (the )',
);
const PLAIN = wording(
  [
    '{must,has to,have to,will,agree(s) to,shall} {cover,pay,protect,compensate,make good}, covers',
    'protects, pays for',
  ],
  160,
  'even {if,when,for,those,where,claims}',
  80,
  'negligence, negligent, careless(ness), fault, mistake(s), caused',
);
const NOT_THIS = anyWording(
  wording(
    ['except, excluding, other than, unless, not {apply,extend,include,indemnify}', 'provided(,) (however(,) )that'],
    200,
    'negligen*',
  ),
  wording('to the extent', 160, 'negligen*'),
  wording('no indemnity, not purport'),
);

/** Indemnities for what somebody other than the one who gives them did wrong, by name. */
function faultsOfTheOther(reading: Reading): Hit[] {
  return findAll(reading, FAULT_OF, { unless: NOT_THIS, negated: true }).filter((hit) => {
    const whose = actorBehind(reading, hit);
    const giver = giverIn(reading, hit);
    return INDEMNITY.test(hit.sentence.text) && whose && giver && !isSame(whose, giver);
  });
}

/** Who promises the indemnity. */
function giverIn(reading: Reading, { sentence }: Hit): Actor | null {
  return firstWith(reading, sentence, ['must', 'must not', 'does', 'may'])?.who ?? null;
}

export const indemnityForOwnFault = defineRule({
  id: 'indemnity-for-own-fault',
  label: 'Indemnity for the other side’s own fault',
  family: 'liability',
  severity: {
    high: 'one side may pay for what the other did wrong and it had no hand in preventing',
    medium: 'where both sides promise it, or nobody is named: the burden is at least shared',
  },
  kinds: [...DEALS, 'lease'],
  bears: 'who indemnifies',
  witness: { headings: ['indemn', 'hold harmless'], forces: ['must', 'does'] },
  find: (reading) =>
    [
      ...findAll(reading, OWN_FAULT, { unless: NOT_THIS, negated: true }).filter(({ sentence }) =>
        INDEMNITY.test(sentence.text),
      ),
      ...faultsOfTheOther(reading),
      ...findAll(reading, PLAIN, { unless: NOT_THIS }),
    ].map((hit) => {
      const who = giverIn(reading, hit);
      const mutual = !who || who.joint;
      return finding(
        mutual ? 'medium' : 'high',
        `${placeOf(reading, hit.sentence)} has ${who?.name ?? 'a party'} indemnify even where the loss comes from the indemnified side's own negligence.`,
        'Except what the indemnified side caused, in proportion; anti-indemnity statutes of many states may void such terms in construction and oil contracts.',
        [proof(reading, hit)],
      );
    }),
  examples: {
    paper: 'services',
    hits: [
      [
        '10.1 Customer shall indemnify, defend and hold harmless Provider from all claims, regardless of whether caused in whole or in part by the negligence of any indemnified party.',
        'has Customer indemnify',
      ],
      [
        '14. Tenant shall indemnify Landlord against all loss and damage occurring on the Premises, whether or not caused in whole or in part by the negligence of Landlord.',
        'has Tenant indemnify',
        'lease',
      ],
      [
        '10.2 Provider shall release, indemnify and save harmless Customer from any claim for injury to its personnel, even if caused by the sole, joint or concurrent negligence of any member of Customer’s group.',
        'has Provider indemnify',
      ],
      ['You must cover us for every claim, even those caused by our own carelessness.', 'has “you” indemnify', 'terms'],
      [
        '10.3 Each party shall indemnify the other for injury to its own employees, irrespective of the negligence of the indemnified party.',
        'indemnify even where',
      ],
      [
        '8. Customer must cover Provider for all claims, even those caused by the negligence of Provider.',
        'has Customer indemnify',
        'licence',
      ],
    ],
    misses: [
      [
        '10.1 Customer shall indemnify Provider from all claims, except to the extent caused by the negligence of the indemnified party.',
        'own fault is excepted',
      ],
      [
        '14. Tenant shall indemnify Landlord against all claims, provided that this indemnity shall not apply to loss caused by the negligence of Landlord.',
        'own fault is excepted afterwards',
        'lease',
      ],
      [
        '10.1 Provider shall be liable for loss caused by its own negligence and by that of its subcontractors.',
        'liability for one’s own fault',
      ],
      ['10.1 Customer shall indemnify Provider in proportion to the negligence of Customer.', 'a share of one’s own'],
      ['7.2 Provider’s insurance shall respond regardless of the negligence of any insured.', 'insurance'],
      ['8. Customer covers claims, but not those caused by the fault of Provider.', 'not for it', 'licence'],
    ],
  },
});
