import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { groupsKey, saveWorkplace } from './groups.api.ts';

type Props = {
  groupId: number;
  student: { id: number; name: string; workplace?: string };
  onClose: () => void;
};

export function WorkplaceDialog({ groupId, student, onClose }: Props) {
  const { t } = useTranslation();
  const { workplace: start = '' } = student;
  const [workplace, setWorkplace] = useState(start);
  const save = useSave({
    save: (typed: string) => saveWorkplace(groupId, student.id, typed),
    refresh: groupsKey,
    done: 'notify.group.save_success',
  });
  return (
    <FormDialog
      title={t('groups.set_workplace', { name: student.name })}
      isDirty={workplace !== start}
      canSave
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      onSubmit={() => save.submit(workplace, onClose)}
      onClose={onClose}
    >
      <TextInput
        label={t('labels.workplace')}
        description={t('groups.workplace_hint')}
        maxLength={200}
        data-autofocus
        value={workplace}
        onChange={({ currentTarget }) => setWorkplace(currentTarget.value)}
      />
    </FormDialog>
  );
}
