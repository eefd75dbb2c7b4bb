import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { activationQuery, useActivate } from './accounts.api.ts';
import { DeadLink, isDeadLink } from './DeadLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

type Props = { token: string; onActivated: () => void };

/** By a button and never on load: programs that scan mail open every link in it. */
export function ActivateAccount({ token, onActivated }: Props) {
  const { t } = useTranslation();
  const opened = useQuery(activationQuery(token));
  const activate = useActivate(token);
  if (isDeadLink(token, activate.error ?? opened.error)) return <DeadLink />;
  if (opened.data?.needs_password)
    return (
      <AuthCard
        title={t('auth.activate.title')}
        intro={t('auth.activate.invited', { email: opened.data.email })}
      >
        <NewPasswordForm
          words={{
            password: t('labels.password'),
            submit: t('auth.activate.submit'),
            failed: t('auth.activate.failed'),
          }}
          save={activate}
          onSubmit={(values) => activate.submit(values, onActivated)}
        />
      </AuthCard>
    );
  return (
    <AuthCard title={t('auth.activate.title')} intro={t('auth.activate.intro')}>
      <div className={classes.form}>
        <ErrorList errors={formErrors(activate.error)} title={t('auth.activate.failed')} />
        <Button
          size="md"
          className={classes.submit}
          loading={opened.isPending || activate.isPending}
          onClick={() => activate.submit(undefined, onActivated)}
        >
          {t('auth.activate.submit')}
        </Button>
      </div>
    </AuthCard>
  );
}
