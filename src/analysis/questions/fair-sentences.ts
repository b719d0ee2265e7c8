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
  TERMS_GO_ON,
  WITH_CEILING,
} from '../lexicon/en/fair-terms';
import { wording } from '../lexicon/words';
import type { ProvisionId } from '../provisions/heads/provision-ids';

/** How a sentence says the fair thing where its head hears the grave one; with words of `unless` beside it, it may say both. */
interface FairThing {
  of: readonly ProvisionId[];
  says: readonly string[];
  unless?: readonly string[];
  /** The same from where the fair thing is said to the next comma. */
  unlessBeside?: readonly string[];
}

const FAIR_THINGS: readonly FairThing[] = [
  {
    of: [
      'deposit-forfeited',
      'no-refund-on-cancelling',
      'vendor-cancels-little-refund',
      'full-price-on-client-cancelling',
    ],
    says: GIVEN_BACK,
    unless: KEPT,
    unlessBeside: NOT_ALL_BACK,
  },
  { of: ['fixed-sum-on-breach'], says: WITH_CEILING, unless: ALL_THAT_IS_LEFT },
  { of: ['unlimited-personal-guaranty'], says: NOBODY_ANSWERS, unless: ['but', 'except', 'unless', 'only'] },
  { of: ['protected-claims-released'], says: LEFT_OUT_OF_RELEASE },
  { of: ['tenant-repairs-everything'], says: OTHER_SIDE_MENDS, unless: AT_TENANTS_COST },
  { of: ['one-side-may-assign', 'inventions-outside-work', 'improvements-to-discloser'], says: TERMS_GO_ON },
  { of: ['one-sides-accounts-final'], says: DONE_TOGETHER },
];

const BETWEEN = /[,;:]\s/;

const BY_PROVISION = new Map(
  FAIR_THINGS.flatMap(({ of, says, unless, unlessBeside }) => {
    const patterns = {
      says: wording(says),
      unless: unless ? wording(unless) : null,
      unlessBeside: unlessBeside ? wording(unlessBeside) : null,
    };
    return of.map((id) => [id, patterns] as const);
  }),
);

/** Whether a sentence that was taken for a provision says the fair thing instead, as 'we give back all that you have paid' of a deposit that is lost. */
export function saysFairThing(provision: ProvisionId, text: string): boolean {
  const fair = BY_PROVISION.get(provision);
  if (!fair || fair.unless?.test(text)) return false;
  return text.split(BETWEEN).some((part) => {
    const said = fair.says.exec(part);
    return said !== null && !fair.unlessBeside?.test(part.slice(said.index));
  });
}
