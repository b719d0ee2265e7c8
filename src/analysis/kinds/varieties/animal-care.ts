import { wording } from '../../lexicon/words';
import { consumerMembership } from '../declarations/consumer-membership';
import { contractor } from '../declarations/contractor';
import { enrolment } from '../declarations/enrolment';
import { equipmentLease } from '../declarations/equipment-lease';
import { eventServices } from '../declarations/event-services';
import { lease } from '../declarations/lease';
import { licence } from '../declarations/licence';
import { licenceToOccupy } from '../declarations/licence-to-occupy';
import { lodgerAgreement } from '../declarations/lodger-agreement';
import { saleOfGoods } from '../declarations/sale-of-goods';
import { servicesAgreement } from '../declarations/services-agreement';
import { defineVariety, type VarietyDeclaration } from './define-variety';

/** As which kinds the care of an animal is recognised. */
const OF: VarietyDeclaration['of'] = [
  ...[servicesAgreement, contractor, eventServices, enrolment, consumerMembership],
  ...[licenceToOccupy, lodgerAgreement, lease, licence, saleOfGoods, equipmentLease],
];
const SIDES: VarietyDeclaration['sides'] = [
  {
    label: 'Keeper',
    roles: [
      ...['keeper', 'yard', 'stable', 'stable owner', 'barn owner', 'yard owner', 'kennel', 'kennel owner', 'cattery'],
      ...['sitter', 'pet sitter', 'walker', 'dog walker', 'groomer', 'carer', 'trainer', 'proprietor', 'facility'],
      ...['provider', 'agister', 'boarding facility'],
    ],
  },
  {
    label: 'Owner',
    roles: [
      ...['owner', 'horse owner', 'dog owner', 'pet owner', 'pet parent', 'client', 'customer', 'boarder'],
      ...['livery client', 'depositor'],
    ],
  },
];
/** What the care of any animal is about. */
const SPEAKS_OF: readonly RegExp[] = [
  wording('feed(s), fed, hay, meals, food, water'),
  wording('vet(s), veterinar*'),
  wording('vaccin*, booster, worm*, flea(s), kennel cough, parasite(s)'),
  wording('farrier, shoeing, turnout, turn{ed,} out, muck*, loose box, stall, paddock(s), pasture, bedding, rug(s)'),
  wording('kennel(s), crate(s), leash(es), lead(s), collar(s), muzzle, harness, litter, walk(s), walked'),
  wording('microchip*, passport, breed, spayed, neutered, desexed, gelding, mare, bitch, entire, purebred'),
];
const LEAST = 3;
/** Sales, hires and loans of animals, homes in which one may be kept, and the work of those who keep them. */
const NEVER = wording([
  'the buyer {shall,will,has,pays,may,must,agrees,takes}, purchase price, bill of sale, breeder(s), adopter(s)',
  'adoption fee, stud fee, stallion, hirer(s), lessee(s), borrower(s)',
  'landlord(s), tenant(s), employer, wages, policyholder, software, mortgag*, release of all claims',
]);

