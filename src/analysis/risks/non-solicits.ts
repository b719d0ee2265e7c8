import { isPlain } from '../document/plain-document';
import { anyWording, kept, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { MUST_NOT } from '../statements/plain-words';
import { findAll, type Hit } from '../statements/search';
import { clauseHits } from './clause-hits';
import { provisionHits } from './provision-hits';

const SOLICIT = wording(
  'not, neither, nor, refrain',
  260,
  '{solicit,hire,recruit,induce,entice,employ}*',
  160,
  kept('employee(s), personnel, staff, customer(s), client(s), supplier(s), consultant(s)'),
);
/** 'can't hire our people', 'must not do work for any client of the agency', 'neither of us may poach'. */
const PLAIN = new RegExp(
  `\\b(?:${MUST_NOT}|neither)\\b.{0,100}\\b(?:hire|poach|recruit|approach|contact|take (?:on|away|(?:any|our|its|their|the|your) )|go after|offer (?:a )?jobs? to|(?:do )?work for|sell to)\\b.{0,60}\\b(?:staff|people|employees|workers|team|customers?|clients?|students?|patients?|members?|any(?:one|body) (?:who works|from|at|in))\\b`,
  'i',
);
/** In everyday words whom one may not hire is whoever works there. */
const NO_HIRING = new RegExp(
  `\\b(?:${MUST_NOT}|neither\\b.{0,20}\\bmay) (?:try to )?(?:hire|employ|poach|recruit|lure)\\b(?! (?:anyone|people|staff|workers) (?:under|without|who (?:is|are) not))`,
  'i',
);
const PLAIN_TRAP = anyWording(
  wording("territor+, outside, complain*, careful, about {their,the} order(s), on {behalf,the client's}"),
  wording('take', 30, 'from {customers,clients}'),
);
const LEGAL = wording('{solicit,hire,recruit,induce,entice}*');
/** Advertisements, offers of securities and buying help in the ordinary way are no poaching. */
const NOT_THIS = anyWording(
  wording([
    'solicit* (of ){bids,prox{y,ies},offer(s),order(s),acquisition,competing}',
    'shall not be {prohibited,restricted,deemed,prevented}, nothing {in,herein,contained}',
    'not be a breach, does not prohibit, equal opportunity, handbill(s), shopping',
    '{hire,employ} {that,such} {person,trainee,candidate}, may solicit, for{-, }hire',
  ]),
  wording('induce(s)', 60, 'to breach'),
  wording('{does,do} not ~1 solicit'),
);
const OTHERS_PEOPLE = wording(
  [
    'solicit*, hir{e,ing}, employ*, engag*, approach*, contact*, entic*, induc*, recruit*, work*, serv{e,ing}, deal*',
    'canvass*, offer*, accept*, advis*, act',
  ],
  140,
  [
    'customer(s), client(s), account(s), patient(s), student(s), staff, employee(s), personnel, worker(s), engineer(s)',
    'consultant(s), contractor(s), people, team, anyone, anybody, any person',
  ],
);

/** Bans in whatever words, which the trained heads and the statement tell. */
function bans(reading: Reading): Hit[] {
  const search = { forces: ['must not'] as const, must: OTHERS_PEOPLE, unless: anyWording(NOT_THIS, PLAIN_TRAP) };
  return [
    ...provisionHits(reading, 'no-solicitation-of-staff', { ...search, rather: ['competing-barred-after-end'] }),
    ...provisionHits(reading, 'no-solicitation-of-customers', {
      ...search,
      rather: ['competing-barred-after-end', 'other-clients-barred', 'non-circumvention'],
    }),
  ];
}

/** The sentence that bars somebody from soliciting or hiring the other side's staff, customers or suppliers, the surest one; null where there is none. */
export function barredSolicitation(reading: Reading): Hit | null {
  const search = { negated: true, unless: NOT_THIS };
  return (
    findAll(reading, SOLICIT, search).find(({ match }) => LEGAL.test(match[0])) ??
    findAll(reading, PLAIN, search).find(({ sentence }) => !PLAIN_TRAP.test(sentence.text)) ??
    (isPlain(reading) ? findAll(reading, NO_HIRING, search)[0] : undefined) ??
    clauseHits(reading, 'No-Solicit Of Employees', {
      plain: wording('hire, poach, recruit, take on, take away, job, work'),
      must: LEGAL,
      ...search,
    })[0] ??
    bans(reading)[0] ??
    null
  );
}
