import { useState } from 'react';
import type { ContentsAnswer, ContentsPart } from '../../../shared/contents';
import { classNames } from '../../kit/class-names';
import { NotLoaded } from './not-loaded';
import { useProof } from './proof';
import { ReportCard } from './report-card';
import { useContents } from './use-contents';

/** As many headings as can be overlooked at once: levels below are folded where there are more. */
const MOST = 24;
/** Parts that are told by their words, which are no title. */
const NAMES: Partial<Record<ContentsPart['kind'], string>> = { signatures: 'Signatures', recitals: 'Recitals' };
const INDENT = ['', 'pl-5', 'pl-10'] as const;

/** The table of contents that the contract's own headings make; each leads to its place in the contract. */
export function OutlineCard() {
  const { contents, failed, retry } = useContents();
  return (
    <ReportCard id="outline" title="Table of Contents" className="print:hidden">
      {contents ? (
        <Outline contents={contents} />
      ) : (
        <NotLoaded what="The table of contents" failed={failed} retry={retry} />
      )}
    </ReportCard>
  );
}

function Outline({ contents: { parts, highlights } }: { contents: ContentsAnswer }) {
  const [all, setAll] = useState(false);
  if (parts.length === 0) return <p className="text-muted">The contract has no headings that could be told.</p>;
  const deepest = [3, 2, 1].find((level) => upTo(parts, level).length <= MOST) ?? 1;
  const folded = upTo(parts, deepest);
  return (
    <>
      <ol>
        {(all ? parts : folded).map((part) => (
          <Heading key={part.heading.start} part={part} highlights={highlights} />
        ))}
      </ol>
      {folded.length < parts.length && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mt-1 min-h-6 pointer-coarse:min-h-11 text-accent text-sm hover:underline"
        >
          {all ? 'Show fewer' : `Show all ${parts.length} headings`}
        </button>
      )}
    </>
  );
}

function upTo(parts: readonly ContentsPart[], deepest: number): ContentsPart[] {
  return parts.filter(({ level }) => level <= deepest);
}

function Heading({ part, highlights }: { part: ContentsPart; highlights: ContentsAnswer['highlights'] }) {
  const { shown, show } = useProof();
  const { number, title, kind, level, heading } = part;
  const subject = `part.${heading.start}`;
  const titled = title ?? (number ? null : (NAMES[kind] ?? heading.quote));
  const name = [number, titled].filter(Boolean).join(' ');
  return (
    <li className={INDENT[Math.min(level, INDENT.length) - 1]}>
      <button
        type="button"
        aria-pressed={shown?.subject === subject}
        onClick={() => show({ subject, about: name, page: heading.page, pieces: [heading], highlights })}
        className={classNames(
          'flex min-h-7 w-full items-baseline gap-3 rounded-sm px-1.5 py-0.75 text-left text-sm hover:bg-sunken',
          'aria-pressed:bg-accent-soft aria-pressed:text-accent',
          level > 1 && 'text-muted',
        )}
      >
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {number && <span className="tabular-nums">{number} </span>}
          {titled}
        </span>
        <span className="shrink-0 text-muted text-xs tabular-nums">
          <span className="sr-only">page </span>
          {heading.page}
        </span>
      </button>
    </li>
  );
}
