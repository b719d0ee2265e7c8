import { isFullyRead } from '../../document/coverage';
import { operativeSentences } from '../../document/operative';
import type { Sentence } from '../../document/outline';
import { placeOf } from '../../document/place';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { EXCEPTING } from '../../lexicon/en/exceptions';
import { anyWording, inClause, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { liableParty } from '../../statements/liability';
import { type Actor, isSame } from '../../statements/parties';
import { proof } from '../../statements/search';
import { capSentences } from '../cap-sentences';
import { defineRule, finding } from '../rule';

const LIABILITY = wording('liab*, damages*, limit({ation,ed,s})');
/** The limit refers to exceptions that stand elsewhere. */
const EXCEPTED = wording(EXCEPTING);
const CARVED = anyWording(
  EXCEPTED,
  wording([
    'exclud*, not apply*, {shall,does,do,will} not {limit,exclude,restrict}*, nothing {in,here,else}, without limiting*',
    'notwithstanding*, {is,are} not {limited,capped}, without limit, unlimited',
    'none of {this,that,it,these} ~3 limit(s), {neither,no} {side,party} {limits,excludes}',
  ]),
);
const HEADS = wording([
  'fraud*, gross(ly) negligen*, wil(l)ful*, intentional*, indemni*, confidential*, infring*, death*',
  'personal injury*, bodily injury*, misconduct*',
]);

/** The same in whatever words, right beside the limit: 'It doesn't go for death or injury, nor if I lied to you'. */
const HEADS_NEARBY = anyWording(
  HEADS,
  wording([
    'dishonest*, deceit*, lied, lie(s), cheat*, deliberate*, intent*, purpose, reckless*, wil(l)ful*, negligen*, careless*',
    'dies, die, killed, injur*, hurt, secre*, privacy, personal data, indemn*',
    '(the )law {does not,will not,forbids,allows} {allow,let,permit}*',
  ]),
);
const CARVED_NEARBY = anyWording(
  CARVED,
  wording([
    "{doesn't,don't,does not,do not,will not,won't} {apply,go for,count,cover,hold,touch,affect,include}*, {isn't,aren't,never} {limited,capped}, no {limit,cap,ceiling}",
    'none of {this,that,it}, neither {limit,cap}(s), nothing (+ )(+ ){limits,caps,excludes}, not for, save, no such limit, limits nothing',
  ]),
);
/** The limit says itself what it does not reach: 'but there is no limit for death, injury or fraud'. */
const CARVED_THERE = anyWording(
  wording('no {limit,cap,ceiling} {for,on,applies to,applies for,applies in}', inClause(60), HEADS_NEARBY),
  wording(
    "{is,are,shall be,will be} not {limited,capped}, {doesn't,does not,don't,do not,shall not,will not,won't} apply to, unlimited for, without limit for, but not for, unless {caused by,it is,arising from}",
    inClause(60),
    HEADS_NEARBY,
  ),
);
/** So many sentences around a limit its exceptions stand. */
const BESIDE = 3;

/** Whether a sentence near the limit takes claims out of it. */
function isCarvedNearby(reading: Reading, limit: Sentence): boolean {
  const sentences = operativeSentences(reading);
  const at = sentences.findIndex(({ start }) => start === limit.start);
  const around = sentences.slice(Math.max(0, at - 1), at + 1 + BESIDE).filter(({ start }) => start !== limit.start);
  const limited = liableParty(reading, limit);
  return around.some((sentence) => {
    if (!HEADS_NEARBY.test(sentence.text) || !CARVED_NEARBY.test(sentence.text)) return false;
    const whose = liableParty(reading, sentence);
    return !whose || !limited || isSame(whose, limited);
  });
}

/** Whether a sentence takes some claims out of the limit, which is not that of somebody else. */
function isCarveOut(reading: Reading, sentence: Sentence, limited: Actor | null): boolean {
  const { text } = sentence;
  if (!HEADS.test(text) || !CARVED.test(text) || !LIABILITY.test(text)) return false;
  const whose = liableParty(reading, sentence);
  return !whose || whose.joint || !limited || isSame(whose, limited);
}

export const capWithoutCarveOuts = defineRule({
  id: 'cap-without-carve-outs',
  label: 'Limit of liability without exceptions',
  family: 'liability',
  severity: { low: 'the law itself often keeps some of these claims unlimited' },
  kinds: [...COMMERCIAL, 'lease', 'venture', ...OTHER],
  bears: 'whose liability is not limited',
  witness: { provisions: ['Cap On Liability'], headings: ['liab', 'limitation'] },
  find(reading) {
    const [hit] = capSentences(reading);
    if (
      !hit ||
      EXCEPTED.test(hit.sentence.text) ||
      CARVED_THERE.test(hit.sentence.text) ||
      !isFullyRead(reading.contract) ||
      isCarvedNearby(reading, hit.sentence) ||
      operativeSentences(reading).some((one) => isCarveOut(reading, one, liableParty(reading, hit.sentence)))
    )
      return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} limits liability with no exception found for fraud, wilful harm, breach of confidence or indemnities.`,
      'Take fraud, wilful misconduct, breach of confidentiality and the indemnities out of the limit, or give them a higher one.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '11.2 Provider’s total liability under this Agreement shall not exceed the fees paid in the twelve (12) months before the claim.',
        'no exception found',
      ],
      [
        '11.2 The aggregate liability of either party is limited to the price of the Goods delivered in the year in question.',
        'no exception found',
        'supply',
      ],
      ['The most we will ever owe you is the fees that you paid us.', 'no exception found', 'terms'],
      [
        'Our total liability is limited to one fee. You indemnify us against every claim, and your liability is not limited.',
        'no exception found',
        'terms',
      ],
      [
        '8. Our total liability is limited to £500,000, and there is no limit for what you owe us.',
        'no exception found',
        'services',
      ],
      ['11.2 In no event shall the liability of either party exceed $500,000.', 'no exception found', 'services'],
      [
        '11.2 Provider’s liability shall not exceed $500,000. Customer shall keep all personal data safe and pay in full.',
        'no exception found',
        'services',
      ],
    ],
    misses: [
      [
        '8. Our total liability is limited to £500,000, but there is no limit for death, injury or fraud.',
        'in the same sentence',
        'services',
      ],
      ['8. Provider’s liability is limited to $500,000, but no limit applies to death or wilful harm.', 'likewise'],
      [
        '8. The total liability of Provider is limited to $500,000. Fees are due monthly. Claims lapse after a year. Notice is in writing. No person has a duty of his own. None of this limits liability for fraud.',
        'farther on',
      ],
      [
        '8. Provider’s liability shall not exceed $500,000. Fees are due monthly. Claims lapse after a year. Notice is in writing. No person has a duty of his own. Neither side limits its liability for death or fraud.',
        'of both, farther on',
      ],
      [
        '11.2 Except for fraud, Provider’s total liability shall not exceed the fees paid in the twelve (12) months before the claim.',
        'fraud is excepted',
      ],
      [
        '11.2 Provider’s liability is limited to $500,000 in aggregate. This clause does not limit liability for personal injury or for breach of clause 6.',
        'in the next sentence',
      ],
      [
        '10. Provider shall indemnify Customer against all liability, including but not limited to attorneys’ fees and other amounts.',
        '“but not limited to” is no limit',
      ],
      [
        '8. Apart from section 7, our total liability in any contract year is limited to the fee for that year.',
        'another section is taken out',
        'terms',
      ],
      [
        '8. Leaving aside its indemnities, Provider’s liability shall not exceed the fees of one year.',
        'indemnities are left aside',
      ],
      [
        '8. Provider’s liability shall not exceed the fees of one year. Its liability for breach of confidentiality is not limited.',
        'a head without limit in the next sentence',
      ],
      [
        '8. The most I pay is the price of the job. That doesn’t go for the three promises, and it doesn’t go if I lied to you.',
        'in everyday words, beside it',
        'services',
      ],
      [
        '8. Our liability stops at €900. Dishonesty, harm done on purpose and the privacy of patients have no limit.',
        'heads in other words',
        'services',
      ],
      ['11.2 Subject to clause 11.4, each party’s liability shall not exceed $500,000.', 'exceptions stand elsewhere'],
      ['9.1 Seller warrants that its liabilities do not exceed $25,000.', 'a warranty about debts'],
      ['9. The Guarantor is never liable for more than the amount of $9,000.', 'a guarantor’s limit', 'lease'],
    ],
  },
});
