import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { registerInput } from '@traject/contract/accounts';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCheckedForm } from '../../platform/useCheckedForm.ts';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthCard, AuthMessage } from './AuthCard.tsx';
import { AuthTextField } from './AuthFields.tsx';
import { AuthSelect } from './AuthSelect.tsx';
import { organisationsQuery, useRegister } from './auth.api.ts';
import { AccountFields, AddressFields, Part } from './RegisterFields.tsx';

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

type Field = { name: string; error: string | undefined; onChange: () => void };
type OrganisationFieldsProps = {
  field: (name: 'organisation') => Field;
  /** The code from the address bar. */
  code: string | undefined;
};

/** One answer in two ways: chosen from the list, or typed as a code. */
function OrganisationFields({ field, code = '' }: OrganisationFieldsProps) {
  const { t } = useTranslation();
  const { data: listed = [] } = useQuery(organisationsQuery);
  const [said, setSaid] = useState(code);
  const { onChange, ...named } = field('organisation');
  const say = ({ currentTarget }: { currentTarget: { value: string } }) => {
    setSaid(currentTarget.value);
    onChange();
  };
  const chosen = listed.find((one) => one.code === said.trim().toUpperCase());
  return (
    <Part
      title={t('auth_account.register.organisation')}
      note={t('auth_account.register.organisation_note')}
    >
      <div className={classes.pair}>
        {listed.length > 0 && (
          <AuthSelect label={t('labels.organisation')} value={chosen?.code ?? ''} onChange={say}>
            <option value="">{t('auth_account.register.choose')}</option>
            {listed.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </AuthSelect>
        )}
        <AuthTextField
          label={t('auth_account.register.code')}
          autoComplete="off"
          maxLength={20}
          {...named}
          value={said}
          onChange={say}
        />
      </div>
    </Part>
  );
}
