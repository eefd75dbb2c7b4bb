import { IconPlus, IconUsers, IconUserX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Diploma, EnrolledStudent } from '@traject/contract/diplomas';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useListPage } from '../../platform/useListPage.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { diplomasKey, type StudentsSearch, studentsQuery, unenrol } from './diplomas.api.ts';
import classes from './diplomas.module.css';

const EnrolDialog = lazily(() => import('./EnrolDialog.tsx'), 'EnrolDialog');

type Props = {
  diploma: Diploma;
  search: StudentsSearch;
  onSearch: (search: StudentsSearch) => void;
};

export function StudentsPanel({ diploma, search, onSearch }: Props) {
  const { t } = useTranslation();
  const [isEnrolling, setEnrolling] = useState(false);
  const students = useQuery(studentsQuery(diploma.id, search));
  const data = useListPage(students);
  return (
    <Panel
      title={t('diplomas.student_count')}
      count={diploma.student_count}
      action={
        !diploma.archived && (
          <PanelButton
            label={t('diplomas.enrol.action')}
            icon={IconPlus}
            onClick={() => setEnrolling(true)}
          >
            {t('diplomas.enrol.short')}
          </PanelButton>
        )
      }
      footer={
        data &&
        data.meta.last_page > 1 && (
          <Pager meta={data.meta} onPage={(page) => onSearch({ ...search, page })} />
        )
      }
    >
      <div className={classes.search}>
        <SearchBox
          label={t('diplomas.search_students')}
          words={search.q ?? ''}
          onWords={(q) => onSearch({ q })}
        />
      </div>
      {!data && students.isError ? (
        <PanelError title={t('diplomas.failed_students')} onRetry={() => students.refetch()} />
      ) : (
        <div data-updating={students.isPlaceholderData || undefined}>
          <Rows diploma={diploma} students={data?.data} isSearched={search.q !== undefined} />
        </div>
      )}
      {isEnrolling && (
        <Suspense>
          <EnrolDialog diploma={diploma} onClose={() => setEnrolling(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

type RowsProps = {
  diploma: Diploma;
  students: EnrolledStudent[] | undefined;
  isSearched: boolean;
};

function Rows({ diploma, students, isSearched }: RowsProps) {
  const { t } = useTranslation();
  const columns = useStudentColumns(diploma);
  return (
    <DataTable
      label={t('diplomas.student_count')}
      columns={columns}
      rows={students}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          icon={IconUsers}
          title={t(isSearched ? 'diplomas.nobody_found' : 'diplomas.nobody')}
          text={t(isSearched ? 'diplomas.nobody_found_text' : 'diplomas.nobody_text')}
        />
      }
    />
  );
}

function useStudentColumns(diploma: Diploma): Column<EnrolledStudent>[] {
  const { t } = useTranslation();
  const unenrol = useUnenrol(diploma);
  return [
    { key: 'name', header: 'labels.name', primary: true, cell: ({ name }) => name },
    { key: 'email', header: 'labels.email', width: '38%', cell: ({ email }) => email },
    {
      key: 'evaluation_count',
      header: 'diplomas.evaluations',
      width: 130,
      align: 'right',
      cell: ({ evaluation_count }) => evaluation_count,
    },
    {
      key: 'actions',
      header: 'diplomas.actions',
      width: 70,
      actions: true,
      cell: (student) => {
        const { name, evaluation_count } = student;
        const stays = evaluation_count > 0;
        return (
          <IconButton
            label={t(stays ? 'diplomas.unenrol.stays' : 'diplomas.unenrol.action', { name })}
            icon={IconUserX}
            disabled={stays}
            onClick={() => unenrol(student)}
          />
        );
      },
    },
  ];
}

function useUnenrol(diploma: Diploma) {
  const { t } = useTranslation();
  return useRemove({
    remove: (student: EnrolledStudent) => unenrol(diploma.id, student),
    question: ({ name }) => ({
      title: t('diplomas.unenrol.title', { name }),
      message: t('diplomas.unenrol.message', { name, title: diploma.title }),
      confirmText: t('diplomas.unenrol.yes'),
    }),
    refresh: diplomasKey,
    done: 'notify.diploma.unenrol_success',
    failed: 'notify.diploma.unenrol_error',
  });
}
