import { placeOf } from '../../document/place';
import { findFirst, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const ENDLESS =
  /\b(?:confiden\w+|non-?disclosure|secrecy|secret|disclos\w+|divulge)\b.{0,260}\b(?:indefinitely|in perpetuity|perpetual(?:ly)?|forever|without limit(?:ation)? (?:of|in|as to) time|at (?:any|all) times? (?:hereafter|thereafter)|for an unlimited (?:time|period))\b|\b(?:indefinitely|in perpetuity|forever|at all times (?:during and|both during|hereafter|thereafter))\b.{0,160}\b(?:keep|hold|maintain|not (?:use|disclose|divulge)|treat)\b.{0,120}\b(?:confiden\w+|secret|proprietary)\b/i;
/** Trade secrets and personal data may well be kept secret for ever. */
const PLAIN =
  /\b(?:secrets?|confiden\w+|private)\b.{0,140}\b(?:for ?ever|never ends?|has no end|without end|no time limit|for all time)\b|\bnever (?:tells?|shares?|reveals?|talks? about)\b.{0,80}\b(?:secrets?|even after)\b|\b(?:not|never|\w{2,6}n't) (?:talk|tell|speak|share|reveal|show)\b.{0,100}\b(?:or ever|for ?ever|even after|for life|as long as)\b/i;
const NOT_THIS =
  /\btrade secrets?\b|\bpersonal (?:data|information)|\blicen[cs]e\b|\byears?\b|\banniversary\b|\bmonths\b|\bproperty of\b|\broyalty\b|\bassigns?\b|\breleases?\b|\bnot\b.{0,20}\b(?:perpetual|indefinite)/i;

export const endlessConfidentiality = defineRule({
  id: 'endless-confidentiality',
  label: 'Confidentiality without end',
  family: 'information',
  severity: { medium: 'in non-disclosure agreements, where it is the whole duty', low: 'otherwise' },
  kinds: ['nda', 'licence', 'services', 'goods', 'venture'],
  witness: 'a term of art',
  find(reading) {
    const hit =
      findFirst(reading, ENDLESS, { negated: true, unless: NOT_THIS }) ??
      findFirst(reading, PLAIN, { negated: true, unless: NOT_THIS });
    if (!hit) return null;
    return finding(
      reading.kind.family === 'nda' ? 'medium' : 'low',
      `${placeOf(reading, hit.sentence)} keeps the duty of confidentiality without an end.`,
      'Limit the duty to a number of years, commonly three to five, and keep it longer for trade secrets only.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'nda',
    hits: [
      ['7. The duty to keep Confidential Information secret shall continue in perpetuity.', 'without an end'],
      [
        '7. Recipient shall not disclose the Confidential Information during this Agreement or at any time thereafter.',
        'without an end',
      ],
      [
        '7. The obligations in this letter to keep the information confidential shall continue in full force and effect without limit in time.',
        'without an end',
      ],
      ['You must keep our secrets for ever.', 'without an end', 'nda'],
      ['6. Each side must keep secrets of the other, and this duty never ends.', 'without an end', 'licence'],
    ],
    misses: [
      [
        '7. The duty to keep Confidential Information that is a trade secret shall continue in perpetuity.',
        'trade secrets only',
      ],
      [
        '7. The duty to keep Confidential Information secret ends three years after its disclosure and is not perpetual.',
        'for a time',
      ],
      ['4. Discloser grants Recipient a perpetual licence to disclose the published report.', 'a licence'],
      ['7. Confidential Information shall remain the property of Discloser forever.', 'ownership'],
      ['6. Each side keeps secrets of the other for two years.', 'ends', 'licence'],
    ],
  },
});
