import { asWritten, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const CARDS = wording('{stor,process,transmit,collect,access,maintain,handl}*', 100, [
  'cardholder {data,information}, credit card {data,information,number(s)}',
  'payment card {data,information}',
]);
const COVERED = asWritten(wording('PCI, Payment Card Industry'));

export const paymentCards = definePoint({
  id: 'payment-cards',
  label: 'Payment card data',
  topic: 'data',
  source: 'PCI DSS v4.0.1, requirements 12.8 and 12.9',
  cause: 'card data are stored or processed, and PCI is not named',
  witness: 'every page',
  find(reading) {
    const hit = findFirst(reading, CARDS);
    if (!hit || mentions(reading, COVERED)) return null;
    return {
      issue: 'Payment card data are handled under the contract, but the PCI data security standard is not named.',
      recommendation:
        'Say who is responsible for which requirement of the standard and ask for proof of compliance each year.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'services',
    hits: [
      ['4. Provider shall process cardholder data for Customer.', 'Payment card data'],
      ['4. The Software stores credit card numbers of guests.', 'Payment card data', 'licence'],
      ['4. Provider may collect and transmit payment card information of members.', 'Payment card data'],
      ['4. Provider will handle the credit card data of donors.', 'Payment card data'],
    ],
    misses: [
      ['4. Provider shall process cardholder data under PCI DSS.', 'the standard is named'],
      ['5. Customer may pay by credit card.', 'how the price is paid'],
      ['4. Provider shall not be given credit cards.', 'denied'],
      ['4. Provider prints membership cards.', 'other cards'],
    ],
  },
});
