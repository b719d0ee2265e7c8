import { anyWording, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { findAll, type Hit } from '../statements/search';
import { soleCap } from './sole-cap';

const UNLIMITED = anyWording(
  wording(
    'liabilit+, liable',
    60,
    'unlimited, uncapped, without (any ){limit,cap,ceiling}, without limitation as to amount',
  ),
  /\b(?:unlimited|uncapped)\s(?:\w+\s)?liab\w+(?! compan)/i,
);
/** 'Is fully liable, without limitation, for': not 'for all damages, including without limitation'. */
const FULLY_LIABLE = wording('{is,are,be} (fully ){liable,responsible}(,) without {limitation,limit}(,) for');
/** 'Shall not be limited in any manner', 'there is no limit on your liability'. */
const NO_LIMIT = anyWording(
  wording('liabilit+', 60, '{shall,will,is,are} not (be ){limited,capped} {in {any,whatever},to any,at all,by any}'),
  wording('no limit {on,to} + (+ )liability'),
);
/** 'must pay for every loss, without limit'; 'however large'. */
const PLAIN = anyWording(
  wording(
    'pay(s), cover(s), make(s) good, owe(s), answer(s), bear(s), responsible, compensate(s)',
    120,
    'without (any )(upper )limit, (with )no (upper )limit, however {large,big,high,much,great}',
  ),
  wording('no (upper )limit {on,to} {what,how much}', 30, 'owe(s), pay(s)'),
);
/** Without words on a limit: as bad where only the other side has one. */
const EVERY_LOSS = wording(
  '{must,has to,have to,will} {make good,pay for,cover,pay {back,us back for,the + back for}} {any,every,all,each} {loss,losses,damage}',
);
const NOT_MONEY_OWED = wording('insur*, user(s), message(s), number of, how many, how often');
/** "Liability shall not be uncapped" says the contrary. */
const DENIED = wording('not, no, never, neither, nor');
/** A cap that does not apply to fraud or death is what the law requires anyway and no risk of its own. */
const REQUIRED_BY_LAW = wording([
  'fraud*, death*, personal injury*, injury to {life,body,health,the person,persons,people}, {life, body,life or body,life or limb}, gross negligence*, wil(l)ful*, unlimited liability compan*',
  'cannot be {excluded,limited}*, for (damage caused by )intent, for intentional*, dishonest*',
]);

/** The sentences that make somebody liable without limit, the plainest ones first. */
export function unlimitedLiability(reading: Reading): Hit[] {
  return [
    ...findAll(reading, UNLIMITED, { unless: REQUIRED_BY_LAW }).filter(({ match }) => !DENIED.test(match[0])),
    ...findAll(reading, FULLY_LIABLE, { unless: REQUIRED_BY_LAW }),
    ...findAll(reading, NO_LIMIT, { negated: true, unless: REQUIRED_BY_LAW }),
    ...findAll(reading, PLAIN, { unless: NOT_MONEY_OWED }).filter(
      ({ sentence }) => !REQUIRED_BY_LAW.test(sentence.text),
    ),
    ...(soleCap(reading) ? findAll(reading, EVERY_LOSS, { unless: NOT_MONEY_OWED }) : []),
  ];
}
