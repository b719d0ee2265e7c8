import { EXAMPLE } from '../../copy/example';
import { FIGURES, HERO } from '../../copy/landing';
import { Badge, riskTone } from '../../kit/badge';
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
        <p className="mt-5 max-w-[44ch] text-balance text-lg text-muted">{HERO.lead}</p>
        <div className="mt-7 flex flex-wrap gap-3 print:hidden">
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
    <figure aria-label={EXAMPLE.label} className="min-w-0 break-inside-avoid">
      <Sheet />
      <figcaption className="relative mx-4 -mt-14 rounded-lg border border-line bg-surface px-4.5 py-4 shadow-card sm:mr-10 lg:-ml-4 xl:mr-14 xl:-ml-9">
        <Finding />
      </figcaption>
    </figure>
  );
}

function Sheet() {
  const { file, heading, before, proof, after } = EXAMPLE;
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-sheet text-sheet-ink shadow-card">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-sheet-line border-b px-5 py-2.5 text-sheet-muted text-xs md:px-6">
        <a href={file.href} className="font-medium underline underline-offset-3 hover:text-sheet-ink">
          {file.name}
        </a>
        <span className="tabular-nums">
          Page {file.page} of {file.pages}
        </span>
      </p>
      <div className="px-5 pt-6 pb-22 font-serif text-sm leading-[1.7] md:px-10 md:pt-8">
        <p className="mb-3.5 text-center font-semibold tracking-[0.03em]">{heading}</p>
        <p className="mb-3 max-sm:hidden">
          <b>{before.number}</b>
          {before.text}
        </p>
        <p className="mb-3">
          <b>{proof.number}</b>{' '}
          <mark className="[print-color-adjust:exact] box-decoration-clone bg-sheet-mark px-0.5 py-px">
            {proof.quote}
          </mark>
        </p>
        <p>
          <b>{after.number}</b>
          {after.text}
        </p>
      </div>
    </div>
  );
}

function Finding() {
  const { severity, title, text, place, adviceLabel, advice } = EXAMPLE.finding;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <Badge tone={riskTone(severity)}>{severity.toUpperCase()}</Badge>
        <Chip on>{place}</Chip>
      </div>
      <p className="mt-2 font-semibold">{title}</p>
      <p className="mt-0.5 text-muted text-sm">{text}</p>
      <p className="mt-2 text-sm">
        <b className="font-semibold">{adviceLabel}:</b> {advice}
      </p>
    </>
  );
}
