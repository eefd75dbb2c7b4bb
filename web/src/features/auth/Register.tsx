import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { registerInput } from '@traject/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckedForm } from '../../platform/useCheckedForm.ts';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthCard } from './AuthCard.tsx';
import { AuthMessage } from './AuthMessage.tsx';
import { useRegister } from './accounts.api.ts';
import { OrganisationFields } from './OrganisationFields.tsx';
import { AccountFields, AddressFields } from './RegisterFields.tsx';

type Props = { organisation: string | undefined };

export function Register({ organisation }: Props) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <RegisterForm organisation={organisation} onSent={setSentTo} />;
  return (
    <AuthMessage title={t('auth_account.register.done')}>
      {t('auth_account.register.done_text', { email: sentTo })}
    </AuthMessage>
  );
}

type FormProps = Props & { onSent: (email: string) => void };

function RegisterForm({ organisation, onSent }: FormProps) {
  const { t } = useTranslation();
  const register = useRegister();
  const { field, submit } = useCheckedForm({
    schema: registerInput,
    onWrong: register.reset,
    onSubmit: (values) => register.submit(values, () => onSent(values.email)),
  });

  return (
    <AuthCard
      wide
      title={t('auth_account.register.title')}
      intro={t('auth_account.register.intro')}
      below={<Below />}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <ErrorList errors={formErrors(register.error)} title={t('auth_account.register.failed')} />
        <AccountFields field={field} />
        <OrganisationFields field={field} code={organisation} />
        <AddressFields field={field} />
        <Button type="submit" size="md" className={classes.submit} loading={register.isPending}>
          {t('auth_account.register.submit')}
        </Button>
      </form>
    </AuthCard>
  );
}

function Below() {
  const { t } = useTranslation();
  return (
    <p className={classes.below}>
      {t('auth_account.register.has_account')} <Link to="/auth">{t('auth.sign_in.submit')}</Link>
    </p>
  );
}
