import type { Today } from '@traject/contract/today';
import { useTranslation } from '../../platform/i18n.ts';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { type DaySearch, scopeIn } from './daySearch.ts';
import classes from './today.module.css';

type Props = { day: Today; search: DaySearch; onSearch: (search: DaySearch) => void };

/** Whose day it is; nothing for those who see only their own. */
export function DayScopes({ day, search, onSearch }: Props) {
  const { t } = useTranslation();
  if (day.scopes.length < 2) return null;
  const choices = [
    { value: 'mine', label: t('today.scopes.mine') },
    ...day.teams.map(({ id, name }) => ({
      value: `team ${id}`,
      label: t('today.scopes.team', { name }),
    })),
    ...(day.scopes.includes('everyone')
      ? [{ value: 'everyone', label: t('today.scopes.everyone') }]
      : []),
  ];
  const { scope = 'mine', team_id } = search;
  return (
    <FilterSelect
      className={classes.scope}
      label={t('today.scopes.label')}
      choices={choices}
      value={scope === 'team' ? `team ${team_id ?? day.teams[0]?.id}` : scope}
      onChoose={(chosen = 'mine') => {
        const [name, id] = chosen.split(' ');
        const next = scopeIn(name);
        onSearch(next === 'mine' ? {} : { scope: next, ...(id && { team_id: Number(id) }) });
      }}
    />
  );
}
