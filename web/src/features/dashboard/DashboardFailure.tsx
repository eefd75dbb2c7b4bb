import { useTranslation } from 'react-i18next';
import { useNotFound } from '../../platform/useNotFound.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';

type Props = {
  /** As it stands in the address, which can hold anything. */
  id: string;
  error: Error;
  onRetry: () => void;
};

/** There is no such trajectory, or it could not be loaded. */
export function DashboardFailure({ id, error, onRetry }: Props) {
  const { t } = useTranslation();
  const isUnknown = useNotFound(error, 'notify.trajectory.not_found', id);
  usePageTitle(t('dashboard.title'));

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
