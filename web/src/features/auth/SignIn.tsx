import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { authApi, type LoginInput, loginInput } from '@traject/contract/auth';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/api.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { startSession } from '../../platform/session.ts';
import { useCheckedForm } from '../../platform/useCheckedForm.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { AuthPasswordField, AuthTextField, ForgotLink } from './AuthFields.tsx';

type Props = {
  /** Already known after activating an account. */
  email?: string | undefined;
  onSignedIn: () => void;
};

export function SignIn({ email, onSignedIn }: Props) {
  const { t } = useTranslation();
  const signIn = useSignIn();
  const { field, submit } = useCheckedForm({
    schema: loginInput,
    onWrong: signIn.reset,
    onSubmit: (values) => signIn.submit(values, onSignedIn),
  });

  return (
    <AuthCard title={t('auth.sign_in.title')} intro={t('auth.sign_in.intro')} below={<Below />}>
      <form ref={useFirstField()} className={classes.form} onSubmit={submit} noValidate>
        <ErrorList errors={formErrors(signIn.error)} title={t('auth.sign_in.failed')} />
        <AuthTextField
          label={t('labels.email')}
          type="email"
          autoComplete="username"
          defaultValue={email}
          {...(!email && { 'data-page-field': true })}
          {...field('email')}
        />
        <AuthPasswordField
          label={t('labels.password')}
          autoComplete="current-password"
          {...(email && { 'data-page-field': true })}
          {...field('password')}
        />
        <Button type="submit" size="md" className={classes.submit} loading={signIn.isPending}>
          {t('auth.sign_in.submit')}
        </Button>
        <ForgotLink className={classes.forgot} />
      </form>
    </AuthCard>
  );
}

/** A visitor can start typing at once. */
function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-page-field]')?.focus(), []);
  return form;
}

function Below() {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.note}>
        <Callout kind="info" icon={IconMail}>
          <strong>{t('auth.sign_in.no_login')}</strong> {t('auth.sign_in.no_login_text')}
        </Callout>
      </div>
      <p className={classes.below}>
        {t('auth.sign_in.no_account')} <Link to="/auth/register">{t('auth.sign_in.register')}</Link>
      </p>
    </>
  );
}

function useSignIn() {
  const queries = useQueryClient();
  return useSave({
    save: async (body: LoginInput) => {
      const { token } = await call(authApi.login, { body: { ...body, role: 'evaluator' } });
      startSession(token, queries);
    },
  });
}
