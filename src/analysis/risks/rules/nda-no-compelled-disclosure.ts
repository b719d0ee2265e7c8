import { pagesRead } from '../../document/coverage';
import { mentions } from '../../statements/search';
import { standsAnywhere } from '../missing';
import { defineRule, missingTerm } from '../rule';

const COMPELLED =
  /\b(?:required|compelled|ordered|requested|permitted|obligated|requirement|order|necessary|mandated|demand\w*)\b.{0,160}\b(?:law|court|legal|subpoena|regulat\w+|govern\w+|judicial|statute|order|process)\b|\bsubpoena|\b(?:legal|judicial|administrative) (?:process|proceedings?|requirement|order)|\border of (?:a|any) court|\bby law\b|\bcourt order|\b(?:judge|police|tax office|the law) (?:says|makes|requires|asks|orders|demands)/i;
const SECRET = /\b(?:confidential|proprietary|secret)/i;

export const ndaNoCompelledDisclosure = defineRule({
  id: 'nda-no-compelled-disclosure',
  label: 'No room for disclosure required by law',
  family: 'information',
  severity: { low: 'a court’s order excuses by itself in most places' },
  kinds: ['nda'],
  witness: 'every page',
  find(reading) {
    if (!mentions(reading, SECRET) || standsAnywhere(reading, COMPELLED)) return null;
    return missingTerm(
      reading,
      'low',
      `No permission to disclose what a law or court requires was found ${pagesRead(reading.contract)}.`,
      'Allow disclosure that law, court or regulator requires, with notice to the other side where that is lawful.',
    );
  },
});
