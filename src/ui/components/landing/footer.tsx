import { FOOTER } from '../../copy/landing';
import { Brand } from '../brand';

/** Columns, social and legal buttons. By the specification they only log to the console. */
export function Footer() {
  return (
    <footer className="mt-20 border-line border-t bg-surface print:hidden">
      <div className="wrap grid grid-cols-2 gap-x-8 gap-y-10 py-12 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="col-span-2 md:col-span-1">
          <Brand />
          <p className="mt-3 max-w-[28ch] text-muted text-sm">{FOOTER.line}</p>
        </div>
        {FOOTER.columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="font-sans font-semibold text-sm tracking-normal">{title}</h2>
            <ul className="mt-2 grid">
              {links.map((label) => (
                <li key={label}>
                  <LogButton label={label} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="wrap">
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-2 border-line border-t py-5">
          <Row labels={FOOTER.legal} />
          <Row labels={FOOTER.social} />
        </div>
      </div>
    </footer>
  );
}

function Row({ labels }: { labels: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {labels.map((label) => (
        <li key={label}>
          <LogButton label={label} />
        </li>
      ))}
    </ul>
  );
}

function LogButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      data-log={label}
      className="min-w-6 py-1 pointer-coarse:py-3 text-left text-muted text-sm transition-colors duration-150 hover:text-ink"
    >
      {label}
    </button>
  );
}
