import { isFullyRead } from '../../document/coverage';
import { sectionNumbers } from '../../document/section-numbers';
import { sectionReferences } from '../../document/section-references';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { openingWords } from '../../lexicon/words';
import { defineFault } from '../fault';

/** With more of them the paper is numbered in a way that was not understood, or is an extract. */
const MOST = 5;

/**
 * A number so far behind the end of the count is another paper's or a statute's as long as it is not called this one's own: of 4 such faults in 24 papers of
 * strangers none was one ('Article 28' of the GDPR, 'section 21' of the Housing Act, articles of a head lease).
 */
const FAR = 4;
const OF_THIS = openingWords('(\\,)( ){of,in} {this,these,the} {agreement,contract,lease,deed,letter,terms,order}');
const OF_THIS_ROOM = 40;

function isNear(number: string, last: string): boolean {
  const [own = 0, end = 0] = [number, last].map((one) => Number(one.split('.').at(-1)));
  return number.split('.').length > 1 || own - end < FAR;
}

/** What stands before the clause of an example. */
const SECTIONS = `1. Services. Provider shall host the site.
2. Fees. Customer shall pay monthly.
3. Term. This Agreement ends in May.
4. Notices
4.1 Notices shall be in writing.
4.2 They shall be sent by courier.`;

export const brokenReference = defineFault({
  id: 'broken-reference',
  label: 'Reference to a section that is not there',
  about:
    'A reference to a section, clause or article of this paper that it does not have: the number stands nowhere in it and its count ends before, by no more than three unless the paper calls the section its own. References to other papers and to statutes are passed over, and so is what schedules and amendments refer to. Exhibits that are missing are told with completeness.',
  find(reading) {
    const { contract, outline, kind } = reading;
    if (!isFullyRead(contract) || kind.family === 'amendment' || kind.under !== null) return [];
    const references = sectionReferences(reading);
    const numbers = references.length > 0 ? sectionNumbers(contract, outline) : null;
    if (!numbers) return [];
    const isOwn = (end: number) => OF_THIS.test(contract.text.slice(end, end + OF_THIS_ROOM));
    const broken = references.flatMap((reference) => {
      const last = numbers.has(reference.number) ? null : numbers.lastBeside(reference.number);
      const isMeant = last !== null && (isNear(reference.number, last) || isOwn(reference.end));
      return isMeant ? [{ ...reference, last }] : [];
    });
    const first = new Map(broken.toReversed().map((reference) => [reference.number, reference]));
    if (first.size > MOST) return [];
    return [...first.values()]
      .toSorted((one, other) => one.start - other.start)
      .map(({ name, last, start, end }) => ({
        description: `There is no ${name}: the count ends with ${last}.`,
        evidence: [sentenceEvidence(contract, outline, start, end)],
      }));
  },
  examples: {
    paper: 'services',
    hits: [
      [`${SECTIONS}\n5. Survival. Sections 2 and 8 survive the end of this Agreement.`, 'no Section 8'],
      [`${SECTIONS}\n5. Survival. The duties of Section 14 of this Agreement survive its end.`, 'no Section 14'],
      [`${SECTIONS}\n5. Notices. A party may change its address as provided in Section 4.3.`, 'ends with 4.2'],
      [`${SECTIONS}\n5. Fees. The cap of clause 9.1 of this Agreement does not apply to the fees.`, 'no Clause 9.1'],
      [`${SECTIONS}\n5. Fees. The cap of clause 7 (Caps) does not apply to the fees.`, 'no Clause 7'],
      [`${SECTIONS}\n5. Fees. Subject to Article VIII of the Agreement, fees are due monthly.`, 'no Article VIII'],
    ],
    misses: [
      [`${SECTIONS}\n5. Tax. The fees are deferred pay under Section 409A of the Code.`, 'of a statute'],
      [`${SECTIONS}\n5. Notice. Notice under section 21 of the Housing Act 1988 may be served.`, 'of a statute'],
      [`${SECTIONS}\n5. Order. Section 14.2 of the Master Agreement governs each order.`, 'of another paper'],
      [
        `${SECTIONS}\n5. Order. Sections 14.2, Section 14.3 and Section 15 of the Lease stay as they are.`,
        'of another paper',
      ],
      [
        `${SECTIONS}\n5. Data. Provider obeys the UK GDPR.\n6. Breach. Provider tells of it with the particulars of Article 33(3).`,
        'of a regulation',
      ],
      [`${SECTIONS}\n5. Notice. Possession may be recovered on two months' notice under section 21.`, 'of a statute'],
      [
        `${SECTIONS}\n5. Terms. The terms of the Prime Lease apply, excluding Articles 2, 4, 29 and 33.`,
        'of another paper',
      ],
      [
        `${SECTIONS}\n5. Bans. Clause 14 (Secrecy) and clause 16 (Bans) of your contract of employment stay, save that the time of clause 16.2 is three months.`,
        'of another paper, behind its title',
      ],
      [`${SECTIONS}\n5. Survival. Sections 2, 4.1 and 4.2(a) survive.`, 'they are there'],
      [`${SECTIONS}\nExhibit A\nProvider keeps the duties of Section 14.`, 'a schedule may be of another paper'],
    ],
  },
});
