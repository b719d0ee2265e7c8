import { placeOf } from '../../document/place';
import { findAll, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const GUARANTEE =
  /\bguarant(?:eed|ees|y) personally\b|\bpersonal(?:ly)?(?: and \w+)? (?:guarant(?:y|ee|ees|ies|eed)|liable for (?:all|any|the)|obligated)\b|\b(?:guarantors?|undersigned|principals?|shareholders?|owners?|spouse)\b.{0,120}\b(?:unconditionally|irrevocably|absolutely)\b.{0,60}\bguarant(?:y|ee|ees|ies)\b/i;
/** A heading or a list of annexes binds nobody. */
const BINDS = /\b(?:shall|will|must|agrees?|hereby|guarant(?:ees|ied|eed)|executed?|sign(?:s|ed)?|serves?)\b/i;
const PLAIN =
  /\bpersonally (?:promises?|agrees?|guarantees?|owes?|pays?|answers?|stands? (?:in|behind|good))\b|\bmust personally pay\b|\b(?:owes?|pays?|answers?)\b.{0,60}\b(?:out of|with|from) (?:his|her|their) own (?:pocket|money)\b|\b(?:owners?|directors?|shareholders?)\b.{0,40}\b(?:also|too) (?:owes?|pays?|answers?)\b/i;
const NOT_THIS =
  /\b(?:not|never) personally\b|\b(?:no(?:t|body| officer| owner| director| member| partner| shareholder| one| personal)|without)\b.{0,120}\bpersonal(?:ly)?\b|\bcorporate guarant|\bdeposit guarant|\bparent\b/i;
const DEBTS = /\b(?:owes?|debts?|pay(?:s|ments?)?|loan|rent|money)\b/i;

export const personalGuarantee = defineRule({
  id: 'personal-guarantee',
  label: 'Personal guarantee',
  family: 'liability',
  severity: { high: 'somebody’s house and savings stand behind the debt' },
  kinds: ANY_CONTRACT,
  witness: 'a term of art',
  find: (reading) =>
    [
      ...findAll(reading, GUARANTEE, { unless: NOT_THIS }).filter(({ sentence }) => BINDS.test(sentence.text)),
      ...findAll(reading, PLAIN, { negated: true, unless: NOT_THIS }).filter(({ sentence }) =>
        DEBTS.test(sentence.text),
      ),
    ].map((hit) =>
      finding(
        'high',
        `${placeOf(reading, hit.sentence)} makes a person behind the company answer for its debts (“${hit.match[0].replace(/\s+/g, ' ').slice(0, 80)}”).`,
        'Cap the guarantee in amount and time, limit it to named debts, and advise the guarantor separately.',
        [proof(reading, hit)],
      ),
    ),
  examples: {
    paper: 'loan',
    hits: [
      [
        '10. The owners of Borrower shall personally guarantee the payment of all amounts due under this Agreement.',
        'answer for its debts',
      ],
      [
        '7. The obligations of Tenant shall be guaranteed personally, jointly and severally, by Eleanor Brindle and Sameer Moss for the full term.',
        'answer for its debts',
        'lease',
      ],
      [
        'The undersigned Guarantor hereby unconditionally and irrevocably guarantees to Lender the payment of the loan when due.',
        'answer for its debts',
      ],
      ['If your company doesn’t pay, you personally promise to pay what it owes us.', 'answer for its debts', 'terms'],
      [
        '7. The Tenant’s owner, Mia Strand, also owes all the rent out of her own pocket.',
        'answer for its debts',
        'lease',
      ],
      ['4. Jane Roe personally promises to pay what Customer owes.', 'personally promises', 'licence'],
    ],
    misses: [
      ['10. No officer or director shall be personally liable for any debt of Borrower.', 'denied'],
      ['10. PERSONAL GUARANTEE\nThe parties give no security.', 'only a heading'],
      ['10. Supplier guarantees that the Goods are free of defects.', 'a warranty', 'supply'],
      ['10. Borrower’s obligations are guaranteed by its parent company.', 'a company stands behind it'],
      ['4. Employee shall personally perform the duties and may not delegate them.', 'personal work', 'employment'],
      ['4. No owner personally guarantees what Customer owes.', 'denied', 'licence'],
    ],
  },
});
