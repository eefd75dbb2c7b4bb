import { Textarea } from '@mantine/core';
import type { Group } from '@traject/contract/groups';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { groupsKey, pasteStudents } from './groups.api.ts';

type Props = { group: Group; onClose: () => void };

/** Takes a pasted list; either all are put in or none, and the addresses that cannot be are named. */
export function PasteDialog({ group, onClose }: Props) {
  const { t } = useTranslation();
  const [emails, setEmails] = useState('');
  const save = useSave({
    save: (typed: string) => pasteStudents(group.id, typed),
    refresh: groupsKey,
  });
  const submit = () =>
    save.submit(emails, ({ added, already }) => {
      const more = already > 0 ? t('groups.paste.already', { count: already }) : undefined;
      toast.success(t('groups.paste.done', { count: added }), more);
      onClose();
    });
  return (
    <FormDialog
      title={t('groups.do.paste')}
      saveLabel={t('groups.paste.save')}
      isDirty={emails.trim() !== ''}
      canSave={emails.includes('@')}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label={t('groups.paste.emails')}
        description={t('groups.paste.hint')}
        required
        autosize
        minRows={6}
        maxRows={14}
        maxLength={100_000}
        data-autofocus
        value={emails}
        onChange={({ currentTarget }) => setEmails(currentTarget.value)}
      />
    </FormDialog>
  );
}
