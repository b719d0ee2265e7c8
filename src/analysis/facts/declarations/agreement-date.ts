import { recogniseKind } from '../../kinds/recognise';
import { type Day, printDay } from '../day';
import { defineFact } from '../define-fact';
import { type Fact, missing } from '../fact';
import { labelledSpan } from '../labelled-span';
import { rankedDay } from '../ranked-fact';
import { NOT_SILENT } from '../stated';

/**
 * The date of the contract: that on which it is made, or last signed. A blank or redacted date is not guessed, and that of the paper which it
 * changes or stands under is not its own.
 */
export const agreementDate = defineFact({
  id: 'agreementDate',
  label: 'Agreement date',
  place: 50,
  kind: 'day',
  silence: { provision: 'Agreement Date', until: NOT_SILENT },
  speaksOf: ['dated', 'date', 'made', 'entered', 'executed', 'signed', 'as of', 'day of'],
  find(source): Fact<Day> {
    const day = rankedDay(source, 'agreement', recogniseKind(source).under?.date ?? null);
    // 'Last lesson: 19 June 2026' says when it ends, not when it was made.
    const span = labelledSpan(source);
    const isOfSpan = [span?.first, span?.last].some(
      (labelled) =>
        labelled?.iso === day.value?.iso &&
        day.evidence.some(({ quote }) => quote.includes(labelled?.evidence.quote ?? '-')),
    );
    return day.value && isOfSpan ? missing(source.contract) : day;
  },
  print: printDay,
  examples: {
    paper: 'whole',
    hits: [
      [
        'SUPPLY AGREEMENT\nThis Supply Agreement is made and entered into as of May 4, 2023 by and between Acme Mills, Inc. and Borel LLC. The parties agree as follows:\n1. Supplier shall supply the goods.',
        '2023-05-04',
      ],
      [
        'CONSULTANCY AGREEMENT\nDATED 3rd June 2021\nBETWEEN Acme Mills Limited and Ann Borel\n1. The Consultant shall advise the Client.',
        '2021-06-03',
      ],
      [
        'LEASE\nThis Lease is made this 12th day of October, 2019 between Ann Borel ("Landlord") and Tom Reed ("Tenant").\n1. Tenant shall pay rent of $900 a month.',
        '2019-10-12',
      ],
      [
        'NON-DISCLOSURE AGREEMENT\nThis agreement is dated 7 March 2022 and is between Acme Mills Ltd and Borel GmbH.\n1. Each party shall keep the information secret.',
        '2022-03-07',
      ],
    ],
    misses: [
      [
        'CELLO LESSONS\nPupil: Ann Borel\nFirst lesson: 9 September 2025\nLast lesson: 19 June 2026\n1. Fees are due at the first lesson.',
        'the last day of a form',
      ],
      [
        'SUPPLY AGREEMENT\nThis Supply Agreement is made as of ____________, 20__ by and between Acme Mills, Inc. and Borel LLC.\n1. Supplier shall supply the goods.',
        'the date is left blank',
      ],
      [
        'TERMS OF SERVICE\nThese terms are an agreement between you and Harbor Cycle Club LLC.\n1. You must be 18 to join.',
        'no date at all',
      ],
      [
        'SERVICES AGREEMENT\nThis Services Agreement is between Acme Mills, Inc. and Borel LLC.\n1. The Company was founded on May 4, 1978 in Ohio.\n2. Provider shall clean the offices.',
        'the date of something else',
      ],
      [
        'AMENDMENT NO. 1\nThis Amendment No. 1 amends the Supply Agreement dated May 4, 2020 between Acme Mills, Inc. ("Supplier") and Borel LLC ("Buyer").\n1. Supplier shall deliver 40 units a month.',
        'the date of the paper that it changes',
      ],
    ],
  },
});
