import { Textarea, TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { parties } from '@traject/contract/approvals';
import type { Task } from '@traject/contract/tasks';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { type Props, useTaskForm } from './useTaskForm.ts';

/** What is to be done, by whom and by when. */
export function TaskDialog(props: Props) {
  const { task, recipients, onClose } = props;
  const { t } = useTranslation();
  const { form, dialog, doers, doer } = useTaskForm(props);
  const party = parties.find((one) => one === doer);
  return (
    <FormDialog
      {...dialog}
      title={t(task ? 'tasks.edit' : 'tasks.create')}
      canSave={areFilled(form.values, ['title'])}
      onClose={onClose}
    >
      <TextInput
        label={t('tasks.what')}
        required
        maxLength={200}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Choice
        label={t('tasks.whom')}
        required
        data={doers}
        {...form.getInputProps('doer')}
        value={doer}
      />
      {party && recipients && <Mailed {...recipients[party]} party={party} task={task} />}
      <DateField label={t('tasks.due_on')} {...form.getInputProps('due_on')} />
      <Textarea
        label={t('tasks.text')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={2000}
        {...form.getInputProps('text')}
      />
    </FormDialog>
  );
}

type MailedProps = {
  party: 'client' | 'employer';
  name: string | null;
  email: string | null;
  task: Task | undefined;
};

/** Who gets a mail, and where; or that there is no address to send it to. */
function Mailed({ party, name, email, task }: MailedProps) {
  const { t } = useTranslation();
  if (!email)
    return (
      <Callout kind="warn" title={t(`tasks.no_email.${party}`)}>
        {t(`tasks.no_email.${party}_text`)}
      </Callout>
    );
  if (task?.party === party) return null;
  return (
    <Callout kind="info" icon={IconMail}>
      {t('tasks.mailed', { name: name || t(`tasks.party.${party}`), email })}
    </Callout>
  );
}
