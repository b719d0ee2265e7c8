import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

const JOINT = anyWording(
  wording(
    '{shall,will,to} be ~2 {jointly owned,owned jointly,joint property,co-owned,owned (equally )by both parties}',
  ),
  wording('jointly own({s,ed})', 120, [
    'intellectual property, invention(s), patent(s), copyright(s), work(s), improvement(s), result(s)',
    'development(s), technology, data',
  ]),
  wording(
    [
      'intellectual property, invention(s), patent(s), copyright(s), work(s), improvement(s), results',
      'development(s)',
    ],
    120,
    'jointly own({s,ed}), joint owners(hip), owned jointly',
  ),
  wording('both own', 60, '{make,create,develop,invent,write}*'),
  wording('own', 60, '{make,create,develop,invent,write}(s)', 20, 'together'),
  wording(
    'make, made, create, created, develop, developed, write, written',
    40,
    'together',
    60,
    'belong(s) to both, shared',
  ),
);
const NOT_THIS = anyWording(
  wording([
    '{entit{y,ies},subsidiar{y,ies},compan{y,ies},account,real property,stock,shares} ~3 jointly owned*',
    'shall be negotiated',
  ]),
  wording('in each case', 20, 'third part*'),
);

export const jointIp = defineRule({
  id: 'joint-ip',
  label: 'Joint ownership of intellectual property',
  family: 'ownership',
  severity: { low: 'a question of drafting, since default rules differ by country' },
  kinds: DEALS,
  witness: { provisions: ['Joint Ip Ownership'], headings: ['joint'] },
  find(reading) {
    const hit =
      findFirst(reading, JOINT, { unless: NOT_THIS }) ??
      clauseHits(reading, 'Joint Ip Ownership', {
        plain: wording('own, owns, share, belong(s)'),
        must: wording('joint(ly) {own*,property,invention(s),patent(s),ip,intellectual}*, co(-)own*'),
        unless: NOT_THIS,
      })[0];
    if (!hit) return null;
    return finding(
      'low',
      `${placeOf(reading, hit.sentence)} makes ${wording('patent*, invention*, copyright*, intellectual*, know-how*, improvement*, work*').test(hit.sentence.text) ? 'intellectual property' : 'what arises'} the joint property of the parties.`,
      'Say who may use, license, enforce and sell it without the other and who pays for protection: default rules differ by country.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'venture',
    hits: [
      ['8.3 All improvements made in the project shall be jointly owned by the parties.', 'joint property'],
      [
        '8.3 Alpha and Beta shall jointly own all inventions and patents that arise from the Business.',
        'joint property',
      ],
      ['8.3 Foreground intellectual property will be co-owned in equal shares.', 'joint property'],
      ['5. We both own what we make together.', 'joint property', 'services'],
    ],
    misses: [
      ['8.3 No improvements shall be jointly owned by the parties.', 'denied'],
      [
        '8.3 Ownership of joint improvements shall be negotiated, and nothing shall be jointly owned until then.',
        'still open',
      ],
      ['2.1 The company jointly owned by Alpha and Beta shall be called Gamma.', 'a company'],
      ['8.3 Each party owns what it makes alone.', 'each its own'],
    ],
  },
});
