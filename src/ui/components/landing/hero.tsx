import { EXAMPLE, FIGURES, HERO } from '../../copy/landing';
import { Badge } from '../../kit/badge';
import { buttonClass } from '../../kit/button';
import { Chip } from '../../kit/chip';
import { useSignedIn } from '../providers';

/** What the product does in one sentence, and beside it the product doing it. */
export function Hero() {
  const call = useSignedIn() ? HERO.signedIn : HERO.signedOut;
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-14 py-14 lg:grid-cols-[1.02fr_1fr] lg:py-19">
      <div>
        <h1 className="text-3xl tracking-[-0.02em] md:text-4xl">{HERO.title}</h1>
        <p className="mt-5 max-w-[44ch] text-lg text-muted">{HERO.lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href={call.href} className={buttonClass({ variant: 'primary', size: 'lg' })}>
            {call.label}
          </a>
          <button type="button" data-log={HERO.demo} className={buttonClass({ size: 'lg' })}>
            {HERO.demo}
          </button>
        </div>
        <Figures />
      </div>
      <Proof />
    </section>
  );
}

function Figures() {
  return (
    <dl className="mt-9 flex flex-wrap gap-x-9 gap-y-4 border-line border-t pt-5">
      {FIGURES.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-semibold font-serif text-xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A page of a contract with the sentence marked, and the finding that rests on it. */
function Proof() {
  return (
    <figure aria-label="An example of a finding and the sentence that proves it">
      <div className="rounded-md border border-line bg-sheet px-6 pt-8 pb-28 font-serif text-sheet-ink text-sm leading-[1.7] shadow-card md:px-11 md:pt-10">
        <p>
          <b>{EXAMPLE.before.number}</b>
          {EXAMPLE.before.text}
          <mark className="box-decoration-clone bg-sheet-mark px-0.5 py-px">{EXAMPLE.quote}</mark>
          {EXAMPLE.after}
        </p>
        <p className="mt-5">
          <b>{EXAMPLE.next.number}</b>
          {EXAMPLE.next.text}
        </p>
      </div>
      <figcaption className="relative mx-5 -mt-22 rounded-lg border border-line bg-surface px-4.5 py-4 shadow-card md:mr-18 md:-ml-4 xl:-ml-9">
        <Badge tone="medium">{EXAMPLE.severity}</Badge>
        <p className="mt-2 font-semibold">{EXAMPLE.finding}</p>
        <p className="mt-0.5 text-muted text-sm">
          {EXAMPLE.due.before}
          <b className="font-semibold text-ink tabular-nums">{EXAMPLE.due.date}</b>
          {EXAMPLE.due.after}
        </p>
        <div className="mt-2.5">
          <Chip on>{EXAMPLE.place}</Chip>
        </div>
      </figcaption>
    </figure>
  );
}
