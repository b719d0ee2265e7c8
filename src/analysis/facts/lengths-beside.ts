import type { Family } from '../kinds/family';
import { recogniseKind } from '../kinds/recognise';
import { anyWording, upTo, wording } from '../lexicon/words';
import type { Source } from './source';

/** What somebody earns by staying, or gives back who leaves sooner: 'the signing bonus is earned on the second anniversary of your start date'. */
const EARNED = anyWording(
  wording([
    '{signing,sign-on,sign on,joining,retention,loyalty,stay,performance,annual,year-end} {bonus,bonuses,payment,payments,award,awards}, golden hello',
    'vest, vests, vested, vesting, unvested, {stock,share} option(s), option shares, restricted stock, phantom {stock,shares,equity}, RSU(s), profits interest(s)',
    'relocation {allowance,assistance,payment,costs,expenses,package,benefit,bonus}, tuition {assistance,reimbursement,repayment,costs}, {training,course} {costs,fees}',
  ]),
  wording(
    '{bonus,bonuses,award,awards,grant,allowance,shares,options,units}',
    upTo(60, '.;'),
    '{earn,earned,vest,repay,repaid,pay back,paid back,clawed back,forfeit,forfeited,lapse,lapses,cliff}',
  ),
  wording(
    '{earn,repay,forfeit,pay back,claw back}',
    upTo(60, '.;'),
    '{bonus,award,grant,allowance,shares,options,units}',
  ),
);

/** Whose length the sentence tells all the same: 'the employment is for two years', 'the term of this agreement'. */
const CONTRACT_RUNS = anyWording(
  wording(
    '{agreement,contract,letter,employment,engagement,appointment,term,plan,it}',
    upTo(30, '.;'),
    '{is for,is fixed,lasts,last,runs,run,continues,continue,commences,begins,expires,expire,remains in,remain in,shall be for,will be for,be for}',
  ),
  wording(
    '{employed,employs,employ,engaged,engages,engage,appointed,appoints,appoint}',
    upTo(60, '.;'),
    'for {a,an} ({fixed,initial,minimum} ){term,period}',
  ),
);

/** Whether a sentence tells how long somebody has to stay for a bonus, shares or what was spent on him. */
export function isOfReward(text: string): boolean {
  return EARNED.test(text) && !CONTRACT_RUNS.test(text);
}

const LEASE = '{lease,sublease,underlease,sub-lease,head lease,ground lease,tenancy,lease agreement}';
/** 'The premises are held under a lease dated', 'Seller occupies the store by a lease with'. */
const HELD_UNDER = wording(
  '{held,occupied,leased,let,rented,occupies,occupy,holds,hold,rents,leases,uses}',
  upTo(60, '.;'),
  `{under,pursuant to,by virtue of,by,on,subject to} {a,an,the,its,his,her,their,that,existing} (^2 )${LEASE}`,
);
/** 'The existing lease of the premises expires', "the Seller's lease has three years to run", 'Landlord's lease ends'. */
const LEASE_RUNS = wording(
  `{the existing,the current,an existing,a,its,his,her,their,+'s,such} ({existing,current,premises,store,shop,building,property,restaurant,office} )${LEASE}`,
  upTo(70, '.;'),
  '{end,ends,ended,expire,expires,expired,expiring,terminates,runs,run,continues,with {a term,an option,one option,two options},has {a,one,two,three,four,five,six,seven,eight,nine,ten,#1-2}}',
);
/** 'The premises lease, the term of which', 'the Lease of the Premises has a remaining term of'. */
const REMAINS = wording(
  `{lease,sublease,underlease,tenancy,head lease} {of,for,on,to} (the )(+ ){premises,store,shop,building,property,site,land,restaurant,office,location}`,
  upTo(70, '.;'),
  '{end,ends,expire,expires,expiring,terminates,runs,remaining,unexpired,left,with {a term,an option,one option,two options}}',
);
const NAMES_LEASE = anyWording(HELD_UNDER, LEASE_RUNS, REMAINS);
/** What speaks of the paper itself lasts as it says: 'this guaranty continues until the lease ends'. */
const THIS_PAPER = wording('{this,the present} (+ ){+}, hereof, hereunder');
/** Papers by which somebody gets a place to use: the length of a lease is theirs. */
const OF_A_PLACE: readonly Family[] = ['lease', 'occupancy', 'amendment', 'unknown'];

/** Whether a sentence tells how long the lease of a place runs, in a paper that is no lease but speaks of one. */
export function isOfNamedLease(source: Source, text: string): boolean {
  return NAMES_LEASE.test(text) && !THIS_PAPER.test(text) && !OF_A_PLACE.includes(recogniseKind(source).family);
}
