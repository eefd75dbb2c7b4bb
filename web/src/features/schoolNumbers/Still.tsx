import { IconTrendingUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type SchoolNumbers, stillAfterWeeks } from '@traject/contract/schoolNumbers';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import text from '../../ui/text.module.css';
import classes from './schoolNumbers.module.css';

type Row = SchoolNumbers['still'][number];

const columns: Column<Row>[] = [
  {
    key: 'student',
    header: 'school_numbers.student',
    cell: ({ id, name }) => (
      <Link to="/evaluations/$studentId" params={{ studentId: String(id) }} className={rowLink}>
        {name}
      </Link>
    ),
    primary: true,
  },
  {
    key: 'rose',
    header: 'school_numbers.rose',
    cell: ({ rose_on }) => (rose_on ? formatDate(rose_on) : '–'),
    width: 180,
  },
  {
    key: 'levels',
    header: 'school_numbers.level_count',
    cell: ({ level_count }) => <span className={text.num}>{level_count}</span>,
    width: 200,
  },
];

/** Those for whom nothing rose for weeks, the longest first. */
export function Still({ numbers: { still, still_count } }: { numbers: SchoolNumbers }) {
  const { t } = useTranslation();
  return (
    <>
      {still.length > 0 && (
        <p className={`${text.secondary} ${classes.said}`}>
          {t('school_numbers.still_text', { weeks: stillAfterWeeks })}
          {still_count > still.length && ` ${t('school_numbers.first', { count: still.length })}`}
        </p>
      )}
      <DataTable
        label={t('school_numbers.still')}
        columns={columns}
        rows={still}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={IconTrendingUp}
            title={t('school_numbers.nobody')}
            text={t('school_numbers.nobody_text', { weeks: stillAfterWeeks })}
          />
        }
      />
    </>
  );
}
