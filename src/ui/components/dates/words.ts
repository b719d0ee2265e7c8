import type { DateKind } from '../../../shared/date-kinds';
import type { DateInput, DayItem } from '../../../shared/dates';
import type { Tone } from '../../kit/badge';

/** What is lost when a day passes stands out; what only happens does not. */
export const KIND_TONES: Readonly<Record<DateKind, Tone>> = {
  ...{ start: 'none', end: 'medium', notice: 'high', option: 'accent', review: 'none', payment: 'none', named: 'none' },
};

/** The paper's own name, else that of its file. */
export function contractName({ title, filename }: Pick<DayItem, 'title' | 'filename'>): string {
  return title ?? filename;
}

/** Where an input stands in its contract, on the contract's page. */
export function passageUrl(contractId: string, finding: string | null | undefined): string {
  return `/analysis/${contractId}${finding ? `#finding-${finding}` : ''}`;
}

/** What the reader made of an input, or that the contract does not tell it. */
export const STATE_WORDS: Readonly<Record<DateInput['state'], string | null>> = {
  ...{ found: null, accepted: 'Accepted', corrected: 'Corrected', rejected: 'Rejected', missing: 'Missing' },
};
