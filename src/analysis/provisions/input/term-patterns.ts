import { wording } from '../../lexicon/words';
import type { ClausePattern } from './clause-pattern';

/** Law, term, renewal and end. */
export const TERM_PATTERNS: readonly ClausePattern[] = [
  {
    category: 'Governing Law',
    any: [
      wording('governed, construed, interpreted, enforced', 120, '{law(s),internal laws,legislation} of'),
      wording('law(s) of', 80, '{shall,will} {govern,apply,control}'),
      /\b[A-Z][a-z]+ law (?:applies|governs|controls|decides)\b/,
      wording('{follow(s),covered by,judged {by,under}} (the )law(s) of'),
      /^\W*(?:\d{1,2}\.\s)?(?:[A-Z][a-z]+\s){1,3}law\.?$/,
    ],
    heading: wording('*governing law*, *applicable law*, *choice of law*'),
  },
  {
    category: 'Effective Date',
    any: [wording('effective {as of,date,from,upon,on}', 60, '####, date'), wording('shall {become,be} effective')],
  },
  {
    category: 'Expiration Date',
    any: [
      wording(
        '({initial ,original })term',
        120,
        '{commenc,begin,start,continu,effective,remain,expir,end,be for,period of,is for}*6',
        160,
        'year(s), month(s), until, through, perpetu+, ####',
      ),
      wording(
        '{agreement,contract} {shall,will} ^3 {remain,continue,be,expire,terminate,commence,extend}',
        160,
        'period of, until, year(s), month(s), anniversary',
      ),
      wording(
        'agreement, contract, lease, term, deal, it, subscription',
        40,
        'last(s), run(s) {for,until}, end(s) on, stay(s) in force',
        80,
        'year(s), month(s), until, ####',
      ),
    ],
    unless: wording('confidential*, surviv*, warrant{y,s}'),
    heading: wording('term, *duration*'),
  },
  {
    category: 'Renewal Term',
    any: [
      wording(
        '(automatically ){renew({s,ed,al}),extend({s,ed})}',
        140,
        'successive, additional, further, consecutive, renewal, period, term',
        60,
        'year(s), month(s), period(s), term(s)',
      ),
      wording('year-to-year, year to year, month-to-month, month to month'),
      wording('renew(s)', 40, 'by itself, on its own, each {month,year}, every, until, for another'),
      wording(
        'continue(s), carries on, roll(s) over, goes on, repeat(s)',
        80,
        '{further,another,more,additional} ^3 {year(s),month(s),period(s),term(s)}',
      ),
      wording(
        'extend {the,this} {lease,agreement,contract,term}',
        60,
        'for, by, once',
        40,
        'year(s), month(s), period(s)',
      ),
    ],
    unless: wording('warrant{y,ies}, lease of'),
    heading: wording('term, *renew*, *duration*'),
  },
  {
    category: 'Notice Period To Terminate Renewal',
    any: [
      wording('{renew,extend}*8', 300, 'unless', 200, '{notice,notif}*6'),
      wording('unless', 200, 'notice', 120, 'not to renew, non(-)renewal, intent* not, expiration of, end of'),
      wording('notice of {non(-)renewal,(its ){intent,intention,election,decision} not to renew}'),
      wording('unless', 120, 'cancel(s), say(s) no, tell(s), write(s)', 120, 'before, ahead'),
      wording(
        'cancel, tell us, write to us',
        80,
        '{days,weeks,months} {before,ahead}',
        80,
        'end*, renew*, year*, term*, period*',
      ),
    ],
    negated: true,
  },
  {
    category: 'Termination For Convenience',
    any: [
      wording('terminat*1-5, cancel*6', 160, [
        'for convenience, without cause, for any reason, for no reason, with or without cause, at any time',
        'in its sole discretion, at will, without reason',
      ]),
      wording(
        'at any time, for any reason, without cause, with or without cause, for convenience',
        120,
        'terminat*1-5, cancel',
      ),
      wording('{until,if} {terminated,cancel(l)ed} by either party', 80, 'notice'),
      wording('{may,can,right to,entitled to,wishing to} {terminate,cancel}', 120, '#1-3(\\))_day(s)', 60, 'notice'),
      wording(
        '{may,right to,entitled to} {terminate,cancel} this {agreement,contract}',
        60,
        "{upon,by,on,with} (giving )({at least ,not less than })(^ )(\\()#1-3(\\)) day(s)(') (prior )(written )notice",
      ),
      wording('{may,can} (also ){end,cancel,stop,leave,terminate}', 100, [
        'whenever, at any {time,moment}, any time, for any reason',
        'when {it,he,she,they,you,we} {like(s),want(s),please(s)}, without ({a ,giving a })reason',
      ]),
      wording('{may,can} end {it,this,the}', 60, 'notice'),
    ],
    unless: wording('breach*, default*, insolven*, bankrupt*, fail(s) to*, failure*, with cause*'),
    heading: wording('*terminat*, *term'),
  },
  {
    category: 'Change Of Control',
    any: [
      wording('change {of,in} (the )control'),
      wording(
        'merger, merge(s), consolidat+, acquisition, acquired, sale',
        200,
        'all or substantially all, substantially all, controlling interest, majority, voting',
        200,
        '{terminat,consent,notice,assign,notify}*6',
      ),
      wording(
        '{terminat,consent,notice,assign,notify}*6',
        200,
        'merger, consolidation, acquisition, change of {ownership,control}, sale of {all,substantially,a majority}',
      ),
      wording('if, when', 40, '{is,are,get(s)} {sold,bought,taken over,acquired}'),
      wording('{control,ownership} of', 40, 'changes'),
      wording('{buy(s),buying,selling,sell(s)} {more than half,control,a majority,most}'),
    ],
    negated: true,
    heading: wording('*assign*, *change*, *control*, *terminat*'),
  },
  {
    category: 'Anti-Assignment',
    any: [
      wording(
        'not, neither, nor, no',
        160,
        'assign, assigned, assignable, assignment, transfer, transferred, delegate',
        200,
        'consent, approval, permission, authori{s,z}ation, agreement',
      ),
      wording('not, neither', 60, 'assign, assigned, assignable'),
      wording('{assign,transfer}*5', 120, 'without', 60, 'consent, approval, permission'),
      wording('assign*5', 80, 'null and void, void'),
      wording(
        "can't, cannot, won't, must not, may not, may never",
        40,
        'transfer, assign, hand over, hand on, pass on, sublet, give',
        60,
        'agreement, contract, lease, right(s), place',
      ),
      wording('agreement, contract, lease', 20, "{can't,cannot,must not} be {transferred,assigned,handed}*"),
    ],
    negated: true,
    unless: wording(
      'person assigned*, assigned to {it,them,him} {in,under} {this,section}*, meaning(s) assigned*, assigned personnel*',
    ),
    heading: wording('*assign*, *transfer*, *successors*'),
  },
  {
    category: 'Post-Termination Services',
    any: [
      wording(
        '{upon,after,following,on} ({the ,any })(effective date of )(the )(earlier ){expiration,termination,expiry,cancellation}',
        300,
        'shall, will, must, agree(s) to, may continue',
      ),
      wording(
        'shall, will, may',
        160,
        '{following,after,upon} ({the ,any })(effective date of )(the ){expiration,termination,expiry}',
        120,
        'days, months, period, sell, inventory, transition, wind, return, cease, continue',
      ),
      wording('transition {services,assistance,period}, wind(-)down, sell(-)off period, last_(time )buy'),
      wording(
        '{after,when,once} {this,the,our} {agreement,contract,licen{c,s}e,lease,subscription,deal} {ends,is over,has ended}',
      ),
    ],
    unless: wording('confidential information, survive, disclosing party*, solicit*, compete'),
    heading: wording('*terminat*, *expir*, *effect*, *transition*'),
    negated: true,
  },
];
