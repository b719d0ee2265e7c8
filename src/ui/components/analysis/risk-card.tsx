import { isAnswer, pathOfRisk } from '../../../shared/acting-for';
import type { Analysis, Playbook, RiskFactor, Severity } from '../../../shared/analysis';
import { isToCheck, withinSentence } from '../../../shared/overall-risk';
import { Answered, isWanted, Unlikely } from './answered';
import { MoreAdvice } from './finding';
import { ReportCard } from './report-card';
import { CopyButton } from './request';
import { RiskItem, SlimRisk } from './risk-item';

const RANK: Record<Severity, number> = { high: 0, medium: 1, low: 2 };

/**
 * The risks, high ones first, each with the words it rests on and what to do about it.
 * @param side label of the side that is acted for; null for both
 * @param above those that stand in full further up, by their order there
 */
export function RiskCard({
  analysis,
  side = null,
  above = [],
}: {
  analysis: Analysis;
  side?: string | null;
  above?: readonly RiskFactor[];
}) {
  const { riskAssessment: risks, playbook } = analysis;
  const factors = risks.riskFactors.toSorted((one, other) => RANK[one.severity] - RANK[other.severity]);
  const said = new Set(factors.map(({ recommendation }) => recommendation));
  const asWanted = side ? `as ${withArticle(side)} wants` : 'with nothing to raise';
  const count = playbook?.verdicts.filter(isWanted).length ?? 0;
  return (
    <ReportCard
      id="risks"
      title="Risk Assessment"
      aside={
        <span className="text-muted text-xs tabular-nums">
          {playbook
            ? countsOf(playbook, asWanted, (risks.unlikely ?? []).filter(({ path }) => isAnswer(path)).length)
            : `${factors.length} identified`}
        </span>
      }
    >
      {!playbook && risks.rationale && <p className="[overflow-wrap:anywhere]">{risks.rationale}</p>}
      <ul className="empty:hidden">
        {factors.map((risk, i) => {
          const place = above.indexOf(risk);
          const key = pathOfRisk(risks, risk);
          const id = `risk-${i + 1}`;
          return place === -1 ? (
            <RiskItem key={key} id={id} analysis={analysis} risk={risk} />
          ) : (
            <SlimRisk key={key} id={id} to={`settle-${place + 1}`} analysis={analysis} risk={risk} />
          );
        })}
      </ul>
      <MoreAdvice
        title="Mitigation recommendations"
        items={risks.recommendations.filter((recommendation) => !said.has(recommendation))}
      />
      {playbook && (
        <div className="relative mt-1 border-line border-t pt-3 empty:hidden">
          <Answered
            analysis={analysis}
            label={`${count} ${count === 1 ? 'question' : 'questions'} answered ${asWanted}`}
          />
          <Unlikely analysis={analysis} />
          <CopyAll risks={factors} />
        </div>
      )}
    </ReportCard>
  );
}

/**
 * '18 questions: 3 high, 4 medium, 11 as a tenant wants'.
 * @param unlikely how many answers that would have to be checked stand apart, since they are most likely none
 */
function countsOf({ verdicts }: Playbook, asWanted: string, unlikely: number): string {
  const sure = verdicts.filter(({ verdict }) => verdict !== 'unclear');
  const unclear = verdicts.filter(({ verdict, severity }) => verdict === 'unclear' && severity !== null);
  // What may at worst be of little weight and is not sure is told by its number alone.
  const small = unclear.filter(({ severity }) => severity === 'low').length;
  const counts = [
    ...(['high', 'medium', 'low'] as const).map((level) => {
      return [sure.filter(({ severity }) => severity === level).length, level] as const;
    }),
    [unclear.length - small - unlikely, 'to check'] as const,
    [small, 'unsure and of little weight'] as const,
    [verdicts.filter(isWanted).length, asWanted] as const,
    [verdicts.filter(({ usual }) => usual).length + unlikely, 'most likely none'] as const,
  ];
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return `${verdicts.length} ${verdicts.length === 1 ? 'question' : 'questions'}: ${told.join(', ')}`;
}

/** Every request that is asserted, in one piece for a letter. */
function CopyAll({ risks }: { risks: readonly RiskFactor[] }) {
  const asked = risks.filter((risk) => isAnswer(risk.path) && !isToCheck(risk) && risk.recommendation);
  if (asked.length < 2) return null;
  const text = asked.map(({ type, recommendation }, i) => `${i + 1}. ${type}\n${recommendation}`).join('\n\n');
  const label = `Copy all ${asked.length} requests`;
  return (
    <div className="-ml-2.5 @xl:absolute @xl:top-3 @xl:right-0 print:hidden">
      <CopyButton text={text} label={label} about={`${asked.length} requests, gravest first`}>
        {label}
      </CopyButton>
    </div>
  );
}

/** 'a tenant', 'an employer'. */
function withArticle(label: string): string {
  const name = withinSentence(label);
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}
