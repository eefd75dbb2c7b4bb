import { Button } from '@mantine/core';
import { IconBuilding, IconMessage, IconUser, IconUsers, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { mine } from '../../platform/mine.ts';
import { choicesOf, counselorsQuery } from '../../platform/reference.ts';
import { useCan } from '../../platform/useCan.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { StateFilter } from './StateFilter.tsx';
import classes from './TrajectoriesPage.module.css';
import { sorts, statesIn, type TrajectorySearch } from './trajectories.api.ts';
import { useOwnParts } from './useOwnParts.ts';

type Filters = Omit<TrajectorySearch, 'page'>;
type Props = { filters: Filters; onFilters: (filters: Filters) => void };

export function TrajectoryFilters({ filters, onFilters }: Props) {
  const { t } = useTranslation();
  const sorts = useSorts();
  const guides = useCan('trajectories');
  return (
    <Row wrap className={classes.filters}>
      <SearchBox
        label={t(guides ? 'trajectories.search' : 'trajectories.search_names')}
        words={filters.q ?? ''}
        onWords={(q) => onFilters({ ...filters, q })}
      />
      <MineToggle filters={filters} onFilters={onFilters} />
      {guides && <UnreadToggle filters={filters} onFilters={onFilters} />}
      <CounselorFilter filters={filters} onFilters={onFilters} />
      <OrganisationFilter filters={filters} onFilters={onFilters} />
      <StateFilter
        states={statesIn(filters.state)}
        onStates={(states) => onFilters({ ...filters, state: states.join() || undefined })}
      />
      <FilterSelect
        className={classes.order}
        label={t('trajectories.order')}
        all={t('trajectories.orders.-registration_date')}
        choices={sorts}
        value={filters.sort}
        onChoose={(sort) => onFilters({ ...filters, sort })}
      />
      <ClearFilters filters={filters} onFilters={onFilters} />
    </Row>
  );
}

/** Remembered on this device, so that the list opens the way its reader works. */
function MineToggle({ filters, onFilters }: Props) {
  const { t } = useTranslation();
  const { isCounselor } = useOwnParts();
  const { data: counselors } = useQuery(counselorsQuery());
  if (!isCounselor || !counselors || counselors.length < 2) return null;
  const isOn = filters.counselor_id === 'me';
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      aria-pressed={isOn}
      leftSection={<Icon of={IconUser} size="small" />}
      onClick={() => {
        mine.set(!isOn);
        onFilters({ ...filters, counselor_id: isOn ? undefined : 'me' });
      }}
    >
      {t('trajectories.mine')}
    </Button>
  );
}

function UnreadToggle({ filters, onFilters }: Props) {
  const { t } = useTranslation();
  const isOn = filters.unread !== undefined;
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      aria-pressed={isOn}
      leftSection={<Icon of={IconMessage} size="small" />}
      onClick={() => onFilters({ ...filters, unread: isOn ? undefined : '1' })}
    >
      {t('trajectories.unread')}
    </Button>
  );
}

/** With a single counselor there is nothing to choose. */
function CounselorFilter({ filters, onFilters }: Props) {
  const { t } = useTranslation();
  const { asCounselor } = useOwnParts();
  const { data: counselors } = useQuery(counselorsQuery());
  if (!counselors || counselors.length < 2) return null;
  const { counselor_id } = filters;
  return (
    <FilterSelect
      className={classes.counselor}
      label={t('trajectories.counselor')}
      all={t('trajectories.all_counselors')}
      choices={choicesOf([...counselors].sort((a, b) => a.name.localeCompare(b.name, 'nl')))}
      icon={<Icon of={IconUsers} size="small" />}
      value={(counselor_id === 'me' ? asCounselor : counselor_id)?.toString()}
      onChoose={(id) => onFilters({ ...filters, counselor_id: id ? Number(id) : undefined })}
    />
  );
}

function OrganisationFilter({ filters, onFilters }: Props) {
  const { t } = useTranslation();
  const { organisations } = useOwnParts();
  if (organisations.length < 2) return null;
  return (
    <FilterSelect
      className={classes.counselor}
      label={t('labels.organisation_id')}
      all={t('trajectories.all_organisations')}
      choices={choicesOf(organisations)}
      icon={<Icon of={IconBuilding} size="small" />}
      value={filters.organisation_id?.toString()}
      onChoose={(id) => onFilters({ ...filters, organisation_id: id ? Number(id) : undefined })}
    />
  );
}

function ClearFilters({ filters: { sort, ...filters }, onFilters }: Props) {
  const { t } = useTranslation();
  if (Object.values(filters).every((value) => value === undefined)) return null;
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<Icon of={IconX} size="small" />}
      onClick={() => {
        mine.set(false);
        onFilters({ sort });
      }}
    >
      {t('trajectories.clear')}
    </Button>
  );
}

/** For phones, where the rows are cards without column heads. No choice means newest first. */
function useSorts() {
  const { t } = useTranslation();
  return sorts.map((value) => ({ value, label: t(`trajectories.orders.${value}`) }));
}
