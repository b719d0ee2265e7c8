import { CELL_OR_LINE_END } from '../../lexicon/characters';
import { anyWording, wording } from '../../lexicon/words';
import { enrolment } from '../declarations/enrolment';
import { licence } from '../declarations/licence';
import { licenceToOccupy } from '../declarations/licence-to-occupy';
import { lodgerAgreement } from '../declarations/lodger-agreement';
import { defineVariety } from './define-variety';

/** A room in a hall or a house of students, let by a company or a college; no householder lives there. */
export const studentRoom = defineVariety({
  id: 'student-room',
  labels: [{ label: 'Student accommodation agreement' }],
  as: licenceToOccupy,
  of: [licenceToOccupy, lodgerAgreement, licence],
  unlessTitled: [enrolment],
  sides: [
    {
      label: 'Provider',
      roles: [
        ...['provider', 'accommodation provider', 'university', 'college', 'operator', 'manager', 'licensor', 'owner'],
        ...['residence', 'landlord', 'hall', 'institute'],
      ],
    },
    { label: 'Student', roles: ['student', 'resident', 'occupant', 'occupier', 'licensee', 'tenant'] },
  ],
  deal: 'the {licensor} lets the {licensee} live in student accommodation',
  head: wording([
    'student {room,accommodation,housing,hall,residence,hostel,living}(s), hall(s) of residence, study bedroom(s)',
    'student dormitor*, dormitory {agreement,contract}, residence hall {agreement,contract,license,licence}',
  ]),
  // Who lives there is a party: an office beside the student hall has none.
  must: wording(
    'student(s), resident(s), occupant',
    anyWording(CELL_OR_LINE_END, wording(['", ”, :', ' {shall,will,must,may,has,have,is,are,pay(s),agree(s)}'])),
  ),
  speaksOf: [
    wording('room(s), bedroom(s), bed, bedspace'),
    wording('kitchen(s), bathroom, common {areas,parts}, shared {areas,parts,facilities}, lounge, laundry'),
    wording('guest(s), visitor(s), noise, quiet, house rules, smok*, candle*, inspection'),
    wording('academic year, semester, term, university, college, polytechnic, stud{y,ies}, course'),
    wording('bond, deposit, rent, accommodation fee, licen{c,s}e fee, weekly fee, instalment(s)'),
  ],
  least: 3,
  never: wording([
    'householder, homeowner, landlady, host {family,parent,parents}, homestay, assured shorthold, lodger, your landlord lives',
    'tuition fee(s), pupil, software, employer',
  ]),
  examples: [
    'Student Room Agreement 2026\nAcme Student Living Limited (the "Provider") and Ann Lee (the "Student").\n1. Room. Room 4B, with the use of the kitchen.\n2. Weekly fee. $310, and a bond of $500.\n3. Guests. Two nights a month.\n4. The stay runs for the academic year.\n5. The Student shall leave the room clean.\nSigned: Ann Lee',
    'LICENCE TO OCCUPY A STUDY BEDROOM\nBorel College (the "College") and Ann Lee (the "Resident").\n1. The bedroom and the shared kitchen.\n2. Licence fee. £5,000 in three instalments.\n3. Quiet from 11. No candles.\n4. The licence ends if the Resident leaves the University.\nSigned: Ann Lee',
  ],
  nearMisses: [
    'LODGER AGREEMENT\nHouseholder: Ida Holm\nLodger: Tom Reed, a student\nThe room: attic, not student housing\n1. The lodger shares the kitchen.\n2. Rent £90 a week and a deposit.\n3. Guests. Two nights a month.',
    'COWORKING LICENCE\nHive Desks Ltd ("Licensor") and Reed Ltd ("Licensee").\n1. Desks in a room beside the student hall.\n2. Licence fee. £200.\n3. Kitchen. Shared.',
  ],
});
