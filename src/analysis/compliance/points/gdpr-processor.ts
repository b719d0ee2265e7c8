import { listed } from '../../../shared/phrases';
import { placeOf } from '../../document/place';
import { dataProcessing } from '../../kinds/declarations/data-processing';
import { isKind } from '../../kinds/paper-kind';
import { anyWording, wording } from '../../lexicon/words';
import { findAll, findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const PROCESSES = anyWording(
  wording('process({es,ed,ing}), processor, controller, collect*, stor+, access*, handl+', 160, 'personal data'),
  wording('personal data', 160, 'process({es,ed,ing}), processor, controller, collect*, stor+, access*'),
);
const PROCESSOR = anyWording(
  wording('data processor'),
  wording('processor', 80, 'controller'),
  wording('controller', 80, 'processor'),
);
/** 'Mailbird stores the names of guests. These are personal data.' */
const PLAIN = wording(
  '{stor,keep,hold,us,collect,handl,read}({s,es,e})',
  120,
  "personal data, names, addresses, e(-)mails, {customers('),guests('),patients('),users(')} data",
);
const PERSONAL = wording('personal data');
const ON_BEHALF = wording('process*', 60, 'personal data', 80, 'on behalf of');
/** Art. 28(3) asks that the contract say each of these. */
const REQUIRED: readonly (readonly [RegExp, string])[] = [
  [
    anyWording(
      wording('(documented )instruction(s)', 80, 'controller*, customer*, client*, company*, personal data*'),
      wording('personal data', 120, 'instruction(s)'),
      wording('controller*, customer*, client*', 80, 'instruct*'),
      wording('only', 80, 'as {the +,you,we} {tell(s),ask(s),say(s),instruct(s)}'),
    ),
    'processing on documented instructions',
  ],
  [
    wording(
      'sub(-){processor(s),contract}*, {other,further,additional} processor(s), other {companies,firms,suppliers} to help',
    ),
    'sub-processors',
  ],
  [
    anyWording(
      wording('{technical and organi{s,z}ational,security} measures, safeguards, encrypt*'),
      wording('security', 120, 'measures'),
      wording('measures', 120, 'protection, protect*, secur*, encrypt*'),
      wording('measures {of,in,from} {annex,appendix,schedule,exhibit,attachment,enclosure}'),
      wording('keep(s)', 40, 'data', 20, 'safe, secure'),
    ),
    'security measures',
  ],
  [
    anyWording(
      wording('{delete,deletion,return,destroy,erase,give(s) back,wipe,remove}*', 80, '(personal )data'),
      wording('data', 120, 'delet*, destroy*, destruct*, eras{e,es,ed,ure}, returned, wiped, given back'),
      wording(
        'shall delete, will delete, deletes {it,them}, return and deletion, deletion and return, {cease,stop} to retain',
      ),
    ),
    'deletion or return of the data',
  ],
  [
    anyWording(
      wording('(personal )data {breach,security incident}*, breach of security*, security {incident,breach}*'),
      wording('tell(s), warn(s)', 80, 'stolen, leak(s), lost, hacked'),
      wording('data {leak,loss,infringement,violation,protection incident,protection breach,incident}(s)'),
      wording(
        'report*, notif*, inform*, announce*',
        80,
        'leak(s), breach(es), infringement(s), incident(s), {unauthori{s,z}ed} access',
      ),
      wording('leak(s), breach(es), infringement(s), incident(s)', 80, 'report*, notif*, inform*'),
    ),
    'notice of data breaches',
  ],
  [
    anyWording(
      wording(
        'data subject(s), {person,persons,people,individual,individuals} {concerned,affected}, {concerned,affected} {person,persons,people,individual,individuals}, {access,erasure,deletion} request(s)',
      ),
      wording('{people,person(s),guest(s),customer(s)} (who ){ask,want}(s)', 60, 'data'),
    ),
    'help with the rights of data subjects',
  ],
  [wording('audit*, inspect*, on-site check(s)'), 'audits'],
];

/** Terms on the processing that stand in a paper of their own, which a contract names: whether it is there is asked elsewhere. */
const OF_ITS_OWN = wording(
  '{data processing,data protection,data processor,processing} {agreement,addendum,contract,terms,schedule,annex,appendix}, DPA, article 28, art. 28',
);
/** Who bears the loss says nothing of how data are processed. */
const BEARS = wording('indemnif*, hold harmless, liable for, fines');

export const gdprProcessor = definePoint({
  id: 'gdpr-processor',
  label: 'Processing of personal data for another',
  topic: 'data',
  source: 'GDPR art. 28(3)',
  cause: 'one side processes personal data for the other, and contents of art. 28(3) are missing',
  witness: 'every page',
  find(reading) {
    const isProcessing = isKind(reading.kind, dataProcessing);
    if (!isProcessing && mentions(reading, OF_ITS_OWN)) return null;
    const hit =
      findAll(reading, PROCESSES, { negated: true }).find(({ sentence }) => !BEARS.test(sentence.text)) ??
      (isProcessing && mentions(reading, PERSONAL) ? findFirst(reading, PLAIN) : null);
    if (!hit || !(isProcessing || mentions(reading, PROCESSOR) || mentions(reading, ON_BEHALF))) return null;
    const missing = REQUIRED.filter(([pattern]) => !mentions(reading, pattern)).map(([, name]) => name);
    if (missing.length === 0) return null;
    return {
      issue: `${placeOf(reading, hit.sentence)} deals with the processing of personal data; no words were found on ${listed(missing)}.`,
      recommendation: isProcessing
        ? 'Where the GDPR applies, make sure that each of the contents of art. 28(3) is in it.'
        : 'Where the GDPR applies and one side processes for the other, add a data processing agreement with the contents of art. 28(3).',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'licence',
    hits: [
      ['4. Provider shall process personal data on behalf of Customer as a data processor.', 'sub-processors'],
      [
        '4. In processing personal data the Provider is the processor and the Customer the controller within the meaning of the law.',
        'processing on documented instructions',
      ],
      [
        '4. Provider shall process personal data on behalf of Customer only on its documented instructions to the controller.',
        'deletion or return',
      ],
      [
        '4. Provider, as data processor, stores personal data of the patients of Customer on its servers.',
        'security measures',
        'services',
      ],
    ],
    misses: [
      ['4. Provider keeps the books of Customer.', 'no personal data'],
      [
        '4. As processor Provider processes the personal data of Customer, the controller, on its documented instructions, with sub-processors bound alike, deletes personal data at the end, tells of each personal data breach, helps data subjects, allows audits and for the security of the data takes the measures of the table.',
        'measures in other words',
      ],
      [
        '4. The Processor processes the personal data of the Controller as it instructs, names further processors, takes the measures of Annex 2, reports data leaks, forwards what persons concerned ask, may be inspected, and all data are erased at the end.',
        'the same in words of other lands',
      ],
      [
        '4. Customer is the controller and Provider the processor of personal data, and Schedule 3 (Article 28 terms) applies.',
        'terms in a paper of their own',
      ],
      [
        '4. As processor or controller each party shall indemnify the other against fines for the processing of personal data.',
        'who bears the loss',
      ],
      ['4. Each party processes the personal data of its own staff as it thinks fit.', 'each for itself'],
      ['1. “Personal Data” has the meaning of the Regulation.', 'a definition'],
      ['8. Recipient shall not disclose personal data that it may see.', 'secrets', 'nda'],
    ],
  },
});
