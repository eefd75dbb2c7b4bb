import type { RegisterInput } from '@traject/contract/accounts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import text from '../../ui/text.module.css';
import classes from './AuthCard.module.css';
import { AuthPasswordField, AuthTextField } from './AuthFields.tsx';

type Name = Exclude<keyof RegisterInput, 'organisation'>;
type Props = { field: (name: Name) => { name: string; error: string | undefined } };

/** What the browser may fill in. */
const autoComplete: Record<Name, string> = {
  email: 'email',
  repeat_email: 'email',
  password: 'new-password',
  repeat_password: 'new-password',
  first_name: 'given-name',
  last_name: 'family-name',
  address: 'address-line1',
  address_number: 'off',
  postal_code: 'postal-code',
  city: 'address-level2',
  phone_number: 'tel',
};

export function AccountFields({ field }: Props) {
  const { t } = useTranslation();
  return (
    <Part title={t('auth_account.register.account')} note={t('ui.required_note')}>
      <div className={classes.pair}>
        <Field withAsterisk field={field} name="first_name" />
        <Field withAsterisk field={field} name="last_name" />
      </div>
      <div className={classes.pair}>
        <Field withAsterisk type="email" field={field} name="email" />
        <Field withAsterisk type="email" field={field} name="repeat_email" />
      </div>
      <div className={classes.pair}>
        <Field
          withAsterisk
          type="password"
          description={t('auth.password.rule')}
          field={field}
          name="password"
        />
        <Field withAsterisk type="password" field={field} name="repeat_password" />
      </div>
    </Part>
  );
}

export function AddressFields({ field }: Props) {
  const { t } = useTranslation();
  return (
    <Part title={t('auth_account.register.address')} note={t('auth_account.register.address_note')}>
      <div className={classes.pair}>
        <Field field={field} name="address" />
        <Field field={field} name="address_number" />
      </div>
      <div className={classes.pair}>
        <Field field={field} name="postal_code" />
        <Field field={field} name="city" />
      </div>
      <div className={classes.pair}>
        <Field type="tel" field={field} name="phone_number" />
      </div>
    </Part>
  );
}

type PartProps = { title: string; note: string; children: ReactNode };

export function Part({ title, note, children }: PartProps) {
  return (
    <div className={classes.part}>
      <fieldset>
        <legend className={text.h3}>{title}</legend>
        <p className={text.secondary}>{note}</p>
        <div className={classes.form}>{children}</div>
      </fieldset>
    </div>
  );
}

type FieldProps = Props & {
  name: Name;
  type?: 'email' | 'password' | 'tel';
  withAsterisk?: boolean;
  description?: string;
};

function Field({ field, name, type, ...looks }: FieldProps) {
  const { t } = useTranslation();
  const label = t(`labels.${name}`);
  const props = { ...looks, ...field(name), label, autoComplete: autoComplete[name] };
  if (type === 'password') return <AuthPasswordField {...props} />;
  return <AuthTextField {...(type && { type })} {...props} />;
}
