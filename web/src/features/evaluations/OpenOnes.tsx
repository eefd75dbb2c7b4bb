import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import classes from './evaluations.module.css';
import { pendingQuery } from './pending.api.ts';

/** Everybody lands on the students; on a phone the menu that counts the open ones is folded away. */
export function OpenOnes() {
  const { t } = useTranslation();
  const { data = [] } = useQuery(pendingQuery);
  if (data.length === 0) return null;
  return (
    <div className={classes.open}>
      <Callout kind="info" icon={IconClipboardCheck}>
        {t('evaluations.students.open', { count: data.length })}{' '}
        <Link to="/pending-evaluations">
          {t('evaluations.students.to_open', { count: data.length })}
        </Link>
      </Callout>
    </div>
  );
}
