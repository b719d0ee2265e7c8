import { plainText } from '../document/plain-text';
import { overlaps } from '../evidence';
import { anyWording, inClause, openingWords, perhaps, wording } from '../lexicon/words';
import { findPeriods, type Period } from '../mentions/periods';
import { type Fact, found } from './fact';
import { windowIn } from './notice-window';
import type { Source } from './source';

/** What goes on by turns, or beside the term, and is ended by a notice of its own. */
const TURNS =
  '{month{ ,-}{to,by}{ ,-}month,week{ ,-}{to,by}{ ,-}week,year{ ,-}{to,by}{ ,-}year,periodic,rolling,monthly,weekly,holdover}';
/** 'During any month-to-month tenancy', 'if the tenancy has become periodic', 'while holding over': a time in which the first term, and what renews it, is over. */
const IN_ANOTHER_TIME = anyWording(
  wording(
    `{during,in,under,throughout,for} {any,a,the,such,that,this} (^2 )${TURNS} {tenancy,term,period,rental,hire,agreement,membership,lease,occupancy,basis}`,
  ),
  wording('{if,where,once,when,after,while,should} ', inClause(70), `${TURNS}, hold(s) over, holding over`),
  wording(`{a,any,the} ${TURNS} {tenancy,term,hire,membership,agreement} {may,can,is,shall}`),
);
/** Whether a notice is that of another time than the term and what renews it. */
export const isOfAnotherTime = (words: string): boolean => IN_ANOTHER_TIME.test(plainText(words));

/** 'Not less than sixty days' written notice', 'sixty days before the Ending Date'. */
const NOTICE_BEHIND = openingWords(
  perhaps("{',’}"),
  perhaps('s'),
  perhaps(' '),
  '{written,prior,previous,advance} notice, notice, before, prior, ahead, beforehand, in advance, preceding',
);
/** 'Unless either gives notice', 'unless the Tenant tells us': by it nothing renews. */
const UNLESS = wording('unless, if no, if not, if neither, provided ~3 not, failing', inClause(140), [
  'notice, notif*, tell(s), told, inform(s), in writing',
]);

/** The one length within which the sentence of a renewal itself wants notice against it; null where it names none, or several. */
function noticeIn(words: string, renewal: Period): Period | null {
  if (!UNLESS.test(words)) return null;
  const lengths = findPeriods(words).filter(({ count, unit }) => count !== renewal.count || unit !== renewal.unit);
  const [window] = lengths.flatMap((one) => windowIn(words, one) ?? []);
  if (window) return { count: window.late.count, unit: window.late.unit };
  const notices = lengths.filter(({ end }) => NOTICE_BEHIND.test(words.slice(end)));
  const [notice] = notices;
  return notice && notices.length === 1 ? { count: notice.count, unit: notice.unit } : null;
}

/**
 * A notice that is that of another time, as of a tenancy from month to month, gives way to the one that the sentence of the renewal names itself: that stops it.
 */
export function orOfRenewal({ plain }: Source, notice: Fact<Period>, renewal: Fact<Period>): Fact<Period> {
  if (notice.status !== 'found' || renewal.status !== 'found' || notice.evidence.length === 0) return notice;
  const said = renewal.evidence;
  const isElsewhere = notice.evidence.every((own) => !said.some((other) => overlaps(own, other)));
  if (!isElsewhere || !notice.evidence.every(({ quote }) => isOfAnotherTime(quote))) return notice;
  for (const one of said) {
    const own = noticeIn(plain.slice(one.start, one.end), renewal.value);
    if (own) return found({ value: own, confidence: notice.confidence, evidence: [one] });
  }
  return notice;
}
