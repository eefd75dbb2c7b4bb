import { InputBase } from '@mantine/core';
import { IconSelector, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Choices, choicesOf, counselorsQuery } from '../../platform/reference.ts';
import { useStateName } from '../../platform/useStateName.ts';
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
      <Filter
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
    <Filter
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

type FilterProps = {
  className: string | undefined;
  label: string;
  all: string;
  choices: Choices;
  icon?: ReactNode;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
};

/** The browser's own select: the list is painted without the weight of ours. */
function Filter({ className, label, all, choices, icon, value, onChoose }: FilterProps) {
  return (
    <InputBase
      component="select"
      pointer
      className={className}
      aria-label={label}
      leftSection={icon}
      rightSection={<IconSelector size={16} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    >
      {[{ value: '', label: all }, ...choices].map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </InputBase>
  );
}
