import type { Evidence } from '../../shared/analysis';
import { evidenceAt, overlaps } from '../evidence';
import { anyWording, inClause, wording } from '../lexicon/words';
import type { Source } from './source';

const RENT = wording('rent');
/** What a building costs its owner, beside the rent. */
const RUNNING_COSTS =
  '{operating {expenses,costs,charges},common {area,areas,parts,expenses,charges},CAM,service charge(s),real {estate,property} taxes,property taxes,outgoings,building insurance,insurance rent,insurance premium(s),landlord’s insurance,impositions}';
/** 'Tenant shall pay its proportionate share of Operating Expenses', 'Lessee's Share of Common Area Operating Expenses: 9.4%', 'the Tenant will pay the Service Charge'. */
const PAYS_COSTS = anyWording(
  wording(
    '{tenant,lessee,subtenant,sublessee,sub-tenant,occupant,licensee,you} ({shall,will,must,also,agrees to,covenants to,further,in addition} )(also )(promptly )(separately )(be responsible for )({pay,pays,reimburse,reimburses,contribute,contributes,bear,bears} )',
    inClause(50),
    '{share,proportion,portion,part,percentage} of ',
    inClause(60),
    RUNNING_COSTS,
  ),
  wording(
    "{tenant,lessee,subtenant,sublessee}('s)(’s) ({pro rata,proportionate,proportional} ){share,proportion,percentage} of ",
    inClause(60),
    RUNNING_COSTS,
  ),
  wording(
    '{tenant,lessee,subtenant,sublessee,sub-tenant} {shall,will,must,agrees to,covenants to} (also )(further )(promptly ){pay,reimburse}',
    inClause(60),
    RUNNING_COSTS,
  ),
);
/** They are the landlord's, or in the rent already. */
const NOT_BESIDE = wording([
  '{landlord,lessor,owner} {shall,will,must,is to,agrees to} (also )(promptly ){pay,bear,be responsible for}',
  '{included,includes,including} in the rent, rent {includes,include,covers,is inclusive,shall be inclusive}, gross lease, no {share,part,portion} of, shall not {pay,be responsible,contribute,be required}, not {liable,responsible} for, {pay,at} {double,twice}, holding over, hold(s) over, reinstat*, refund, overpa*, audit',
]);
/** The sentence by which a tenant pays a share of what the building costs on top of a rent; none for what is no rent. */
export function costsBesideRent({ plain, outline, contract }: Source, price: readonly Evidence[]): Evidence[] {
  if (!price.some(({ quote }) => RENT.test(quote))) return [];
  const said = outline.sentences.find(({ start, end }) => {
    const words = plain.slice(start, end);
    return PAYS_COSTS.test(words) && !NOT_BESIDE.test(words) && !price.some((own) => overlaps(own, { start, end }));
  });
  return said ? [evidenceAt(contract, said.start, said.end)] : [];
}
