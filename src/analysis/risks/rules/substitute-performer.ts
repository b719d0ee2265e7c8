import { wording } from '../../lexicon/words';
import { adviceFor } from '../advice';
import { firstProvision } from '../provision-hits';
import { defineRule, finding } from '../rule';

const WORDS = wording(
  'substitut+, replac+, another, different, someone else, others, other {person,photographer,teacher,consultant,staff,goods,materials}',
);

export const substitutePerformer = defineRule({
  id: 'substitute-performer',
  label: 'Others may be sent or supplied',
  family: 'ending',
  severity: { low: 'it is not sure that one gets what was chosen' },
  kinds: ['services', 'consumer'],
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, ['vendor-may-substitute'], {
      forces: ['may'],
      must: WORDS,
      unless: wording('customer may, client may, you may, keys, warrant*, appoint, exclusive'),
    });
    if (!told) return null;
    const { who, place, hit, evidence } = told;
    return finding(
      'low',
      `${place} lets ${who} put others in place of the people or things agreed.`,
      adviceFor(
        hit.sentence.text,
        [
          {
            ask: 'ask for consent, or for the same quality and skill',
            given: wording('consent, equal, equivalent, same quality, comparable, similar'),
          },
          { ask: 'ask for a right to cancel', given: wording('cancel, refund') },
        ],
        'Ask to be told in time.',
      ),
      evidence,
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['5. Provider may send a substitute for the photographer at any time.', 'lets Provider put others'],
      [
        '5. Provider reserves the right to send a substitute teacher in place of the usual one.',
        'lets Provider put others',
      ],
      ['5. Provider may send a different trainer from the one that Customer chose.', 'lets Provider put others'],
      [
        '5. Provider may, without the consent of Customer, replace specified materials with other materials.',
        'lets Provider put others',
      ],
    ],
    misses: [
      ['5. The photographer named above must attend in person and Provider may not send a substitute.', 'barred'],
      ['5. Customer may change the menu fourteen days before the event.', 'the client’s choice'],
      ['5. Provider may use another road to the site.', 'a road'],
      ['5. Customer may replace lost keys.', 'keys'],
    ],
  },
});
