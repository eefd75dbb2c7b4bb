import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ActivateInput, type Activation, activateInput } from '@traject/contract/accounts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCheckedForm } from '../../platform/useCheckedForm.ts';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthCard, AuthMessage } from './AuthCard.tsx';
import { AuthPasswordField, ForgotLink } from './AuthFields.tsx';
import { activationQuery, useActivate } from './auth.api.ts';
import { DeadLink, isDeadLink } from './DeadLink.tsx';
import { NewPasswordForm } from './ResetPassword.tsx';

type Props = { token: string; onActivated: (email: string | undefined) => void };

/** By a button and never on load, because mail scanners open every link. */
export function ActivateAccount({ token, onActivated }: Props) {
  const opened = useQuery(activationQuery(token));
  const activate = useActivate(token, opened.data?.needs);
  if (isDeadLink(token, activate.error ?? opened.error)) return <DeadLink />;
  const { data } = opened;
  const onSubmit: Answer['onSubmit'] = (values) =>
    activate.submit(values, () => onActivated(data?.email));
  if (data?.needs === 'mail') return <ByMail email={data.email} />;
  if (data?.needs === 'password')
    return <AcceptInvitation {...data} save={activate} onSubmit={onSubmit} />;
  if (data?.needs === 'new_password')
    return <ChoosePassword {...data} save={activate} onSubmit={onSubmit} />;
  const { error, reset } = activate;
  const save = { error, reset, isPending: opened.isPending || activate.isPending };
  return <PressButton organisation={data?.organisation} save={save} onSubmit={onSubmit} />;
}

/** An account was begun with this address through a copied link, so only the mail proves whose it is. */
function ByMail({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <AuthMessage title={t('auth_account.activate.by_mail')}>
      {t('auth_account.activate.by_mail_text', { email })}
    </AuthMessage>
  );
}

type Answer = {
  save: Pick<ReturnType<typeof useActivate>, 'error' | 'isPending' | 'reset'>;
  onSubmit: (values: Parameters<ReturnType<typeof useActivate>['submit']>[0]) => void;
};

function ChoosePassword({ email, organisation, ...answer }: Activation & Answer) {
  const { t } = useTranslation();
  return (
    <AuthCard title={useTitle(organisation)} intro={t('auth_account.activate.invited', { email })}>
      <NewPasswordForm
        words={{
          password: t('labels.password'),
          submit: t('auth_account.activate.submit'),
          failed: t('auth_account.activate.failed'),
        }}
        {...answer}
      />
    </AuthCard>
  );
}

type ButtonProps = Answer & { organisation: string | null | undefined };

function PressButton({ organisation, save, onSubmit }: ButtonProps) {
  const { t } = useTranslation();
  return (
    <AuthCard
      title={useTitle(organisation)}
      intro={t(organisation ? 'auth_account.activate.asked' : 'auth_account.activate.intro', {
        organisation,
      })}
    >
      <div className={classes.form}>
        <ErrorList errors={formErrors(save.error)} title={t('auth_account.activate.failed')} />
        <Button
          size="md"
          className={classes.submit}
          loading={save.isPending}
          onClick={() => onSubmit(undefined)}
        >
          {t('auth_account.activate.submit')}
        </Button>
      </div>
    </AuthCard>
  );
}

function useTitle(organisation: string | null | undefined) {
  const { t } = useTranslation();
  return organisation
    ? t('auth_account.activate.title_for', { organisation })
    : t('auth_account.activate.title');
}

type AcceptInvitationProps = Pick<Activation, 'email' | 'organisation'> & {
  save: { error: Error | null; isPending: boolean; reset: () => void };
  onSubmit: (values: ActivateInput) => void;
};

/** Having the mail does not prove having the account; the password does. */
function AcceptInvitation({ email, organisation, save, onSubmit }: AcceptInvitationProps) {
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
