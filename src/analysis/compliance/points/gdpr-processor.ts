import { placeOf } from '../../document/place';
import { dataProcessing } from '../../kinds/declarations/data-processing';
import { isKind } from '../../kinds/paper-kind';
import { listed } from '../../report/shorten';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const PROCESSES =
  /\b(?:process(?:es|ed|ing)?|processor|controller|collect\w*|stor\w+|access\w*|handl\w+)\b.{0,160}\bpersonal data\b|\bpersonal data\b.{0,160}\b(?:process(?:es|ed|ing)?|processor|controller|collect\w*|stor\w+|access\w*)\b/i;
const PROCESSOR = /\bdata processor\b|\bprocessor\b.{0,80}\bcontroller\b|\bcontroller\b.{0,80}\bprocessor\b/i;
/** 'Mailbird stores the names of guests. These are personal data.' */
const PLAIN =
  /\b(?:stor|keep|hold|us|collect|handl|read)(?:s|es|e)?\b.{0,120}\b(?:personal data|names|addresses|e-?mails|(?:customers'?|guests'?|patients'?|users'?) data)\b/i;
const PERSONAL = /\bpersonal data\b/i;
const ON_BEHALF = /\bprocess\w*\b.{0,60}\bpersonal data\b.{0,80}\bon behalf of\b/i;
/** Art. 28(3) asks that the contract say each of these. */
const REQUIRED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:documented )?instructions?\b.{0,80}\b(?:controller|customer|client|company|personal data)|\bpersonal data\b.{0,120}\binstructions?\b|\bonly\b.{0,80}\bas (?:the \w+|you|we) (?:tells?|asks?|says?|instructs?)\b/i,
    'processing on documented instructions',
  ],
  [/\bsub-?(?:processors?|contract)|\bother (?:companies|firms|suppliers) to help\b/i, 'sub-processors'],
  [
    /\b(?:technical and organi[sz]ational|security) measures\b|\bsafeguards\b|\bkeeps?\b.{0,40}\bdata\b.{0,20}\b(?:safe|secure)\b/i,
    'security measures',
  ],
  [
    /\b(?:delete|deletion|return|destroy|erase|give(?:s)? back)\w*\b.{0,80}\b(?:personal )?data\b/i,
    'deletion or return of the data',
  ],
  [
    /\b(?:personal )?data (?:breach|security incident)|\bbreach of security|\bsecurity (?:incident|breach)|\b(?:tells?|warns?)\b.{0,80}\b(?:stolen|leaks?|lost|hacked)\b/i,
    'notice of data breaches',
  ],
  [
    /\bdata subjects?\b|\b(?:people|persons?|guests?|customers?) (?:who )?(?:ask|want)s?\b.{0,60}\bdata\b/i,
    'help with the rights of data subjects',
  ],
  [/\baudit|\binspection/i, 'audits'],
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
      ['4. Each party processes the personal data of its own staff as it thinks fit.', 'each for itself'],
      ['1. “Personal Data” has the meaning of the Regulation.', 'a definition'],
      ['8. Recipient shall not disclose personal data that it may see.', 'secrets', 'nda'],
    ],
  },
});
