import { labelNames } from '../document/labels';
import { plainText } from '../document/plain-text';
import { evidenceAt } from '../evidence';
import { isWholeNumber } from '../lexicon/characters';
import { onlyWords, openingWords } from '../lexicon/words';
import { approximateDays, findPeriods, type Period } from '../mentions/periods';
import { type Fact, found } from './fact';
import { labelledWords } from './labelled';
import type { Source } from './source';

/** What a form calls its length. */
const LENGTH_LABELS: ReadonlySet<string> = new Set(
  ['term', 'duration', 'period'].flatMap((name) =>
    [
      ...[
        '',
        'lease ',
        'initial ',
        'minimum ',
        'contract ',
        'loan ',
        'hire ',
        'rental ',
        'base ',
        'licence ',
        'license ',
      ],
      ...['agreement ', 'subscription ', 'membership ', 'mnda ', 'nda ', 'service ', 'order ', 'policy ', 'tenancy '],
    ].map((kind) => kind + name),
  ),
);
const UNDER_LABEL = 0.7;
/** A length with which the words under a label begin: '5 years', 'Expires 2 years from Effective Date'. */
const LEADS = openingWords('({expires,for,of,fixed at,a period of,lasts,runs,initially} ~2 )');
/** Longer words are a clause on the term, which the ranker reads. */
const SHORT = 90;
/** A number of days, weeks, months or years has so many digits at most. */
const LONGEST_COUNT = 3;

/** 'B. Length of membership (tick one)', 'Duration of the hire'. */
const LENGTH_OF = onlyWords(
  '(the )({initial,minimum} ){length,duration,term,period} of (the ){contract,agreement,membership,lease,tenancy,hire,rental,subscription,licen{c,s}e,loan,service,engagement,stay,course,booking}',
);

/** Whether a line above tick boxes asks how long the contract lasts. */
export function asksForLength(line: string): boolean {
  return labelNames(line).some((name) => LENGTH_LABELS.has(name) || LENGTH_OF.test(name));
}

/** 'Term | 5 years', 'Term (months) | 60', '☒ Expires 2 year(s) from Effective Date'; null where no label names one length. */
export function labelledLength(source: Source): Fact<Period> | null {
  const ticked = source.document.tickBoxes.flatMap(({ isTicked, question, option }) => {
    const isLength = isTicked && question?.text.split('\n').some(asksForLength);
    const evidence = evidenceAt(source.contract, option.start, option.end);
    return isLength ? [{ label: '', words: plainText(option.text), evidence }] : [];
  });
  const under = labelledWords(source, LENGTH_LABELS).map(({ pair: { label }, words, evidence }) => ({
    label: source.plain.slice(label.start, label.end),
    words,
    evidence,
  }));
  const lengths = [...ticked, ...under].flatMap(({ label, words, evidence }) => {
    const unit = /\((?:in )?(day|week|month|year)s?\)/i.exec(label)?.[1];
    const said = words.trim().replace(/\b(day|week|month|year)\(s\)/gi, '$1s');
    const [period] = findPeriods(
      unit && said.length <= LONGEST_COUNT && isWholeNumber(said) ? `${said} ${unit}s` : said,
    );
    const leads = period && said.length <= SHORT && (LEADS.exec(said)?.[0].length ?? 0) >= period.start;
    return leads ? [{ value: { count: period.count, unit: period.unit }, evidence }] : [];
  });
  const [first] = lengths;
  if (!first || lengths.some(({ value }) => approximateDays(value) !== approximateDays(first.value))) return null;
  return found({ value: first.value, confidence: UNDER_LABEL, evidence: [first.evidence] });
}
