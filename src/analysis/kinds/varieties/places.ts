import { wording } from '../../lexicon/words';
import { commercialLease } from '../declarations/commercial-lease';
import { equipmentLease } from '../declarations/equipment-lease';
import { eventServices } from '../declarations/event-services';
import { lease } from '../declarations/lease';
import { licence } from '../declarations/licence';
import { licenceToOccupy } from '../declarations/licence-to-occupy';
import { servicesAgreement } from '../declarations/services-agreement';
import { vehicleHire } from '../declarations/vehicle-hire';
import { websiteTerms } from '../declarations/website-terms';
import { defineVariety, type VarietyDeclaration } from './define-variety';

/** As which kinds the use of a place is recognised. */
const OF: VarietyDeclaration['of'] = [licenceToOccupy, licence, lease, servicesAgreement, websiteTerms, equipmentLease];
const OWNER: readonly string[] = [
  ...['owner', 'facility owner', 'facility', 'operator', 'store', 'licensor', 'landlord', 'company', 'provider'],
  ...['self storage', 'storage company', 'lessor', 'manager', 'site owner', 'we', 'us'],
];
const USER: readonly string[] = [
  ...['storer', 'customer', 'occupant', 'licensee', 'tenant', 'client', 'user', 'depositor', 'driver', 'permit holder'],
  ...['lessee', 'renter', 'you', 'vehicle owner'],
];

/** A berth, a buoy or a place on a pontoon, where somebody keeps a boat on the water. */
export const mooring = defineVariety({
  id: 'mooring',
  labels: [{ label: 'Mooring licence' }],
  as: licenceToOccupy,
  of: OF,
  sides: [
    {
      label: 'Marina',
      roles: [...OWNER.filter((role) => role !== 'owner'), 'marina', 'harbour', 'harbor', 'yard', 'boatyard', 'club'],
    },
    // Whose boat it is, is called owner here.
    {
      label: 'Berth holder',
      roles: [
        ...USER,
        'owner',
        'boat owner',
        'vessel owner',
        'berth holder',
        'berthholder',
        'mooring holder',
        'member',
      ],
    },
  ],
  deal: 'the {licensor} lets the {licensee} keep a boat at a mooring',
  head: wording([
    '{mooring,moorings,berthing,berth} (s)({annual,seasonal,winter} ){licence,license,agreement,contract,permit,terms,rules}',
    '{pontoon,swinging mooring,mooring,berth} ({no.,number,buoy} ), moorings {limited,ltd,llc}',
  ]),
  speaksOf: [
    wording('vessel, boat, yacht, dinghy, craft, tender'),
    wording('mooring(s), berth(s), pontoon(s), buoy, jetty, quay, slipway'),
    wording('insur*, third party {cover,liability}, salvage, wreck'),
    wording('warp(s), fender(s), tide, tidal, harbour, harbor, water, shore power, lines'),
    wording('fee, fees, dues, instalment(s)'),
    wording('sell the {vessel,boat,yacht}, lien, detain, move the {vessel,boat,yacht}, remove the {vessel,boat,yacht}'),
  ],
  least: 4,
  never: wording('charter*, brokerage, purchase price, hull builder, software, crew wages, passengers'),
  examples: [
    'Annual Mooring Licence\nQuay Moorings Limited (the "Company") and Ann Lee (the "Owner").\n1. The Owner may keep the vessel at the berth on the pontoon.\n2. The annual fee is £900. The Owner shall pay it in April.\n3. The Owner insures the vessel and tends its warps and fenders.\n4. The Company may move the vessel, and sell the vessel if fees are late.\nSigned: Ann Lee',
    'MARINA BERTHING AGREEMENT\nHarbour Marina Ltd ("we") and Bo Kim ("you").\n1. You may moor the yacht at berth 14.\n2. Berth fees are £2,400 a year. You shall pay them by instalments.\n3. You insure the yacht against third party liability. Shore power is metered.\n4. We have a lien on the yacht for dues.\nSigned: Bo Kim',
  ],
  nearMisses: [
    'YACHT CHARTER AGREEMENT\nBlue Charter Ltd (the "Owner") and Ann Lee (the "Charterer").\n1. The Owner charters the yacht at its berth to the Charterer for a week.\n2. The fee is £900. The Charterer shall pay it in April.\n3. The Owner insures the yacht. The boat lies at the pontoon in the harbour.\nSigned: Ann Lee',
    'LICENCE AGREEMENT\nMoorings Pottery Ltd (the "Licensor") and Ann Lee (the "Licensee").\n1. The Licensee may use the desk in the yard.\n2. Licence fee £90 a month. The Licensee shall pay it on the first.\nSigned: Ann Lee',
  ],
});

