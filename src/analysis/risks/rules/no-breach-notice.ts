import { isFullyRead, pagesRead } from '../../document/coverage';
import { operativeSentences } from '../../document/operative';
import { COMMERCIAL } from '../../kinds/family';
import { WHITE_SPACE } from '../../lexicon/characters';
import { anyWording, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const HANDLES = anyWording(
  wording(
    [
      'stor{e,es,ing,age}, host({s,ing}), process({es,ing}), collect({s,ing}), maintain({s,ing})',
      'handl{e,es,ing}, access( to), transmit*',
    ],
    120,
    [
      'personal(ly) {data,information,identifiable information}',
      "{customer,client,user,subscriber,patient,cardholder}(s)(')(s) {data,information}",
    ],
  ),
  wording('stor{e,es,ing}', 60, 'e(-)mail addresses, names and (+ )addresses'),
);
const NOT_THIS = wording(
  'confidential information, privacy notice, warrant(s), represent(s), {have,has} taken, complied',
);
const INCIDENT = wording([
  '{security,data,privacy,cyber}({ ,-})(security ){breach,incident}*',
  'breach of (its ){security,confidentiality,the security}*',
  'unauthori{s,z}ed {access,disclosure,use,acquisition,or unlawful}*, compromise of*',
]);
const TELLS = wording('notif+, notice, inform, report, advise, alert, tell(s), told, let(s) ~3 know');
/** In a sentence on data a bare 'breach' is one of security. */
const LOST = wording('{breach,incident,leak,hack}({s,es}), gets out');
/** The duty stands in another paper, which is promised or attached. */
const ELSEWHERE = wording([
  'data {processing,protection} {agreement,addendum,annex,schedule}(s), business associate agreement',
  'processing {agreement,terms}',
]);

export const noBreachNotice = defineRule({
  id: 'no-breach-notice',
  label: 'No notice of security breaches',
  family: 'information',
  severity: { medium: 'the time to tell authorities may run out unseen' },
  kinds: [...COMMERCIAL, 'data'],
  witness: 'every page',
  soWhenChecked: 0.2,
  find(reading) {
    const hit = findFirst(reading, HANDLES, { unless: NOT_THIS });
    if (!hit || !isFullyRead(reading.contract) || reading.kind.under !== null) return null;
    const isIncident = (text: string) => INCIDENT.test(text) || (LOST.test(text) && HANDLES.test(text));
    if (operativeSentences(reading).some(({ text }) => (isIncident(text) && TELLS.test(text)) || ELSEWHERE.test(text)))
      return null;
    return finding(
      'medium',
      `${hit.match[0].length < 90 ? `The contract covers “${hit.match[0].replace(WHITE_SPACE, ' ')}”` : 'The contract has one side handle data of others'}, but no duty to give notice of a security breach was found ${pagesRead(reading.contract)}.`,
      'Add a duty to tell of security breaches within a fixed time (48 or 72 hours), to help, and to bear the cost of notices.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['4. Provider shall store personal data of the clients of Customer.', '“store personal data”'],
      ['4. Provider shall host and process customer data on its servers.', 'no duty to give notice'],
      ['4. Supplier maintains the user data of the shop.', 'no duty to give notice', 'supply'],
      ['4. Provider handles cardholder data for Customer.', 'no duty to give notice'],
      [
        '4. Provider handles cardholder data for Customer. Each party tells the other of a breach of this Agreement.',
        'no duty to give notice',
      ],
    ],
    misses: [
      [
        '4. Provider shall store personal data. Provider shall notify Customer of any security incident.',
        'there is a duty',
      ],
      [
        '4. Provider handles customer data only as told, and will tell the Customer of a breach within 72 hours.',
        'a duty in everyday words',
      ],
      ['4. Provider shall deliver the Software.', 'nobody handles data'],
      ['9. Provider represents that it has complied with all laws in handling personal data.', 'a statement'],
      ['4. Provider shall store customer data and report unauthorised access to it within two days.', 'in other words'],
    ],
  },
});
