import { ChartNoAxesColumn, Check, FileCheck2, Scale, ScanSearch, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FEATURES, SECURITY, TIME } from '../../copy/landing';

const ICONS = {
  facts: FileCheck2,
  risks: TriangleAlert,
  compliance: Scale,
  search: ScanSearch,
  team: Users,
  dashboard: ChartNoAxesColumn,
};

/** Six cards, then the two panels. */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="wrap">
      <h2 id="features-title" className="mb-6.5 text-2xl">
        {FEATURES.title}
      </h2>
      <ul className="grid break-inside-avoid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        {FEATURES.cards.map(({ icon, title, text }) => {
          const Icon = ICONS[icon];
          return (
            <li key={title} className="bg-surface px-6.5 pt-6 pb-7.5">
              <Icon aria-hidden className="mb-3.5 size-5 stroke-[1.75] text-accent" />
              <h3 className="mb-1.5 text-lg">{title}</h3>
              <p className="text-muted text-sm">{text}</p>
            </li>
          );
        })}
      </ul>
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <Panel id="security" title={SECURITY.title} text={SECURITY.text}>
          <ul className="mt-5 grid gap-2.5 text-sm">
            {SECURITY.points.map((point) => (
              <li key={point} className="flex gap-2.5">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-low" />
                {point}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={TIME.title} text={TIME.text}>
          <dl className="mt-5 grid gap-4 text-sm">
            <Duration {...TIME.byHand} share="100%" look="bg-line-strong" />
            <Duration {...TIME.withUs} share="10%" look="bg-accent" />
          </dl>
          <p className="mt-5 text-muted text-sm">{TIME.close}</p>
        </Panel>
      </div>
    </section>
  );
}

function Panel({ id, title, text, children }: { id?: string; title: string; text: string; children: ReactNode }) {
  return (
    <section id={id} className="break-inside-avoid rounded-xl border border-line bg-surface px-6.5 py-7">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 text-muted">{text}</p>
      {children}
    </section>
  );
}

function Duration({ label, value, share, look }: { label: string; value: string; share: string; look: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{value}</dd>
      <span aria-hidden className="col-span-2 h-2 rounded-full bg-none-soft [print-color-adjust:exact]">
        <span className={`block h-full rounded-full ${look}`} style={{ width: share }} />
      </span>
    </div>
  );
}
