import { inClause, openingWords, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { type Passage, passagesOf } from '../../statements/passages';
import type { Statement } from '../../statements/statements';
import { LONGEST_WITH_LIMITS } from './limits';
import { plainly } from './wording';

/** 'If you do not agree, do not install it; we will refund the price': what stands before the clause says when. */
export function followsCondition({ passage, from, adjuncts }: Statement): boolean {
  const ahead = passage.text.slice(passage.lead, from);
  const [first = ''] = ahead.split(';');
  return first !== ahead && IF_FIRST.test(ahead) && !adjuncts.some(({ text }) => first.includes(text));
}

const IF_FIRST = openingWords('if, when, where, unless, should, once, in the event');

/** A ban that consent lifts, with what the next sentence says of the consent; null where there is no room for it. */
export function withConsent(reading: Reading, passage: Passage, text: string | null): string | null {
  if (!text || !CONSENT.test(text)) return text;
  const passages = passagesOf(reading);
  const next = passages[passages.indexOf(passage) + 1];
  if (!next || next.section !== passage.section || !saysOfConsent(next.text)) return text;
  const both = `${text}. ${plainly(next.text.slice(next.lead)).replace(/[\s.;:,]+$/, '')}`;
  return both.length <= LONGEST_WITH_LIMITS ? both : null;
}

/** 'Without the Landlord's consent': what lifts a ban. */
const CONSENT = wording('without', inClause(50), 'consent, permission, approval, agreement');
const OF_CONSENT = wording(
  '{consent,permission,approval,it}',
  inClause(60),
  'unreasonably, deemed, counts as given, taken to be given, treated as given, refused only, refuse',
);
const REFUSES_CONSENT = wording('{refuse,withhold,delay}', inClause(40), 'consent, permission, approval, it');

/** Whether a sentence says how a consent is given or may be refused, of which the one before it spoke. */
function saysOfConsent(text: string): boolean {
  return OF_CONSENT.test(text) || REFUSES_CONSENT.test(text);
}
