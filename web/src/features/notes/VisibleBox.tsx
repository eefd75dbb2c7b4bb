import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';

type Props = {
  who: 'client' | 'employer';
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Showing somebody a note asks first and stays off until the yes; hiding it is done at once. */
export function VisibleBox({ who, label, checked, onChange }: Props) {
  const { t } = useTranslation();
  const confirm = useConfirm();

  const tick = async (wanted: boolean) => {
    const isSure =
      !wanted ||
      (await confirm({
        title: t(`notes.ask_visible.${who}`),
        message: t(`alert_visible_${who}`),
        confirmText: t('notes.ask_visible.yes'),
        cancelText: t('ui.no'),
      }));
    if (isSure) onChange(wanted);
  };

  return (
    <Checkbox
      label={label}
      checked={checked}
      onChange={({ currentTarget }) => tick(currentTarget.checked)}
    />
  );
}
