import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ResetInput, resetInput } from '@traject/contract/accounts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCheckedForm } from '../../platform/useCheckedForm.ts';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthCard, AuthMessage } from './AuthCard.tsx';
import { AuthPasswordField } from './AuthFields.tsx';
import { resettingQuery, useReset } from './auth.api.ts';
import { DeadLink, isDeadLink } from './DeadLink.tsx';

export function ResetPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const opened = useQuery(resettingQuery(token));
  const reset = useReset(token);
  if (reset.isSuccess)
    return (
      <AuthMessage title={t('auth_account.reset.done')}>
        {t('auth_account.reset.done_text')}
      </AuthMessage>
    );
  if (isDeadLink(token, reset.error ?? opened.error)) return <DeadLink reset />;
  return (
    <AuthCard title={t('auth_account.reset.title')} intro={t('auth_account.reset.intro')}>
      <NewPasswordForm
        words={{
          password: t('auth_account.reset.new_password'),
          submit: t('auth_account.reset.submit'),
          failed: t('auth_account.reset.failed'),
        }}
        save={{ ...reset, isPending: reset.isPending || opened.isPending }}
        onSubmit={(values) => reset.submit(values)}
      />
    </AuthCard>
  );
}

type Props = {
  /** The label of the field, the text of the button, and the message when it fails. */
  words: { password: string; submit: string; failed: string };
  save: { error: Error | null; isPending: boolean; reset: () => void };
  onSubmit: (values: ResetInput) => void;
};

export function NewPasswordForm({ words, save, onSubmit }: Props) {
  const { t } = useTranslation();
  const { field, submit } = useCheckedForm({ schema: resetInput, onSubmit, onWrong: save.reset });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <ErrorList errors={formErrors(save.error)} title={words.failed} />
      <AuthPasswordField
        label={words.password}
        description={t('auth.password.rule')}
        autoComplete="new-password"
        {...field('password')}
      />
      <AuthPasswordField
        label={t('labels.repeat_password')}
        autoComplete="new-password"
        {...field('repeat_password')}
      />
      <Button type="submit" size="md" className={classes.submit} loading={save.isPending}>
        {words.submit}
      </Button>
    </form>
  );
}
