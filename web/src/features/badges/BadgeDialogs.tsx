import { Textarea } from '@mantine/core';
import { type Badge, type BadgeTask, badgeInput, revokeInput } from '@traject/contract/badges';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import text from '../../ui/text.module.css';
import { badgesKey, grantBadge, revokeBadge } from './badges.api.ts';

type Props = { studentId: number; task: BadgeTask; onClose: () => void };

const box = { autosize: true, minRows: 3, maxRows: 8, maxLength: 1000, 'data-autofocus': true };

/** Whoever grants it sees on how many levels that rests. */
export function GrantDialog({ studentId, task, onClose }: Props) {
  const { t } = useTranslation();
  const { core_task_id, title, level_count: levels, work_process_count: count } = task;
  const { form, dialog } = useRecordForm({
    ...unversioned,
    draft: `badge:${studentId}:${core_task_id}`,
    start: { remark: '' },
    schema: badgeInput,
    toInput: ({ remark }: { remark: string }) => ({ core_task_id, remark }),
    label: () => t('badges.fields.remark'),
    save: (input) => grantBadge(studentId, input),
    refresh: badgesKey,
    done: 'badges.grant_done',
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('badges.grant_of', { title })}
      saveLabel={t('badges.grant')}
      canSave
      onClose={onClose}
    >
      <p>{t('badges.levels', { levels, count })}.</p>
      <p className={text.soft}>{t('badges.grant_hint')}</p>
      <Textarea
        label={t('badges.fields.remark')}
        description={t('badges.remark_hint')}
        {...box}
        {...form.getInputProps('remark')}
      />
    </FormDialog>
  );
}

export function RevokeDialog({ studentId, task, badge, onClose }: Props & { badge: Badge }) {
  const { t } = useTranslation();
  const { title } = task;
  const { form, dialog } = useRecordForm({
    ...unversioned,
    draft: `badge:${badge.id}:revoke`,
    start: { reason: '' },
    schema: revokeInput,
    toInput: (values: { reason: string }) => values,
    label: () => t('badges.fields.reason'),
    save: ({ reason }) => revokeBadge({ studentId, badgeId: badge.id }, reason),
    refresh: badgesKey,
    done: 'badges.revoke_done',
    onSaved: onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('badges.revoke_of', { title })}
      saveLabel={t('badges.revoke')}
      canSave={areFilled(form.values, ['reason'])}
      danger
      onClose={onClose}
    >
      <p className={text.soft}>{t('badges.revoke_hint')}</p>
      <Textarea
        label={t('badges.fields.reason')}
        description={t('badges.remark_hint')}
        required
        {...box}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
