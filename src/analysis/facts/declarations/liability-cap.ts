import type { Evidence } from '../../../shared/analysis';
import { capitalised } from '../../../shared/phrases';
import { isPlain } from '../../document/plain-document';
import { sentenceAt, sentenceEvidence } from '../../document/sentence-evidence';
import { evidenceAt } from '../../evidence';
import {
  anyWording,
  everywhere,
  ifNext,
  inClause,
  nearestInClause,
  openingWords,
  unlessNext,
  wording,
} from '../../lexicon/words';
import { formatMoney } from '../../mentions/money';
import { exceptionOf } from '../cap-exception';
import { capInSentence } from '../cap-in-sentence';
import { type Cap, capIn, capWords } from '../cap-words';
import { defineFact, type Printed } from '../define-fact';
import { type Fact, found, missing, stated } from '../fact';
import { labelledWords } from '../labelled';
import { limitInWords, withoutExamples } from '../limit-in-words';
import { isKeptOfPrice, isNoLimit } from '../no-limit';
import type { Source } from '../source';
import { SUBJECTS } from '../spoken-of';
import { NOT_SILENT } from '../stated';

const CAP = anyWording(
  wording(
    [
      'liabilit{y,ies}, liable, damages, obligation(s), claim(s), {total,entire,whole,overall} responsibility',
      'responsibility {to,under} +, recoverable',
    ],
    nearestInClause(260),
    'exceed(s), go(es) beyond, {be,is,are} limited to, limited to the, capped at, greater than, in excess of, more than',
  ),
  wording('(the ){most,maximum}', inClause(40), 'liable, liability, owe(s)', inClause(30), 'is'),
  wording('liability {cap,limit} is, liability {cap,limit}:'),
  wording('owe(s), responsib+, {never,not} pay', inClause(60), 'more than, stops at, ends at'),
  wording(
    '{total,aggregate,overall,entire,maximum} {liability,responsibility}',
    inClause(60),
    'is ',
    ifNext('#*, $#*, €#*, £#*, *3-3( )({$,€,£})#*'),
  ),
);
/** Words of an upper limit: clauses that exclude kinds of loss, or say how soon to claim, are labelled as caps too and set none. */
const CEILING = anyWording(
  wording([
    'exceed*, go(es) beyond, {be,is,are} limited to, limited to the, capped, cap, ceiling, limit of',
    'greater than, lesser of, up to',
    '{maximum,total,aggregate,entire,overall,cumulative} ~2 {liability,liabilities,amount,responsibility}, the most',
  ]),
  wording('more than', unlessNext('( )~2(\\(#1-3\\) ){hour,day,week,month,year}(s)')),
);
/** '(i) the purchase price, or (ii) Five Hundred Thousand Dollars ($500,000)' goes on after the semicolon. */
const NEXT_ITEM = wording(';', unlessNext([' ( )({or,and} )( )(\\(){ii,b,2}\\)', '\\({ii,b,2}\\)']));
/** 'Not liable unless all claims exceed £9,000': a sum that claims must reach. */
const CLAIMS_REACH = wording(
  'unless, until',
  inClause(60),
  'claim(s), loss(es), total, aggregate',
  inClause(30),
  'exceed(s), more than',
);
/** 'Shall maintain liability coverage with limits of not less than $1,000,000'. */
const INSURES = anyWording(
  wording(
    '{maintain,carry,keep,obtain,procure,provide,effect,hold,take out,have}(s)',
    inClause(120),
    '{insurance,coverage,policy,policies}',
  ),
  wording('{amount,limits} of ({coverage,insurance,cover} ){coverage,insurance,cover} {shall,will,must} be'),
  openingWords('insurance( )(:)'),
);
/** 'No action may be brought more than one year after its cause': a time in which to sue. */
const IN_TIME = wording(
  '{action,actions,suit,suits,proceeding,proceedings,claim,claims}',
  inClause(160),
  '{brought,commenced,filed,made,asserted}',
  inClause(60),
  '{after,within}',
);
const OF_MONEY = wording('$, €, £, amount(s), fee(s), price, sum(s), value, paid, limit(ed)');
const NOT_A_CAP = wording('insurance, coverage, deductible, purchase order, insured, liens, indebtedness');
/** 'Not responsible for more than one counsel', 'responsible for more than half of the sales': a number of other things. */
const OF_COUNT = openingWords('( ){half,one half,{one,two,a single} ~3 {counsel,firm,attorney,lawyer,representative}}');
/** 'Shall indemnify from any and all liabilities': what is owed, without a word of how much at most. */
const INDEMNIFIES = wording('indemnif*, hold ~4 harmless');
const AT_MOST = anyWording(CEILING, wording('beyond, in no event, only up'));

