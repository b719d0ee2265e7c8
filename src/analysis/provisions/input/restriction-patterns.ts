import { anyWording, asWritten, unlessNext, wording } from '../../lexicon/words';
import type { ClausePattern } from './clause-pattern';

/** 'Exclusive remedies' and 'exclusive jurisdiction' exclude nobody from a market. */
const EXCLUSIVE = asWritten(wording('(sole and )exclusive(ly)', unlessNext(' {remed,jurisdiction,venue,property}*')));

/** Competition, exclusivity and conduct. */
export const RESTRICTION_PATTERNS: readonly ClausePattern[] = [
  {
    category: 'Most Favored Nation',
    any: [
      wording('most_favo(u)red'),
      wording(
        '{no less,not less,at least as,as,more} favo(u)rable',
        120,
        '{any other,other,third part,similar}*4',
        80,
        'customer(s), purchaser(s), licensee(s), distributor(s), part{y,ies}, buyer(s), person(s), account(s)',
      ),
      wording(
        '{lower,better,more favo(u)rable} {price(s),rate(s),terms,fee(s),royalt+}',
        120,
        'any other, third part+, another',
      ),
      wording('{more,less} {favo(u)rabl{e,y},advantageous}', 60, 'than'),
      wording(
        'lower, lowest, higher, less, greater',
        60,
        'price(s), rate(s), fee(s), royalt+',
        120,
        'any, other, another',
        30,
        'customer(s), client(s), licensee(s), distributor(s), purchaser(s), third part+',
      ),
      wording('grant(s)', 30, 'to {any other,another,any third}', 200, 'then'),
      wording('{lowest,best} price', 60, 'any, other, anyone, anybody'),
      wording('no other {customer,client,buyer,dealer,partner}', 40, 'pay(s), get(s)', 30, 'less, better, more'),
    ],
    negated: true,
    unless: wording('indemnif*, governing'),
    heading: wording('*favo(u)red*'),
  },
  {
    category: 'Competitive Restriction Exception',
    any: [
      wording(
        'notwithstanding, except, other than, provided(, however)(,) that, shall not {apply,prevent,prohibit,restrict,preclude}',
        200,
        'exclusiv+, non(-)compet+, compet{e,es,ing,itive,itor,itors}, solicit*',
      ),
      wording('exclusiv+, compet{e,es,ing,itive}', 200, [
        'notwithstanding, except {that,as,for,with}, provided(,) (however(,) )that, shall not apply',
        'passive investment, publicly traded',
      ]),
    ],
    unless: wording('exclusive {jurisdiction,venue,remed}*, remed{y,ies}, competitive {bid,pric}*'),
    negated: true,
  },
  {
    category: 'Non-Compete',
    any: [
      wording(
        '{shall,will,may,must,agree(s),undertake(s),covenant(s)} (that *2-12 {shall,will} ){not,neither,never}',
        240,
        'compet{e,es,ing,itive,itor,itors}, engage in {any,the} ^3 business',
      ),
      wording('non(-)compet{e,ition}', 80, 'period*, covenant*, agree*, shall*, obligation*'),
      wording('{refrain,prohibited} from', 120, 'compet{e,ing,itive}'),
      wording(
        "can't, cannot, won't, must not, may not, may never, will not, must never",
        120,
        'compet{e,es,ing,itive,itor,itors}, rival(s), similar {business,restaurant,shop,work}, work for {any,an}( )other',
      ),
    ],
    negated: true,
    unless: wording('competitive {bid,pric,rate,market}*, exclusive {remed,jurisdiction}*, confidential information'),
    heading: wording('*compet*, *restrictive covenant*'),
  },
  {
    category: 'Exclusivity',
    any: [
      wording('grant(s), appoint(s), granted, appointed, engage(s), retain(s)', 160, EXCLUSIVE),
      wording('exclusive(ly)', 40, [
        'right, licen{c,s}e, distributor, distribution, provider, supplier, source, agent, sponsor, manufactur+',
        'basis, dealing, rights, partner, representative, territory, purchas+',
      ]),
      wording("{all,100%} of {its,their,the ^'s} requirements"),
      wording(
        'shall {purchase,obtain,source,buy,procure,order,use}',
        80,
        '{exclusively,solely,only} {from,through,by}',
      ),
      wording(
        'shall not',
        160,
        'purchase, sell, license, market, distribute, supply, appoint, promote, offer',
        160,
        'other than, any other, any third party, competing, competitive',
      ),
      wording('{only,sole} {supplier,distributor,dealer,reseller,seller,agent,provider,retailer,franchise}'),
      wording(
        "won't, will not, must not, can't, may not",
        20,
        'sell, supply, buy, appoint, use, deal, work',
        60,
        'anyone else, anybody else, someone else, any other {supplier,dealer,agent,shop,client}',
      ),
    ],
    negated: false,
    unless:
      /\bnon-?exclusive(?!.{0,200}[^-]\bexclusive\b)|\bexclusive (?:jurisdiction|venue|remed\w+|property|owner)|\bexclusive of (?:tax|any)|\bsole and exclusive remed/i,
    heading: wording('*exclusiv*, *appointment*, *grant*'),
  },
  {
    category: 'No-Solicit Of Customers',
    any: [
      wording('{solicit,divert,entice,take} away', 80, 'customer(s), client(s), business, custom'),
      wording(
        'not, never, refrain, neither, nor',
        200,
        '{solicit,call upon,divert,entice,induce,contact,interfere}*5',
        160,
        'customer(s), client(s), account(s), distributor(s), supplier(s), dealer(s), franchisee(s)',
      ),
      wording(
        "can't, won't, may not, must not, neither, don't",
        80,
        'approach, contact, poach, go after, take away, do work for, work for',
        60,
        'customer(s), client(s)',
      ),
    ],
    negated: true,
    unless: wording('employment of, unsolicited'),
    heading: wording('*solicit*, *compet*, *restrict*'),
  },
  {
    category: 'No-Solicit Of Employees',
    any: [
      wording(
        'not, never, refrain, neither, nor',
        200,
        '{solicit,hire,employ,recruit,entice,induce,engage,offer employment}*5',
        160,
        'employee(s), personnel, staff, employed, contractor(s), consultant(s), director or officer',
      ),
      wording(
        "can't, cannot, won't, may not, must not, neither",
        60,
        'hire, poach, recruit, take on, offer (a )job(s)',
        60,
        'staff, people, employees, workers, team',
      ),
    ],
    negated: true,
    unless: wording([
      '{shall,will} not be {deemed,considered,construed}*, not ({an ,be })employee(s) of*, tax*, withhold*',
      'insurance, third_party beneficiar*',
    ]),
    heading: wording('*solicit*, *hir{e,ing}*, *employ*, *compet*'),
  },
  {
    category: 'Non-Disparagement',
    any: [
      wording('disparag*1-6'),
      anyWording(
        wording('not, no', 120, 'derogatory, damage the {reputation,goodwill}'),
        wording('not, no', 120, 'bring ', 30, ' into disrepute'),
      ),
      wording('derogatory, defam+, denigrat+, tarnish*, disrepute, ridicule, false light'),
      wording('injur+, harm*, damag+, advers+, detriment*, undermin+', 60, 'reputation, goodwill, image'),
      wording('{say,speak,talk,post}*', 40, 'bad, badly, ill of, negative'),
    ],
    negated: true,
    sure: /\b(?:not|never|neither|refrain from)\b(?: \w+,?){0,8} disparag(?:e|ing)\b(?!.{0,60}\b(?:marks?|trademarks?|logos?|names?)\b)/i,
  },
  {
    category: 'Rofr/Rofo/Rofn',
    any: [
      wording('{right,rights,option} of first {refusal,offer,negotiation,notice,opportunity}'),
      wording('first {right,option,opportunity,refusal}', 60, 'to, of, for'),
      wording('{must,has to,have to,shall,will} first offer'),
      wording('first chance'),
      wording('match {any,the,that} offer'),
    ],
  },
  {
    category: 'Covenant Not To Sue',
    any: [
      wording(
        'not, never, nor, neither, refrain',
        160,
        '{contest,challenge,attack,dispute,oppose,impair,question}*3',
        160,
        'validity, ownership, title, right(s), registration, mark(s), patent(s), enforceability',
      ),
      wording('covenant(s) not to sue'),
      wording('not, never', 60, 'sue, bring any {action,claim,suit}, assert any claim, institute any'),
      wording('release(s), waive(s), discharge(s)', 60, '{any and all,all} {claims,actions,causes}'),
      anyWording(
        wording("can't, won't, never, not, neither", 40, 'sue(s), fight our'),
        wording("can't, won't, never, not, neither", 40, 'take ', 30, ' to court'),
      ),
      wording('give(s) up', 40, 'claim(s)'),
    ],
    negated: true,
    unless: anyWording(wording('one year*, jurisdiction'), wording('in good faith', 30, 'disput*')),
  },
  {
    category: 'Third Party Beneficiary',
    any: [
      wording('(intended )third_party beneficiar{y,ies}'),
      wording('{enforce,benefit}*5', 80, 'as ({a ,an })({intended ,express })third_part{y,ies}'),
      wording('{is,are,be,being,as,made} ^4 third_party beneficiar*'),
      wording(
        'except, other than',
        240,
        'no, nothing, not, solely',
        240,
        'benefit(s), right(s), remed+, beneficiar+, confer',
      ),
      wording('no, nothing, not, solely', 240, 'third_part+, other person, any person', 240, 'except, other than'),
      wording('{can,may} enforce {this,these} {agreement,contract,terms,promise}'),
    ],
    sure: /^(?!.{0,600}\b(?:no|not|nothing|neither|nor|without|solely)\b).{0,600}\b(?:is|are|be|as|made|deemed)\b(?: \w+){0,4} third[- ]party beneficiar/i,
    // A denial with an exception says who is one: "Except for the Indemnitees, there are no third party beneficiaries."
    unless:
      /^(?!.{0,600}\b(?:except|other than)\b).{0,600}\b(?:no|not|nothing|neither|without)\b.{0,200}\bthird[- ]part(?:y|ies)(?:'s)?(?: beneficiar| any)/i,
    negated: true,
  },
];
