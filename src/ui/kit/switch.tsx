/**
 * <Switch label="Security alerts" description="..." checked={on} onCheckedChange={setOn} />
 * A setting that is on or off: words to the left, the switch to the right, the words are pressed as well.
 */
import { Switch as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  disabled,
}: {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        {description && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {description}
          </p>
        )}
      </div>
      <BareSwitch
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={description ? `${id}-hint` : undefined}
      />
    </div>
  );
}

/** The switch alone; give it an accessible name yourself (`aria-label`). */
export function BareSwitch(props: Omit<ComponentProps<typeof Radix.Root>, 'className'>) {
  return (
    <Radix.Root
      {...props}
      className="relative mt-0.5 inline-flex pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5 h-6 w-10.5 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors duration-150 disabled:opacity-55 data-[state=checked]:bg-accent"
    >
      <Radix.Thumb className="block size-5 rounded-full bg-surface transition-transform duration-150 data-[state=checked]:translate-x-4.5" />
    </Radix.Root>
  );
}
