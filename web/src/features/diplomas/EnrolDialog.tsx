import { Textarea } from '@mantine/core';
import type { Diploma } from '@traject/contract/diplomas';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useDraft } from '../../platform/useDraft.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { diplomasKey, enrol } from './diplomas.api.ts';

type Props = { diploma: Diploma; onClose: () => void };

/** Takes a pasted list; either all are enrolled or none, and the addresses that cannot be are named. */
export function EnrolDialog({ diploma, onClose }: Props) {
  const { t } = useTranslation();
  const [emails, setEmails] = useState('');
  const count = countIn(emails);
  const isDirty = emails.trim() !== '';
  const { offer } = useDraft({
    place: placeOf({ diploma: diploma.id, enrolment: undefined }),
    value: emails,
    isDirty,
    isReadable: (typed) => typeof typed === 'string',
    restore: setEmails,
  });
  const save = useSave({
    save: (typed: string) => enrol(diploma.id, typed),
    refresh: diplomasKey,
  });
  const submit = () =>
    save.submit(emails, ({ enrolled, already }) => {
      const more = already > 0 ? t('diplomas.enrol.already', { count: already }) : undefined;
      toast.success(t('diplomas.enrol.done', { count: enrolled }), more);
      onClose();
    });
  return (
    <FormDialog
      title={t('diplomas.enrol.action')}
      saveLabel={t('diplomas.enrol.save')}
      isDirty={isDirty}
      draft={offer}
      canSave={count > 0}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label={t('diplomas.enrol.emails')}
        description={t('diplomas.enrol.hint')}
        required
        autosize
        minRows={6}
        maxRows={14}
        maxLength={100_000}
        data-autofocus
        value={emails}
        onChange={({ currentTarget }) => setEmails(currentTarget.value)}
      />
      <p aria-live="polite">{count > 0 && t('diplomas.enrol.count', { count })}</p>
    </FormDialog>
  );
}

const countIn = (typed: string) =>
  typed.split(/[\s,;]+/).filter((word) => word.includes('@')).length;