/** A box or a paddock for a horse, with or without care: of it the same is asked as of other space that one uses. */
export const livery = defineVariety({
  id: 'livery',
  labels: [{ says: wording('agistment'), label: 'Agistment agreement' }, { label: 'Livery agreement' }],
  as: licenceToOccupy,
  of: OF,
  sides: SIDES,
  deal: "the {licensor} takes the {licensee}'s animal into its care",
  head: wording(
    'livery, liveries, agistment, stabling, {horse,equine} boarding, {boarding,board} of {a,the,your} {horse,pony,mare}',
  ),
  speaksOf: SPEAKS_OF,
  least: LEAST,
  never: NEVER,
  examples: [
    'Rushy Farm Stables\nPart livery agreement\nYard: Ana Borel\nOwner: Tom Reed\nHorse: Otter, bay gelding\n1. We feed and muck out in the morning.\n2. The owner pays £90 a week.\n3. The farrier and the vet are paid by the owner.\n4. Four weeks of notice.',
    'EQUINE BOARDING AGREEMENT\nAcme Stables LLC (the "Stable") and Ann Lee (the "Owner").\n1. Feed. Hay twice a day; the stall is bedded and cleaned.\n2. Board. $700 a month.\n3. The farrier and the vet are paid by the Owner.\n4. Either may end this on 30 days of notice.',
    'AGISTMENT AGREEMENT\nAcme Farms Pty Ltd (the "Agister") and Ann Lee (the "Owner").\n1. The mare is kept in the paddock with water and hay.\n2. Fee. $60 a week.\n3. The Owner pays the farrier and the vet.',
  ],
  nearMisses: [
    'VAN WRAP AGREEMENT\nAcme Signs Ltd (the "Supplier") and Borel Ltd (the "Customer").\n1. The Supplier prints the livery of the vans.\n2. The Customer pays £4,000.\n3. Water and heat are no defects.',
    'HORSE LOAN AGREEMENT\nAnn Lee (the "Owner") and Tom Reed (the "Borrower").\n1. The Borrower keeps the mare at livery at his cost, with hay and feed.\n2. He pays the vet and the farrier.\nSigned: Ann Lee\nSigned: Tom Reed',
  ],
});

/** Boarding, kennels, sitting, walking and grooming. */
export const animalCare = defineVariety({
  id: 'animal-care',
  labels: [
    { says: wording('boarding, kennel(s), cattery, catteries'), label: 'Animal boarding agreement' },
    { label: 'Animal care agreement' },
  ],
  as: servicesAgreement,
  of: OF,
  sides: SIDES,
  deal: "the {supplier} takes the {customer}'s animal into its care",
  head: wording([
    'kennel(s), cattery, catteries, doggy day care, doggy daycare',
    '{dog,cat,pet,puppy,rabbit,pony,canine,animal}(s) {board,boarding,sitting,sitter,walking,walker}',
    '{dog,cat,pet,puppy,horse,pony,equine,canine,animal}(s) {minding,grooming,hotel,retreat,resort,lodge,daycare,day care}',
    '{board,boarding,care,keep,keeping,day care,daycare} {of,for} {your,my,the,a,our} {dog,cat,pet,horse,pony,animal}(s)',
  ]),
  speaksOf: SPEAKS_OF,
  least: LEAST,
  never: NEVER,
  examples: [
    'BOARDING ENROLMENT FORM\nAcme Pet Retreat Ltd\nOwner: Ann Lee\nDog: Bean, spayed\nVaccination seen: yes\nNights: 7 at $50\nWe feed twice a day and call your vet if your dog is ill. You agree to pay the vet.\nWe may end the stay of a dog that bites.\nSigned: Ann Lee\nFor Acme Pet Retreat Ltd: Tom Reed',
    'Dog walking and pet sitting: what we agree\nBetween Ann Lee ("the sitter") and Tom Reed ("the owner").\n1. The sitter walks the dog on a lead each day at noon and feeds it.\n2. £12 a walk.\n3. The owner says who the vet is.\n4. The sitter will keep the key safe, and either may end this on two weeks of notice.\nSigned: Ann Lee\nSigned: Tom Reed',
  ],
  nearMisses: [
    'ENROLMENT FORM\nSunny Bees Nursery (the "Provider")\nParent: Ann Lee\nChild: Mia. Vaccinations up to date: yes\nMeals: lunch\nPets: we keep a rabbit. Feed days are Mondays.\nFees: £61 a day. One month of notice.',
    'PUPPY SALE CONTRACT\nReed Kennels (the "Seller") sells the puppy Bean to Ann Lee (the "Buyer") for £900.\n1. The puppy is vaccinated, wormed and microchipped.\n2. The Buyer has it seen by a vet within 3 days.\n3. Food for a week goes with it.',
    'RESIDENTIAL TENANCY AGREEMENT\nMoor Lets Ltd (the "Landlord") and Ann Lee (the "Tenant").\n1. Rent. £900.\n2. One dog may be kept; no kennels, and the vet and its food are for the Tenant. It is on a lead in the yard, and vaccinated.',
  ],
});
