import { wording } from '../../lexicon/words';
import { consumerMembership } from '../declarations/consumer-membership';
import { saas } from '../declarations/saas';
import { websiteTerms } from '../declarations/website-terms';
import { defineVariety } from './define-variety';

/** Boxes and bags of goods that come again and again: what is used is no site, though the terms stand on one. */
export const goodsSubscription = defineVariety({
  id: 'goods-subscription',
  labels: [{ label: 'Goods subscription terms' }],
  as: websiteTerms,
  of: [websiteTerms, consumerMembership, saas],
  sides: [
    { label: 'Seller', roles: ['seller', 'company', 'shop', 'club', 'supplier', 'we', 'roaster', 'farm', 'us'] },
    { label: 'Subscriber', roles: ['subscriber', 'customer', 'member', 'client', 'buyer', 'you'] },
  ],
  deal: 'the {operator} sends the {user} goods again and again for a price',
  head: wording([
    '{box,boxes,bag,bags,crate,crates,basket,baskets,parcel,parcels,bouquet,bouquets,bottles} {a,each,every,per} {week,month,fortnight,season,quarter}',
    '{box,boxes,bag,bags,crate,crates,basket,baskets,parcel,parcels,bouquet,bouquets} of, your {first,next} {box,bag,crate,parcel,delivery}',
    '{order,receive,get} a {box,bag,crate,basket}, {tea,coffee,wine,beer,cheese,meal,recipe,veg,vegetable,fruit,flower,snack,book,beauty,meat,fish} (kit ){club,box,subscription}(s)',
    'meal( )kit(s), subscription box(es), {weekly,monthly,fortnightly} (+ )(+ ){box,boxes,bag,bags,crate,parcel,delivery,deliveries}',
  ]),
  // It goes on by itself.
  must: wording('subscription(s), subscribe(s), membership, your plan, every plan, renew*'),
  speaksOf: [
    wording('{per,each,every,a,one,next,first} {box,bag,crate,parcel,delivery,basket,bouquet}'),
    wording('skip(s), skipped, pause(s), paused'),
    wording('deliver*, ship(s), shipped, shipping, post boxes, courier, carrier, doorstep'),
    wording('charge your card, charged, card on file, direct debit, payment fails, billed'),
    wording('damaged, spoiled, faulty, replac*, allerg*, substitut*, swap'),
    wording('cancel, cancels, cancelling, canceling'),
  ],
  least: 4,
  never: wording(
    'gym, technician(s), licensee, landlord, wholesale, reseller, distributor, source code, data processor',
  ),
  examples: [
    'ACME COFFEE CLUB – TERMS OF SERVICE\nThese terms are the contract between you and Acme Roasters Ltd ("we").\n1. Your subscription. Every month we send a box of three coffees.\n2. We charge your card on the 3rd. You may skip a box from your account page.\n3. Delivery. We ship each box by courier.\n4. Cancel at any time by e-mail.\n5. Damaged boxes are replaced.',
    'Veg box subscription agreement\nThis agreement is between Low Farm Ltd ("the farm") and Ann Lee ("the customer").\n1. The farm delivers a weekly box of vegetables to the doorstep.\n2. The price is £18 per box, charged by direct debit each Friday. You shall pay it in time.\n3. You may pause the subscription for holidays, or cancel it with a week of notice.\nSigned: Ann Lee\nFor Low Farm Ltd: Tom Reed',
  ],
  nearMisses: [
    'ACME COFFEE CLUB – TERMS OF SERVICE\nThese terms are the contract between you and Acme Roasters Ltd ("we").\n1. Your order. We send a box of three coffees once.\n2. We charge your card. Your account page shows it. You may skip nothing.\n3. Delivery. We ship each box by courier.\n4. Cancel by e-mail before. Damaged boxes are replaced. Changes to these terms.',
    'ACME COFFEE CLUB – WHOLESALE TERMS OF SERVICE\nThese terms are the contract between you and Acme Roasters Ltd ("we").\n1. Your subscription. Every month we send a box of three coffees at wholesale prices.\n2. We charge your card. You may skip a box from your account page.\n3. Delivery. We ship each box by courier.\n4. Cancel at any time. Changes to these terms.',
    'ACME SOCKS – TERMS OF SERVICE\nThese terms are the contract between you and Acme Socks Ltd ("we").\n1. Your account. You subscribe to our news.\n2. We charge your card when you order. You may pause your account.\n3. Delivery. We ship by courier.\n4. Cancel at any time. Damaged socks are replaced. Changes to these terms.',
    'TERMS OF SERVICE\nBy using our website you agree to these terms with Acme Maps Ltd ("we").\n1. Your Account. Each user has a password.\n2. User Content. You keep what you upload.\n3. Your subscription renews by itself; we charge your card each month, and you may cancel.\n4. Tick the box of each map that you want to skip.',
    'CONDITIONS OF SALE\nAcme Tools Ltd (the "Seller") and the Buyer.\n1. Goods come in a box of ten, delivered by carrier.\n2. Damaged goods are replaced.\n3. The Buyer may cancel before dispatch and is charged nothing.',
  ],
});
