import type { Study } from '@traject/contract/studies';
import { useTranslation } from 'react-i18next';
import { formatPeriod } from '../../platform/format.ts';
import { studyTitle } from '../../platform/studyTitle.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';

type Props = { study: Study; isFresh: boolean; onEdit: () => void; onRemove: () => void };

export function StudyRow({ study, isFresh, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  const { institute_name, start_date, end_date, finished } = study;
  const title = studyTitle(study);
  return (
    <ListRow
      isFresh={isFresh}
      title={title}
      details={institute_name}
      period={formatPeriod(start_date, end_date ?? t('studies.ongoing'))}
      status={
        <StatusLine kind={finished ? 'done' : end_date ? 'none' : 'waiting'}>
          {t(finished ? 'studies.diploma' : end_date ? 'studies.no_diploma' : 'studies.running')}
        </StatusLine>
      }
      actions={<RowActions name={title} onEdit={onEdit} onRemove={onRemove} />}
    />
  );
}
