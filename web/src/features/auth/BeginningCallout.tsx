import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../platform/session.ts';
import { Callout } from '../../ui/Callout.tsx';
import classes from './Waiting.module.css';

/** Who set out to run an organisation lands on an empty list, and is shown where to begin. */
export function BeginningCallout() {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  if (!me?.beginning_at?.length) return null;
  return (
    <div className={classes.callout}>
      <Callout kind="info" icon={IconListCheck} title={t('waiting.begin')}>
        {t('waiting.begin_text')} <Link to="/admin/people">{t('waiting.begin_link')}</Link>
      </Callout>
    </div>
  );
}
