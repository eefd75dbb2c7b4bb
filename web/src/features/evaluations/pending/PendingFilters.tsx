import { evaluationRoles } from '@traject/contract/common/evaluationRoles';
import type { PendingEvaluation } from '@traject/contract/evaluations';
import { useTranslation } from '../../../platform/i18n.ts';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { Row } from '../../../ui/layout.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { groupings, type PendingSearch } from './grouped.ts';
import classes from './pending.module.css';

type Props = {
  pending: readonly PendingEvaluation[];
  search: PendingSearch;
  onSearch: (search: PendingSearch) => void;
};

/** Only what tells the listed ones apart. */
export function PendingFilters({ pending, search, onSearch }: Props) {
  const { t } = useTranslation();
  const change = (part: PendingSearch) => onSearch({ ...search, page: undefined, ...part });
  const diplomas = new Map(pending.map(({ diploma }) => [diploma.diploma_id, diploma.title]));
  const roles = evaluationRoles.filter((role) =>
    pending.some(({ evaluator_role }) => evaluator_role.name === role),
  );
  return (
    <Row gap={10} wrap className={classes.filters}>
      <SearchBox
        label={t('pending_list.search')}
        words={search.name ?? ''}
        onWords={(name) => change({ name })}
      />
      <FilterSelect
        className={classes.filter}
        label={t('pending_list.by')}
        all={t('pending_list.ungrouped')}
        choices={groupings.map((value) => ({ value, label: t(`pending_list.grouping.${value}`) }))}
        value={search.by}
        onChoose={(by) => change({ by: groupings.find((one) => one === by) })}
      />
      {(roles.length > 1 || search.role) && (
        <FilterSelect
          className={classes.filter}
          label={t('pending_list.role')}
          all={t('pending_list.all_roles')}
          choices={roles.map((value) => ({ value, label: t(`evaluations.role.${value}`) }))}
          value={search.role}
          onChoose={(role) => change({ role })}
        />
      )}
      {(diplomas.size > 1 || search.diploma_id) && (
        <FilterSelect
          className={classes.filter}
          label={t('pending_list.diploma')}
          all={t('pending_list.all_diplomas')}
          choices={[...diplomas].map(([id, label]) => ({ value: String(id), label }))}
          value={search.diploma_id === undefined ? undefined : String(search.diploma_id)}
          onChoose={(id) => change({ diploma_id: Number(id) || undefined })}
        />
      )}
    </Row>
  );
}
