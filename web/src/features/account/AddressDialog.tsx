import { PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { addressInput, type OwnAccount } from '@traject/contract/account';
import { areFilled } from '../../platform/areFilled.ts';
import { checkForm } from '../../platform/checkForm.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { accountKey, askAddress } from './account.api.ts';

type Props = { account: OwnAccount; onClose: () => void };

/** It asks for the password, so nothing typed here is kept on the device. */
export function AddressDialog({ account, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initialValues: { email: '', current_password: '' },
    validate: (values) => checkForm(addressInput, t)(values),
  });
  const save = useSave({ save: askAddress, refresh: accountKey, done: 'account.address.sent' });
  return (
    <FormDialog
      title={t('account.address.edit')}
      saveLabel={t('account.address.save')}
      isDirty={form.isDirty()}
      canSave={areFilled(form.values, ['email', 'current_password'])}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      onSubmit={() => form.onSubmit((values) => save.submit(values, onClose))()}
      onClose={onClose}
    >
      <TextInput
        type="email"
        label={t('account.address.new')}
        description={t(
          account.address_proven ? 'account.address.both_hint' : 'account.address.new_hint',
        )}
        required
        maxLength={254}
        autoComplete="email"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={t('account.password.current')}
        required
        maxLength={200}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('auth.password.show') }}
        {...form.getInputProps('current_password')}
      />
    </FormDialog>
  );
}