/** 'Owes the other more than' is about liability too; 'will not pay more than $10,000' where it is for a claim. */
const LIABLE = anyWording(
  wording('liab*, responsib*, recoverable'),
  wording('owe(s)', 400, 'more than'),
  wording('pay', 400, 'for any {claim,loss,damage}*'),
);

const CAP_LABELS: ReadonlySet<string> = new Set([
  'liability cap',
  'cap',
  'general cap',
  'cap on liability',
  'cap of liability',
  'liability limit',
  'limit of liability',
  'limit on liability',
  'limitation of liability',
  'limitation on liability',
  'maximum liability',
  'aggregate liability',
  'total liability',
  'overall liability',
]);

const A_TIME = openingWords('( )~2 (\\(#1-3\\) ){hour,day,week,month,year}(s)');
/** '$50,000', 'Twice the fees paid', 'The greater of the amounts paid in the last six (6) months or EUR 20,000'. */
function printCap(cap: Cap): Printed {
  const { sum, measure } = cap;
  return { value: capitalised(capWords(cap)), normalized: measure === null ? sum && formatMoney(sum) : null };
}

/** A limit of one matter, beside which a clause may have one for all: 'liability for damage to property is limited to'. */
const OF_PROPERTY = anyWording(
  wording('liab{le,ility} for ~2 {damage to,loss of,delay,data,defects,the warranty}'),
  wording('{liability,liable,responsibility} of {each,any,the,a} {guarantor,surety,warrantor}'),
);

/** 'The foregoing limits shall not apply to the tax indemnity, as to which no Seller is liable for more than': what has a limit of its own. */
const LIMITS_LIFTED = wording(
  '{foregoing,above,these,those,this} ({liability,financial} ){limit,limits,cap,caps,limitation,limitations} (of liability )({in,of} ){do,does,shall,will} not apply',
);

function capOf(source: Source): Fact<Cap> {
  const { contract, outline } = source;
  const plain = withoutExamples(source.plain);
  for (const { words, evidence } of labelledWords(source, CAP_LABELS)) {
    const told = capIn(words);
    if (told) return found({ value: told.cap, confidence: 0.85, evidence: [evidence] });
  }
  let inWords: Evidence | null = null;
  let ofOneMatter: Fact<Cap> | null = null;
  // Many matches may stand in one sentence without end.
  const open = new Map<string, boolean>();
  const isOpen = (text: string) => open.get(text) ?? open.set(text, isNoLimit(text)).get(text);
  for (const match of plain.matchAll(everywhere(CAP))) {
    if (
      !LIABLE.test(match[0] + plain.slice(match.index + match[0].length, match.index + match[0].length + 60)) ||
      NOT_A_CAP.test(match[0]) ||
      isKeptOfPrice(plain.slice(Math.max(0, match.index - 20), match.index), match[0]) ||
      CLAIMS_REACH.test(match[0])
    )
      continue;
    const at = match.index + match[0].length;
    const stretch = plain.slice(at, at + 300);
    const stop = stretch.search(new RegExp(`(?<!\\bRs)\\.\\s+[A-Z\\d]|${NEXT_ITEM.source}`));
    const clause = stop < 0 ? stretch : stretch.slice(0, stop);
    const told = capIn(clause);
    if (!told) {
      // 'If you owe us money for more than 21 days'.
      if (A_TIME.test(clause) || OF_COUNT.test(clause) || isOpen(sentenceAt(outline, at - 1)?.text ?? '')) continue;
      inWords ??= sentenceEvidence(contract, outline, match.index, at);
      continue;
    }
    const end = at + (told.money?.end ?? Math.min(clause.length, 60));
    const evidence = sentenceEvidence(contract, outline, match.index, end);
    // A heading above it, 'Liability', may be the first word of the match.
    const ahead = plain.slice(sentenceAt(outline, at - 1)?.start ?? match.index, match.index);
    const except = exceptionOf(source, told.cap, { ahead, at: at - 1 });
    const cap = found({ value: { ...told.cap, except }, confidence: 0.8, evidence: [evidence] });
    const isLifted = LIMITS_LIFTED.test(ahead);
    if (!OF_PROPERTY.test(plain.slice(match.index, at)) && !isLifted) return cap;
    // What is said ahead of it in words is the limit.
    if (!(isLifted && inWords)) ofOneMatter ??= cap;
  }
  if (ofOneMatter) return ofOneMatter;
  const limited = limitInWords(source);
  if (limited) inWords ??= evidenceAt(contract, limited.start, limited.end);
  return inWords ? stated(IN_WORDS, [inWords]) : missing(contract);
}

