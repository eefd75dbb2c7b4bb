import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../platform/i18n.ts';
import layout from './layout.module.css';
import classes from './Toasts.module.css';
import text from './text.module.css';
import { type Toast, type ToastKind, toastStore } from './toast.ts';

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

type CardProps = { toast: Toast; onGone: () => void };

function ToastCard({ toast, onGone }: CardProps) {
  const { t } = useTranslation();
  const [phase, setPhase] = useState<Phase>('shown');
  const { action } = toast;
  const leave = () => setPhase('leaving');
  usePhaseEnd(phase, !!action, phase === 'leaving' ? onGone : leave);
  const { icon: Icon, color } = looks[toast.kind];
  const hold = () => setPhase((now) => (now === 'shown' ? 'held' : now));
  const release = () => setPhase((now) => (now === 'held' ? 'shown' : now));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock
    <div
      className={classes.toast}
      data-kind={toast.kind}
      data-phase={phase}
      role={toast.kind === 'error' || toast.kind === 'warning' ? 'alert' : 'status'}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon size={20} stroke={1.75} color={color} className={classes.icon} aria-hidden />
      <div className={`${layout.grow} ${classes.words}`}>
        <span className={text.hidden}>{t(`ui.toast.${toast.kind}`)}: </span>
        <p className={text.rowTitle}>{toast.message}</p>
        {toast.description && <p className={text.secondary}>{toast.description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            leave();
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={t('ui.toast.close')}
        onClick={leave}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

/** Held: someone reads it with the mouse or the keyboard on it, so the clock starts over later. */
type Phase = 'shown' | 'held' | 'leaving';

/** What can be undone is offered for longer than what is only said. */
function usePhaseEnd(phase: Phase, isOffered: boolean, onEnd: () => void) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (phase === 'held') return;
    const timer = setTimeout(end, phase === 'leaving' ? 300 : isOffered ? 10_000 : 5000);
    return () => clearTimeout(timer);
  }, [phase, isOffered]);
}

const looks: Record<ToastKind, { icon: Icon; color: string }> = {
  info: { icon: IconInfoCircle, color: 'var(--st-blue)' },
  error: { icon: IconAlertCircle, color: 'var(--tj-danger)' },
  warning: { icon: IconAlertTriangle, color: 'var(--tj-warn)' },
  success: { icon: IconCircleCheck, color: 'var(--tj-ok)' },
};
