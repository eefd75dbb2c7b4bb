import { Button } from '@mantine/core';
import { type ResetInput, resetInput } from '@traject/contract/accounts';
import { useTranslation } from 'react-i18next';
import { useCheckedForm } from '../../platform/useCheckedForm.ts';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthPasswordField } from './AuthFields.tsx';

type Props = {
  /** What the fields are called, what the button says and what is said when it fails. */
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
