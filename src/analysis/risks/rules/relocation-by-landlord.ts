import type { Sentence } from '../../document/outline';
import { plainText } from '../../document/plain-text';
import { anyWording, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { adviceFor } from '../advice';
import { firstProvision } from '../provision-hits';
import { defineRule, finding } from '../rule';

const WORDS = wording(
  'move, relocate, substitute, transfer, change',
  120,
  'another, other, different, elsewhere, substitute, alternative, new',
);

/** The sentence that lets somebody be moved, with the few behind it in its clause: who pays and who may leave stands there. */
function wordsFrom({ outline }: Reading, sentence: Sentence): string {
  const at = outline.sentences.findIndex(({ start }) => start === sentence.start);
  return outline.sentences
    .slice(at, at + OWN_SENTENCES)
    .filter(({ section }) => section === sentence.section)
    .map(({ text }) => plainText(text))
    .join(' ');
}
const OWN_SENTENCES = 4;

export const relocationByLandlord = defineRule({
  id: 'relocation-by-landlord',
  label: 'Moved to other space',
  family: 'ending',
  severity: { medium: 'the place that was chosen may be taken away' },
  kinds: ['lease', 'occupancy', 'services', 'unknown'],
  bears: 'whose consent is not asked',
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, ['landlord-may-relocate'], {
      forces: ['may', 'must'],
      must: WORDS,
      unless: wording('{tenant,lessee,you} {may,can}, locks, data {centre,center}(s), server(s), cloud, hosting'),
    });
    if (!told) return null;
    const { who, place, hit, evidence } = told;
    return finding(
      'medium',
      `${place} lets ${who} move the other side to other space.`,
      adviceFor(
        wordsFrom(reading, hit.sentence),
        [
          {
            ask: 'ask for space that is as good',
            given: wording('comparable, equivalent, similar, as good, {no,not} {smaller,worse}, {same,like} size'),
          },
          {
            ask: 'have the costs of the move paid',
            given: anyWording(
              wording(
                "{landlord,lessor,licensor,provider,operator,owner,our,its}('s) (own )(sole )(reasonable ){expense,cost}",
              ),
              wording(
                '{we,landlord,lessor,licensor,provider,operator,owner} ({shall,will,must} )',
                30,
                'pay, bear, reimburse, meet',
                60,
                'cost(s), expense(s), move, moving',
              ),
            ),
          },
          {
            ask: 'ask for a right to leave instead',
            given: wording(
              '{tenant,lessee,licensee,customer,member,you,occupier} {may,can}',
              60,
              'terminate, end, leave, cancel',
            ),
          },
        ],
        'Ask for longer notice.',
      ),
      evidence,
    );
  },
  examples: {
    paper: 'lease',
    hits: [
      [
        '15. Landlord may relocate Tenant to other premises in the Center on thirty days’ notice.',
        'lets Landlord move',
      ],
      ['15. The Landlord can move the Tenant to another unit whenever it needs the space.', 'lets Landlord move'],
      [
        '15. Landlord may at any time substitute different premises in the building for the Premises, and Tenant shall move there.',
        'lets Landlord move',
      ],
      [
        '15. Landlord may relocate Tenant to other premises of at least equivalent size. Landlord shall pay the reasonable cost of the move, and Tenant may terminate this Lease instead.',
        'lets Landlord move',
      ],
      [
        '15. Provider may move Customer to another desk, room or floor whenever it needs the space.',
        'lets Provider move',
        'services',
      ],
    ],
    misses: [
      ['15. The Tenant may move to a larger unit if another is free.', 'the tenant’s choice'],
      ['15. Landlord may change the locks of other units.', 'locks'],
      ['15. Provider may move the Services to another data centre within Europe.', 'where machines stand', 'services'],
      ['15. The Landlord may not move the Tenant to other premises.', 'barred'],
      ['15. The Landlord may show the premises to other tenants.', 'a visit'],
    ],
  },
});
