import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { useActivate } from './auth.api.ts';
import { DeadLink, isDeadLink } from './DeadLink.tsx';

type Props = { token: string; onActivated: () => void };

/** By a button and never on load: programs that scan mail open every link in it. */
export function ActivateAccount({ token, onActivated }: Props) {
  const { t } = useTranslation();
  const activate = useActivate(token);
  if (isDeadLink(token, activate.error)) return <DeadLink />;
  return (
    <AuthCard title={t('auth.activate.title')} intro={t('auth.activate.intro')}>
      <div className={classes.form}>
        <ErrorList errors={formErrors(activate.error)} title={t('auth.activate.failed')} />
        <Button
          size="md"
          className={classes.submit}
          loading={activate.isPending}
          onClick={() => activate.submit(undefined, onActivated)}
        >
          {t('auth.activate.submit')}
        </Button>
      </div>
    </AuthCard>
  );
}
