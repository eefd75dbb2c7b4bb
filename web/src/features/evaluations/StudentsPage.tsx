import { IconSchool, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { EvaluationStudent } from '@traject/contract/evaluations';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { meQuery } from '../../platform/session.ts';
import { useListPage } from '../../platform/useListPage.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Row } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { type StudentSearch, studentsQuery } from './evaluations.api.ts';
import classes from './evaluations.module.css';
import { useStudentColumns } from './studentColumns.tsx';

const DiplomasDialog = lazily(() => import('./DiplomasDialog.tsx'), 'DiplomasDialog');

type Props = {
  search: StudentSearch;
  onSearch: (search: StudentSearch) => void;
  /** Other filters, beside the box. */
  filters?: ReactNode;
  /** What a newcomer reads above the list. */
  notice: ReactNode;
  /** What else one can do with them. */
  action?: ReactNode;
  /** What those see who have no students and other work. */
  instead?: ReactNode;
};

export function StudentsPage(props: Props) {
  const { search, onSearch, filters, notice, action, instead } = props;
  const { t } = useTranslation();
  const [charted, setCharted] = useState<EvaluationStudent>();
  const columns = useStudentColumns(setCharted);
  const students = useQuery(studentsQuery(search));
  const page = useListPage(students);
  const isAlone = useIsAlone(search, page?.data);
  const title = t('evaluations.students.title');
  const isFiltered = search.name !== undefined || search.group_id !== undefined;
  const hasNone = !isFiltered && page?.meta.total === 0;
  if (hasNone && instead)
    return (
      <>
        {notice}
        {instead}
      </>
    );

  return (
    <>
      <PageHead title={title} count={isAlone ? undefined : page?.meta.total} action={action} />
      {notice}
      {!isAlone && (
        <Row wrap className={classes.filter}>
          <SearchBox
            label={t('evaluations.students.search')}
            words={search.name ?? ''}
            onWords={(name) => onSearch({ ...search, name, page: undefined })}
          />
          {filters}
        </Row>
      )}
      {!students.data && students.isError ? (
        <Panel title={title}>
          <PanelError title={t('evaluations.students.error')} onRetry={() => students.refetch()} />
        </Panel>
      ) : (
        <div data-updating={students.isPlaceholderData || undefined}>
          <DataTable
            label={title}
            columns={columns}
            rows={page?.data}
            rowKey={(student) => student.id}
            empty={<NoStudents isFiltered={isFiltered} />}
            footer={
              page && (
                <Pager
                  meta={page.meta}
                  onPage={(number) => onSearch({ ...search, page: number })}
                />
              )
            }
          />
        </div>
      )}
      {charted && (
        <Suspense>
          <DiplomasDialog student={charted} onClose={() => setCharted(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** A student who sees only themselves has nobody to look for. */
function useIsAlone({ name }: StudentSearch, rows: readonly EvaluationStudent[] = []) {
  const { data: me } = useQuery(meQuery);
  const isStudent = me?.account_types.every(({ code }) => code === 'student') ?? false;
  return name === undefined && isStudent && me?.account_types.length !== 0 && rows.length <= 1;
}

function NoStudents({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return isFiltered ? (
    <EmptyState
      icon={IconSearch}
      title={t('evaluations.students.none_found')}
      text={t('evaluations.students.none_found_text')}
    />
  ) : (
    <EmptyState
      icon={IconSchool}
      title={t('evaluations.students.empty')}
      text={t('evaluations.students.empty_text')}
    />
  );
}