/** A unit, a shed or a bay in which somebody keeps things. */
export const storage = defineVariety({
  id: 'storage',
  labels: [{ label: 'Storage agreement' }],
  as: licenceToOccupy,
  of: OF,
  sides: [
    // Whose boat or caravan it is, is called owner too.
    {
      label: 'Site owner',
      roles: [...OWNER.filter((role) => role !== 'owner'), 'yard', 'boatyard', 'marina', 'farm', 'warehouse'],
    },
    { label: 'Storer', roles: USER },
  ],
  deal: 'the {licensor} lets the {licensee} keep things in a storage space',
  head: wording([
    'self( )storage, self-storage, storage {unit,units,space,licence,license,agreement,contract,fee,bay,starts}, storer',
    '{boat,caravan,furniture,household,container} storage, storing {your,my} {things,goods,furniture,boat,caravan}',
  ]),
  speaksOf: [
    wording('store(s), stored, storing, storage'),
    wording('unit, space, bay, container, shed, locker'),
    wording('goods, things, belongings, furniture, property stored, boat, caravan'),
    wording('padlock, lock, gate, key, access hours, access'),
    wording('insur*, value of {the,your} goods, risk of'),
    wording('sell the goods, auction, lien, dispose, hazardous, perishable, explosive*, overdue'),
  ],
  least: 4,
  never: wording(
    'cloud, data, warehouse services, bailee for hire, carrier, apartment, bedroom(s), livery, software, licensed work',
  ),
  examples: [
    'WINTER BOAT STORAGE AGREEMENT\nDock Yard Ltd (the "Yard") and Ann Lee (the "Owner").\n1. The boat is stored in the shed from October to April.\n2. £700. The Owner shall pay before.\n3. The Owner insures the boat. Access by the gate on request.\n4. Fees overdue: the Yard may sell the boat.\nSigned: Ann Lee',
    'ACME SELF STORAGE\nStorage licence\nStore: Acme Storage Ltd\nCustomer: Ann Lee\nUnit: 14\n1. The Customer may store goods in the unit.\n2. Fee £90 a month. The Customer shall pay it on the first.\n3. Insurance: the goods are at the risk of the Customer.\n4. Fees overdue: the store may sell the goods.\nSigned: Ann Lee',
  ],
  nearMisses: [
    'LICENCE AGREEMENT\nAcme Storage Units Ltd (the "Licensor") and Ann Lee (the "Licensee").\n1. The Licensee may use the desk in the yard.\n2. Licence fee £90 a month. The Licensee shall pay it on the first.\nSigned: Ann Lee',
    'LICENCE TO OCCUPY A WORKSHOP\nAcme Yard Ltd (the "Licensor") and Ann Lee (the "Licensee").\n1. The Licensee may use the unit and have goods stored in it.\n2. Licence fee £90 a month.\n3. Insurance, a padlock for the gate, and nothing hazardous.\nSigned: Ann Lee',
    'APARTMENT LEASE\nMoor LLC ("Landlord") and Ann Lee ("Tenant").\n1. The apartment has two bedrooms and a storage unit with a lock.\n2. Rent.\n3. Goods left behind may be sold or disposed of.\n4. Insurance of belongings.',
    'CLOUD STORAGE TERMS OF SERVICE\nBy using our website you agree to these terms with Acme Disk Ltd.\n1. Storage space for your data; store what you own.\n2. Access by key.\n3. Your account and things.',
  ],
});

/** A space for a car. */
export const parking = defineVariety({
  id: 'parking',
  labels: [{ label: 'Parking agreement' }],
  as: licenceToOccupy,
  of: [...OF, vehicleHire],
  sides: [
    { label: 'Owner', roles: OWNER },
    { label: 'Driver', roles: USER },
  ],
  deal: 'the {licensor} lets the {licensee} park a vehicle',
  head: wording([
    '{parking,garage,car} {space,bay,permit,licence,license,agreement,contract} {agreement,licence,license,contract,terms,rental,let,permit}',
    'parking {agreement,licence,license,contract,permit,terms,season ticket,space licence}, {licence,license,permit,right} to park, parking season ticket, car park season ticket, {car park,parking lot} {terms,licence,license,permit}',
    '{rental,letting,hire,use} of {a,the} {garage,parking space,parking bay}, lock-up garage',
  ]),
  speaksOf: [
    wording('park, parks, parked, parking'),
    wording('vehicle(s), car(s), van, motorcycle, registration, number plate'),
    wording('space, bay, garage'),
    wording('tow*, clamp*, remove(d), permit, fob, barrier, gate'),
    wording('{a,per} {month,week,day,year,quarter}, monthly, licen{c,s}e fee, rent'),
  ],
  least: 4,
  never: wording('bedroom(s), apartment, flat, hire car, tenant improvements, common area maintenance, mileage'),
  examples: [
    'PARKING SPACE LICENCE\nAnn Lee (the "Owner") and Tom Reed (the "Driver").\n1. The Driver may park one car in bay 4.\n2. £90 a month. The Driver shall pay it on the first.\n3. A car that blocks the gate is towed.\nSigned: Ann Lee\nSigned: Tom Reed',
  ],
  nearMisses: [
    'PARKING SPACE LICENCE\nAnn Lee (the "Owner") and Tom Reed (the "Licensee").\n1. The Licensee may sell plants here.\n2. £90. The Licensee shall pay it on the first.\nSigned: Ann Lee\nSigned: Tom Reed',
    'LICENCE TO OCCUPY A WORKSHOP\nAcme Yard Ltd (the "Licensor") and Ann Lee (the "Licensee").\n1. The Licensee may use the space and park one car in the yard.\n2. Licence fee £90 a month.\n3. A fob for the gate.\nSigned: Ann Lee',
    'RESIDENTIAL TENANCY AGREEMENT\nMoor Lets Ltd (the "Landlord") and Ann Lee (the "Tenant").\n1. The flat has two bedrooms and a parking space; a parking permit costs £4 a month.\n2. Cars that block the gate are towed.',
    'VAN HIRE AGREEMENT\nAcme Vans Ltd (the "Owner") and Ann Lee (the "Hirer").\n1. The vehicle is returned to the bay of the parking lot; a right to park is included.\n2. Mileage 100 a day. £60 per day.\n3. Towing is for the Hirer.',
  ],
});

