import { useTranslation } from '../../platform/i18n.ts';
import { useNotFound } from '../../platform/useNotFound.ts';
import { Card } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { BackLink } from './DashboardLayout.tsx';

type Props = {
  /** As it stands in the address, so it may be anything. */
  id: string;
  error: Error;
  onRetry: () => void;
  /** Asks for it, where it may be there for others. */
  onAsk?: (() => void) | undefined;
};

/** Shown when there is no such trajectory or it could not be loaded. */
export function DashboardFailure({ id, error, onRetry, onAsk }: Props) {
  const { t } = useTranslation();
  const ask = onAsk && { label: t('dashboard.ask'), onClick: onAsk };
  const isUnknown = useNotFound(error, 'notify.trajectory.not_found', id, ask);

  if (isUnknown) return null;
  return (
    <>
      <PageHead title={t('dashboard.title')} back={<BackLink />} />
      <Card>
        <PanelError title={t('dashboard.failed')} onRetry={onRetry} />
      </Card>
    </>
  );
}
