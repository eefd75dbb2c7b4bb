import { Button } from '@mantine/core';
import { IconChartRadar, IconClipboardList, IconListDetails, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { evaluationFilters, type OneStudent } from '@traject/contract/evaluations';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { lazily } from '../../../platform/lazily.ts';
import { useListPage } from '../../../platform/useListPage.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PanelError } from '../../../ui/PanelError.tsx';
import { type EvaluationSearch, listQuery } from '../evaluation.api.ts';
import { ChartLink } from '../links.tsx';
import { StudentReaders } from '../StudentReaders.tsx';
import { useEvaluationColumns } from './evaluationColumns.tsx';
import classes from './student.module.css';

const AskDialog = lazily(() => import('./AskDialog.tsx'), 'AskDialog');
const DiplomasDialog = lazily(() => import('../DiplomasDialog.tsx'), 'DiplomasDialog');

type Props = {
  student: OneStudent;
  search: EvaluationSearch;
  onSearch: (search: EvaluationSearch) => void;
  /** What there is to do first. */
  next?: ReactNode;
};

export function EvaluationsPage({ student, search, onSearch, next }: Props) {
  const { t } = useTranslation();
  const columns = useEvaluationColumns(student.id);
  const list = useQuery(listQuery(student.id, search));
  const page = useListPage(list);
  const filter = search.filter ?? 'all';

  return (
    <>
      <PageHead
        title={student.name}
        back={<Link to="/evaluation-students">{t('student_evaluations.back')}</Link>}
        action={<StudentActions student={student} />}
      />
      {next}
      <FilterChoice search={search} onSearch={onSearch} />
      {!page && list.isError ? (
        <Panel title={t('student_evaluations.title')}>
          <PanelError title={t('student_evaluations.failed')} onRetry={() => list.refetch()} />
        </Panel>
      ) : (
        <div data-updating={list.isPlaceholderData || undefined}>
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
              page && <Pager meta={page.meta} onPage={(to) => onSearch({ ...search, page: to })} />
            }
          />
        </div>
      )}
    </>
  );
}

function FilterChoice({ search, onSearch }: Omit<Props, 'student' | 'next'>) {
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

/** Where else to look at this student, and what to ask. */
function StudentActions({ student }: { student: OneStudent }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'ask' | 'charts'>();
  const close = () => setOpen(undefined);
  return (
    <Row gap={8} wrap className={classes.actions}>
      {student.may_see_chart && (
        <Button
          variant="default"
          leftSection={<Icon of={IconListDetails} size="small" />}
          renderRoot={(props) => (
            <Link
              to="/work-processes/$studentId"
              params={{ studentId: String(student.id) }}
              {...props}
            />
          )}
        >
          {t('student_evaluations.work_processes.link')}
        </Button>
      )}
      {student.may_see_chart && <Charts student={student} onChoose={() => setOpen('charts')} />}
      {student.may_see_readers && <StudentReaders studentId={student.id} />}
      {student.may_ask && (
        <Button
          leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
          onClick={() => setOpen('ask')}
        >
          {t('student_evaluations.ask.action')}
        </Button>
      )}
      <Suspense>
        {open === 'ask' && <AskDialog student={student} onClose={close} />}
        {open === 'charts' && <DiplomasDialog student={student} onClose={close} />}
      </Suspense>
    </Row>
  );
}

type ChartsProps = { student: OneStudent; onChoose: () => void };

function Charts({ student: { id, diplomas }, onChoose }: ChartsProps) {
  const { t } = useTranslation();
  const [diploma, another] = diplomas;
  if (!diploma || !diplomas.some(({ has_evaluations }) => has_evaluations)) return null;
  const look = {
    variant: 'default',
    leftSection: <Icon of={IconChartRadar} size="small" />,
    children: t('chart.page'),
  };
  if (another) return <Button {...look} onClick={onChoose} />;
  return (
    <Button
      {...look}
      renderRoot={(props) => <ChartLink studentId={id} diplomaId={diploma.diploma_id} {...props} />}
    />
  );
}
