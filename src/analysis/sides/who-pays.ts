import type { Party } from '../../shared/analysis';
import type { Outline } from '../document/outline';
import { isNatural } from '../facts/parties/mention';
import { saleOfGoods } from '../kinds/declarations/sale-of-goods';
import type { KindDeclaration } from '../kinds/define-kind';
import { withoutCapacity } from '../mentions/capacities';
import type { ContractText } from '../pdf/contract-text';
import { sentencesOf, type Token } from './evidence';

type Called = Pick<Party, 'status' | 'value' | 'role'>;

/** Kinds of which the first side pays the second. */
const FIRST_PAYS: ReadonlySet<string> = new Set(['consulting', 'contractor', 'settlement']);
/** Kinds of which the second side pays the first. In others, as of distribution, both pay each other for one thing or another. */
const SECOND_PAYS: ReadonlySet<string> = new Set(
  [
    'accepted-quotation construction development event-services it-managed-services maintenance marketing',
    'master-services sale-of-goods services-agreement statement-of-work',
  ].flatMap((ids) => ids.split(' ')),
);
const PAYS: ReadonlySet<string> = new Set(['pay', 'pays', 'paying']);
const IS_PAID: ReadonlySet<string> = new Set(['paid', 'payable']);
/** Who buys pays, and who sells is paid, in papers about one sale. */
const BUYS: ReadonlySet<string> = new Set('buy buys buying purchase purchases purchasing'.split(' '));
const SELLS: ReadonlySet<string> = new Set('sell sells selling sold'.split(' '));
/** What is paid for work: 'we pay each invoice'. */
const REWARD: ReadonlySet<string> = new Set(
  'invoice invoices fee fees price deposit balance instalments installments retainer'.split(' '),
);
const BEFORE_REWARD: ReadonlySet<string> = new Set(
  'each every all the your our my an a full fixed agreed purchase contract total monthly'.split(' '),
);
const LONGEST_BEFORE_REWARD = 4;
/** What stands between somebody and what he does. */
const BETWEEN: ReadonlySet<string> = new Set(
  [
    "will shall must would to is are am be 'll agree agrees agreed undertake undertakes undertook promise promises hereby",
    'also then therefore have has am hereby further happy glad pleased ready willing want wants going each both jointly',
  ].flatMap((words) => words.split(' ')),
);
const BEFORE_WHOM: ReadonlySet<string> = new Set(['to', 'the', 'directly']);
const LONGEST_BETWEEN = 4;
const LONGEST_BEFORE_WHOM = 2;
/** What is told of both says more than that somebody pays. */
const TO_OTHER = 2;
/** Said from the money's side, both are named for nothing else. */
const BY_ONE_TO_OTHER = 3;
const ALONE = 1;
const ENOUGH = 2;
/** So much is surer than all other words that stand around the two. */
const SURELY = 4;

/** Who does what the word at a place says, if those stand before it: 'Acme will', 'we agree to'. */
function doersBefore(tokens: readonly Token[], at: number): readonly number[] | null {
  for (let place = at - 1; place >= Math.max(0, at - 1 - LONGEST_BETWEEN); place--) {
    const { parties, word } = tokens[place] as Token;
    if (parties) return parties;
    if (!BETWEEN.has(word)) return null;
  }
  return null;
}

/** To whom it is done, where he stands behind it at once: 'pay Acme', 'sell to you'. */
function thoseBehind(tokens: readonly Token[], at: number): readonly number[] | null {
  for (let place = at + 1; place <= at + 1 + LONGEST_BEFORE_WHOM; place++) {
    const token = tokens[place];
    if (!token || (!token.parties && !BEFORE_WHOM.has(token.word))) return null;
    // 'pay our invoices' speaks of the invoices of somebody.
    if (token.parties) return token.parties;
  }
  return null;
}

