import type { DiplomaLineage } from '@traject/contract/diplomas';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { diplomasKey, setLineage } from './diplomas.api.ts';

type Props = { diplomaId: number; lineage: DiplomaLineage; onClose: () => void };

/** For each work process of now the one of before that it is the same as, if any. */
export function LineageDialog({ diplomaId, lineage, onClose }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Record<number, number | null>>({});
  const save = useSave({
    save: () => setLineage(diplomaId, pairsOf(chosen)),
    refresh: diplomasKey,
    done: 'diplomas.editions.saved',
  });
  const isDirty = Object.keys(chosen).length > 0;
  const earlier = lineage.earlier.map((one) => ({ value: `${one.id}`, label: nameOf(one) }));
  return (
    <FormDialog
      title={t('diplomas.editions.edit')}
      isDirty={isDirty}
      canSave={isDirty}
      isSaving={save.isPending}
      errors={formErrors(save.error)}
      onSubmit={() => save.submit(undefined, onClose)}
      onClose={onClose}
    >
      {lineage.work_processes.map((process) => (
        <Choice
          key={process.id}
          label={nameOf(process)}
          clearable
          data={earlier}
          placeholder={t('diplomas.editions.none')}
          value={
            (process.id in chosen ? chosen[process.id] : process.same_as_id)?.toString() ?? null
          }
          onChange={(value) =>
            setChosen({ ...chosen, [process.id]: value === null ? null : Number(value) })
          }
        />
      ))}
    </FormDialog>
  );
}

const nameOf = ({ number, title }: { number: string; title: string }) => `${number} ${title}`;

const pairsOf = (chosen: Record<number, number | null>) =>
  Object.entries(chosen).map(([id, same_as_id]) => ({ work_process_id: Number(id), same_as_id }));
