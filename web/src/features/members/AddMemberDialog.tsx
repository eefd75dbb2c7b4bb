import { useQuery } from '@tanstack/react-query';
import { givenReasons, memberInput } from '@traject/contract/members';
import { useByTeam } from '../../platform/byTeam.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { choicesOf, counselorsQuery } from '../../platform/reference.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import type { Shared } from './MemberList.tsx';
import { addMember, membersQuery } from './members.api.ts';

type Props = { trajectory: Shared; onClose: () => void };

export function AddMemberDialog({ trajectory, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useMemberForm(trajectory, onClose);
  const { person_id, reason, until } = form.values;
  const isReplacement = reason === 'replacement';
  const counselors = useQuery(counselorsQuery(trajectory.organisation.id));
  const others = counselors.data?.filter(({ id }) => id !== trajectory.counselor.id);
  return (
    <FormDialog
      {...dialog}
      title={t('members.add')}
      saveLabel={t('members.open.add')}
      canSave={person_id !== null && reason !== '' && (!isReplacement || until !== '')}
      onClose={onClose}
    >
      <Choice
        label={t('members.person')}
        required
        data-autofocus
        data={useByTeam(choicesOf(others), trajectory.counselor.id)}
        {...form.getInputProps('person_id')}
        error={form.errors.person_id ?? (counselors.isError && t('members.choices_failed'))}
      />
      <SegmentField
        label={t('members.reason')}
        choices={givenReasons.map((value) => ({ value, label: t(`members.reasons.${value}`) }))}
        {...form.getInputProps('reason')}
      />
      <DateField
        label={t('members.until')}
        description={t(isReplacement ? 'members.until_end' : 'members.until_hint')}
        required={isReplacement}
        {...form.getInputProps('until')}
      />
    </FormDialog>
  );
}

type Values = { person_id: string | null; reason: string; until: string };
const start: Values = { person_id: null, reason: 'help', until: '' };

function useMemberForm({ id }: Shared, onSaved: () => void) {
  const { t } = useTranslation();
  return useRecordForm({
    ...unversioned,
    draft: placeOf({ trajectory: id, member: undefined }),
    start,
    schema: memberInput,
    toInput: ({ person_id, reason, until }: Values) => ({
      person_id: Number(person_id),
      reason: reason as (typeof givenReasons)[number],
      until: until || null,
    }),
    label: (name) => t(`members.${labels[name]}`),
    save: (input) => addMember(id, input),
    refresh: membersQuery(id).queryKey,
    done: 'notify.member.save_success',
    onSaved,
  });
}

const labels = { person_id: 'person', reason: 'reason', until: 'until' } as const;
