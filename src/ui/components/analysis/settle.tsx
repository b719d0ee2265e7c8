import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { pathOfRisk } from '../../../shared/acting-for';
import type { Analysis, RiskFactor } from '../../../shared/analysis';
import { withinSentence } from '../../../shared/overall-risk';
import { lazyPart } from '../../lib/lazy-part';
import { useProof } from './proof';
import { RiskItem } from './risk-item';
import { settlingOf, topicsOf } from './settle-first';

// What was not looked at comes with the cards: the first screen is there without it.
const NotAssessed = lazyPart(() => import('./later-parts').then((parts) => parts.NotAssessed));

/** So many topics are named; the rest is counted. */
const MOST_TOPICS = 6;

/** What to deal with before anybody signs: the gravest findings in full, the way to the others, and what nobody has looked at. */
export function Settle({ analysis, side }: { analysis: Analysis; side: string | null }) {
  const settling = settlingOf(analysis.riskAssessment);
  const { first, more, toCheck } = settling;
  return (
    <section aria-labelledby="settle" className="mt-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b pb-2.5">
        <h2 id="settle" className="text-lg">
          Settle before signing
        </h2>
        <Reviewed analysis={analysis} risks={[...first, ...more]} />
      </header>
      {first.length === 0 ? (
        <Calm analysis={analysis} side={side} />
      ) : (
        <ul>
          {first.map((risk, i) => (
            <RiskItem
              key={pathOfRisk(analysis.riskAssessment, risk)}
              id={`settle-${i + 1}`}
              analysis={analysis}
              risk={risk}
            />
          ))}
        </ul>
      )}
      <More count={more.length} what="more to negotiate" topics={topicsOf(analysis, more)} />
      <More count={toCheck.length} what="to check" topics={topicsOf(analysis, toCheck)} />
      <Suspense>
        <NotAssessed analysis={analysis} />
      </Suspense>
    </section>
  );
}

/** '0 of 7 reviewed': of what is asserted and not low. */
function Reviewed({ analysis, risks }: { analysis: Analysis; risks: readonly RiskFactor[] }) {
  const { findings } = useProof();
  const known = risks.flatMap((risk) => findings.get(pathOfRisk(analysis.riskAssessment, risk)) ?? []);
  if (known.length === 0) return null;
  const reviewed = known.filter(({ decision }) => decision).length;
  return (
    <p className="text-muted text-xs tabular-nums print:hidden">
      {reviewed} of {known.length} reviewed
    </p>
  );
}

/** What was asked and what came of it; never that a paper is safe. */
function Calm({ analysis: { playbook, riskAssessment }, side }: { analysis: Analysis; side: string | null }) {
  const { low, toCheck } = settlingOf(riskAssessment);
  const asked = playbook?.verdicts.length ?? 0;
  const whom = side ? `for the ${withinSentence(side)}` : 'for both sides';
  const found = [
    low.length > 0 && `${low.length} of low severity`,
    toCheck.length > 0 && `${toCheck.length} to be checked`,
  ].filter(Boolean);
  return (
    <p className="py-3.5 text-sm">
      {asked} {asked === 1 ? 'question was' : 'questions were'} asked {whom}. Nothing of high or medium severity was
      found
      {found.length > 0 ? (
        <>
          ;{' '}
          <a href="#risks" className="underline underline-offset-2">
            {found.join(' and ')}
          </a>
          .
        </>
      ) : (
        '.'
      )}
    </p>
  );
}

/** A line that leads to the rest of them. */
function More({ count, what, topics }: { count: number; what: string; topics: readonly string[] }) {
  if (count === 0) return null;
  const rest = topics.length - MOST_TOPICS;
  const named = topics.slice(0, MOST_TOPICS).join(', ');
  return (
    <a
      href="#risks"
      className="group/more flex min-h-10 items-center gap-2.5 border-line border-t py-2 text-sm pointer-coarse:min-h-11 print:hidden"
    >
      <span className="shrink-0 font-semibold group-hover/more:underline">
        {count} {what}
      </span>
      <span className="line-clamp-2 min-w-0 text-muted @xl:line-clamp-1">
        {rest > 0 ? `${named} and ${rest} more` : named}
      </span>
      <ChevronRight aria-hidden className="ml-auto size-3.5 shrink-0 text-muted" />
    </a>
  );
}
