import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { statusOf } from '../../platform/useSave.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import { toast } from '../../ui/toast.ts';

type Props = {
  /** As it stands in the address, which can hold anything. */
  id: string;
  error: Error;
  onRetry: () => void;
};

/** There is no such trajectory, or it could not be loaded. */
export function DashboardFailure({ id, error, onRetry }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isUnknown = statusOf(error) === 404;
  usePageTitle(t('dashboard.title'));

  const leave = useEffectEvent(() => {
    toast.error(t('notify.trajectory.not_found', { id }));
    navigate({ to: '/page_not_found', replace: true });
  });
  useEffect(() => {
    if (isUnknown) leave();
  }, [isUnknown]);

  if (isUnknown) return null;
  return (
    <>
      <h1 className={text.h1}>{t('dashboard.title')}</h1>
      <Panel title={t('dashboard.title')}>
        <PanelError title={t('dashboard.failed')} onRetry={onRetry} />
      </Panel>
    </>
  );
}
