import { useQuery } from '@tanstack/react-query';
import { sightOf } from '@traject/contract/common/evaluationRoles';
import type { StudentReaders } from '@traject/contract/evaluations';
import { useTranslation } from '../../platform/i18n.ts';
import { ReadersDialog } from '../../ui/ReadersDialog.tsx';
import { readersQuery } from './evaluations.api.ts';

type Props = { studentId: number; onClose: () => void };
type Detail = StudentReaders['groups'][number]['people'][number]['detail'];

export function StudentReadersDialog({ studentId, onClose }: Props) {
  const { t } = useTranslation();
  const inWords = (detail: Detail) => {
    if (!detail) return undefined;
    const roles = detail.roles.map((role) => t(`evaluations.role.${role}`)).join(', ');
    const sight = detail.evaluation ? sightOf(detail) : 'name';
    return t(`student_readers.sights.${sight}`, { roles });
  };
  return (
    <ReadersDialog
      title={t('readers.action')}
      readers={useQuery(readersQuery(studentId))}
      heading={(why) => t(`student_readers.why.${why}`)}
      note={inWords}
      onClose={onClose}
    />
  );
}
