import { Checkbox, TextInput } from '@mantine/core';
import type { GrownProcess } from '@traject/contract/growth';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { levels } from '../../ui/levels/levels.tsx';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { setTargets, targetsKey } from './growth.api.ts';
import classes from './growth.module.css';

type Props = { studentId: number; processes: readonly GrownProcess[]; onClose: () => void };

const nothing = { chosen: [] as string[], score: '', due_on: '', period: '' };

/** One level by one day, for as many work processes as are ticked. */
export function TargetDialog({ studentId, processes, onClose }: Props) {
  const { t } = useTranslation();
  const [values, setValues] = useState(nothing);
  const set = (given: Partial<typeof nothing>) => setValues({ ...values, ...given });
  const { chosen, score, due_on, period } = values;
  const save = useSave({
    save: () =>
      setTargets(studentId, {
        ...{ work_process_ids: chosen.map(Number), score: Number(score), due_on, period },
      }),
    refresh: targetsKey,
    done: 'growth.set_done',
  });
  return (
    <FormDialog
      title={t('growth.set')}
      isDirty={values !== nothing}
      canSave={chosen.length > 0 && score !== '' && due_on !== ''}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      onSubmit={() => save.submit(undefined, onClose)}
      onClose={onClose}
    >
      <Checkbox.Group
        label={t('growth.processes')}
        required
        value={chosen}
        onChange={(ids) => set({ chosen: ids })}
      >
        <ul className={classes.choices}>
          {processes.map(({ work_process: { work_process_id, number, title } }) => (
            <li key={work_process_id}>
              <Checkbox value={String(work_process_id)} label={`${number} ${title}`} />
            </li>
          ))}
        </ul>
      </Checkbox.Group>
      <div>
        <SegmentField
          label={t('growth.target')}
          choices={levels.map((level, at) => ({
            value: String(at + 1),
            label: t(`levels.${level}`),
          }))}
          value={score}
          onChange={(next) => set({ score: next })}
        />
      </div>
      <DateField
        label={t('growth.due_on')}
        required
        value={due_on}
        onChange={(next) => set({ due_on: next })}
      />
      <TextInput
        label={t('growth.period')}
        description={t('growth.period_hint')}
        maxLength={60}
        value={period}
        onChange={({ currentTarget }) => set({ period: currentTarget.value })}
      />
    </FormDialog>
  );
}
