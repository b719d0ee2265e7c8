/**
 * <Tooltip text="Show in the document"><IconButton label="Show">...</IconButton></Tooltip>
 * Words for a control on hover or focus, after 700 ms (300 ms when going from one to the next). The control must still
 * have an accessible name of its own. <TooltipProvider> stands once around a page that has some:
 * the app itself does without, so that other pages do not load the 12 KB of their placing.
 */
import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '../../shared/limits';

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_MS}>
      {children}
    </Radix.Provider>
  );
}

export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={keyboardOnly}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={mainPart()}>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-70 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-paper text-xs"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A focus that a closing dialog gives back after a press of the pointer opens no tooltip. */
function keyboardOnly(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/** Inside of a landmark, where everything on a page belongs. */
function mainPart(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById('main');
}
