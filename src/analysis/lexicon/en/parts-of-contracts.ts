/** What is taken and given up for itself beside the contract: an add-on, a plan, a club. */
export const ADD_ONS: readonly string[] = [
  '{add-on,add on,addon}(s), {optional,extra,additional,ancillary} {service,module,product,feature,pack}(s), ({+,} )module(s), {option,extra,feature,data,channel} pack(s)',
  '{support,maintenance,hosting,monitoring,care,insurance,protection,warranty,service,aftercare,loyalty} {plan,package,cover,programme,program,scheme}(s), extended warranty',
  '{coffee,wine,tasting,supper,loyalty,rewards,kids,children’s,breakfast,book,running} club, loyalty {programme,program,scheme}, premium lounge',
  '{parking,car,bike,storage} {space,place,spot,permit,bay}(s), parking, {locker,bicycle store,storage cage,garage}',
];
/** Contracts that are still to be made: 'the lease will let the tenant', 'under the agreement to be made'. */
export const LATER_PAPERS =
  '{lease,underlease,tenancy,licence,license,agreement,contract,framework,subscription,employment contract,service agreement}';
