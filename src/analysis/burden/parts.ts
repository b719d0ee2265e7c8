import { BOTH_SIDES } from '../../shared/bearer';
import type { Sentence } from '../document/outline';
import { otherSide, sideOfActor } from '../kinds/sides';
import { wording } from '../lexicon/words';
import type { Reading } from '../reading';
import type { Force } from '../statements/clauses';
import { liableParty, partyWithOneRemedy } from '../statements/liability';
import type { Actor } from '../statements/parties';
import { type Statement, statementsIn } from '../statements/statements';
import { barredClaims } from '../statements/time-bars';

/** Whom a provision burdens, by the part that somebody plays in the sentence. */
export type Bears =
  | 'who pays'
  | 'who indemnifies'
  | 'who is restrained'
  | 'who gives up'
  | 'whose consent is not asked'
  | 'who has to wait'
  | 'who binds itself'
  | 'who grants'
  | 'who licenses'
  | 'whose name is used'
  | 'against whom is set off'
  | 'who is inspected'
  | 'who answers'
  | 'whose things are kept'
  | 'who has one remedy'
  | 'who performs'
  | 'whose liability is not limited'
  | 'whose liability is unlimited'
  | 'whose claims are barred';

/** What somebody says or is said to do, and whether it burdens that side or the other. */
interface Part {
  forces: readonly Force[];
  does: RegExp;
  burdens: 'actor' | 'other';
}

const DUTY: readonly Force[] = ['must', 'does', 'is'];
const RIGHT: readonly Force[] = ['may', 'does', 'must'];

const PAYS = wording(
  'pay(s), payable, owe(s), reimburse(s), bear(s), repay(s), liable, forfeit(s), lose(s), refund(s), compensate(s), be {paid,repaid,borne,reimbursed,refunded}',
);
const TAKES = wording(
  'charge(s), add(s), keep(s), retain(s), withhold(s), recover(s), deduct(s), bill(s), claim(s), demand(s), receive(s), collect(s), declare(s)',
);
const INDEMNIFIES = wording(
  'indemnif{y,ies}, {hold,save,keep}(s), defend(s), compensate(s), make(s) good, reimburse(s), pay(s), cover(s), bear(s)',
);
const GIVES_UP = wording('waive(s), release(s), give(s) up, renounce(s), surrender(s), discharge(s), forgo(es)');
const GRANTS = wording(
  'grant(s), assign(s), licen{c,s}e(s), transfer(s), vest(s), convey(s), give(s), allow(s), let(s), permit(s)',
);
const RECEIVES = wording('receive(s), obtain(s), acquire(s), get(s), is granted, are granted');
const USES = wording('use, copy, exploit, keep using, continue to use');
const APPOINTS = wording(
  'appoint(s), authori{s,z}e(s), empower(s), designate(s), constitute(s), nominate(s), give(s), grant(s), let(s)',
);
const ACTS_IN_NAME = wording(
  'sign(s), execute(s), act(s), endorse(s), complete(s), file(s), agree(s), bind(s), do(es), use(s)',
);
const SETS_OFF = wording(
  'set(s), deduct(s), withhold(s), recoup(s), retain(s), apply, applies, net(s), offset(s), charge(s) back, keep(s), recover(s)',
);
const PAYS_IN_FULL = wording('pay(s), payable, make(s) ~2 payment(s), be {paid,repaid}');
const ONLY_SOME_SET_OFF = wording('{set off,deduct,withhold,retain} {only,nothing,no}');
const INSPECTS = wording(
  'inspect(s), audit(s), enter(s), visit(s), examine(s), access(es), have access, verif{y,ies}, check(s), come(s), look(s), view(s)',
);
const LETS_IN = wording(
  'allow(s), permit(s), let(s), grant(s), give(s), provide(s), open(s), make(s), admit(s), show(s)',
);
const ANSWERS = wording(
  'liable, responsible, answer(s), answerable, guarantee(s), bound, pay(s), reimburse(s), owe(s), accept(s), jointly, severally, make(s) good',
);
const KEEPS = wording(
  'keep(s), retain(s), withhold(s), sell(s), dispose(s), remove(s), store(s), throw(s), destroy(s), hold(s), treat(s), refuse(s)',
);
const ENDS = wording('terminate(s), end(s), cancel(s), rescind(s), dissolve(s), withdraw(s)');
const ANYTHING = wording('+');

/** Read from whose liability or claims are spoken of, and from the kind of paper. */
type NoPart =
  | 'whose liability is not limited'
  | 'whose liability is unlimited'
  | 'who has one remedy'
  | 'who performs'
  | 'whose claims are barred';

