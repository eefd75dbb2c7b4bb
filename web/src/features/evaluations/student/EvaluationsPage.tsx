import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { evaluationFilters, type OneStudent } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { useListPage } from '../../../platform/useListPage.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import { type EvaluationSearch, listQuery } from '../evaluation.api.ts';
import { StudentActions } from './StudentActions.tsx';
import classes from './student.module.css';
import { useEvaluationColumns } from './useEvaluationColumns.tsx';

type Props = {
  student: OneStudent;
  search: EvaluationSearch;
  onSearch: (search: EvaluationSearch) => void;
};

export function EvaluationsPage({ student, search, onSearch }: Props) {
  const { t } = useTranslation();
  const columns = useEvaluationColumns(student.id);
  const list = useQuery(listQuery(student.id, search));
  const page = useListPage(list.data);
  const filter = search.filter ?? 'all';

  return (
    <>
      <PageHead
        title={student.name}
        back={<Link to="/evaluation-students">{t('student_evaluations.back')}</Link>}
        action={<StudentActions student={student} />}
      />
      <FilterChoice search={search} onSearch={onSearch} />
      {!page && list.isError ? (
        <Panel title={t('student_evaluations.title')}>
          <PanelError title={t('student_evaluations.failed')} onRetry={() => list.refetch()} />
        </Panel>
      ) : (
        <div className={classes.list} data-updating={list.isPlaceholderData || undefined}>
          <DataTable
            label={t('student_evaluations.table', student)}
            columns={columns}
            rows={page?.data}
            rowKey={(evaluation) => evaluation.id}
            stackedTo="56em"
            empty={
              <EmptyState
                icon={IconClipboardList}
                title={t(`student_evaluations.empty.${filter}`)}
                text={t(`student_evaluations.empty_text.${filter}`)}
              />
            }
            footer={
              page && (
                <Pager meta={page.meta} onPage={(next) => onSearch({ ...search, page: next })} />
              )
            }
          />
        </div>
      )}
    </>
  );
}

function FilterChoice({ search, onSearch }: Omit<Props, 'student'>) {
  const { t } = useTranslation();
  const [, ...narrower] = evaluationFilters;
  return (
    <div className={classes.filters}>
      <FilterSelect
        className={classes.filter}
        label={t('student_evaluations.filter')}
        all={t('student_evaluations.filters.all')}
        choices={narrower.map((each) => ({
          value: each,
          label: t(`student_evaluations.filters.${each}`),
        }))}
        value={search.filter}
        onChoose={(chosen) => onSearch({ filter: narrower.find((each) => each === chosen) })}
      />
    </div>
  );
}
