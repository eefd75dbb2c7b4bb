import { Button } from '@mantine/core';
import { resetInput } from '@traject/contract/auth';
import { useTranslation } from 'react-i18next';
import { useCheckedForm } from '../../platform/useCheckedForm.ts';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { AuthPasswordField } from './AuthFields.tsx';
import { AuthMessage } from './AuthMessage.tsx';
import { useReset } from './auth.api.ts';
import { DeadLink, isDeadLink } from './DeadLink.tsx';

export function ResetPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const reset = useReset(token);
  if (isDeadLink(token, reset.error)) return <DeadLink reset />;
  if (!reset.isSuccess) return <ResetForm reset={reset} />;
  return <AuthMessage title={t('auth.reset.done')}>{t('auth.reset.done_text')}</AuthMessage>;
}

function ResetForm({ reset }: { reset: ReturnType<typeof useReset> }) {
  const { t } = useTranslation();
  const { field, submit } = useCheckedForm({
    schema: resetInput,
    onSubmit: (values) => reset.submit(values),
  });

  return (
    <AuthCard title={t('auth.reset.title')} intro={t('auth.reset.intro')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <ErrorList errors={formErrors(reset.error)} title={t('auth.reset.failed')} />
        <AuthPasswordField
          label={t('auth.reset.new_password')}
          description={t('auth.password.rule')}
          autoComplete="new-password"
          {...field('password')}
        />
        <AuthPasswordField
          label={t('labels.repeat_password')}
          autoComplete="new-password"
          {...field('repeat_password')}
        />
        <Button type="submit" size="md" className={classes.submit} loading={reset.isPending}>
          {t('auth.reset.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}
