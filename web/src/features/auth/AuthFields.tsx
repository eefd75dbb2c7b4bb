import {
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getConfig } from '../../platform/config.ts';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './AuthCard.module.css';

export const look = {
  size: 'md',
  classNames: { wrapper: classes.field, description: classes.hint },
} as const;

export const AuthTextField = (props: TextInputProps) => <TextInput {...look} {...props} />;

export function AuthPasswordField(props: PasswordInputProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const label = t(visible ? 'auth.password.hide' : 'auth.password.show');
  return (
    <PasswordInput
      {...look}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visibilityToggleButtonProps={{ 'aria-label': label, title: label }}
      {...props}
    />
  );
}

/** Passwords of the e-portfolio are changed there, if the installation names such a page. */
export function ForgotLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const elsewhere = getConfig().forgot_password_url;
  const text = t('auth.sign_in.forgot');
  if (elsewhere)
    return (
      <a href={elsewhere} className={className}>
        {text}
      </a>
    );
  return (
    <Link to="/auth/reset" className={className}>
      {text}
    </Link>
  );
}
