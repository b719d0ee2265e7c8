import { closingWords } from '../lexicon/words';

/** With such a word ends the name of a trade, and nobody's own: 'Deli and Wine Bar', 'Fitness & Swim'. */
export const TRADE_WORD = closingWords([
  'bar, bakery, builders, cafe, café, catering, cleaners, cleaning, coffee, consulting, contracting, decorating, deli, design(s), flooring, florists, flowers, foods, gardens, grill, interiors, kitchen, landscaping, lettings, motors, painting, photography, plumbing, products, properties, rentals, repairs, restaurant, roofing, salon, services, shop, store, studio, supplies, tiling, transport, widgets',
  'fitness, gym, swim, spa, wellness, yoga, pilates, sauna, nails, beauty, barbers, day(-)care, childcare, creche, crèche, montessori, kennels, grooming, pizza, tavern, brewery, books, gifts, electrical, heating, glazing, joinery, movers, removals, towing, storage, tree care, lawn care, pool(s), auto(s), tires, tyres, marine, boats, tours, accounting, accountancy, bookkeeping, payroll, insurance, realty, dental, veterinary',
]);
