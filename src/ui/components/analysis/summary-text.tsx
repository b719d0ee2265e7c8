import type { Analysis, Evidence } from '../../../shared/analysis';
import { PageChips } from './page-chips';

/** A sentence on many pages is proved by its first ones; the cards below have the rest. */
const MOST_PAGES = 3;

/** The summary, each sentence with the pages it rests on; in analyses from before sentences named them, the text alone. */
export function SummaryText({ analysis: { summary, summarySentences } }: { analysis: Analysis }) {
  return (
    <p className="max-w-[72ch] whitespace-pre-line [overflow-wrap:anywhere]">
      {summarySentences?.map(({ text, evidence }, index) => (
        <span key={text}>
          {text}{' '}
          {evidence.length > 0 && (
            <span className="inline-flex flex-wrap gap-1 pr-1 align-middle">
              <PageChips
                evidence={onFirstPages(evidence)}
                subject={`summarySentences.${index}`}
                about={`sentence ${index + 1} of the summary`}
              />
            </span>
          )}
        </span>
      )) ?? summary}
    </p>
  );
}

function onFirstPages(evidence: readonly Evidence[]): Evidence[] {
  const pages = [...new Set(evidence.map(({ page }) => page))].slice(0, MOST_PAGES);
  return evidence.filter(({ page }) => pages.includes(page));
}
