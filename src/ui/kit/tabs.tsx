/**
 * <Tabs label="Admin sections" tabs={[{ value: 'users', label: 'Users', content: <Users /> }, ...]} />
 * The first is open unless `defaultValue` says another, or `value` and `onValueChange` control it. Arrow keys move.
 */
import { Tabs as Radix } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export function Tabs({
  label,
  tabs,
  defaultValue = tabs[0]?.value,
  value,
  onValueChange,
}: {
  label: string;
  tabs: Tab[];
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
}) {
  return (
    <Radix.Root defaultValue={defaultValue} value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className="flex gap-2 overflow-x-auto shadow-[inset_0_-1px_var(--line)]">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            onMouseDown={focusWithoutRing}
            className="rounded-t-sm border-transparent border-b-2 px-2 py-2.5 font-medium text-muted text-sm -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Radix moves the focus by script when the pointer presses, which some browsers take for the keyboard and draw the ring. */
function focusWithoutRing(event: MouseEvent<HTMLButtonElement>): void {
  const options: FocusOptions & { focusVisible: boolean } = { focusVisible: false };
  event.currentTarget.focus(options);
}
