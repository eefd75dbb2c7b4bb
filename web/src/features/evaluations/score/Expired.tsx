import { IconClockOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/Callout.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';

/** Nothing of the student is shown once the time is over. */
export function Expired() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t('evaluation.title')}
        back={<Link to="/pending-evaluations">{t('evaluation.back.pending')}</Link>}
      />
      <Callout kind="warn" icon={IconClockOff} role="alert">
        {t('pending_evaluations.expired')}
      </Callout>
    </>
  );
}
