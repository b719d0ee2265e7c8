import { placeOf } from '../../document/place';
import { isPlain } from '../../document/plain-document';
import { sectionText } from '../../document/section-text';
import { anyWording, wording } from '../../lexicon/words';
import { approximateDays, findPeriods, formatPeriod } from '../../mentions/periods';
import { boundBy } from '../../statements/actors';
import { MUST_NOT } from '../../statements/plain-words';
import { findAll, proof } from '../../statements/search';
import { adviceFor } from '../advice';
import { clauseHits } from '../clause-hits';
import { looksBack } from '../looks-back';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const SOLICIT =
  /\b(?:not|neither|nor|refrain)\b.{0,260}\b(?:solicit|hire|recruit|induce|entice|employ)\w*\b.{0,160}\b(employees?|personnel|staff|customers?|clients?|suppliers?|consultants?)\b/i;
/** 'can't hire our people', 'must not do work for any client of the agency', 'neither of us may poach'. */
const PLAIN = new RegExp(
  `\\b(?:${MUST_NOT}|neither)\\b.{0,100}\\b(?:hire|poach|recruit|approach|contact|take (?:on|away)?|go after|offer (?:a )?jobs? to|(?:do )?work for|sell to)\\b.{0,60}\\b(?:staff|people|employees|workers|team|customers?|clients?|students?|patients?|members?|any(?:one|body) (?:who works|from|at|in))\\b`,
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
const WORDS = wording(
  '{solicit,hire,recruit,induce,entice,poach,approach,contact,take,go after,offer,work for,sell to}*',
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
);
const DURING = wording([
  '{during,throughout,for} {the,its} (full ){term,life,duration}',
  '{during,for as long as,as long as,while} this {agreement,contract}',
]);
const LONG_DAYS = 731;

function scopeOf(text: string): string {
  const staff = wording('employ{ee,ees}, personnel, staff, officer(s), people, workers, team, anyone, anybody').test(
    text,
  );
  const customers = wording('customer(s), client(s), student(s), patient(s), member(s), account(s)').test(text);
  return staff && customers ? 'staff and customers' : customers ? 'customers' : 'staff';
}

const APPROACHING = wording('{solicit,recruit,induce,entice,poach,approach,contact,go after,lure,offer,sell to}*');
const HIRING = wording('{hire,hiring,employ,take on,take away,engage,work for}, retain');
/** Who may freely answer advertisements. */
const ADVERTISEMENTS = wording(
  '{general,public} {advert,solicit,recruit}*, advert*, not (specifically )({aimed,directed})*',
);

/** What the covenant forbids: 'soliciting' alone leaves it free to hire whoever comes by himself. */
function forbidden(text: string): string {
  const hires = HIRING.test(text);
  if (!APPROACHING.test(text)) return hires ? 'hiring' : 'soliciting';
  return hires ? 'soliciting or hiring' : 'soliciting';
}

export const nonSolicit = defineRule({
  id: 'non-solicit',
  label: 'No-solicit covenant',
  family: 'restraint',
  severity: { medium: 'one-sided or over two years', low: 'mutual and for two years at most: usual among partners' },
  kinds: ANY_CONTRACT,
  witness: {
    provisions: ['No-Solicit Of Employees', 'No-Solicit Of Customers'],
    headings: ['non-solicit', 'nonsolicit', 'no solicit', 'no-solicit'],
  },
  find(reading) {
    const hit =
      findAll(reading, SOLICIT, { negated: true, unless: NOT_THIS }).find(({ match }) => LEGAL.test(match[0])) ??
      findAll(reading, PLAIN, { negated: true, unless: NOT_THIS }).find(
        ({ sentence }) => !PLAIN_TRAP.test(sentence.text),
      ) ??
      (isPlain(reading) ? findAll(reading, NO_HIRING, { negated: true, unless: NOT_THIS })[0] : undefined) ??
      clauseHits(reading, 'No-Solicit Of Employees', {
        plain: wording('hire, poach, recruit, take on, take away, job, work'),
        must: LEGAL,
        unless: NOT_THIS,
        negated: true,
      })[0];
    if (!hit) return null;
    const { text } = hit.sentence;
    const period = findPeriods(text)
      .filter(({ unit }) => unit === 'month' || unit === 'year')
      .filter(({ start }) => !looksBack(text, { start }))
      .sort((a, b) => approximateDays(b) - approximateDays(a))[0];
    const { name, mutual } = boundBy(reading, hit);
    const long = period !== undefined && approximateDays(period) > LONG_DAYS;
    return finding(
      long || !mutual ? 'medium' : 'low',
      `${placeOf(reading, hit.sentence)} bars ${name} from ${forbidden(text)} ${scopeOf(text.slice(Math.max(0, text.search(WORDS))))}${period ? ` for ${formatPeriod(period)}` : DURING.test(text) ? ' during the contract' : ', with no end named in the clause'}.`,
      adviceFor(
        sectionText(reading, hit.sentence),
        [
          { ask: 'limit the covenant to people met through the contract and to 12 months' },
          { ask: 'exempt general advertisements', given: ADVERTISEMENTS },
          ...(mutual ? [] : [{ ask: 'make it mutual' }]),
        ],
        '',
      ),
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '7.2 For two (2) years after the end of this Agreement Customer shall not, directly or indirectly, solicit or hire any employee of Provider.',
        'bars Customer from soliciting or hiring staff for 2 years',
      ],
      [
        '14.2 For twelve months after the Termination Date the Employee shall not solicit or deal with any customer of the Company.',
        'customers for 12 months',
        'employment',
      ],
      ['7.2 Neither party shall during the term solicit for employment the personnel of the other.', 'bars each party'],
      [
        'While you are a member and for 24 months after, you must not hire any of our staff.',
        'staff for 24 months',
        'terms',
      ],
      [
        '6. Recipient undertakes that for one year it will not employ or entice away any employee of Discloser.',
        'staff for 1 year',
        'nda',
      ],
      ['5. Customer can’t hire our people for one year.', 'bars Customer from hiring staff for 1 year', 'licence'],
      ['5. Neither side may poach the staff of the other for a year.', 'each party', 'licence'],
    ],
    misses: [
      [
        '7.2 Nothing in this Agreement shall prevent Customer from hiring employees of Provider who answer advertisements.',
        'only a permission',
      ],
      ['7.2 Provider shall not solicit orders outside of the Territory.', 'orders'],
      [
        '9.4 Each party warrants that it will not employ any person who has been debarred by the authorities.',
        'debarred persons',
      ],
      [
        '9.1 Employee shall not disclose or induce the Company to use the trade secrets of any former employer.',
        'secrets of others',
        'employment',
      ],
      ['3.2 If a trainee does not pass, you must not employ that person as a manager.', 'fitness of staff', 'terms'],
      ['5. Customer can hire people for the work.', 'hiring helpers', 'licence'],
      ['5. Provider must not contact customers about their orders without asking.', 'orders', 'licence'],
    ],
  },
});
