/**
 * <Card as="section"> <CardHeader title="Contract Overview" description="..." aside={<Badge/>} /> ... </Card>
 * A surface with a line around it. `as` is "div" unless given; `level` of the title is 2 unless given.
 */
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' }) {
  const props = { ...rest, className: classNames('rounded-lg border border-line bg-surface px-5.5 py-5', className) };
  return <Tag {...(props as object)} />;
}

export function CardHeader({
  title,
  description,
  aside,
  level = 2,
  id,
}: {
  title: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
  level?: 2 | 3;
  id?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <header className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <div className="min-w-0">
        <Heading id={id} className="text-lg">
          {title}
        </Heading>
        {description && <p className="mt-1 text-muted text-sm">{description}</p>}
      </div>
      {aside}
    </header>
  );
}
