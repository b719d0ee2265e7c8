import { isPlain } from '../document/plain-document';
import { anyWording, openingWords, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { MUST_NOT } from '../statements/plain-words';
import { findAll, type Hit } from '../statements/search';
import { clauseHits } from './clause-hits';
import { covenantLength } from './covenant-length';
import { provisionHits } from './provision-hits';

const NON_COMPETE = wording(
  anyWording(
    wording('{shall,will,may,agree(s),covenant(s),undertake(s)} not'),
    wording('{agree(s),covenant(s),undertake(s)} that', 90, '{shall,will} not'),
    wording('neither', 90, 'shall, will'),
  ),
  260,
  anyWording(
    wording('compete {with,against,directly,in}, engage (directly or indirectly )in {any,the} ~3 business'),
    wording(
      [
        'engage, participate, invest, own, manage, operate, carry on, be employed, be engaged, be concerned, work for',
        'assist, interest, conduct, establish, render services, provide services, directly or indirectly',
      ],
      260,
      'compet{es,ing,itive,itor}, in competition with',
    ),
  ),
);
/** 'must not work for any other clinic', 'can't open a similar shop', 'may not sell rival brands'. */
const OTHERS =
  '(?:any other|another|rivals?|compet\\w+|similar)\\b(?! (?:persons?|part(?:y|ies)|claims?|actions?|proceedings?|entit\\w+|laws?)\\b)';
const PLAIN = new RegExp(
  `\\b(?:${MUST_NOT}|no [A-Z]\\w+ (?:may|can|will))\\b(?<!shall not)(?<!shall never).{0,60}\\b(?:compete(?: with)?\\b|(?:work|works|working|job) (?:for|in|at|with)\\b.{0,40}\\b${OTHERS}|(?:own|run|open|start|join|set up|have a share in|be part of|buy)(?: or \\w+(?: (?:for|in|at))?){0,3}(?: \\w+){0,4} ${OTHERS}|(?:sell|stock|promote|offer|distribute|make|carry|represent|advertise)\\b.{0,40}\\b(?:rivals?|compet(?:ing|itors?|itive))\\b|(?:sell|stock|promote|distribute|represent|advertise|endorse) (?:\\w+ ){0,2}(?:any other|another)\\b|(?:coach|teach|train|play|perform|practi[sc]e|serve|appear|trade|cook) (?:at|for|in|with) ${OTHERS}|do (?:similar|the same|competing) work\\b|(?:build|design|write|make|do|provide|cook|teach|train|create|develop)\\b.{0,40}\\bfor ${OTHERS})`,
  'i',
);
/** 'may not work for any other clinic's patients without' ... is about consent, 'in any other way' about something else. */
const PLAIN_TRAP = wording([
  "{any other,another} {way,manner,purpose,person's,name,use,agreement,contract,right,reason,party,country,place,address,warrant*,representation,compensation,payment(s),fee(s)}",
  'territory, outside, unless {required,permitted} by law',
]);
const RIVALS = new RegExp(`\\b${MUST_NOT}\\b.{0,60}\\b(?:competing|rivals?|competitors?)\\b`, 'i');
const RESTRAINS = wording(
  'not, neither, nor, refrain, prohibited',
  300,
  'compet+, similar, same, other than, any other, third part{y,ies}, without',
);
const NOT_THIS = anyWording(
  wording('competitive {bid,pric,rate,quot}*'),
  wording('not {bound,subject,party}', 40, 'covenant*'),
  wording([
    'former {client,employer}(s), confidential information*, nothing {in,herein,contained}*',
    'shall not {prevent,preclude,prohibit,restrict,limit}*, be deemed to compete*, shall not constitute*',
    'avoidance of doubt*, not require*, discontinue or modify*, unfair compet*, assign this agreement*',
    'condition of the agreement*',
  ]),
  wording('subject to', 60, 'compliance with the covenant*'),
  openingWords('(the )ownership of*'),
);

/** Work, trade and having a share in a business. */
const BUSINESS = wording([
  'engage{d,s,}, concerned, interested, employed, work(s), work for, carry on, practi{c,s}e, represent(s), set up, open',
  'run, own, join, trade, teach, train, make, develop, sell, market, act for, invest, provide, perform, business, trade',
]);
const AFTER = wording('after, following, for a year, for a month, termination, end of');

/** Bans in whatever words, with a time, which the trained heads and the statement tell. */
function bans(reading: Reading): Hit[] {
  const search = {
    forces: ['must not'] as const,
    must: BUSINESS,
    unless: NOT_THIS,
    rather: ['no-solicitation-of-customers', 'no-solicitation-of-staff', 'non-circumvention'] as const,
  };
  return [
    ...provisionHits(reading, 'competing-barred-after-end', search),
    ...provisionHits(reading, 'competing-barred-in-nda', search),
  ].filter(({ sentence }) => AFTER.test(sentence.text) && covenantLength(sentence.text) !== null);
}

/** The sentences that bar somebody from competing, the surest ones first. */
export function nonCompetes(reading: Reading): Hit[] {
  const search = { negated: true, unless: NOT_THIS };
  return [
    ...findAll(reading, NON_COMPETE, search),
    ...findAll(reading, PLAIN, search).filter(({ sentence }) => !PLAIN_TRAP.test(sentence.text)),
    ...(isPlain(reading) ? findAll(reading, RIVALS, search) : []),
    ...clauseHits(reading, 'Non-Compete', {
      plain: wording("not, never, no, cannot, +n't", 200, 'other, another, rival(s), compet+, similar, same'),
      must: RESTRAINS,
      ...search,
    }),
    ...bans(reading),
  ];
}
