import { plainText } from '../document/plain-text';
import {
  ALL_OF_A_TIME,
  AT_OWN_CHOICE_OF_PRICE,
  BEING_LATE,
  BY_FAULT,
  CLAIMS_IN_TIME,
  CONSENT_ASKED,
  ENDS_AT_TERM,
  EXCUSES,
  FOR_OWN_FAULT,
  FREEDOM_KEPT,
  GROUNDS_OF_CONDUCT,
  HIGHER_OF_TWO,
  HIS_OPINION,
  LEAVES_FREE,
  LOW_INTEREST,
  MORE_THAN_INTEREST,
  NO_PAY_FOR_SOME,
  NOTHING_TAKEN_AWAY,
  NOTICE_PAID_OUT,
  OF_INFRINGEMENT,
  OF_STAFF_AND_CUSTOMERS,
  PAYER_IS_HEARD,
  PRICE_BOUND,
  SELLERS_RISK,
  WHATEVER_THE_FAULT,
} from '../lexicon/en/fair-limits';
import {
  ALL_THAT_IS_LEFT,
  AT_TENANTS_COST,
  DONE_TOGETHER,
  GIVEN_BACK,
  KEPT,
  LEFT_OUT_OF_RELEASE,
  NOBODY_ANSWERS,
  NOT_ALL_BACK,
  OTHER_SIDE_MENDS,
  PROTECTED_CLAIMS_KEPT,
  TERMS_GO_ON,
  WITH_CEILING,
} from '../lexicon/en/fair-terms';
import { inClause, wording } from '../lexicon/words';
import type { ProvisionId } from '../provisions/heads/provision-ids';
import type { FairThing } from './fair-thing';
import { GIVEN_ALREADY } from './given-already';
import { SETTLED_THERE } from './settled-sentences';

/** Provisions by which somebody is kept from something. */
const RESTRAINTS: readonly ProvisionId[] = [
  ...(['competing-barred-after-end', 'competing-barred-in-nda', 'other-clients-barred', 'rival-goods-barred'] as const),
  ...(['no-solicitation-of-customers', 'no-solicitation-of-staff', 'own-development-barred'] as const),
  ...(['non-circumvention', 'reviews-barred', 'one-sided-non-disparagement', 'portfolio-barred'] as const),
  ...(['gag-covers-reports', 'set-off-barred', 'online-or-outside-sales-barred', 'letting-on-barred'] as const),
];

const BANS = wording([
  'not, no, none, nobody, never, nor, neither, cannot, refrain*, abstain*, avoid*, forbid*, forbidden, prohibit*, barred, bar(s)',
  'restrict*, covenant*, exclusiv*, only, solely, unless, keep(s) {out,away,clear,off,from,to}, stay(s) {out,away,clear,off}',
  "won't, can't, don't, doesn't, mustn't, shan't, non-*, penalt*, fee, pay(s), without, off limits, hands off, leave alone, consent, loyal*",
]);

const SUMS =
  /\d|[%$£€]|\b(?:per ?cent|whole|all|entire|full|total|remain\w*|balance|rest|double|twice|half|quarter|third|times|every|each|month|year|sum|fixed|forfeit\w*|liquidated|agreed|penalt\w*)\b/i;

