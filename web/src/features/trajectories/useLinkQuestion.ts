import type { Trajectory } from '@traject/contract/trajectories';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/format.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import type { TrajectoryValues } from './trajectoryValues.ts';

/** Somebody may be reading what they were sent: ending their link is asked first. */
export function useLinkQuestion({ review, trajectory_state, contact_email }: Trajectory) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async (values: TrajectoryValues) => {
    const isOpen = review?.state === 'sent' || review?.state === 'opened';
    if (!isOpen || !review.recipient) return true;
    const { name, email } = review.recipient;
    const hasMoved = values.trajectory_state_id !== String(trajectory_state.id);
    const isReaddressed =
      trajectory_state.code === 'awaiting_employer' &&
      values.contact_email.trim().toLowerCase() !== (contact_email ?? '').toLowerCase();
    if (!hasMoved && !isReaddressed) return true;
    const date = review.sent_at ? formatDate(review.sent_at) : '';
    const what = hasMoved ? 'moved' : 'readdressed';
    return confirm({
      title: t('dossier.link.title', { name }),
      message: t(`dossier.link.${what}`, { name, email, date }),
      confirmText: t('dossier.link.yes'),
      cancelText: t('dossier.link.no'),
    });
  };
}
