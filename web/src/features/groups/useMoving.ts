import type { Group } from '@traject/contract/groups';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { groupsKey, moveStudents } from './groups.api.ts';
import { schoolYear } from './schoolYear.ts';

export const ways = ['new', 'known'] as const;

type Values = {
  student_ids: string[];
  way: (typeof ways)[number];
  to_group_id: string | null;
  name: string;
  year: string | null;
  archive: boolean;
};

export function useMoving(group: Group, onMoved: (groupId: number) => void) {
  const { t } = useTranslation();
  const [values, setValues] = useState<Values>(() => ({
    student_ids: group.students.map(({ id }) => String(id)),
    ...{ way: 'new', to_group_id: null, name: '', archive: !group.archived },
    year: String(Math.min(group.year, schoolYear()) + 1),
  }));
  const [isDirty, setDirty] = useState(false);
  const save = useSave({
    save: (given: Values) => moveStudents(group.id, inputOf(given)),
    refresh: groupsKey,
    done: ({ moved }) => t('groups.move.done', { count: moved }),
  });
  const { way, to_group_id, name, year, student_ids } = values;
  const hasTarget = way === 'known' ? to_group_id !== null : name.trim() !== '' && year !== null;
  return {
    values,
    set: (given: Partial<Values>) => {
      setValues({ ...values, ...given });
      setDirty(true);
    },
    isDirty,
    canSave: hasTarget && student_ids.length > 0,
    isSaving: save.isPending,
    errors: formErrors(save.error),
    submit: () => save.submit(values, ({ group_id }) => onMoved(group_id)),
  };
}

const inputOf = ({ student_ids, way, to_group_id, name, year, archive }: Values) => ({
  student_ids: student_ids.map(Number),
  archive,
  ...(way === 'known'
    ? { to_group_id: Number(to_group_id) }
    : { to_group: { name, year: Number(year) } }),
});