/** By whom something is paid, where it is said from the money's side: '$500, paid by Acme to Borel'. */
function payersBehind(
  tokens: readonly Token[],
  at: number,
): { doers: readonly number[]; whom: readonly number[] } | null {
  if (tokens[at + 1]?.word !== 'by') return null;
  const by = tokens.slice(at + 2, at + 2 + LONGEST_BEFORE_WHOM).findIndex(({ parties }) => parties);
  const doers = tokens[at + 2 + by]?.parties;
  if (by < 0 || !doers) return null;
  const to = at + 3 + by;
  return { doers, whom: tokens[to]?.word === 'to' ? (thoseBehind(tokens, to) ?? []) : [] };
}

/** Whether a price or fee is paid: 'pay each invoice', 'pays the purchase price'. */
function isReward(tokens: readonly Token[], at: number): boolean {
  for (let place = at + 1; place <= at + LONGEST_BEFORE_REWARD; place++) {
    const word = tokens[place]?.word ?? '';
    if (REWARD.has(word)) return true;
    if (!BEFORE_REWARD.has(word)) return false;
  }
  return false;
}

/** A couple stands on one side, and the other is not told. */
function areOneFamily(...names: readonly [string, string]): boolean {
  const [one = '', other = ''] = names.map(withoutCapacity);
  return isNatural(one) && isNatural(other) && one.split(' ').at(-1) === other.split(' ').at(-1);
}

/** Who stands on the first and who on the second side of a kind, and whether that is surer than all other words. */
export interface Paying {
  sides: [number, number];
  isSure: boolean;
}

/**
 * The sides of a kind by who of the two pays for what its papers are about: 'Acme will pay us', 'we pay each invoice', 'I am selling my baler'. Null where
 * the paper does not say so, or says it of both.
 */
export function sidesByPaying(
  paper: { contract: ContractText; outline: Outline },
  { id }: KindDeclaration,
  parties: readonly Called[],
  found: readonly number[],
): Paying | null {
  const isFirst = FIRST_PAYS.has(id);
  if (!isFirst && !SECOND_PAYS.has(id)) return null;
  const isOneSale = id === saleOfGoods.id;
  const pays = new Map<number, number>();
  const gets = new Map<number, number>();
  const add = (to: Map<number, number>, of: readonly number[], weight: number) => {
    for (const party of of) to.set(party, (to.get(party) ?? 0) + weight);
  };
  for (const tokens of sentencesOf(paper, parties))
    tokens.forEach(({ word }, at) => {
      const paidBy = IS_PAID.has(word) ? payersBehind(tokens, at) : null;
      if (paidBy && paidBy.whom.length > 0) {
        add(pays, paidBy.doers, BY_ONE_TO_OTHER);
        add(gets, paidBy.whom, BY_ONE_TO_OTHER);
        return;
      }
      const buys = PAYS.has(word) || (isOneSale && BUYS.has(word));
      const sells = isOneSale && SELLS.has(word);
      const doers = buys || sells ? doersBefore(tokens, at) : null;
      if (doers === null) return;
      const whom = (thoseBehind(tokens, at) ?? []).filter((party) => !doers.includes(party));
      const weight = whom.length > 0 ? TO_OTHER : !PAYS.has(word) || isReward(tokens, at) ? ALONE : 0;
      add(sells ? gets : pays, doers, weight);
      if (whom.length > 0) add(sells ? pays : gets, whom, weight);
    });
  const of = (known: Map<number, number>, party: number) => known.get(party) ?? 0;
  const [payer] = found.toSorted((one, other) => of(pays, other) - of(pays, one));
  const [paid] = found
    .filter((party) => of(pays, party) === 0)
    .toSorted((one, other) => of(gets, other) - of(gets, one));
  if (payer === undefined || paid === undefined || of(gets, payer) > 0) return null;
  if (areOneFamily(parties[payer]?.value ?? '', parties[paid]?.value ?? '')) return null;
  const says = of(pays, payer) + of(gets, paid);
  if (of(pays, payer) === 0 || says < ENOUGH || (found.length > 2 && of(gets, paid) === 0)) return null;
  return { sides: isFirst ? [payer, paid] : [paid, payer], isSure: says > SURELY };
}
