import { isFullyRead, pagesRead } from '../../document/coverage';
import { COMMERCIAL } from '../../kinds/family';
import { wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const PERSONAL = wording('personal(ly) {data,information,identifiable}*, patient {data,information}*');
/** A list of what is confidential, or a redaction, hands nobody personal data. */
const NO_CAUSE = wording('confidential information, redacted');
const PROTECTED = wording([
  'data protection, privacy {law,act,polic,shield,rule}, GDPR, CCPA, HIPAA, data security',
  'security {measures,safeguards}, data privacy, privacy, regulation s-p, gramm',
  'non(-)public personal information, {data ,}processing {agreement,addendum,terms}',
  'encrypt*, {personal data,data,security} breach(es), breach(es) of (unsecured )({patient,personal} )({information,data})',
]);

export const noDataProtection = defineRule({
  id: 'no-data-protection',
  label: 'Personal data without protection terms',
  family: 'information',
  severity: { medium: 'the law may ask for such terms in writing' },
  kinds: COMMERCIAL,
  witness: 'every page',
  find(reading) {
    const hit = findFirst(reading, PERSONAL, { definitions: true, unless: NO_CAUSE });
    if (!hit || mentions(reading, PROTECTED) || !isFullyRead(reading.contract)) return null;
    return finding(
      'medium',
      `The contract speaks of “${hit.match[0]}”, but no duty on privacy or security was found ${pagesRead(reading.contract)}.`,
      'Add terms on data protection: purpose, security, sub-processors, breach notice and deletion.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['4. Provider may store personal data of the clients of Customer.', '“personal data”'],
      [
        '4. Provider shall send out the bills with the personal information of the patients of Customer.',
        '“personal information”',
      ],
      ['4. “Data” means personal data and other data that Customer enters.', '“personal data”'],
      ['4. Provider shall keep patient data on its servers.', '“patient data”'],
    ],
    misses: [
      ['5. Provider shall encrypt all personal data.', 'a duty on security'],
      ['5. Provider shall tell Customer of a personal data breach within 72 hours.', 'a duty to report'],
      [
        '6. Before Provider processes personal data for Customer the parties conclude a processing agreement.',
        'an agreement of its own',
      ],
      [
        '4. Provider may store personal data of the clients of Customer and shall comply with privacy laws.',
        'privacy laws',
      ],
      ['4. Provider shall process personal data under the GDPR only.', 'a law by name'],
      ['8. Confidential information includes personal data.', 'a list of secrets'],
      [
        '4. Personal data of staff may be read by Provider, which keeps security measures for them.',
        'security measures',
      ],
    ],
  },
});
