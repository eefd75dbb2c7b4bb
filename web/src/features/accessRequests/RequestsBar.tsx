import { IconLockOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import { countQuery } from './accessRequests.api.ts';
import classes from './accessRequests.module.css';

/** For those who decide: how many wait, and the way to them. Nothing while none do. */
export function RequestsBar() {
  const { t } = useTranslation();
  const { data } = useQuery(countQuery);
  const count = data?.to_decide ?? 0;
  if (count === 0) return null;
  return (
    <div className={classes.bar}>
      <Callout kind="info" icon={IconLockOpen} role="status">
        {t('access_requests.bar', { count })}{' '}
        <Link to="/access-requests">{t('access_requests.see')}</Link>
      </Callout>
    </div>
  );
}
