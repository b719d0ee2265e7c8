import { Badge } from '../../kit/badge';
import { buttonClass } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';

/** By the specification the plan shown is fixed and nothing is sold: the buttons only log to the console. */
export function BillingCard() {
  return (
    <Card as="section" aria-labelledby="billing">
      <CardHeader id="billing" title="Billing & Subscription" description="Your plan and how it is paid for." />
      <Row title="Free Plan" text="5 documents per month • Basic analysis" badge action="Upgrade Plan" />
      <Row title="Payment Method" text="No payment method" action="Add Payment Method" />
      <Row title="Billing History" text="No billing history" action="Download Invoices" />
    </Card>
  );
}

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