/** Of a limit that is no sum and not what is paid: 'limited to the licence fee for that year'. */
const IN_WORDS = 0.6;

/** The most that a party may owe. */
export const liabilityCap = defineFact({
  id: 'liabilityCap',
  label: 'Liability cap',
  place: 110,
  kind: 'text',
  silence: { provision: 'Cap On Liability', until: NOT_SILENT, says: CEILING, subjects: [SUBJECTS.limit] },
  speaksOf: ['liab*', 'damages', 'exceed*', 'limit*', 'aggregate'],
  notOf: (source, text) =>
    (IN_TIME.test(text) && !OF_MONEY.test(text)) ||
    (!isPlain(source) && !CEILING.test(text) && !LIABLE.test(text)) ||
    isNoLimit(text) ||
    INSURES.test(text) ||
    (INDEMNIFIES.test(text) && !AT_MOST.test(withoutExamples(text))),
  find: capOf,
  readIn: capInSentence,
  print: printCap,
  examples: {
    paper: 'services',
    hits: [
      [
        '11. In no event shall Provider’s aggregate liability exceed $50,000.',
        '$50,000, for the liability of Provider',
      ],
      [
        '11. Provider’s total liability is limited to the fees paid by Customer in the twelve (12) months before the claim.',
        'The fees paid by Customer in the twelve (12) months before the claim, for the liability of Provider',
      ],
      [
        '11. The aggregate liability of either party shall not exceed the greater of $500,000 and the fees paid in the twelve months before the claim.',
        'The greater of $500,000 and the fees paid in the twelve months before the claim',
      ],
      ['11. The liability of Provider does not go beyond $4,000.', '$4,000, for the liability of Provider'],
      ['11. Whatever happens, the most Provider will be liable for is $500.', '$500, for the liability of Provider'],
      [
        '11. The liability of either party shall not exceed the greater of the amounts paid in the last six (6) months or EUR 20,000.',
        'The greater of the amounts paid in the last six (6) months or EUR 20,000',
      ],
      [
        '11. Provider’s liability shall not exceed the fees paid and any claim not asserted within six months shall be barred.',
        'The fees paid, for the liability of Provider',
      ],
      [
        '11. Our total liability is limited to twice the fees paid, except for fraud and wilful default.',
        'Twice the fees paid, except for fraud and wilful default, for “our” liability',
      ],
      [
        '11. Provider’s liability shall not exceed the rent received in the six months before the claim.',
        'The rent received in the six months before the claim, for the liability of Provider',
      ],
    ],
    misses: [
      [
        '11. The Seller is not liable for a claim unless all claims exceed £9,000, when he is liable for the whole.',
        'what claims must reach',
      ],
      ['7. Provider shall carry liability insurance of not less than $1,000,000.', 'insurance'],
      ['8. Its responsibility for the Guest’s own bicycle is limited to $300.', 'a limit for one thing'],
      ['6. Provider may stop the service if Customer owes it money for more than 21 days.', 'a time for payment'],
      [
        '11. Provider shall indemnify Customer from all claims, including but not limited to the costs of counsel.',
        'examples of what is owed',
      ],
      ['11. Provider is responsible for the fees of no more than one counsel for all of them.', 'a number of lawyers'],
      ['11. No action may be brought by either party more than one year after its cause has arisen.', 'a time to sue'],
      ['11. Neither party is liable for indirect damages.', 'a kind of loss without a sum'],
      ['4. Customer shall pay fees of $5,000 a month.', 'a price'],
      ['2. Work. Provider shall clean the offices of Customer every Monday.', 'nothing on liability'],
    ],
  },
});
