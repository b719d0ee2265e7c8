/**
 * <Tabs label="Admin sections" tabs={[{ value: 'users', label: 'Users', content: <Users /> }, ...]} />
 * The first is open unless `defaultValue` says another, or `value` and `onValueChange` control it. Arrow keys move.
 */
import { Tabs as Radix } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { TAB_LIST_LOOK, TAB_LOOK } from './tab-look';

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
      <Radix.List aria-label={label} className={TAB_LIST_LOOK}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} onMouseDown={focusWithoutRing} className={TAB_LOOK}>
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
