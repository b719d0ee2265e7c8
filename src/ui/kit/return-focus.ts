import { useRef } from 'react';

/**
 * For the content of a Radix dialog that is opened without a trigger of Radix: gives the focus back to what had it, or to
 * the page's main part when that is gone.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { current } = opener;
      const usable = current?.isConnected && current !== document.body && !current.matches(':disabled');
      const target = usable ? current : document.getElementById('main');
      (target as HTMLElement | null)?.focus({ preventScroll: true });
    },
  };
}
