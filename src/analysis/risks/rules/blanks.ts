import { openBlanks } from '../../document/blanks';
import { STANDALONE } from '../../kinds/contract-kind';
import { defineRule, eachOnce, finding } from '../rule';

export const blanks = defineRule({
  id: 'blanks',
  label: 'Blanks left open',
  family: 'paper',
  severity: { medium: 'a term may be filled in after signing' },
  kinds: [...STANDALONE, 'amendment', 'unknown'],
  witness: 'the page',
  find(reading) {
    const open = openBlanks(reading);
    if (open.length === 0) return null;
    return finding(
      'medium',
      `The contract has ${open.length === 1 ? 'one blank' : `${open.length} blanks`} that ${open.length === 1 ? 'was' : 'were'} not filled in.`,
      'Fill in or strike out every blank before signing.',
      eachOnce(open).slice(0, 5),
    );
  },
});
