import { listed } from '../../../shared/phrases';
import { placeOf } from '../../document/place';
import { dataProcessing } from '../../kinds/declarations/data-processing';
import { isKind } from '../../kinds/paper-kind';
import { anyWording, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
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
      wording('only', 80, 'as {the +,you,we} {tell(s),ask(s),say(s),instruct(s)}'),
    ),
    'processing on documented instructions',
  ],
  [wording('sub(-){processor(s),contract}*, other {companies,firms,suppliers} to help'), 'sub-processors'],
  [
    anyWording(
      wording('{technical and organi{s,z}ational,security} measures, safeguards, encrypt*'),
      wording('security', 120, 'measures'),
      wording('keep(s)', 40, 'data', 20, 'safe, secure'),
    ),
    'security measures',
  ],
  [
    wording('{delete,deletion,return,destroy,erase,give(s) back}*', 80, '(personal )data'),
    'deletion or return of the data',
  ],
  [
    anyWording(
      wording('(personal )data {breach,security incident}*, breach of security*, security {incident,breach}*'),
      wording('tell(s), warn(s)', 80, 'stolen, leak(s), lost, hacked'),
    ),
    'notice of data breaches',
  ],
  [
    anyWording(
      wording('data subject(s)'),
      wording('{people,person(s),guest(s),customer(s)} (who ){ask,want}(s)', 60, 'data'),
    ),
    'help with the rights of data subjects',
  ],
  [wording('audit*, inspection*'), 'audits'],
];

export const gdprProcessor = definePoint({
  id: 'gdpr-processor',
  label: 'Processing of personal data for another',
  topic: 'data',
  source: 'GDPR art. 28(3)',
  cause: 'one side processes personal data for the other, and contents of art. 28(3) are missing',
  witness: 'every page',
  find(reading) {
    const isProcessing = isKind(reading.kind, dataProcessing);
    const hit =
      findFirst(reading, PROCESSES, { negated: true }) ??
      (isProcessing && mentions(reading, PERSONAL) ? findFirst(reading, PLAIN) : null);
    if (!hit || !(isProcessing || mentions(reading, PROCESSOR) || mentions(reading, ON_BEHALF))) return null;
    const missing = REQUIRED.filter(([pattern]) => !mentions(reading, pattern)).map(([, name]) => name);
    if (missing.length === 0) return null;
    return {
      issue: `${placeOf(reading, hit.sentence)} deals with the processing of personal data; no words were found on ${listed(missing)}.`,
      recommendation:
        'Where the GDPR applies and one side processes for the other, add a data processing agreement with the contents of art. 28(3).',
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
      ['4. Each party processes the personal data of its own staff as it thinks fit.', 'each for itself'],
      ['1. “Personal Data” has the meaning of the Regulation.', 'a definition'],
      ['8. Recipient shall not disclose personal data that it may see.', 'secrets', 'nda'],
    ],
  },
});
