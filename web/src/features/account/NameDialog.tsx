import { accountChange, type OwnAccount } from '@traject/contract/account';
import { languages, locales } from '@traject/contract/common/languages';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NameFields, nameFields } from '../../ui/NameFields.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { accountKey, changeAccount } from './account.api.ts';

type Props = { account: OwnAccount; onClose: () => void };

export function NameDialog({ account, onClose }: Props) {
  const { t } = useTranslation();
  const { first_name, last_name, language } = account;
  const { form, dialog } = useRecordForm({
    ...unversioned,
    draft: 'account',
    start: { first_name, last_name, language },
    schema: accountChange,
    toInput: (values) => values,
    save: changeAccount,
    label: String,
    refresh: accountKey,
    done: 'account.saved',
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('account.name.edit')}
      canSave={areFilled(form.values, nameFields)}
      onClose={onClose}
    >
      <NameFields isOwn isFirst getInputProps={form.getInputProps} />
      <SegmentField
        label={t('account.language')}
        choices={languages.map((value) => ({ value, label: locales[value].name }))}
        {...form.getInputProps('language')}
      />
    </FormDialog>
  );
}