/** A hall or a room for an evening, with no more than what belongs to it. */
export const venueHire = defineVariety({
  id: 'venue-hire',
  labels: [{ label: 'Venue hire agreement' }],
  as: eventServices,
  of: [eventServices, licenceToOccupy, licence, lease, commercialLease, equipmentLease, vehicleHire, servicesAgreement],
  sides: [
    {
      label: 'Venue',
      roles: [
        'venue',
        'hall',
        'owner',
        'trustees',
        'committee',
        'hotel',
        'church',
        'school',
        'company',
        'licensor',
        'lessor',
        'we',
      ],
    },
    {
      label: 'Hirer',
      roles: [
        'hirer',
        'couple',
        'host',
        'bride',
        'client',
        'customer',
        'renter',
        'organiser',
        'user',
        'licensee',
        'lessee',
        'you',
      ],
    },
  ],
  deal: 'the {vendor} lets the {client} use a place for an event',
  head: wording([
    '{venue,hall,village hall,church hall,community centre,community center,barn,pavilion,clubhouse,ballroom} {hire,rental,hiring,booking}',
    '{hire,rental,hiring,use} of {the,our,a} ({village,church,community,great,main,school} ){hall,venue,barn,pavilion,clubhouse,ballroom}',
  ]),
  // Use for a day, not week after week.
  must: wording('event, party, wedding, function, reception, concert, celebration, ceremony, birthday, dance'),
  speaksOf: [
    wording('hirer, renter, client'),
    wording('event, party, wedding, function, reception, concert, birthday'),
    wording('capacity, guests, people, numbers, maximum'),
    wording('music, noise, alcohol, licen{c,s}ed bar, kitchen, decorat*, candles'),
    wording('deposit, bond, booking fee, hire charge, hire fee'),
    wording('clear up, clean*, leave the, damage, breakages, lock'),
  ],
  least: 4,
  never: wording(
    'base rent, demise, lease term of, sublet, catering by, menu(s), weekly sessions, photographer, excavator',
  ),
  examples: [
    'CONDITIONS OF HALL HIRE\nAcme Village Hall Trustees (the "Trustees") and Ann Lee (the "Hirer").\nEvent: birthday party on 6 June 2026\n1. Hire charge £90, deposit £50. The Hirer shall pay before the day.\n2. No more than 80 people.\n3. Music ends at eleven.\n4. The Hirer leaves the hall clean.\nSigned: Ann Lee',
  ],
  nearMisses: [
    'CONDITIONS OF HALL HIRE\nAcme Village Hall Trustees (the "Trustees") and Ann Lee (the "Hirer").\nEvent date: 6 June 2026\n1. The Hirer shall pay £90 before the day.\nSigned: Ann Lee',
    'EVENT AGREEMENT\nAcme Meadow Ltd (the "Owner") and Ann Lee (the "Client").\nEvent date: 6 June 2026\n1. The meadow is let for a wedding of 80 guests.\n2. Deposit £50. The Client shall pay before the day.\n3. Music ends at eleven, and the Client cleans up.\nSigned: Ann Lee',
    'COMMERCIAL LEASE\nTower LLC ("Landlord") and Wedding Barn Hire Inc. ("Tenant").\n1. Premises. The barn hire business of the Tenant: wedding and party.\n2. Base Rent.\n3. Deposit. Clean premises. Music and noise for guests.',
    'LICENCE TO OCCUPY\nAcme Trust (the "Licensor") and Quilters Club (the "Licensee").\n1. Use of the hall each Tuesday for sewing.\n2. Fee £20, deposit £50.\n3. Leave the kitchen clean. No more than 20 people.',
  ],
});
