import { isEarned, isOnce } from '../facts/declarations/renewal-term';
import { noticeWindow } from '../facts/notice-window';
import { formatPeriod } from '../mentions/periods';
import type { Reading } from '../reading';

/** 'renews automatically for 1 year at a time unless notice is given 90 days before the term ends'; null where nothing renews by itself. */
export function renewalWords({ renewalTerm, noticePeriod }: Reading['facts']): string | null {
  const { value: renewal, evidence } = renewalTerm;
  if (!renewal?.automatic) return null;
  if (evidence.some(({ quote }) => isEarned(quote)))
    return `renews for ${formatPeriod(renewal)} if the condition that the clause names is met`;
  const notice = noticePeriod.value?.stops === 'renewal' ? noticePeriod.value : null;
  const window = noticeWindow(noticePeriod);
  const unless = notice ? ` unless notice is given ${window ?? formatPeriod(notice)} before the term ends` : '';
  const comesOnce = evidence.some(({ quote }) => isOnce(quote));
  return `renews automatically for ${formatPeriod(renewal)}${comesOnce ? '' : ' at a time'}${unless}`;
}
