import { useQuery } from '@tanstack/react-query';
import { accountTypes } from '@traject/contract/common/access';
import { personStates } from '@traject/contract/people';
import { administeredQuery } from '../../platform/administered.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { choicesOf } from '../../platform/reference.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import type { PeopleSearch } from './people.api.ts';
import classes from './people.module.css';

type Filters = Omit<PeopleSearch, 'page'>;
type Props = { filters: Filters; onFilters: (filters: Filters) => void };

export function PeopleFilters({ filters, onFilters }: Props) {
  const { t } = useTranslation();
  const { data: places } = useQuery(administeredQuery);
  return (
    <>
      <SearchBox
        label={t('people.search')}
        words={filters.q ?? ''}
        onWords={(q) => onFilters({ ...filters, q })}
      />
      {places && places.length > 1 && (
        <FilterSelect
          className={classes.filter}
          label={t('labels.organisation_id')}
          all={t('people.all_organisations')}
          choices={choicesOf(places)}
          value={filters.organisation_id?.toString()}
          onChoose={(id) => onFilters({ ...filters, organisation_id: id ? Number(id) : undefined })}
        />
      )}
      <FilterSelect
        className={classes.filter}
        label={t('people.type')}
        all={t('people.all_types')}
        choices={accountTypes.map((type) => ({ value: type, label: t(`people.types.${type}`) }))}
        value={filters.account_type}
        onChoose={(account_type) => onFilters({ ...filters, account_type })}
      />
      <FilterSelect
        className={classes.filter}
        label={t('people.state')}
        all={t('people.all_states')}
        choices={personStates.map((state) => ({
          value: state,
          label: t(`people.states.${state}`),
        }))}
        value={filters.state}
        onChoose={(state) => onFilters({ ...filters, state })}
      />
    </>
  );
}
