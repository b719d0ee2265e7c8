import { everywhere, unlessNext, wording } from '../lexicon/words';
import { commercialLease } from './declarations/commercial-lease';
import { equipmentLease } from './declarations/equipment-lease';
import { lease } from './declarations/lease';
import { residentialLeaseUs } from './declarations/residential-lease-us';
import { residentialTenancyEngland } from './declarations/residential-tenancy-england';
import type { KindDeclaration } from './define-kind';
import { placeOf } from './place';

/** In characters; later pages repeat the words of the first. */
const SEARCHED = 40_000;

/** What is said of places in which people live. */
const OF_A_HOME = everywhere(
  wording([
    'apartment, dwelling, residence, residential, bedroom(s), bathroom(s), kitchen, occupant(s), pet(s), roommate(s)',
    'home, household, family, {live,lives,living} {in,there}, living room, smoke {alarm,detector}(s)',
  ]),
);
/** And of those in which people work. */
const OF_A_BUSINESS = everywhere(
  wording([
    'retail, trade, customer(s), shop, store, office(s), restaurant, merchandise, signage, common area maintenance, CAM',
    'operating {expenses,costs}, trade fixtures, percentage rent, commercial, warehouse, workshop, industrial, trading',
  ]),
);
const BUSINESS = everywhere(wording('business', unlessNext(' day')));
/** Land is neither. */
const OF_LAND = everywhere(wording('farm*, crop(s), pasture, grazing, livestock, acre(s), hunting, timber, hay'));
const MOST_LAND = 2;

/** So often the one is spoken of, and so many times as often as the other. */
const LEAST_HOME = 5;
const LEAST_BUSINESS = 3;
const CLEARLY = 3;

/** What a lease of machines speaks of all through, and one of premises beside them. */
const OF_EQUIPMENT = everywhere(wording('equipment'));
const OF_PREMISES = everywhere(
  wording('premises, demised, building(s), rentable, square {feet,metres,meters}, landlord(s)'),
);
const LEAST_EQUIPMENT = 10;

/** Whether machines are let and no place: equipment is spoken of all through, and hardly a building. */
function letsEquipment(text: string): boolean {
  const searched = text.slice(0, SEARCHED);
  const equipment = [...searched.matchAll(OF_EQUIPMENT)].length;
  return equipment >= LEAST_EQUIPMENT && equipment >= CLEARLY * [...searched.matchAll(OF_PREMISES)].length;
}

/** What is let, by what is said of it; null where that is not plain. */
export function letAs(text: string): 'home' | 'business' | null {
  const searched = text.slice(0, SEARCHED);
  const places = (pattern: RegExp) => [...searched.matchAll(pattern)].length;
  if (places(OF_LAND) > MOST_LAND) return null;
  const home = places(OF_A_HOME);
  const business = places(OF_A_BUSINESS) + places(BUSINESS);
  if (home >= LEAST_HOME && home >= CLEARLY * business) return 'home';
  return business >= LEAST_BUSINESS && business >= CLEARLY * home ? 'business' : null;
}

/**
 * The kind of a lease by what is let: its title is 'Lease' mostly, whether somebody lives there or sells shoes, and what has to be asked of it is not the same. Titles that say it, as
 * 'Residential lease', decide by themselves.
 */
export function leaseByPremises(plain: string, kind: KindDeclaration): KindDeclaration {
  if (kind.id !== lease.id) return kind;
  if (letsEquipment(plain)) return equipmentLease;
  const use = letAs(plain);
  if (use === 'business') return commercialLease;
  if (use === 'home') return placeOf(plain) === 'England' ? residentialTenancyEngland : residentialLeaseUs;
  return kind;
}
