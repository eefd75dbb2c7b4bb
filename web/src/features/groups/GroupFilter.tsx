import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { choicesQuery } from './groups.api.ts';
import classes from './groups.module.css';
import { yearName } from './schoolYear.ts';

type Props = { groupId: number | undefined; onGroup: (groupId: number | undefined) => void };

/** Leaves a list with the people of one group; not there where there are no groups. */
export function GroupFilter({ groupId, onGroup }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(choicesQuery);
  if (!data || data.data.length === 0) return null;
  return (
    <FilterSelect
      className={classes.year}
      label={t('groups.one')}
      all={t('groups.all')}
      choices={data.data.map(({ id, name, year }) => ({
        value: String(id),
        label: `${name}, ${yearName(year)}`,
      }))}
      value={groupId?.toString()}
      onChoose={(id) => onGroup(id ? Number(id) : undefined)}
    />
  );
}
