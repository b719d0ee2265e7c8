import { isFullyRead, pagesRead } from '../../document/coverage';
import { STANDALONE } from '../../kinds/contract-kind';
import { listed } from '../../report/shorten';
import { findAll, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const REFERENCE =
  /\b(Exhibit|Schedule|Annex|Appendix|Attachment)\s"?((?:[A-Z]|\d{1,2}(?:\.\d{1,3})?)(?:-\d{1,2})?)"?(?![\w-])(?!\.\d)/;
const ATTACHED =
  /\b(?:attached|annexed|set forth|set out|described|listed|specified|provided|appended|incorporated|contained|in the form of|hereto)\b/i;
/** Exhibits of statutes and of SEC filings are not the contract's own. */
const FOREIGN =
  /\b(?:form (?:10|8)-|10-K|10-Q|8-K|registration statement|securities|filed|subsidiaries)\b|\bto (?:the|such|that) (?:\w+ ){1,3}(?:addendum|lease|plan)\b|\bto (?:the|that|an?) "[A-Z][^"]{3,160}"/i;

/** 'Appendix I' and 'Appendix 1' are one. */
function keyOf(kind: string, mark: string): string {
  return `${kind} ${mark === 'I' ? '1' : mark}`.toLowerCase();
}

export const missingExhibits = defineRule({
  id: 'missing-exhibits',
  label: 'Exhibits missing',
  family: 'paper',
  severity: { medium: 'they are part of the contract and may hold its price' },
  kinds: [...STANDALONE, 'amendment', 'unknown'],
  find(reading) {
    if (!isFullyRead(reading.contract)) return null;
    const { contract, outline } = reading;
    const present = new Set<string>();
    for (const paragraph of contract.paragraphs) {
      const start = contract.text.slice(paragraph.start, Math.min(paragraph.end, paragraph.start + 60));
      const match =
        /^\W{0,3}(exhibit|schedule|annex|appendix|attachment)\s{0,3}\W{0,2}\s?([A-Z]|\d{1,2}(?:\.\d{1,3})?)(?:-\d{1,2})?\b/i.exec(
          start,
        );
      if (match) present.add(keyOf(match[1] ?? '', match[2] ?? ''));
    }
    for (const section of outline.sections) {
      if (section.kind === 'schedule') present.add(`${section.number ?? ''}`.toLowerCase());
    }
    const missing = new Map<string, ReturnType<typeof proof>>();
    for (const hit of findAll(reading, REFERENCE, { unless: FOREIGN, negated: true })) {
      const name = `${hit.match[1]} ${hit.match[2]}`;
      if (
        !ATTACHED.test(hit.sentence.text) ||
        present.has(keyOf(hit.match[1] ?? '', (hit.match[2] ?? '').replace(/-\d+$/, ''))) ||
        missing.has(name)
      )
        continue;
      missing.set(name, proof(reading, hit));
    }
    if (missing.size === 0) return null;
    const names = [...missing.keys()];
    const shown = names.length > 5 ? [...names.slice(0, 4), `${names.length - 4} more`] : names;
    return finding(
      'medium',
      `The contract refers to ${listed(shown)}, not found ${pagesRead(contract)}.`,
      'Obtain the missing attachments: they are part of the contract and may hold its commercial terms.',
      [...missing.values()].slice(0, 5),
    );
  },
});
