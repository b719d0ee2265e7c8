import { CalendarDays, FileText, Sheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Alert } from '../../kit/alert';
import { errorText, getJson } from '../../lib/api';
import { calendarUrl } from '../../lib/dates';
import { findingsKey } from '../../lib/findings';
import { type Extent, exportUrl } from '../../lib/review';
import { useProof } from './proof';

const FORMATS: readonly [format: string, label: string, note: string, icon: ReactNode][] = [
  ['memo.pdf', 'Memo (PDF)', 'For the client, each point with its page', <FileText key="pdf" aria-hidden />],
  ['memo.docx', 'Memo (Word)', 'The same, to go on writing', <FileText key="docx" aria-hidden />],
  ['facts.csv', 'Fact sheet (CSV)', 'One line for each fact', <Sheet key="csv" aria-hidden />],
  ['analysis.json', 'Everything (JSON)', 'For other programs, with the decisions', <Sheet key="json" aria-hidden />],
];

const EXTENTS: readonly [extent: Extent, label: string, note: string][] = [
  ['all', 'All findings', 'without rejected ones'],
  ['accepted', 'Reviewed findings', 'accepted or corrected'],
];

const FAILED = 'The server could not be reached, so the download may have failed. Please try again.';

/** What can be exported, by plain links that the browser saves. */
export function Exports() {
  const { contractId, run } = useProof();
  const [extent, setExtent] = useState<Extent>('all');
  const [told, setTold] = useState<{ failure?: string; started?: string }>({});
  // The browser says nothing to the page of a download that failed: what would make it fail is asked for beside it.
  const check = async (label: string) => {
    setTold({ started: label });
    try {
      await getJson(findingsKey(contractId, run).join('/'));
    } catch (error) {
      setTold({ failure: errorText(error, FAILED) });
    }
  };
  return (
    <div className="grid gap-3">
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">What to export</legend>
        {EXTENTS.map(([value, label, note]) => (
          <label key={value} className="flex min-h-6 items-baseline gap-2">
            <input
              type="radio"
              name="extent"
              checked={extent === value}
              onChange={() => setExtent(value)}
              className="size-4 translate-y-0.5 accent-accent"
            />
            <span>
              {label} <span className="text-muted">({note})</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ul className="-mx-2 border-line border-t pt-2">
        {FORMATS.map(([format, label, note, icon]) => (
          <Format
            key={format}
            {...{ label, note, icon }}
            href={exportUrl(contractId, format, extent, run)}
            onStart={() => void check(label)}
          />
        ))}
        <Format
          label="Dates (calendar)"
          note="Start, end, notice and payments, as they are now"
          icon={<CalendarDays aria-hidden />}
          href={calendarUrl(contractId)}
          onStart={() => void check('Dates (calendar)')}
        />
      </ul>
      <p role="status" className="text-muted empty:hidden">
        {told.started && `${told.started} is being made. Your browser saves it in a moment.`}
      </p>
      {told.failure && <Alert tone="high">{told.failure}</Alert>}
    </div>
  );
}

function Format({
  label,
  note,
  icon,
  href,
  onStart,
}: {
  label: string;
  note: string;
  icon: ReactNode;
  href: string;
  onStart: () => void;
}) {
  return (
    <li>
      <a
        href={href}
        download
        onClick={onStart}
        className="flex items-start gap-2.5 rounded-sm px-2 py-1.5 hover:bg-sunken [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted"
      >
        {icon}
        <span>
          <span className="block font-medium">{label}</span>
          <span className="block text-muted text-xs">{note}</span>
        </span>
      </a>
    </li>
  );
}
