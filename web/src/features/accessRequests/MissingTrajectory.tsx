import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AskAccess } from './AskAccess.tsx';

/** Below a search that found nothing: it may be a colleague's. */
export function MissingTrajectory({ about }: { about: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconLock}
      title={t('access_requests.ask.missing')}
      text={t('access_requests.ask.missing_text')}
      action={<AskAccess about={about} />}
    />
  );
}
