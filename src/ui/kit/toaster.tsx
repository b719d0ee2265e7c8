/**
 * <Toaster /> stands once in the app (`components/toasts.tsx` fetches it); `toast({...})` of `stores/toasts.ts` shows a message in it.
 * One at a time, 5000 ms (paused under the pointer or focus), swipe of 50 px to the right, F8 moves focus to it. It can be
 * dismissed beside an open dialog, without closing that.
 */
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect } from 'react';
import { TOAST_MS, TOAST_SWIPE_PX } from '../../shared/limits';
import { OFFLINE_EVENT, type OfflineNotice } from '../sign-out';
import { dismissToast, toast, useToasts } from '../stores/toasts';
import { iconButtonClass } from './button';
import { classNames } from './class-names';

export function Toaster() {
  const current = useToasts((state) => state.current);
  useEffect(() => {
    const tell = (event: Event) => {
      event.preventDefault();
      toast({ ...(event as CustomEvent<OfflineNotice>).detail, tone: 'danger' });
    };
    document.addEventListener(OFFLINE_EVENT, tell);
    return () => document.removeEventListener(OFFLINE_EVENT, tell);
  }, []);
  return (
    <Toast.Provider duration={TOAST_MS} swipeThreshold={TOAST_SWIPE_PX} swipeDirection="right">
      {current && (
        <Toast.Root
          key={current.id}
          type={current.tone === 'danger' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(current.id)}
          className={classNames(
            'flex animate-rise items-start gap-3 rounded-lg border bg-surface py-3 pr-2 pl-4 shadow-pop',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
            current.tone === 'danger' ? 'border-high' : 'border-line',
          )}
        >
          <div className="min-w-0 flex-1 py-0.5">
            <Toast.Title className={classNames('font-semibold text-sm', current.tone === 'danger' && 'text-high')}>
              {current.title}
            </Toast.Title>
            {current.description && (
              <Toast.Description className="text-muted text-sm">{current.description}</Toast.Description>
            )}
          </div>
          <Toast.Close aria-label="Dismiss" className={iconButtonClass('size-8')}>
            <X aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-0 z-60 m-0 w-full max-w-sm list-none p-4 outline-none [&>li]:pointer-events-auto!"
      />
    </Toast.Provider>
  );
}
