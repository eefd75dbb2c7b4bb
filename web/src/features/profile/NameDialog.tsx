import { TextInput } from '@mantine/core';
import { type ItemList, itemInput } from '@traject/contract/profile';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useOwnProfile } from './profile.api.ts';
import { useItemForm } from './useItemForm.ts';

type Props = {
  list: ItemList;
  item: { id: number; name: string } | undefined;
  onClose: () => void;
};

export function NameDialog({ list, item, onClose }: Props) {
  const { t } = useTranslation();
  const { saveItem } = useOwnProfile();
  const { form, dialog } = useItemForm({
    item: { [list]: item?.id },
    start: { name: item?.name ?? '' },
    schema: itemInput,
    toInput: (values) => values,
    save: (input) => saveItem(list, item?.id, input),
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t(item ? `profile.edit.${list}` : `profile.add.${list}`)}
      canSave={areFilled(form.values, ['name'])}
      onClose={onClose}
    >
      <TextInput
        label={t('profile.labels.name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
