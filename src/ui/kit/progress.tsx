/**
 * <Progress value={25} label="Uploading lease.pdf" />     0 to 100
 * <Progress value={null} label="Analyzing lease.pdf" />   how long it takes is not known: a bar that travels
 */
import { classNames } from './class-names';

export function Progress({ value, label }: { value: number | null; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value ?? undefined}
      className="h-1.5 w-full overflow-hidden rounded-full bg-none-soft"
    >
      <div
        className={classNames(
          'h-full rounded-full bg-accent transition-[width] duration-150',
          value === null && 'w-1/3 animate-slide',
        )}
        style={value === null ? undefined : { width: `${value}%` }}
      />
    </div>
  );
}
