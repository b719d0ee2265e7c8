import { COMMERCIAL } from '../../matching/contract-kind';
import { isFullyRead, pagesRead } from '../../matching/coverage';
import { findFirst, mentions, proof } from '../../matching/search';
import { finding, type RiskRule } from '../rule';

const PERSONAL = /\bpersonal(?:ly)? (?:data|information|identifiable)|\bpatient (?:data|information)/i;
const PROTECTED =
  /\b(?:data protection|privacy (?:law|act|polic|shield|rule)|GDPR|CCPA|HIPAA|data security|security (?:measures|safeguards)|data privacy|privacy)\b/i;

export const noDataProtection: RiskRule = {
  id: 'no-data-protection',
  name: 'Personal data without protection terms',
  kinds: COMMERCIAL,
  find(reading) {
    const hit = findFirst(reading, PERSONAL, { definitions: true });
    if (!hit || mentions(reading, PROTECTED) || !isFullyRead(reading.contract)) return null;
    return finding(
      'medium',
      `The contract speaks of “${hit.match[0]}”, but no duty on privacy or security was found ${pagesRead(reading.contract)}.`,
      'Add terms on data protection: purpose, security, sub-processors, breach notice and deletion.',
      [proof(reading, hit)],
    );
  },
};
