import { placeOf } from '../../document/place';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { anyWording, inClause, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { actorOf, soleActor } from '../../statements/actors';
import { type Actor, isSame, partiesIn } from '../../statements/parties';
import { AT_WILL, MAY } from '../../statements/plain-words';
import { findAll, type Hit, mentions, proof } from '../../statements/search';
import { defineRule, finding, type RiskFinding } from '../rule';

const CONVENIENCE = anyWording(
  wording(
    'at any time, for any reason, without cause, for (its )convenience',
    80,
    'terminat+ {this,the} {agreement,contract}',
  ),
  /(?<!\b(?:upon|after|on|following|any|such|of) )\bterminat\w{1,4}\s(?:(?:this|the)\s(?:agreement|contract)\b.{0,140}|(?=at any time|for convenience|without cause|for any reason))\b(?:for (?:its )?convenience|without cause|for any reason|for no reason|at any time|in its sole discretion)\b/i,
);
const PLAIN = new RegExp(
  `\\b${MAY} (?:also )?(?:[\\w ]{1,40} or )?(?:end|cancel|stop|terminate|leave|close|walk away from|give up|call off|call)(?= (?:or \\w+ )?(?:this|the|it|off|our|your|a membership|working|using|at|whenever|when|for|without|early)\\b).{0,80}\\b${AT_WILL}`,
  'i',
);
/** 'Either of us can end it on two weeks' notice': the other side is free too. */
const ON_NOTICE = new RegExp(
  `\\b(?:${MAY} (?:also )?(?:end|cancel|terminate|leave|stop)\\b(?!.{0,80}\\bif\\b).{0,80}\\bnotice\\b|(?:has|have) to give\\b.{0,40}\\bnotice\\b)`,
  'i',
);
const NOTICE_ALONE = wording(
  'may, shall have the right to, is entitled to, has the right to',
  30,
  'terminate, end, cancel',
  inClause(120),
  'notice',
);
/** 'To cancel you must call us', 'until you cancel', 'You may cancel your membership online': the other side is free as well, by whatever way. */
const WAY_OUT = anyWording(
  wording(
    'to {cancel,end,stop,terminate,leave,close}',
    60,
    '{must,can,may,should,need to,have to,has to,needs to,just} {call,write,e-mail,email,phone,send,contact,log,use,tell,notify,click,go,fill,give,visit,tap,follow}',
  ),
  wording('until ~4 {cancel,end,stop,terminate}(s)'),
  wording(
    '{may,can} (also ){cancel,end,stop,close,terminate,pause or cancel}',
    40,
    'subscription, membership, account, plan, enrol{l,}ment, registration',
  ),
);
const NOT_THE_CONTRACT = wording([
  'newsletter, e(-)mails, messages, recurring, meeting, order(s), shipment(s), campaign, advert*',
  'terminate {the,this,its,such} (+ ){licen{c,s}e,lease,sublease,use,space,office} to',
]);
const FOR_CAUSE = wording([
  'breach, default, insolven, bankrupt, fail(s), failure, if, in the event',
  '(from and )after the {time,date,occurrence}, upon the occurrence, once, so long as, either, grounds',
  'cure',
]);
/** 'In the event that the Player retires, the Brand has the right to end this at any time.' */
const ON_CONDITION = wording(
  'if, in {the event,case}, should, provided that, once, where, following, upon the occurrence',
);

const PAID_FOR_WORK = wording(
  'pay(s), paid, payment, fees, due, owe(s)',
  80,
  '{work,services,milestones,hours,goods} {done,performed,completed,accepted,delivered,rendered,worked}, up to (the )(date of )(the )termination, costs committed',
);

function advice(reading: Reading): string {
  const isPaid =
    reading.provisions.passages('paid-for-work-done-on-end').length > 0 && mentions(reading, PAID_FOR_WORK);
  return isPaid
    ? 'Ask for the same right or a longer notice.'
    : 'Ask for the same right, a longer notice or payment for work done and costs committed.';
}

/** Who may end the contract by notice alone, in whatever words: 'CBC may terminate by no less than 24 months' notice'. */
function endsOnNotice(reading: Reading): Hit[] {
  return findAll(reading, NOTICE_ALONE, { unless: anyWording(FOR_CAUSE, ON_CONDITION, NOT_THE_CONTRACT) });
}

/** Whether the other side has a way out of its own, that asks for no ground. */
function isFreeToo(reading: Reading, sole: Actor): boolean {
  return findAll(reading, WAY_OUT, { unless: anyWording(ON_CONDITION, NOT_THE_CONTRACT) }).some(({ match: [words] }) =>
    partiesIn(reading, words).some(({ actor }) => actor.joint || !isSame(actor, sole)),
  );
}

/** 'The Client can end this whenever it likes', where the other side can't, or has to give notice. */
function freeToLeave(reading: Reading): RiskFinding | null {
  const sole = soleActor(reading, findAll(reading, PLAIN, { unless: anyWording(ON_CONDITION, NOT_THE_CONTRACT) }));
  if (!sole) return null;
  const others = findAll(reading, ON_NOTICE).map((hit) => ({ hit, actor: actorOf(reading, hit) }));
  if (others.some(({ actor }) => actor?.joint)) return null;
  const bound = others.find(({ actor }) => actor && actor.name !== sole.name);
  if (!bound && isFreeToo(reading, sole.actor)) return null;
  return finding(
    'medium',
    `${placeOf(reading, sole.hit.sentence)} lets ${sole.name} end the contract without cause, a risk for the other side; ${bound?.actor ? `${bound.actor.name} has to give notice` : 'that has no such right in what was read'}.`,
    advice(reading),
    [proof(reading, sole.hit), ...(bound ? [proof(reading, bound.hit)] : [])],
  );
}

export const oneSidedTermination = defineRule({
  id: 'one-sided-termination',
  label: 'Termination for convenience by one side only',
  family: 'ending',
  severity: { medium: 'only one side can leave without cause' },
  kinds: [...COMMERCIAL, ...OTHER, 'venture'],
  bears: 'whose consent is not asked',
  witness: { provisions: ['Termination For Convenience'], headings: ['terminat'], forces: ['may'] },
  find(reading) {
    const hits = findAll(reading, CONVENIENCE, { unless: anyWording(FOR_CAUSE, NOT_THE_CONTRACT) });
    const plain = freeToLeave(reading);
    if (hits.length === 0 && plain) return plain;
    const sole = hits.every((hit) => actorOf(reading, hit)) ? soleActor(reading, hits) : null;
    if (!sole) return null;
    const { hit, name } = sole;
    const others = endsOnNotice(reading).map((one) => actorOf(reading, one));
    if (others.some((actor) => actor && (actor.joint || actor.name !== name))) return null;
    if (isFreeToo(reading, sole.actor)) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} lets ${name} end the contract without cause, a risk for the other side: that has no such right in what was read.`,
      advice(reading),
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '12.2 Provider may terminate this Agreement at any time for its convenience upon thirty (30) days’ notice.',
        'lets Provider end',
      ],
      [
        '9.2 The Supplier may terminate this Agreement without cause by giving one month’s notice.',
        'lets Supplier end',
        'supply',
      ],
      ['We may end your membership at any time, without reason.', 'lets “we” end', 'terms'],
      [
        'We may end your membership at any time, without reason. To cancel your membership we write to you.',
        'lets “we” end',
        'terms',
      ],
      [
        'We may end your membership at any time, without reason. You may cancel your membership if you fall ill.',
        'lets “we” end',
        'terms',
      ],
      [
        '12. The Client can end this whenever it likes. Provider has to give three months’ notice.',
        'end the contract without cause',
      ],
      [
        '9. Provider can end this agreement at any time without a reason. Customer has to give three months’ notice.',
        'Customer has to give notice',
        'licence',
      ],
    ],
    misses: [
      [
        '12.2 Either party may terminate this Agreement at any time for convenience upon thirty (30) days’ notice.',
        'both',
      ],
      [
        '10.1 Provider may terminate this Agreement at any time, by 6 (six) months prior notice.\n10.2 Customer may terminate this Agreement by no less than 24 months notice.',
        'the other side may end it too, on a longer notice',
      ],
      [
        '2.6 Provider will have the right to terminate the license to use the office space at any time upon two weeks notice.',
        'the use of a room',
      ],
      ['12.2 Provider or Customer may terminate this Agreement at any time for convenience.', 'a pair'],
      ['12.3 Upon termination for any reason, Provider may deactivate Customer’s access at any time.', 'after the end'],
      ['12.2 Provider may terminate this Agreement at any time if Customer fails to pay.', 'for cause'],
      [
        'You may close your account at any time. We may close or suspend your account at any time, for any reason.',
        'each of two in its own words',
        'terms',
      ],
      [
        'We may end your membership at any time, without reason. To cancel your membership you must call us between 8 and 4.',
        'the other side has only to call',
        'terms',
      ],
      [
        'We may close your account at any time for any reason. Your plan renews each week until you cancel.',
        'the other side may cancel',
        'terms',
      ],
      ['4.1 Provider may end a campaign at any time.', 'not the contract'],
      ['9. Provider can end this agreement at any time if Customer does not pay.', 'for cause', 'licence'],
      ['9. Customer can stop the newsletter at any time.', 'a newsletter', 'licence'],
      [
        '9. In the event Talent retires from the sport, Brand shall have the right to end this Agreement at its discretion at any time.',
        'the condition stands before it',
        'endorsement',
      ],
      ['9. Should the shop close, Provider can end this agreement at any time.', 'a condition', 'licence'],
    ],
  },
});
