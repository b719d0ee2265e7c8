import { Check, Minus } from 'lucide-react';
import { PLANS, PRICING, type PricedPlan } from '../../copy/landing';
import { Badge } from '../../kit/badge';
import { buttonClass } from '../../kit/button';
import { classNames } from '../../kit/class-names';
import { useSignedIn } from '../providers';

/** The price list: three plans. Nothing is sold here, so each leads to signing up, or to the account. */
export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="wrap">
      <div className="mb-6.5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="pricing-title" className="text-2xl">
          {PRICING.title}
        </h2>
        <p className="text-muted text-sm">{PRICING.terms}</p>
      </div>
      <ul className="grid break-inside-avoid gap-5 lg:grid-cols-3 print:grid-cols-3 print:gap-3">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ plan }: { plan: PricedPlan }) {
  const signedIn = useSignedIn();
  return (
    <li
      className={classNames(
        'flex flex-col rounded-lg border bg-surface p-7 print:p-4',
        plan.popular ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-lg">{plan.name}</h3>
        {plan.badge && <Badge tone="accent">{plan.badge}</Badge>}
      </div>
      <p className="mt-3.5 font-semibold font-serif text-3xl tabular-nums">
        {plan.price}
        {plan.period && <span className="font-normal font-sans text-md text-muted"> {plan.period}</span>}
      </p>
      <p className="mt-1 text-muted text-sm">{plan.description}</p>
      <ul className="mt-4.5 mb-6 text-sm">
        {plan.features.map((feature) => (
          <PlanLine key={feature} icon={<Check aria-hidden className="text-low" />} text={feature} />
        ))}
        {plan.limitations.map((limit) => (
          <PlanLine key={limit} icon={<Minus aria-hidden className="text-faint" />} text={limit} />
        ))}
      </ul>
      <a
        href={signedIn ? '/account' : '/signup'}
        aria-label={`${signedIn ? PRICING.signedInCta : plan.cta}: ${plan.name}`}
        className={buttonClass({ variant: plan.popular ? 'primary' : 'secondary' }, 'mt-auto w-full print:hidden')}
      >
        {signedIn ? PRICING.signedInCta : plan.cta}
      </a>
    </li>
  );
}

function PlanLine({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <li className="flex items-center gap-2.5 border-line border-t py-1.5 text-muted [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      {text}
    </li>
  );
}
