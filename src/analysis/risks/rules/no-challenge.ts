import { placeOf } from '../../document/place';
import { wording } from '../../lexicon/words';
import { boundBy } from '../../statements/actors';
import { findFirst, proof } from '../../statements/search';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

const CHALLENGE = wording(
  'not, never, neither, nor, refrain from',
  160,
  '{challeng,contest,disput,attack,oppos,impugn,question}*',
  160,
  'validity, ownership, title, enforceability, right(s), registration',
  120,
  [
    'patent(s), trade( )mark(s), mark(s), copyright(s), intellectual property, licensed, property',
    'name(s), logo(s), technology',
  ],
);
const PLAIN = wording(
  "{never,must not,may not,can't,cannot,won't,will not} {challenge,fight,attack,question,contest}",
  60,
  [
    'them, our {ownership,right(s),name(s),mark(s),brand}, ownership, right(s) {in,to}, trade( )mark(s)',
    'name(s), logo(s), brand, patent(s)',
  ],
);
const WORDS = wording('{challeng,contest,attack,oppos,impugn}*');
const NOT_THIS = wording([
  'indemnif+, good faith, tax(es), jurisdiction, venue, invoice(s), nothing {in,herein}, may terminate, not received',
  'not aware, to its knowledge, represent(s), right to terminate, actions\\, omissions, inactions',
]);

export const noChallenge = defineRule({
  id: 'no-challenge',
  label: 'No-challenge covenant',
  family: 'restraint',
  severity: { low: 'it matters only to who has a claim of its own' },
  kinds: DEALS,
  bears: 'who is restrained',
  witness: { provisions: ['Covenant Not To Sue'], headings: ['no challenge', 'no contest'], forces: ['must not'] },
  find(reading) {
    const hit =
      findFirst(reading, CHALLENGE, { negated: true, unless: NOT_THIS }) ??
      findFirst(reading, PLAIN, { negated: true, unless: NOT_THIS }) ??
      clauseHits(reading, 'Covenant Not To Sue', {
        plain: wording('{challenge,fight,question,contest,attack}(s)'),
        must: WORDS,
        unless: NOT_THIS,
        negated: true,
      })[0];
    if (!hit) return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} bars ${boundBy(reading, hit).name} from contesting the other side's rights.`,
      'Check that the client has no claim of its own to the rights; competition law limits such covenants for patents and know-how.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '4.5 Customer shall not contest the validity of the trademarks of Provider or assist others in doing so.',
        'bars Customer from contesting',
      ],
      [
        '4.5 Distributor agrees never to challenge Supplier’s ownership of the Marks.',
        'from contesting',
        'distribution',
      ],
      [
        '4.5 During the term neither Licensee nor its affiliates shall attack or dispute the title of Licensor to the Patents.',
        'from contesting',
      ],
      ['Our name and logo are ours, and you will not challenge our rights in them.', 'bars “you”', 'terms'],
      ['5. Customer will never fight our ownership of the name.', 'bars Customer'],
    ],
    misses: [
      [
        '12.2 Provider may terminate this Agreement if Customer challenges the validity of its patents.',
        'a right to end only',
      ],
      ['5.2 Customer may dispute any invoice in good faith.', 'invoices'],
      ['13.2 Each party waives any right to contest the jurisdiction of these courts.', 'courts'],
      ['9.1 Provider represents that nobody has challenged the validity of its patents.', 'a statement'],
    ],
  },
});
