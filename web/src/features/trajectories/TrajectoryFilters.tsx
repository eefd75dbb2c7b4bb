import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { useTranslation } from 'react-i18next';
import { choicesOf, counselorsQuery } from '../../platform/reference.ts';
import { useStateName } from '../../platform/useStateName.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import classes from './TrajectoriesPage.module.css';
import type { TrajectorySearch } from './trajectories.api.ts';

type Filters = Omit<TrajectorySearch, 'page'>;
type Props = { filters: Filters; onFilters: (filters: Filters) => void };

export function TrajectoryFilters({ filters, onFilters }: Props) {
  const { t } = useTranslation();
  const stateName = useStateName();
  const states = trajectoryStates.map((state) => ({ value: state.code, label: stateName(state) }));
  return (
    <div className={classes.filters}>
      <SearchBox
        label={t('trajectories.search')}
        words={filters.q ?? ''}
        onWords={(q) => onFilters({ ...filters, q })}
      />
      <CounselorFilter filters={filters} onFilters={onFilters} />
      <FilterSelect
        className={classes.state}
        label={t('trajectories.state')}
        all={t('trajectories.all_states')}
        choices={states}
        value={filters.state}
        onChoose={(state) => onFilters({ ...filters, state })}
      />
      <span className={classes.order}>{t('trajectories.order')}</span>
    </div>
  );
}

/** Where one counselor works alone, there is nothing to choose. */
function CounselorFilter({ filters, onFilters }: Props) {
  const { t } = useTranslation();
  const { data: counselors } = useQuery(counselorsQuery());
  if (!counselors || counselors.length < 2) return null;
  return (
    <FilterSelect
      className={classes.counselor}
      label={t('trajectories.advisor')}
      all={t('trajectories.all_counselors')}
      choices={choicesOf([...counselors].sort((a, b) => a.name.localeCompare(b.name, 'nl')))}
      icon={<IconUsers size={16} stroke={1.75} aria-hidden />}
      value={filters.counselor_id?.toString()}
      onChoose={(id) => onFilters({ ...filters, counselor_id: id ? Number(id) : undefined })}
    />
  );
}
