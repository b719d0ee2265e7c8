/**
 * <EmptyState icon={<FileText />} title="No documents yet" action={<Button>...</Button>}>Upload one to ...</EmptyState>
 * What a list or page says when it has nothing to show, or could not show it.
 */
import type { ReactNode } from 'react';

export function EmptyState({
  icon,
  title,
  action,
  level = 2,
  children,
}: {
  icon?: ReactNode;
  title: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      {icon && (
        <div aria-hidden className="mb-4 text-faint [&_svg]:size-8 [&_svg]:stroke-[1.5]">
          {icon}
        </div>
      )}
      <Heading className={level === 1 ? 'text-2xl' : 'text-xl'}>{title}</Heading>
      {children && <div className="mt-2 max-w-md text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  );
}
