import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { quoted } from '../../shorten';
import { findAll, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const GRANT = wording('grant(s), granted, give(s), let(s), shall have, has, have', 300, 'licen{c,s}e, right(s)');
const GRANTS_WIDE = wording('grant(s), give(s), licenses', 80, '{enterprise(-)wide,unlimited} (+ )licen{c,s}e*');
const WIDE = anyWording(
  wording([
    'for any (and all )purpose(s)( whatsoever)',
    'in any manner {whatsoever,it {sees fit,chooses,desires},now known}',
    'without (any ){restriction,limitation} {of any kind,whatsoever,as to {use,field,purpose}}',
    'unlimited {number of {users,copies,seats,sites,times,servers},use,right(s),licen{c,s}e}',
    'unrestricted {right,licen{c,s}e,use}, in any way {we,it,they,he,she} {like(s),want(s)}',
    'enterprise(-)wide, in (any and )all media {now known,whether}',
  ]),
  /\b(?:(?<=use (?:it|them|this|these|[\w']{1,12} [\w']{1,12}) )in any way\b(?! (?:limit|affect|that)))\b/i,
);
const NOT_THIS = anyWording(
  wording('not, no, nor', 60, 'for any purpose*, in any manner*, unlimited*, unrestricted*'),
  wording([
    'including(,) {but not ,without }, confidential information, not limited to, warrant*',
    'nothing {in,herein,contained}, bind, {no,neither} {party,right,licen{c,s}e}',
    'licensor {shall,has,retains,may}, solely {as,to,for}, consistent with, limited (+ )licen{c,s}e',
    'you must not, consent',
  ]),
);

export const unlimitedLicence = defineRule({
  id: 'unlimited-licence',
  label: 'Licence without limits of use',
  family: 'ownership',
  severity: { medium: 'use that nobody thought of may be given away' },
  kinds: DEALS,
  bears: 'who grants',
  witness: {
    provisions: ['License Grant', 'Unlimited/All-You-Can-Eat-License', 'Irrevocable Or Perpetual License'],
    headings: ['licen'],
  },
  find(reading) {
    const hit = findAll(reading, WIDE, { unless: NOT_THIS }).find(
      ({ sentence, match }) => GRANT.test(sentence.text.slice(0, match.index)) || GRANTS_WIDE.test(sentence.text),
    );
    if (!hit) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} grants rights of use ${quoted(hit.match[0])}.`,
      'Tie the licence to named purposes, users, media and places, and price what goes beyond them.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '4.1 Customer grants Provider a license to use the materials for any purpose whatsoever.',
        '“for any purpose whatsoever”',
      ],
      ['4.1 Provider grants Customer an enterprise-wide license of the Software.', 'enterprise-wide'],
      [
        '4.1 The Artist grants the Company the right to use his likeness in all media now known or later devised.',
        'in all media',
        'services',
      ],
      ['You give us the right to use your photos in any way we like.', 'in any way', 'terms'],
      ['6. Provider gives Customer the right to use the drawings in any way.', 'in any way'],
    ],
    misses: [
      ['4.1 Customer shall have no right to use the materials for any purpose whatsoever.', 'denied'],
      ['4.1 Provider grants Customer a limited license for an unlimited number of users.', 'a limited licence'],
      ['7.1 Recipient shall not use the Confidential Information for any purpose but the project.', 'a ban', 'nda'],
      [
        '4.1 Provider has the right to use any reports, for any purpose consistent with this Agreement.',
        'within the contract',
      ],
    ],
  },
});
