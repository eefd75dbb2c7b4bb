import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { handoverInput, type Load } from '@traject/contract/handovers';
import { useByTeam } from '../../platform/byTeam.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { choicesOf, counselorsQuery } from '../../platform/reference.ts';
import { unversioned, useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import text from '../../ui/text.module.css';
import { everythingKey, handOver } from './handovers.api.ts';
import { OpenOnes } from './OpenOnes.tsx';

type Props = { giver: Load; onClose: () => void };

/** Gives all or some of a caseload to another counselor, with what belongs to it. */
export function HandoverDialog({ giver, onClose }: Props) {
  const { t } = useTranslation();
  const { form, dialog } = useHandoverForm(giver, onClose);
  const counselors = useQuery(counselorsQuery(giver.organisation.id));
  const others = counselors.data?.filter(({ id }) => id !== giver.person.id);
  const { to_id, which, chosen } = form.values;
  return (
    <FormDialog
      {...dialog}
      title={t('handovers.dialog', giver.person)}
      saveLabel={t('handovers.save')}
      canSave={to_id !== null && (which === 'all' || chosen.length > 0)}
      onClose={onClose}
    >
      <Choice
        label={t('handovers.to')}
        required
        data-autofocus
        data={useByTeam(choicesOf(others), giver.person.id)}
        {...form.getInputProps('to_id')}
        error={form.errors.to_id ?? (counselors.isError && t('handovers.choices_failed'))}
      />
      <SegmentField
        label={t('handovers.which')}
        choices={(['all', 'some'] as const).map((value) => ({
          value,
          label: t(`handovers.whiches.${value}`, { count: giver.open }),
        }))}
        {...form.getInputProps('which')}
      />
      {which === 'some' && (
        <OpenOnes
          counselorId={giver.person.id}
          chosen={chosen}
          onChosen={(ids) => form.setFieldValue('chosen', ids)}
        />
      )}
      <p className={text.secondary}>{t('handovers.along')}</p>
      <Checkbox
        label={t('handovers.tell_clients')}
        description={t('handovers.tell_clients_hint')}
        {...form.getInputProps('tell_clients', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

type Values = {
  to_id: string | null;
  which: 'all' | 'some';
  chosen: number[];
  tell_clients: boolean;
};
const start: Values = { to_id: null, which: 'all', chosen: [], tell_clients: false };

function useHandoverForm({ person }: Load, onSaved: () => void) {
  const { t } = useTranslation();
  return useRecordForm({
    ...unversioned,
    draft: placeOf({ caseload: person.id }),
    start,
    schema: handoverInput,
    toInput: ({ to_id, which, chosen, tell_clients }: Values) => ({
      from_id: person.id,
      to_id: Number(to_id),
      trajectory_ids: which === 'all' ? null : chosen,
      tell_clients,
    }),
    label: (name) => t(`handovers.${labels[name]}`),
    save: handOver,
    refresh: everythingKey,
    done: ({ trajectories, to }) =>
      t('notify.handover.save_success', { count: trajectories, name: to.name }),
    onSaved,
  });
}

const labels = {
  to_id: 'to',
  which: 'which',
  chosen: 'which',
  tell_clients: 'tell_clients',
} as const;
