import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../shared/format';
import { PLAN_NAMES, type PlanUse } from '../../../shared/plans';
import { Badge } from '../../kit/badge';
import { buttonClass } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';

/** By the specification the first row is fixed and nothing is sold: the buttons only log to the console. What is used of the true plan stands below it. */
export function BillingCard() {
  return (
    <Card as="section" aria-labelledby="billing">
      <CardHeader id="billing" title="Billing & Subscription" description="Your plan and how it is paid for." />
      <Row title="Free Plan" text="5 documents per month • Basic analysis" badge action="Upgrade Plan" />
      <Use />
      <Row title="Payment Method" text="No payment method" action="Add Payment Method" />
      <Row title="Billing History" text="No billing history" action="Download Invoices" />
    </Card>
  );
}

/** Nothing while it is not known: the rest of the card does not wait for it. */
function Use() {
  const { data } = useQuery<PlanUse>({ queryKey: ['/api/user/plan'] });
  if (!data) return null;
  const { plan, used, limit, renewsOn, enforced } = data;
  return (
    <div className="border-line border-t py-3.5">
      <p className="font-medium text-sm">Used This Month</p>
      <p className="text-muted text-sm tabular-nums">
        {limit === null ? counted(used) : `${used} of ${counted(limit)}`} ({PLAN_NAMES[plan]} plan), counted anew on{' '}
        {formatDay(renewsOn)}
      </p>
      {limit !== null && used >= limit && (
        <p className="mt-1 text-sm">
          {enforced
            ? 'Further uploads are refused until then. Ask for a larger plan to go on now.'
            : 'You can go on: the plan’s limit is not enforced here.'}
        </p>
      )}
    </div>
  );
}

const counted = (analyses: number) => (analyses === 1 ? '1 analysis' : `${analyses} analyses`);

function Row({ title, text, action, badge }: { title: string; text: string; action: string; badge?: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3.5 last:pb-0">
      <div>
        <p className="flex items-center gap-2.5 font-medium text-sm">
          {title}
          {badge && <Badge tone="low">Active</Badge>}
        </p>
        <p className="text-muted text-sm">{text}</p>
      </div>
      <button type="button" data-log={action} className={buttonClass({ size: 'sm' })}>
        {action}
      </button>
    </div>
  );
}
