import { openBlanks } from '../../document/blanks';
import { OTHER, STANDALONE } from '../../kinds/family';
import { defineRule, eachOnce, finding } from '../rule';

export const blanks = defineRule({
  id: 'blanks',
  label: 'Blanks left open',
  family: 'paper',
  severity: { medium: 'a term may be filled in after signing' },
  kinds: [...STANDALONE, 'amendment', ...OTHER],
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
  examples: {
    paper: 'services',
    hits: [
      ['5. Customer shall pay the sum of $________ for the Services.', 'one blank'],
      ['3. This Agreement begins on [DATE] and ends on [to be agreed].', '2 blanks'],
      ['12. Either party may terminate upon ________ (____) days’ written notice to the other party.', 'blank'],
      ['4. The services are performed at [●] and billed at [●] an hour.', 'blank'],
    ],
    misses: [
      [
        'IN WITNESS WHEREOF, the parties have signed.\nBy: ____________________\nName: __________________',
        'lines to sign on',
      ],
      ['Tamar Foods Pte. Ltd.: ____________________   Kestrel Cover Limited: ____________________', 'lines to sign on'],
      ['[ ] Customer wishes to receive the newsletter of Provider.', 'a box to tick'],
      ['5. Customer shall pay $900 for the Services.', 'filled in'],
      ['5. Terms in [brackets] are for convenience.', 'brackets'],
    ],
  },
});
