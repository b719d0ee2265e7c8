import { anyWording, wording } from '../../lexicon/words';
import type { ClausePattern } from './clause-pattern';

/** Intellectual property and licences. */
export const PROPERTY_PATTERNS: readonly ClausePattern[] = [
  {
    category: 'Ip Ownership Assignment',
    any: [
      wording('(hereby )(irrevocably )assign(s)', 200, [
        'right(,) title, intellectual property, invention(s), copyright(s), patent(s), work product, trademark(s)',
        'development(s), improvement(s)',
      ]),
      wording('work(s)_(made_)for_hire, work(s) made for hire'),
      wording('{shall,will} {be,become,remain}', 60, 'sole, exclusive', 30, 'property of'),
      wording(
        '{agree(s) to,shall,will} (and hereby does )assign',
        160,
        'right*, title*, interest*, ownership*, intellectual*, patent*, copyright*, invention*',
      ),
      wording(
        'make(s), made, create(s), created, write(s), written, invent(s), invented, develop(s), produce(s), produced',
        100,
        "belong(s) to, {is,are,become(s)} {the ^'s,owned by,ours,yours}",
      ),
      wording('hand(s) over, give(s), transfer(s)', 30, '{all right(s),the copyright} in'),
    ],
    unless: wording([
      'assign(s) this {agreement,contract}*, assign {this,its rights {and,or} {obligations,duties}}*',
      'successors and assigns, confidential information {shall,will,is}*',
    ]),
    heading: wording(
      '*intellectual*, *ownership*, *proprietary*, *property*, *work product*, *invention*, *improvement*',
    ),
  },
  {
    category: 'Joint Ip Ownership',
    any: [
      wording([
        'jointly own(ed), joint(ly) {own,ownership,owners,hold,held}, co(-)own({ed,ership,ers}), owned jointly',
        'own jointly, joint {invention(s),patent(s),technology,improvement(s),IP,intellectual}',
      ]),
      anyWording(wording('both own, belong(s) to both'), wording('own', 40, 'together')),
    ],
    unless: /\bjointly and severally\b(?!.{0,200}own)/i,
  },
  {
    category: 'License Grant',
    any: [
      wording('(hereby )grant(s)', 140, [
        'licen{c,s}e, right to use, right and licen{c,s}e, sublicen{c,s}e, permission to use',
        'right to {market,sell,distribute,manufacture,reproduce,display}',
      ]),
      wording('{is,are} (hereby )granted', 80, 'licen{c,s}e, right to use'),
      wording(
        'non(-)exclusive, exclusive, royalty-free, limited, non(-)transferable',
        80,
        'licen{c,s}e {to,under,during}',
      ),
      wording('let(s), give(s)', 60, [
        'right to use, licen{c,s}e',
        'use {its,our,the,their,your} ^2 {song(s),name(s),logo(s),brand,software,photo(s),picture(s),mark(s),program,patent(s)}',
      ]),
      wording(
        "{may,can} use {the,our,its,their,^'s} ^2 {software,app,trade( )mark(s),logo(s),brand,photo(s),pictures,program}",
      ),
    ],
    unless: anyWording(
      wording('licen{c,s}e(s) {required,issued} by, no licen{c,s}e, nothing'),
      wording('confidential information', 100, 'not'),
    ),
    heading: wording('*licen{c,s}e*, *grant*, *trademark*, *intellectual*, *use of*'),
  },
  {
    category: 'Non-Transferable License',
    any: [
      wording('non(-)( ){transferable,assignable,sublicen{c,s}able}'),
      wording(
        'not, no right to, without the right to',
        60,
        '{sublicen{c,s}e,transfer}*4',
        80,
        'licen{c,s}e, software, right(s), mark(s), product(s)',
      ),
      wording(
        "can't, cannot, may not, must not",
        30,
        'transfer, share, resell, lend, rent out, pass on',
        60,
        'it, licen{c,s}e, login, software',
      ),
    ],
    negated: true,
  },
  {
    category: 'Affiliate License-Licensor',
    any: [
      wording('grant(s)', 200, 'licen{c,s}e', 250, '{owned,controlled,held,licen{c,s}ed} by', 60, 'affiliate(s)'),
      wording('{and,or} its affiliates', 40, '(hereby )grant(s)', 100, 'licen{c,s}e*'),
      wording(
        '{on behalf of,for} {itself,themselves} and',
        80,
        'af(f)il(l)iate(s), subsidiaries, group',
        120,
        'grant(s), licen{c,s}e(s)',
      ),
      wording('{will,shall} cause', 80, 'affiliate(s), subsidiaries, member(s) of', 80, 'grant, licen{c,s}e'),
      wording(
        'owned, controlled, held, licen{c,s}ed',
        60,
        'by',
        60,
        '{or,and} ({any of ,one of }){its,their}',
        20,
        'affiliate(s), subsidiar+',
      ),
    ],
  },
  {
    category: 'Affiliate License-Licensee',
    any: [
      wording(
        'grant(s)',
        80,
        '{and,or} {its,their,each of its}',
        30,
        'affiliate(s), subsidiaries',
        160,
        'licen{c,s}e*, right*',
      ),
      wording('grant(s)', 40, 'to', 60, '{and,or} (to ){its,the,their,each}', 40, 'affiliate(s), subsidiaries, group'),
      wording('licen{c,s}e', 200, '{sublicen{c,s}e,extend,use by}*4', 60, 'affiliate(s), subsidiaries'),
      wording('give(s)', 60, 'and {its,their,your}', 20, 'affiliates, group companies, subsidiaries'),
      wording('affiliates, group companies, sister companies, subsidiaries', 20, '{may,can} (also )use'),
    ],
  },
  {
    category: 'Unlimited/All-You-Can-Eat-License',
    any: [
      wording('{unlimited,enterprise,site}_(wide ){licen{c,s}e,use,usage,number of {users,copies,seats,licen{c,s}es}}'),
      wording('licen{c,s}e', 120, 'unlimited {number,users,right,copies,use}'),
      wording(
        'unlimited',
        60,
        'right(s), licen{c,s}e(s), number(s), use, access, runs, copies, users, seats, exhibition(s), telecast(s)',
      ),
      wording('any number of, as many, as often as', 60, 'copies, users, times, wishes, uses, exhibition(s)'),
      wording('no limit on', 30, 'users, computers, copies, use'),
    ],
  },
  {
    category: 'Irrevocable Or Perpetual License',
    any: [
      wording('perpetual, irrevocabl{e,y}', 120, 'licen{c,s}e, sublicen{c,s}e, right to use, right and licen{c,s}e'),
      wording('licen{c,s}e', 120, 'perpetual, irrevocable, in perpetuity, shall survive'),
      wording(
        'licen{c,s}e, right to use',
        80,
        "never ends, for( )ever, for good, for all time, {can't,cannot} (be ){take,taken} (it ){back,away}",
      ),
    ],
    unless: anyWording(wording('confidential', 80, 'perpetual*'), wording('not', 30, 'perpetual*')),
  },
  {
    category: 'Source Code Escrow',
    any: [
      wording('escrow', 200, 'source {code,material}*'),
      wording('source {code,material}(s)', 200, 'escrow*'),
      wording('escrow agent', 160, 'software*, deposit material*, release*'),
    ],
  },
];
