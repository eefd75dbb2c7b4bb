import {
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './AuthCard.module.css';

const look = {
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
