/**
 * <Field label="Plan">{(control) => <Select {...control} value={plan} onValueChange={setPlan}
 *        options={[{ value: 'free', label: 'Free' }]} />}</Field>
 * One choice of a few. Give `aria-label` where no Field labels it; `className` sets its width.
 */
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { pageNonce } from '../nonce';
import { classNames } from './class-names';
import { CONTROL_CLASS, type ControlProps } from './field';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  disabled,
  className,
  ...control
}: {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly Option<Value>[];
  disabled?: boolean;
  className?: string;
  'aria-label'?: string;
} & Partial<ControlProps>) {
  return (
    <Radix.Root value={value} onValueChange={(chosen) => onValueChange(chosen as Value)} disabled={disabled}>
      <Radix.Trigger
        {...control}
        className={classNames(CONTROL_CLASS, 'flex h-10.5 items-center justify-between gap-2 text-left', className)}
      >
        <Radix.Value />
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-60 max-h-80 min-w-(--radix-select-trigger-width) animate-appear overflow-hidden rounded-md border border-line bg-surface shadow-pop"
        >
          <Radix.Viewport nonce={pageNonce()} className="p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 py-1.5 text-sm outline-none data-highlighted:bg-accent-soft data-highlighted:text-accent"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check aria-hidden className="size-4" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
