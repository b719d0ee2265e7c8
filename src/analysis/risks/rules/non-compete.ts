import { placeOf } from '../../document/place';
import { wording } from '../../lexicon/words';
import { approximateDays, formatPeriod } from '../../mentions/periods';
import { boundBy } from '../../statements/actors';
import { proof } from '../../statements/search';
import { covenantLength } from '../covenant-length';
import { nonCompetes } from '../non-competes';
import { DEALS, defineRule, finding } from '../rule';

const WORLDWIDE = wording(
  'worldwide, anywhere in the world, throughout the {world,universe}, any jurisdiction, globally',
);
const DURING = wording([
  'as long as {this,the} {agreement,contract} {is,remains}, while {this,the,our,it}',
  '{during,for as long as} {this,the} {agreement,contract,deal}',
  '{during,throughout,for} {the,my,his,her,its,such} ~2 {term,employment,engagement,period,life}',
  'until (the ){expir,terminat}*, while (a(n) )employ*',
]);
const LONG_DAYS = 731;

export const nonCompete = defineRule({
  id: 'non-compete',
  label: 'Non-compete covenant',
  family: 'restraint',
  severity: {
    high: 'over two years or worldwide: it may close a trade, and courts often refuse it',
    medium: 'shorter or within bounds: a business may still have to be given up',
  },
  kinds: [...DEALS, 'employment', 'nda'],
  bears: 'who is restrained',
  witness: {
    provisions: ['Non-Compete', 'Exclusivity'],
    heads: ['competing-barred-after-end', 'competing-barred-in-nda'],
    headings: ['non-compet', 'noncompet', 'compet', 'restrict'],
  },
  find: (reading) =>
    nonCompetes(reading).map((hit) => {
      const { text } = hit.sentence;
      const period = covenantLength(text);
      const wide = WORLDWIDE.exec(text)?.[0];
      const long = period !== null && approximateDays(period) > LONG_DAYS;
      const end = DURING.test(text) ? 'during the contract' : 'with no end named in the clause';
      const scope = [period ? `for ${formatPeriod(period)}` : end, wide ? `“${wide}”` : null];
      return finding(
        long || wide ? 'high' : 'medium',
        `${placeOf(reading, hit.sentence)} restrains ${boundBy(reading, hit).name} from competing, ${scope.filter(Boolean).join(', ')}.`,
        'Narrow the covenant in field, place and time to what protects a legitimate interest, and check that it can be enforced where it is to bind.',
        [proof(reading, hit)],
      );
    }),
  examples: {
    paper: 'services',
    hits: [
      [
        '7.1 Provider shall not, during the term and for a period of three (3) years thereafter, directly or indirectly own, manage or engage in any business that competes with Customer anywhere in the world.',
        'Provider from competing, for 3 years',
      ],
      [
        '1.3 The Distributor must not during the term and for two years afterwards be concerned in the supply of any goods that compete with the Products.',
        'Distributor from competing, for 2 years',
        'distribution',
      ],
      [
        '14. For twelve months after the end of his employment the Employee shall not be employed by or interested in any business which competes with the Company in the county of Kent.',
        'Employee from competing, for 12 months',
        'employment',
      ],
      [
        'While you are a member and for two years after, you may not teach or train at any other cycling club within ten miles.',
        '“you” from competing, for 2 years',
        'terms',
      ],
      [
        '6.2 Recipient agrees that it will not compete with Discloser in the market for kiln controls for a period of eighteen months.',
        'Recipient from competing, for 18 months',
        'nda',
      ],
      [
        '7. For a year after you leave you will not be engaged or concerned in any business of the same kind.',
        'from competing, for 1 year',
        'terms',
      ],
      [
        '11. Employee will not practise small-animal medicine within ten miles of the clinic for one year after leaving.',
        'Employee from competing, for 1 year',
        'employment',
      ],
      [
        '7. For two years after the end of this Agreement Provider shall not represent another maker of linen in the same towns.',
        'Provider from competing, for 2 years',
      ],
      [
        '5. For three years Customer must not work with any other software maker.',
        'Customer from competing, for 3 years',
        'licence',
      ],
    ],
    misses: [
      [
        '7. For a year after this contract Contractor shall not send more than one newsletter a month.',
        'another duty after the end',
        'terms',
      ],
      ['7. For one year after the end Provider may work in any business of the same kind.', 'allowed'],
      ['7. Provider shall not for twelve months after the end solicit any customer of Customer.', 'customers only'],
      [
        '7.1 Nothing in this Agreement shall prevent Provider from competing with Customer, and Provider will not be restricted in its business.',
        'a permission',
      ],
      [
        '7.1 Provider shall not use the Confidential Information of Customer to compete with it unfairly.',
        'a ban on misuse of secrets',
      ],
      [
        '4.2 Provider shall offer competitive rates and shall not charge more than its competitors charge for similar work.',
        'competitive prices',
      ],
      ['7.1 “Competing Business” means any business that competes with Customer.', 'a definition'],
      [
        '7.1 Provider acknowledges that it is not bound by any covenant not to compete with a former client.',
        'a statement about others',
      ],
      ['5. Customer may work with any other software maker.', 'free', 'licence'],
      ['5. Nothing stops Customer from working for a competitor.', 'denied', 'licence'],
      ['5. Customer must not use the Software in any other way.', 'another matter', 'licence'],
    ],
  },
});
