import type { ReactNode } from 'react';
import { Card, CardHeader } from '../../kit/card';

/** One card of an analysis. `id` is its address on the page; on paper it is a section below a rule. */
export function ReportCard({
  id,
  title,
  aside,
  className = '',
  children,
}: {
  id: string;
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={`relative print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:pt-4 print:pb-2 ${className}`}
    >
      <CardHeader id={id} title={title} aside={aside} />
      {children}
    </Card>
  );
}
