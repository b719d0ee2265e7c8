import { findFirst, mentions, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const CARDS =
  /\b(?:stor|process|transmit|collect|access|maintain|handl)\w*\b.{0,100}\b(?:cardholder (?:data|information)|credit card (?:data|information|numbers?)|payment card (?:data|information))\b/i;
const COVERED = /\bPCI\b|\bPayment Card Industry\b/;

export const paymentCards: CompliancePoint = {
  id: 'payment-cards',
  source: 'PCI DSS v4.0.1, requirements 12.8 and 12.9',
  review(reading) {
    const hit = findFirst(reading, CARDS);
    if (!hit || mentions(reading, COVERED)) return null;
    return {
      issue: 'Payment card data are handled under the contract, but the PCI data security standard is not named.',
      recommendation:
        'Say who is responsible for which requirement of the standard and ask for proof of compliance each year.',
      evidence: [proof(reading, hit)],
    };
  },
};
