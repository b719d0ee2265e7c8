import { wording } from '../../lexicon/words';
import { agency } from '../declarations/agency';
import { consignment as kind } from '../declarations/consignment';
import { contractor } from '../declarations/contractor';
import { distribution } from '../declarations/distribution';
import { eventServices } from '../declarations/event-services';
import { licence } from '../declarations/licence';
import { reseller } from '../declarations/reseller';
import { saleConditions } from '../declarations/sale-conditions';
import { saleOfGoods } from '../declarations/sale-of-goods';
import { servicesAgreement } from '../declarations/services-agreement';
import { supply } from '../declarations/supply';
import { defineVariety } from './define-variety';

/** Works of art, furniture or clothes that somebody leaves with a gallery, a shop or an auctioneer, who sells them for him and keeps a share, under any title. */
export const saleForAnother = defineVariety({
  id: 'sale-for-another',
  labels: [
    { says: wording('gallery, galleries, artist, artists'), label: 'Gallery consignment agreement' },
    { label: 'Consignment agreement' },
  ],
  as: kind,
  of: [
    ...[kind, agency, contractor, distribution, eventServices, licence, reseller],
    ...[saleConditions, saleOfGoods, servicesAgreement, supply],
  ],
  sides: [
    { label: 'Consignor', roles: [...kind.sides[0].roles, 'you'] },
    { label: 'Consignee', roles: [...kind.sides[1].roles, 'we', 'us'] },
  ],
  deal: 'the {consignee} sells goods for the {consignor} and keeps a share of the price',
  head: wording([
    'consignor(s), consignee, consigns, consigned, consignment {agreement,contract,terms,form,note,sale,basis}, on consignment',
    'record of consignment, {artist,maker,painter,sculptor} {and,/,–,-} gallery, gallery {representation,agreement,terms}',
    'sale or return {agreement,contract,terms,form}, {sale,sell} {your,my,the} {things,items,pieces} for {you,me}',
  ]),
  must: wording('consign*, sale or return'),
  speaksOf: [
    wording('commission, split, share of the {price,sale}, percent, per cent, \\d+( )?%'),
    wording('sold, sale(s), {retail,selling,agreed,reserve} price, sells'),
    wording('unsold, withdraw*, return(s), returned, collect, pick up, reclaim'),
    wording('display(s), displayed, exhibit*, show, shown, floor, rail, lot(s), window'),
    wording('loss, theft, damage, insur*, risk'),
    wording('title, own(s), owned, ownership, property of the'),
    wording('statement(s), account(s), list, inventory, tag(s), schedule, receipt'),
  ],
  least: 5,
  never: wording('bill of lading, carrier, consignee notify, freight, incoterms, consignment stock, purchase order(s)'),
  examples: [
    'AGREEMENT BETWEEN ARTIST AND GALLERY\nThis agreement is made between Ann Lee (the "Artist") and Acme Fine Art LLC (the "Gallery").\n1. The Artist appoints the Gallery her agent for the exhibition and sale of the works consigned under this agreement.\n2. The Gallery keeps a commission of 50% of the retail price of each work sold.\n3. The works stay the property of the Artist until they are sold; unsold works are returned.\n4. The Gallery shall insure the works against loss and damage and send a statement each quarter.\nSigned: Ann Lee',
    'CONSIGNMENT AGREEMENT\nConsignor: Ann Lee\nShop: Second Rail Ltd\n1. The Consignor leaves the clothes on the list with the Shop, which displays them on the rail.\n2. When a piece is sold the Consignor gets 40% of the selling price.\n3. Pieces that are unsold after 60 days must be collected. The Shop may give away what is not collected.\n4. The Shop is not liable for theft or damage.\nSigned: Ann Lee',
  ],
  nearMisses: [
    'GALLERY HIRE AGREEMENT\nAcme Gallery Ltd (the "Gallery") and Ann Lee (the "Hirer").\n1. The Hirer uses the gallery for a week to show her works; nothing is consigned.\n2. The fee is £900, and the Gallery takes no share of the sales.\n3. The Hirer insures the works against loss.\nSigned: Ann Lee',
    'SALE OF WORKS OF ART\nAcme Fine Art LLC (the "Buyer"), a gallery, and Ann Lee (the "Artist").\n1. The Buyer buys ten works of the Artist for $9,000 and owns them.\n2. The Artist may exhibit them once; the Gallery insures them against loss.\n3. A statement of authenticity goes with each.\nSigned: Ann Lee',
    'DISTRIBUTION AGREEMENT\nAcme Mills Ltd (the "Supplier") and Borel BV (the "Distributor").\n1. The Distributor buys the goods, keeps consignment stock and sells them in the Territory at its own price.\n2. Discount 30%. Risk of loss passes on delivery. Title on payment.\n3. Unsold goods are returned. Statements each month.\nSigned: Ann Lee\nSigned: Tom Reed',
    'ILLUSTRATOR AGREEMENT\nAcme Press Ltd (the "Client") and Ann Lee (the "Artist").\n1. The Artist makes ten drawings for an exhibition at a gallery; the Client pays a fee of £900.\n2. The drawings are the property of the Client. Invoices are paid in 30 days.\nSigned: Ann Lee',
  ],
});
