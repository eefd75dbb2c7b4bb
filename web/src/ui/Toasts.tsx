import { useSyncExternalStore } from 'react';
import { ToastCard } from './ToastCard.tsx';
import classes from './Toasts.module.css';
import { toastStore } from './toast.ts';

/** The corner where toasts appear, once in the app. It is there before the first toast, because
 *  a screen reader announces what is added to a region that it already knows. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <div className={classes.corner} aria-live="polite" aria-atomic={false}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onGone={() => toastStore.remove(toast.id)} />
      ))}
    </div>
  );
}
