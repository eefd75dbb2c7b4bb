import { Button } from '@mantine/core';
import { type ActivateInput, type Activation, activateInput } from '@traject/contract/accounts';
import { useTranslation } from 'react-i18next';
import { useCheckedForm } from '../../platform/useCheckedForm.ts';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { AuthPasswordField } from './AuthFields.tsx';
import { ForgotLink } from './ForgotLink.tsx';

type Props = Pick<Activation, 'email' | 'organisation'> & {
  save: { error: Error | null; isPending: boolean; reset: () => void };
  onSubmit: (values: ActivateInput) => void;
};

/** Whoever has the mail is not yet who has the account: its password says so. */
export function AcceptInvitation({ email, organisation, save, onSubmit }: Props) {
  const { t } = useTranslation();
  const { field, submit } = useCheckedForm({
    schema: activateInput,
    onSubmit,
    onWrong: save.reset,
  });
  return (
    <AuthCard
      title={t('auth_account.activate.invitation', { organisation })}
      intro={t('auth_account.activate.has_account', { organisation, email })}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <ErrorList
          errors={formErrors(save.error)}
          title={t('auth_account.activate.accept_failed')}
        />
        <AuthPasswordField
          label={t('labels.password')}
          autoComplete="current-password"
          {...field('password')}
        />
        <Button type="submit" size="md" className={classes.submit} loading={save.isPending}>
          {t('auth_account.activate.accept')}
        </Button>
        <ForgotLink className={classes.forgot} />
      </form>
    </AuthCard>
  );
}
