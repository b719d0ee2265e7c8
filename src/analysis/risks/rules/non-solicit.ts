import { placeOf } from '../../document/place';
import { sectionText } from '../../document/section-text';
import { wording } from '../../lexicon/words';
import { approximateDays, formatPeriod } from '../../mentions/periods';
import { boundBy } from '../../statements/actors';
import { proof } from '../../statements/search';
import { adviceFor } from '../advice';
import { covenantLength } from '../covenant-length';
import { barredSolicitation } from '../non-solicits';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const WORDS = wording(
  '{solicit,hire,recruit,induce,entice,poach,approach,contact,take,go after,offer,work for,sell to}*',
);
const DURING = wording([
  '{during,throughout,for} {the,its} (full ){term,life,duration}',
  '{during,for as long as,as long as,while} this {agreement,contract}',
]);
const LONG_DAYS = 731;
const YEAR_DAYS = 366;
/** Who was met through the contract. */
const MET = wording(
  'whom, who, that, which',
  60,
  '{had,has,have} {dealings,dealt,contact,worked}, dealt, met, served, came into contact, became {known,aware}, involved',
);

function scopeOf(text: string): string {
  const customers = wording('customer(s), client(s), student(s), patient(s), member(s), account(s)').test(text);
  const staff =
    wording('employ{ee,ees}, personnel, staff, officer(s), people, workers, team').test(text) ||
    (!customers && wording('anyone, anybody').test(text));
  return staff && customers ? 'staff and customers' : customers ? 'customers' : 'staff';
}

const APPROACHING = wording('{solicit,recruit,induce,entice,poach,approach,contact,go after,lure,offer,sell to}*');
const HIRING = wording('{hire,hiring,employ,take on,take away,engage,retain}');
const SERVING = wording('{work for,deal with,serve,act for,accept business from}');

/** What the covenant forbids: 'soliciting' alone leaves it free to hire whoever comes by himself. */
function forbidden(text: string): string {
  const verbs = [
    APPROACHING.test(text) ? 'soliciting' : null,
    HIRING.test(text) ? 'hiring' : null,
    SERVING.test(text) ? 'serving' : null,
  ].filter((verb) => verb !== null);
  return verbs.length > 0 ? verbs.join(', ').replace(/, (?=[^,]*$)/, ' or ') : 'soliciting';
}

/** Who may freely answer advertisements. */
const ADVERTISEMENTS = wording(
  '{general,public} {advert,solicit,recruit}*, advert*, not (specifically )({aimed,directed})*',
);

export const nonSolicit = defineRule({
  id: 'non-solicit',
  label: 'No-solicit covenant',
  family: 'restraint',
  severity: { medium: 'one-sided or over two years', low: 'mutual and for two years at most: usual among partners' },
  kinds: ANY_CONTRACT,
  bears: 'who is restrained',
  witness: {
    provisions: ['No-Solicit Of Employees', 'No-Solicit Of Customers'],
    heads: ['no-solicitation-of-staff', 'no-solicitation-of-customers'],
    headings: ['non-solicit', 'nonsolicit', 'no solicit', 'no-solicit'],
  },
  find(reading) {
    const hit = barredSolicitation(reading);
    if (!hit) return null;
    const { text } = hit.sentence;
    const period = covenantLength(text);
    const { name, mutual } = boundBy(reading, hit);
    const long = period !== null && approximateDays(period) > LONG_DAYS;
    return finding(
      long || !mutual ? 'medium' : 'low',
      `${placeOf(reading, hit.sentence)} bars ${name} from ${forbidden(text)} ${scopeOf(text.slice(Math.max(0, text.search(WORDS))))}${period ? ` for ${formatPeriod(period)}` : DURING.test(text) ? ' during the contract' : ', with no end named in the clause'}.`,
      adviceFor(
        sectionText(reading, hit.sentence),
        [
          { ask: 'limit the covenant to people met through the contract', given: MET },
          ...(period && approximateDays(period) <= YEAR_DAYS ? [] : [{ ask: 'end it after 12 months' }]),
          { ask: 'exempt general advertisements', given: ADVERTISEMENTS },
          ...(mutual || reading.kind.family === 'employment' ? [] : [{ ask: 'make it mutual' }]),
        ],
        'Check that the covenant can be enforced where it is to bind, and note the day on which it ends.',
      ),
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '7.2 For two (2) years after the end of this Agreement Customer shall not, directly or indirectly, solicit or hire any employee of Provider.',
        'bars Customer from soliciting or hiring staff for 2 years',
      ],
      [
        '14.2 For twelve months after the Termination Date the Employee shall not solicit or deal with any customer of the Company.',
        'customers for 12 months',
        'employment',
      ],
      ['7.2 Neither party shall during the term solicit for employment the personnel of the other.', 'bars each party'],
      [
        'While you are a member and for 24 months after, you must not hire any of our staff.',
        'staff for 24 months',
        'terms',
      ],
      [
        '6. Recipient undertakes that for one year it will not employ or entice away any employee of Discloser.',
        'staff for 1 year',
        'nda',
      ],
      ['5. Customer can’t hire our people for one year.', 'bars Customer from hiring staff for 1 year', 'licence'],
      [
        '7. Contractor shall not for 12 months work for any client of Customer.',
        'bars Contractor from serving customers for 12 months',
        'terms',
      ],
      [
        '7. For a year after the project neither of us will approach the other’s engineers with an offer of a job.',
        'staff for 1 year',
        'terms',
      ],
      ['5. Neither side may poach the staff of the other for a year.', 'each party', 'licence'],
    ],
    misses: [
      [
        '7.2 Nothing in this Agreement shall prevent Customer from hiring employees of Provider who answer advertisements.',
        'only a permission',
      ],
      ['7.2 Provider shall not solicit orders outside of the Territory.', 'orders'],
      [
        '9.4 Each party warrants that it will not employ any person who has been debarred by the authorities.',
        'debarred persons',
      ],
      [
        '9.1 Employee shall not disclose or induce the Company to use the trade secrets of any former employer.',
        'secrets of others',
        'employment',
      ],
      ['3.2 If a trainee does not pass, you must not employ that person as a manager.', 'fitness of staff', 'terms'],
      ['5. Customer can hire people for the work.', 'hiring helpers', 'licence'],
      [
        'We won’t take another garage or car dealer as a sponsor of this team while this arrangement lasts.',
        'sponsors, not staff',
        'terms',
      ],
      ['2.1 Provider does not generally solicit customers in this trade.', 'what is so, no ban', 'services'],
      [
        '2.4 Provider shall not for twelve months work on Sundays for the customers of the shop without extra pay.',
        'when work is done',
        'services',
      ],
      ['5. Provider must not contact customers about their orders without asking.', 'orders', 'licence'],
    ],
  },
});
