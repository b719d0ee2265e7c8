import { operativeSentences } from '../../document/operative';
import { plainText } from '../../document/plain-text';
import { BEFORE_CLAUSE, withoutSigns } from '../../lexicon/characters';
import { kept, openingWords, upTo, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { statementAt } from '../../statements/actors';
import { isSame } from '../../statements/parties';
import { adviceFor } from '../advice';
import { firstProvision, provisionHits } from '../provision-hits';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const GIVES_UP = wording(
  'release(s), releasing, waive(s), give(s) up, discharge(s), relinquish(es), not hold, never bring, not bring, not sue, not claim, no claim, no recourse, own risk, not to sue',
  200,
  'claim(s), liab{le,ility}, suit(s), action(s), sue, right(s), loss(es), damage(s), injury, demand(s), recourse, risk, responsible',
);
const NOT_THIS = wording([
  'each other, mutual(ly), each party, both parties, jury, class action(s), moral rights, breach of this, no waiver',
  'failure to, no release, insurer(s), subrogation, lien(s), notice of, trial, third part{y,ies}, confidential*, presentment',
  'right(s) to {stay,remain,renew,extend,occupy,possess*,cancel,withdraw,terminate,set(-)off,assign,sublet,reside}, right of {first refusal,renewal,occupation}',
  'release {the,any,its,such} {funds,deposit,security,documents,goods,press}, in connection with this agreement',
  '{procure,obtain,secure} ~2 release, {hold back,withhold,deduct,set off} ~3 for {a,any} claim',
  '{unless,except} ~8 {at fault,negligent,careless}, {unless,except} ~6 {our,its} own {fault,negligence,carelessness}',
]);
const NEGLIGENCE = wording('negligen*, own fault, our mistake, however caused, howsoever caused, careless*');
const SEARCH = { forces: ['must', 'does', 'must not'] as const, must: GIVES_UP, unless: NOT_THIS };
/** A release in return may leave something out that no release of its own is taken from. */
const RETURNED = {
  ...SEARCH,
  unless: wording([
    'each other, each party, jury, class action(s), moral rights, no waiver, no release, failure to, trial',
    '{procure,obtain,secure} ~2 release, right of {first refusal,renewal,occupation}',
  ]),
};
/** 'Employee, for herself and her heirs, releases': what stands between hides who acts. */
const FOR_ONESELF = openingWords(
  BEFORE_CLAUSE,
  '(the )',
  kept(upTo(30, ',.;:()')),
  '\\, for {himself,herself,itself,yourself,themselves}',
  160,
  'release(s), discharge(s), waive(s), give(s) up',
);
const PROVISIONS = ['one-sided-release', 'negligence-released'] as const;

/** Whether somebody else gives up claims as well. */
function isReturned(reading: Reading, first: ReturnType<typeof statementAt>): boolean {
  if (!first || first.who.joint) return true;
  const name = withoutSigns(plainText(first.who.name), `"'`).toLowerCase();
  const others = operativeSentences(reading).map(({ text }) => FOR_ONESELF.exec(plainText(text))?.[1]?.toLowerCase());
  if (others.some((other) => other && !other.includes(name) && !name.includes(other))) return true;
  return PROVISIONS.flatMap((provision) => provisionHits(reading, provision, RETURNED)).some((hit) => {
    const who = statementAt(reading, hit)?.who;
    return who && !isSame(who, first.who);
  });
}

export const oneSidedRelease = defineRule({
  id: 'one-sided-release',
  label: 'Claims given up by one side only',
  family: 'liability',
  severity: {
    high: 'claims for the other side’s own negligence are given up too',
    medium: 'one side keeps its claims, the other gives up some or all',
  },
  kinds: [...ANY_CONTRACT],
  bears: 'who gives up',
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, PROVISIONS, SEARCH);
    const statement = told && statementAt(reading, told.hit);
    if (!told || !statement || isReturned(reading, statement)) return null;
    const negligent = NEGLIGENCE.test(told.hit.sentence.text);
    return finding(
      negligent ? 'high' : 'medium',
      `${told.place} has ${statement.who.name} give up claims${negligent ? ', even for the other side’s negligence' : ''}; no release in return was found.`,
      adviceFor(
        told.hit.sentence.text,
        [
          { ask: 'make the release mutual' },
          { ask: 'leave out claims that are not known yet', given: wording('known (claims )only, of which + aware') },
          { ask: 'except negligence, injury and what the law does not let anybody waive' },
        ],
        '',
      ),
      told.evidence,
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        'You release the club from every claim for injury, unless our staff agree otherwise in writing.',
        'has “you” give up claims',
        'terms',
      ],
      [
        '9. Customer hereby waives and releases all claims that it has or may have against Provider, and shall not withhold payment.',
        'has Customer give up claims',
      ],
      [
        '9. Customer releases Provider from all claims.\n10. Customer, for itself and its heirs, releases and discharges Provider from all suits.',
        'has Customer give up claims',
      ],
      [
        '9. Customer hereby waives and releases all claims, known or unknown, that it has or may have against Provider.',
        'has Customer give up claims',
      ],
      [
        'You release the club from every claim of any kind, including claims for negligence.',
        'even for the other side’s negligence',
        'terms',
      ],
      [
        '9. The Employee gives up every claim against the Company that arose before the end of the employment.',
        'has Employee give up claims',
        'employment',
      ],
      [
        'You give up every right to sue us and will never bring a claim against the owners.',
        'has “you” give up claims',
        'terms',
      ],
    ],
    misses: [
      ['9. Customer gives up any right to renew this Agreement.', 'a right to renew'],
      ['4. Provider gives no release of any claim that it may have against Customer.', 'denied'],
      ['9. Each party releases the other from all claims, known or unknown.', 'mutual'],
      [
        '9. Customer releases Provider from all claims.\n10. Provider releases and discharges Customer from all claims and suits of every kind.',
        'a release in return',
      ],
      [
        '9. Provider releases Customer from claims that its directors know of.\n10. Customer, for itself, its insurers and its heirs, hereby releases and forever discharges Provider, its parents and affiliates, from any and all claims.',
        'a release in return, of more people',
      ],
      [
        '9. Customer shall procure the release of Provider from its guarantee, and any claim under it.',
        'a duty to get one',
      ],
      ['9. Customer may not withhold or deduct anything for a claim against Provider.', 'no set-off'],
      [
        'You climb at your own risk and we answer for no injury unless our staff were at fault.',
        'only where nobody is to blame',
        'terms',
      ],
      ['9. Customer waives trial by jury for any claim.', 'a jury'],
      ['9. Provider releases the deposit when no claim is left.', 'money'],
      ['9. No failure to exercise a right is a waiver of any claim.', 'no waiver'],
    ],
  },
});
