import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordInput } from '@traject/contract/account';
import { areFilled } from '../../platform/areFilled.ts';
import { checkForm } from '../../platform/checkForm.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { accountKey, setPassword } from './account.api.ts';

const fields = ['current_password', 'password', 'repeat_password'] as const;

/** Passwords are never kept on the device, so what is typed here is not offered back. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm({
    initialValues: { current_password: '', password: '', repeat_password: '' },
    validate: (values) => checkForm(passwordInput, t)(values),
  });
  const save = useSave({
    save: setPassword,
    refresh: accountKey,
    done: 'account.password.saved',
  });
  const labels = {
    current_password: t('account.password.current'),
    password: t('account.password.new'),
    repeat_password: t('labels.repeat_password'),
  };
  return (
    <FormDialog
      title={t('account.password.edit')}
      isDirty={form.isDirty()}
      canSave={areFilled(form.values, fields)}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      onSubmit={() => form.onSubmit((values) => save.submit(values, onClose))()}
      onClose={onClose}
    >
      {fields.map((name) => (
        <PasswordInput
          key={name}
          label={labels[name]}
          {...(name === 'password' && { description: t('auth.password.rule') })}
          required
          maxLength={200}
          autoComplete={name === 'current_password' ? 'current-password' : 'new-password'}
          {...(name === fields[0] && { 'data-autofocus': true })}
          visibilityToggleButtonProps={{ 'aria-label': t('auth.password.show') }}
          {...form.getInputProps(name)}
        />
      ))}
    </FormDialog>
  );
}
