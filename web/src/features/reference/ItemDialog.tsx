import { Checkbox, TextInput } from '@mantine/core';
import { type ReferenceItem, referenceItemInput } from '@traject/contract/reference';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { Callout } from '../../ui/Callout.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { addItem, changeItem, type ListKey, referenceKey } from './reference.api.ts';

type Props = { listKey: ListKey; item: ReferenceItem | undefined; onClose: () => void };

export function ItemDialog({ listKey, item, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useItemForm({ listKey, item, onClose });
  const list = t(`reference.lists.${listKey.list}`);
  return (
    <FormDialog
      {...dialog}
      title={item ? t('controls.edit', { name: item.name }) : t('reference.add_title', { list })}
      canSave={areFilled(form.values, ['name']) && (!item || dialog.isDirty)}
      onClose={onClose}
    >
      <Consequence item={item} />
      <TextInput
        label={t('labels.name')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      {listKey.list === 'file-types' && !item && (
        <TextInput
          label={t('reference.code')}
          description={t('reference.code_hint')}
          maxLength={40}
          {...form.getInputProps('code')}
        />
      )}
      {listKey.list === 'studies' && (
        <Checkbox
          label={t('reference.asks_name')}
          description={t('reference.asks_name_hint')}
          {...form.getInputProps('requires_custom_name', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
}

/** What a new name means for records with the old one. */
function Consequence({ item }: { item: ReferenceItem | undefined }) {
  const { t } = useTranslation();
  if (!item) return null;
  if (!item.own) return <Callout kind="info">{t('reference.shipped_hint')}</Callout>;
  return item.in_use ? <Callout kind="info">{t('reference.own_hint')}</Callout> : null;
}

const startOf = (item: ReferenceItem | undefined) => ({
  name: item?.name ?? '',
  code: '',
  requires_custom_name: item?.requires_custom_name ?? false,
});
type Values = ReturnType<typeof startOf>;

/** Only studies ask for a name; an empty code is derived from the name. */
const inputOf = ({ list }: ListKey, { name, code, requires_custom_name }: Values) => ({
  name,
  ...(code.trim() !== '' && { code: code.trim() }),
  ...(list === 'studies' && { requires_custom_name }),
});

const useItemForm = ({ listKey, item, onClose }: Props) =>
  useRecordForm({
    ...unversioned,
    draft: `${listKey.list}:${placeOf({ organisation: listKey.organisationId, item: item?.id })}`,
    start: startOf(item),
    schema: referenceItemInput,
    toInput: (values) => inputOf(listKey, values),
    save: (input) =>
      item ? changeItem({ ...listKey, itemId: item.id }, input) : addItem(listKey, input),
    label: String,
    refresh: referenceKey,
    done: item ? 'notify.reference.save_success' : 'notify.reference.add_success',
    onSaved: onClose,
  });
