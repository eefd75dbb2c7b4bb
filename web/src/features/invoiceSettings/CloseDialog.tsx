import { isCivilDate } from '@traject/contract/common/fields';
import { useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { closePeriod, settingsQuery } from './invoiceSettings.api.ts';

type Props = { organisationId: number; onClose: () => void };

/** Asks once more: what is closed stays closed. */
export function CloseDialog({ organisationId, onClose }: Props) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [until, setUntil] = useState('');
  const { submit, isPending, error } = useSave({
    save: (day: string) => closePeriod(organisationId, day),
    refresh: settingsQuery(organisationId).queryKey,
    done: 'invoice_settings.closing.done',
  });
  const ask = async () => {
    const question = {
      title: t('invoice_settings.closing.question', { date: formatDate(until) }),
      message: t('invoice_settings.closing.warning'),
      confirmText: t('invoice_settings.closing.yes'),
      danger: true,
    };
    if (await confirm(question)) submit(until, onClose);
  };
  return (
    <FormDialog
      title={t('invoice_settings.closing.action')}
      isDirty={false}
      canSave={/^\d{4}-/.test(until) && isCivilDate(until)}
      isSaving={isPending}
      errors={formErrors(error)}
      saveLabel={t('invoice_settings.closing.action')}
      onSubmit={ask}
      onClose={onClose}
    >
      <DateField
        label={t('invoice_settings.closing.field')}
        description={t('invoice_settings.closing.text')}
        required
        data-autofocus
        value={until}
        onChange={setUntil}
      />
    </FormDialog>
  );
}
