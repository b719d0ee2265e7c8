import { placeOf } from '../../document/place';
import { sectionText } from '../../document/section-text';
import { consulting } from '../../kinds/declarations/consulting';
import { contractor } from '../../kinds/declarations/contractor';
import { isKind } from '../../kinds/paper-kind';
import { anyWording, wording } from '../../lexicon/words';
import { soleActor } from '../../statements/actors';
import { findAll, proof } from '../../statements/search';
import { adviceFor } from '../advice';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const DISPARAGE = anyWording(
  wording('not, never, neither, nor, refrain, no', 240, 'disparag+, defam{e,es,ing}, derogatory, denigrat+'),
  wording(
    "not, never, neither, +n't",
    60,
    'say(s), speak(s), post(s), write(s), talk(s), tell(s), make(s)',
    60,
    'bad, badly, ill of, negative, negatively',
  ),
  wording("not, never, neither, +n't", 80, 'look bad, bad light, bad name, harm the good name, run down'),
  wording("{not,never,neither,+n't} (publicly ){critici{s,z}e,insult,mock}"),
);
const NOT_THIS = wording([
  'trademark(s), service mark(s), logo(s), (licensed )marks, goodwill, content, advertis+, obscene',
  'libel*, separation agreement, non(-)disparage* {clause,provision,covenant}',
]);
const EXEMPT = wording(
  'truthful, testimony, testify, true statement(s), whistleblow+, required by law, {report,complain,communicat}* (with )(to )(+ )(+ )authorit*',
);

/** A firm speaks by its people: 'the Company will instruct its executives not to make any about you'. */
const TELLS_ITS_PEOPLE = wording(
  '{instruct,direct,cause,procure,ensure,tell}(s)',
  200,
  'not to {make,say,speak,disparage,defame,criticise,criticize}',
);

export const oneSidedNonDisparagement = defineRule({
  id: 'one-sided-non-disparagement',
  label: 'One-sided ban on disparagement',
  family: 'restraint',
  severity: { medium: 'in work for pay, where it silences a person', low: 'otherwise' },
  kinds: ANY_CONTRACT,
  bears: 'who binds itself',
  witness: { provisions: ['Non-Disparagement'], headings: ['non-disparag', 'nondisparag', 'disparag'] },
  find(reading) {
    const hits = findAll(reading, DISPARAGE, { negated: true, unless: NOT_THIS });
    const sole = soleActor(reading, hits);
    if (!sole || TELLS_ITS_PEOPLE.test(sectionText(reading, sole.hit.sentence))) return null;
    return finding(
      reading.kind.family === 'employment' || isKind(reading.kind, consulting, contractor) ? 'medium' : 'low',
      `${placeOf(reading, sole.hit.sentence)} forbids ${sole.name} to speak ill of the other side; no such duty in return was found.`,
      adviceFor(
        sectionText(reading, sole.hit.sentence),
        [
          { ask: 'make the duty mutual' },
          { ask: 'end it with the contract' },
          { ask: 'exempt true statements, court proceedings and reports to authorities', given: EXEMPT },
        ],
        '',
      ),
      [proof(reading, sole.hit)],
    );
  },
  examples: {
    paper: 'employment',
    hits: [
      [
        '9. The Employee shall not, during or after employment, disparage the Company, its officers or its products.',
        'forbids Employee',
      ],
      ['9. Customer shall not make any derogatory statement about Provider.', 'forbids Customer', 'services'],
      ['You must not post anything bad about us, anywhere and ever.', 'forbids “you”', 'terms'],
      ['9. Recipient agrees to refrain from defaming Discloser in the media.', 'forbids Recipient', 'nda'],
      ['5. Customer must never say anything bad about Provider.', 'forbids Customer', 'licence'],
    ],
    misses: [
      [
        '9. Contractor shall not make disparaging statements about Client, and Client will instruct its directors, its officers, its managers, its agents and all members of its boards and committees not to make any about Contractor.',
        'a duty in return by its people',
      ],
      ['9. Neither party shall disparage the other.', 'mutual'],
      [
        '9. The Employee shall not disparage the Company. The Company shall not disparage the Employee.',
        'one for each side',
      ],
      ['4.3 Customer shall not use the trademarks in a derogatory way.', 'about marks', 'licence'],
      ['9. The non-disparagement clause of the Separation Agreement remains in force.', 'a mention in passing'],
      ['5. Neither side may say anything bad about the other.', 'both', 'licence'],
      ['5. Customer may say what it wants, good or bad.', 'allowed', 'licence'],
    ],
  },
});