const PARTS: Readonly<Record<Exclude<Bears, NoPart>, readonly Part[]>> = {
  'who pays': [
    { forces: DUTY, does: PAYS, burdens: 'actor' },
    { forces: RIGHT, does: TAKES, burdens: 'other' },
  ],
  'who indemnifies': [{ forces: DUTY, does: INDEMNIFIES, burdens: 'actor' }],
  'who is restrained': [{ forces: ['must not'], does: ANYTHING, burdens: 'actor' }],
  'who binds itself': [{ forces: ['must', 'must not', 'does'], does: ANYTHING, burdens: 'actor' }],
  'who grants': [{ forces: DUTY, does: GRANTS, burdens: 'actor' }],
  'who licenses': [
    { forces: DUTY, does: RECEIVES, burdens: 'other' },
    { forces: DUTY, does: GRANTS, burdens: 'actor' },
    { forces: ['may'], does: USES, burdens: 'other' },
  ],
  'whose name is used': [
    { forces: DUTY, does: APPOINTS, burdens: 'actor' },
    { forces: ['may'], does: ACTS_IN_NAME, burdens: 'other' },
  ],
  'against whom is set off': [
    { forces: DUTY, does: PAYS_IN_FULL, burdens: 'actor' },
    { forces: ['may'], does: ONLY_SOME_SET_OFF, burdens: 'actor' },
    { forces: ['must not'], does: SETS_OFF, burdens: 'actor' },
    { forces: RIGHT, does: SETS_OFF, burdens: 'other' },
  ],
  'who is inspected': [
    { forces: ['may'], does: INSPECTS, burdens: 'other' },
    { forces: DUTY, does: LETS_IN, burdens: 'actor' },
  ],
  'who answers': [{ forces: DUTY, does: ANSWERS, burdens: 'actor' }],
  'whose things are kept': [{ forces: ['may', 'must'], does: KEEPS, burdens: 'other' }],
  'who gives up': [{ forces: DUTY, does: GIVES_UP, burdens: 'actor' }],
  'who has to wait': [{ forces: RIGHT, does: ENDS, burdens: 'actor' }],
  'whose consent is not asked': [{ forces: ['may'], does: ANYTHING, burdens: 'other' }],
};

/** Sides that deliver goods, or do work, for money. */
const PERFORMERS: ReadonlySet<string> = new Set([
  ...['supplier', 'manufacturer', 'vendor', 'seller', 'provider', 'host', 'contractor', 'consultant', 'developer'],
  ...['carrier', 'creator', 'licensor', 'endorser', 'operator'],
]);

/** How far into what somebody does its verb is looked for. */
const VERB = 40;

/** The side that delivers goods or does work for the other's money, and so gains by limits of liability; undefined where both do or none. */
export function performer({ kind }: Reading): string | undefined {
  const found = kind.sides.filter(({ id }) => PERFORMERS.has(id));
  return found.length === 1 ? found[0]?.id : undefined;
}

/** Whom a sentence burdens by the part that somebody plays in it: the id of a side, 'both', or null where it does not say so of somebody whose side is known. */
export function burdenedIn(reading: Reading, bears: Bears, sentence: Sentence): string | null {
  if (bears === 'whose liability is not limited' || bears === 'whose liability is unlimited') {
    const liable = liableParty(reading, sentence);
    return liable && burdened(reading, liable, bears === 'whose liability is unlimited' ? 'actor' : 'other');
  }
  if (bears === 'whose claims are barred') {
    const barred = barredClaims(reading, sentence);
    return barred && burdened(reading, barred.actor, barred.of === 'claims of' ? 'actor' : 'other');
  }
  if (bears === 'who performs') return performer(reading) ?? null;
  if (bears === 'who has one remedy') {
    const injured = partyWithOneRemedy(reading, sentence);
    return injured && burdened(reading, injured, 'actor');
  }
  const parts = PARTS[bears];
  const { statements, at } = statementsIn(reading, sentence);
  const sides = statements
    .filter(({ from, under }) => from >= at && from < at + sentence.text.length && (under === null || under === 'that'))
    .flatMap((statement) => {
      const part = parts.find((one) => plays(statement, one));
      return part ? [burdened(reading, statement.who, part.burdens)] : [];
    });
  const [first] = sides;
  if (!first || sides.includes(null)) return null;
  return sides.every((one) => one === first) ? first : BOTH_SIDES;
}

/** 'Hereby waives': the verb may be in what was read as the modal. */
function plays({ force, what, passage, modalAt, at }: Statement, part: Part): boolean {
  return part.forces.includes(force) && part.does.test(`${passage.text.slice(modalAt, at)} ${what.slice(0, VERB)}`);
}

function burdened(reading: Reading, actor: Actor, burdens: Part['burdens']): string | null {
  if (actor.joint) return BOTH_SIDES;
  const side = sideOfActor(reading, actor);
  return side === null || burdens === 'actor' ? side : otherSide(reading, side);
}