const FAIR_THINGS: readonly FairThing[] = [
  {
    of: [
      'deposit-forfeited',
      'no-refund-on-cancelling',
      'vendor-cancels-little-refund',
      'full-price-on-client-cancelling',
    ],
    says: wording(GIVEN_BACK),
    unless: wording(KEPT),
    unlessBeside: wording(NOT_ALL_BACK),
  },
  { of: ['fixed-sum-on-breach'], says: wording(WITH_CEILING), unless: wording(ALL_THAT_IS_LEFT) },
  { of: ['fixed-sum-on-breach', 'remaining-sums-accelerated'], lacks: SUMS },
  {
    of: ['unlimited-personal-guaranty'],
    says: wording(NOBODY_ANSWERS),
    unless: wording('but, except, unless, only'),
  },
  { of: ['protected-claims-released'], says: wording(LEFT_OUT_OF_RELEASE) },
  { of: ['protected-claims-released'], inPaper: PROTECTED_CLAIMS_KEPT },
  { of: ['tenant-repairs-everything'], says: wording(OTHER_SIDE_MENDS), unless: wording(AT_TENANTS_COST) },
  {
    of: ['one-side-may-assign', 'inventions-outside-work', 'improvements-to-discloser'],
    says: wording(TERMS_GO_ON),
  },
  { of: ['one-sides-accounts-final'], says: wording(DONE_TOGETHER) },
  {
    of: RESTRAINTS,
    says: wording(FREEDOM_KEPT),
    unless: wording('but, provided, however, except(ing), other than, save'),
  },
  { of: RESTRAINTS, says: wording('may, can, entitled to'), unless: BANS },
  {
    of: ['competing-barred-after-end'],
    isAnother: true,
    says: wording(OF_STAFF_AND_CUSTOMERS),
    unless: wording('compet*, rival*, similar, same {business,trade,field,kind}, nor {work,trade,join}'),
  },
  {
    of: ['wide-indemnity', 'user-indemnifies-operator', 'answers-for-others'],
    says: wording(BY_FAULT),
    unless: wording(WHATEVER_THE_FAULT),
  },
  {
    of: ['wide-indemnity'],
    says: wording(OF_INFRINGEMENT),
    unless: wording('any other, breach, negligen*, injur*, damage to, or otherwise, including, arising {out of,from}'),
  },
  { of: ['operator-not-liable', 'negligence-released'], says: wording(BY_FAULT), unless: wording(WHATEVER_THE_FAULT) },
  { of: ['operator-not-liable', 'negligence-released'], says: wording(FOR_OWN_FAULT) },
  {
    of: ['operator-not-liable', 'negligence-released'],
    says: wording(NOTHING_TAKEN_AWAY),
    unless: wording(WHATEVER_THE_FAULT),
  },
  {
    of: ['risk-before-handover'],
    says: wording(SELLERS_RISK),
    unless: wording('however caused, whatever, regardless, carrier, haulier'),
  },
  {
    of: ['resale-price-fixed'],
    says: wording(AT_OWN_CHOICE_OF_PRICE),
    unless: wording('but, however, provided, at least'),
  },
  { of: ['price-rise-without-limit'], says: wording(PRICE_BOUND), unless: wording(HIGHER_OF_TWO) },
  {
    of: [
      'price-rise-without-limit',
      'unilateral-change',
      'fees-due-despite-closure',
      'service-changed-at-will',
      'changed-by-operator',
    ],
    inSection: wording(LEAVES_FREE),
  },
  {
    of: ['fees-due-despite-closure', 'force-majeure-no-refund', 'full-year-tuition-owed'],
    says: wording(NO_PAY_FOR_SOME),
  },
  { of: ['no-early-exit'], says: wording('only if, only where, unless, except', inClause(120), EXCUSES) },
  {
    of: ['fees-due-despite-closure', 'force-majeure-no-refund'],
    lacks: wording(
      'fee(s), pay*, paid, money*, refund*, credit*, charg*, dues, price*, deposit*, subscription*, rent*, {owe,owed,owes}, cost*, compensat*, tuition, instal*, due, reimburs*, bill*',
    ),
  },
  {
    of: ['medical-decision-on-family'],
    lacks: wording(
      'cost*, expense*, pay*, bill*, charg*, authori*, consent*, decid*, liab*, responsib*, permission, agree*, releas*, account, allow*, waive*, judg*, choos*',
    ),
  },
  { of: ['personal-images-used'], says: wording(PAYER_IS_HEARD) },
  { of: ['liability-capped'], says: wording(CLAIMS_IN_TIME), unless: wording('$, £, €, %, *exceed*, *limited to*') },
  { of: ['full-year-tuition-owed'], says: wording(NOTICE_PAID_OUT) },
  { of: ['expelled-at-will'], says: wording(GROUNDS_OF_CONDUCT), unless: wording(HIS_OPINION) },
  { of: ['ends-without-cause'], says: wording(ENDS_AT_TERM), unless: wording('at any time, whenever') },
  { of: ['goods-changed-without-consent'], says: wording(CONSENT_ASKED) },
  { of: ['full-year-tuition-owed'], lacks: wording(ALL_OF_A_TIME) },
  { of: ['late-charges-grow'], lacks: wording(BEING_LATE) },
  { of: ['late-charges-grow'], says: LOW_INTEREST, unless: wording(MORE_THAN_INTEREST) },
];

const BETWEEN = /[,;:]\s/;

const OF_THE_SENTENCE = [...SETTLED_THERE, ...GIVEN_ALREADY].filter(
  ({ says, isAnother, inSection }) => says && !isAnother && !inSection,
);

/** The provisions of which a sentence may settle in itself what their heads raise. */
export const SETTLED: readonly ProvisionId[] = [...new Set(OF_THE_SENTENCE.flatMap((thing) => thing.of))];

/** Whether a sentence that was taken for a provision settles the point in itself, so that nobody has to read it. */
export function settlesIt(provision: ProvisionId, sentence: string): boolean {
  const text = plainText(sentence);
  return OF_THE_SENTENCE.some(
    (thing) => thing.of.includes(provision) && isSo(thing, text, (pattern) => pattern.test(text)),
  );
}

const BY_PROVISION = new Map<ProvisionId, FairThing[]>();
for (const thing of [...FAIR_THINGS, ...SETTLED_THERE, ...GIVEN_ALREADY]) {
  for (const id of thing.of) BY_PROVISION.set(id, [...(BY_PROVISION.get(id) ?? []), thing]);
}

type Stands = (pattern: RegExp, where: 'paragraph' | 'section' | 'paper') => boolean;

/**
 * What a sentence says that was taken for a provision: the fair thing instead, as 'we give back all that you have paid' of a deposit that is lost; another thing;
 * or, as far as words tell, what it was taken for.
 * @param stands whether a pattern is found in the words of the paragraph or section that it stands in, or anywhere in its paper
 */
export function whatIsSaid(
  provision: ProvisionId,
  sentence: string,
  stands: Stands = (pattern) => pattern.test(sentence),
): 'the fair thing' | 'another thing' | 'the provision' {
  const text = plainText(sentence);
  const found = BY_PROVISION.get(provision)?.find((thing) => isSo(thing, text, stands));
  if (!found) return 'the provision';
  return found.lacks || found.isAnother ? 'another thing' : 'the fair thing';
}

function isSo(
  { says, unless, unlessBeside, lacks, isThroughout, inSection, inPaper }: FairThing,
  text: string,
  stands: Stands,
): boolean {
  if (unless?.test(text)) return false;
  if (lacks) return !lacks.test(text) && !(isThroughout && stands(lacks, 'paragraph'));
  if (inSection && !stands(inSection, 'section')) return false;
  if (inSection && !says) return true;
  if (inPaper) return stands(inPaper, 'paper');
  if (!says) return false;
  if (!unlessBeside) return says.test(text);
  return text.split(BETWEEN).some((part) => {
    const said = says.exec(part);
    return said !== null && !unlessBeside.test(part.slice(said.index));
  });
}
