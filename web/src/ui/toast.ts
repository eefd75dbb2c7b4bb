export type ToastKind = 'info' | 'error' | 'warning' | 'success';

export type Toast = {
  id: number;
  kind: ToastKind;
  message: string;
  description: string | undefined;
  /** What can be done about it for as long as it is shown, such as undoing it. */
  action?: ToastAction | undefined;
};
export type ToastAction = { label: string; onClick: () => void };

/** Says something in the corner, from anywhere: `toast.success(t('notify.upload_success'))`. */
export const toast = {
  info: say('info'),
  error: say('error'),
  warning: say('warning'),
  success: say('success'),
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Outside React, because a failed call is reported from wherever it was made. */
export const toastStore = {
  get: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  remove: (id: number) => set(toasts.filter((shown) => shown.id !== id)),
};

function say(kind: ToastKind) {
  return (message: string, description?: string, action?: ToastAction) => {
    lastId += 1;
    set([...toasts, { id: lastId, kind, message, description, action }]);
    return lastId;
  };
}

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
