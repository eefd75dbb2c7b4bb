import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { forgotInput } from '@traject/contract/accounts';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCheckedForm } from '../../platform/useCheckedForm.ts';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthCard, AuthMessage } from './AuthCard.tsx';
import { AuthTextField } from './AuthFields.tsx';
import { useForgot } from './auth.api.ts';

export function ForgotPassword() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <ForgotForm onSent={setSentTo} />;
  return (
    <AuthMessage title={t('auth_account.forgot.done')}>
      {t('auth_account.forgot.done_text', { email: sentTo })}
    </AuthMessage>
  );
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const forgot = useForgot();
  const { field, submit } = useCheckedForm({
    schema: forgotInput,
    onWrong: forgot.reset,
    onSubmit: (values) => forgot.submit(values, () => onSent(values.email)),
  });

  return (
    <AuthCard
      title={t('auth_account.forgot.title')}
      intro={t('auth_account.forgot.intro')}
      below={
        <p className={classes.below}>
          <Link to="/auth">{t('auth.to_sign_in')}</Link>
        </p>
      }
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <ErrorList errors={formErrors(forgot.error)} title={t('auth_account.forgot.failed')} />
        <AuthTextField
          label={t('labels.email')}
          type="email"
          autoComplete="username"
          {...field('email')}
        />
        <Button type="submit" size="md" className={classes.submit} loading={forgot.isPending}>
          {t('auth_account.forgot.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}
