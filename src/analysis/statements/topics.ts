import { anyWording, inClause, openingWords, unlessNext, wording } from '../lexicon/words';
/** What a duty is about, and how much it weighs among the key obligations: what the deal turns on first, housekeeping last. */
export interface Topic {
  name: string;
  weight: number;
}

const NO_DUTY: Topic = { name: 'none', weight: 0 };

/** The first that fits the verb phrase counts. Verbs stand at its start, other words anywhere. */
const TOPICS: readonly (readonly [pattern: RegExp, name: string, weight: number])[] = [
  [openingWords('comply with', 70, 'law(s), regulation(s), rules, statutes'), 'compliance', 2.7],
  [openingWords('work {together,with,closely,jointly}'), 'cooperation', 2],
  [
    anyWording(
      openingWords([
        'obligate, bind, be in*, incur no*, own, retain, remain, mean, include, survive, inure*, apply',
        'constitute*, become, continue to {own,be}*, commence, expire*, terminate*, receive',
        'obtain {title,no}*, acquire, enjoy*, mutually agree*, agree {on,upon,to}*, negotiate*, discuss*',
        'consider*, be in {breach,default}*, be (an )independent*, do so*, in no event*',
        'act as (an )independent*, exist*, elect*, arrange for appropriate*, require, seek, waive, forfeit*',
        'settle, bring {any,an}*, contest*, challenge*, exercise*, rely*, suffer*',
        'hold {itself,himself,herself}*, represent and warrant that*, assume or create*, try, only be*, not',
      ]),
      /^(?:be\b(?! exclusive| responsible))|^(?:have\b(?! (?:the|its) [\w ]{2,40}\b(?:operational|completed?|ready|installed|available)\b))/i,
    ),
    'none',
    0,
  ],
  [
    wording([
      'independent contractor*, counterparts*, further {documents,instruments,assurances}*',
      'meet and confer*',
    ]),
    'housekeeping',
    0.5,
  ],
  [
    openingWords(
      '(not ){assign,delegate,transfer}',
      inClause(60),
      'agreement, right(s), obligation(s), duties, interest',
    ),
    'assignment',
    2.6,
  ],
  [openingWords('indemnify, defend, hold, protect(,) defend'), 'indemnity', 5.2],
  [
    openingWords(
      [
        'compete, solicit, engage in, hire, recruit, enter into, sell, market, offer, promote',
        'accept a position, interfere, circumvent, manufacture',
      ],
      140,
      'compet+, solicit*, employee(s), third part+, exclusiv+, similar, any other',
    ),
    'restriction',
    5.6,
  ],
  [
    openingWords([
      'compete, solicit, recruit, circumvent, own(,) manage',
      '(directly or indirectly(,) ){own,engage,participate,solicit,compete}',
    ]),
    'restriction',
    5.6,
  ],
  [
    openingWords(
      ['deliver, provide, furnish, submit, prepare, give, send, supply, make available, issue, maintain, keep, render'],
      60,
      [
        'report(s), statement(s), certificate(s), records, books, accounts, notice(s), forecast(s), summary, list(s)',
        'invoice(s), samples, information, documentation, copies, copy, receipt(s), schedule(s), update(s), plan(s)',
        'disclosure(s), evidence, proof',
      ],
      unlessNext(40, 'confiden*'),
    ),
    'reports and records',
    3.3,
  ],
  [wording('insurance, insured'), 'insurance', 4.8],
  [openingWords('pay, bear, withhold, remit', 40, 'tax(es), duties, levies, own {costs,expenses,fees}'), 'taxes', 2.2],
  [
    openingWords('pay, remit, prepay, compensate, contribute, commit, fund, invest, advance, lend, loan'),
    'payment',
    6.2,
  ],
  [openingWords('reimburse, bear, share'), 'costs', 4.4],
  [
    anyWording(
      wording('confiden+, secret, secrecy, proprietary information, disclose, disclosure, divulge, trade secret(s)'),
      openingWords('use, copy, reproduce, disclose, reveal', 60, 'information'),
    ),
    'confidentiality',
    4.9,
  ],
  [openingWords('return, destroy, erase, surrender'), 'return', 4.3],
  [/^(?:grant|license)\b|^an? (?:\w+[ -,]+){0,6}(?:licen[cs]e|right)\b|\blicen[cs]e to\b/i, 'licence', 5.9],
  [openingWords('purchase, buy, order, take delivery, acquire'), 'purchase', 6],
  [
    openingWords('deliver, supply, sell, manufacture, ship, produce, transport, lease, convey, issue, store'),
    'supply',
    6,
  ],
  [
    anyWording(
      openingWords([
        'perform, render, develop, host, design, operate, build, construct, install, implement, create',
        'conduct, complete',
      ]),
      openingWords('provide', 70, 'services'),
      openingWords('serve, work, employ, devote, act as'),
    ),
    'performance',
    5.4,
  ],
  [
    openingWords([
      'distribute, market, promote, advertise, sponsor, endorse, display, publish, broadcast, appear',
      'feature',
    ]),
    'marketing',
    4.9,
  ],
  [anyWording(openingWords('assign'), wording('title, ownership')), 'ownership', 4.6],
  [openingWords('support, train, maintain, repair, replace, correct, remedy, refund, warrant'), 'support', 4.5],
  [wording('personal data, data protection, privacy, security {measures,breach,incident}'), 'data', 4.8],
  [openingWords('sell, resell, sublicen{c,s}e, modify, reverse, copy, use'), 'use', 4],
  [
    openingWords([
      'provide, furnish, supply, make available, make, establish, maintain, appoint, designate, obtain',
      'procure, employ, keep, allow, permit, grant, give',
    ]),
    'provision',
    3.4,
  ],
  [openingWords('comply, ensure, abide, conduct itself'), 'compliance', 2.7],
  [openingWords('notify, inform, advise, report, disclose, give notice'), 'notice', 2.9],
  [
    openingWords([
      'cooperate, assist, consult, execute, take, use, attend, participate, do, cause, consent, file',
      'register',
    ]),
    'cooperation',
    2,
  ],
];
const EFFORTS =
  /^(?:use|exert|make|undertake|apply)\s(?:its|their|his|all|his or her)?\s?(?:\w+[\s,-]+){0,4}?(?:efforts|endeavou?rs)\s(?:to|in)\s/i;
const ADVERBS =
  /^(?:(?:(?!supply|apply|comply|rely|reply|imply)[a-z]+ly|each|also|further|hereby|at all times|at its expense|itself|both|either),?\s(?:and\s)?){1,3}/i;

/** What the words after 'must' or 'must not' are about; weight 0 where they lay no duty on anyone. */
export function topicOf(what: string): Topic {
  const plain = what.replace(ADVERBS, '');
  const effort = EFFORTS.exec(plain);
  const phrase = effort ? plain.slice(effort[0].length) : plain;
  const found = TOPICS.find(([pattern]) => pattern.test(phrase));
  if (!found) return { name: 'other', weight: 2.4 - (effort ? 0.6 : 0) };
  if (found[2] === 0) return NO_DUTY;
  return { name: found[1], weight: found[2] - (effort ? 1.2 : 0) };
}
