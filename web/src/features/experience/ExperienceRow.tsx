import type { Experience } from '@traject/contract/experience';
import { useTranslation } from 'react-i18next';
import { formatPeriod } from '../../platform/format.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { RowActions } from '../../ui/RowActions.tsx';

type Props = { experience: Experience; isFresh: boolean; onEdit: () => void; onRemove: () => void };

export function ExperienceRow({ experience, isFresh, onEdit, onRemove }: Props) {
  const { t } = useTranslation();
  const nameOf = useExperienceName();
  const { function_title, company_name, city, start_date, end_date, current_position } = experience;
  return (
    <ListRow
      isFresh={isFresh}
      title={function_title}
      details={`${company_name}, ${city}`}
      period={formatPeriod(start_date, current_position ? t('experience.ongoing') : end_date)}
      actions={<RowActions name={nameOf(experience)} onEdit={onEdit} onRemove={onRemove} />}
    />
  );
}

export function useExperienceName() {
  const { t } = useTranslation();
  return ({ function_title, company_name }: Experience) =>
    t('experience.name', { title: function_title, company: company_name });
}
