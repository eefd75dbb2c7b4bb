import { IconChartBar } from '@tabler/icons-react';
import type { SchoolNumbers } from '@traject/contract/schoolNumbers';
import { useTranslation } from '../../platform/i18n.ts';
import { formatNumber } from '../../platform/locale.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import text from '../../ui/text.module.css';

type Role = SchoolNumbers['roles'][number];
type Row = Omit<Role, 'role'> & { role: Role['role'] | 'all' };

const counts = ['asked', 'answered', 'expired', 'open'] as const;

/** By role, and all together below. */
export function Roles({ numbers: { roles } }: { numbers: SchoolNumbers }) {
  const { t } = useTranslation();
  const columns: Column<Row>[] = [
    {
      key: 'role',
      header: 'school_numbers.role',
      cell: ({ role }) =>
        role === 'all' ? <b>{t('school_numbers.all')}</b> : t(`school_numbers.roles.${role}`),
      primary: true,
    },
    ...counts.map((count) => ({
      key: count,
      header: `school_numbers.count.${count}` as const,
      cell: (row: Row) => <Share of={row[count]} share={shareOf(row, count)} />,
      width: 130,
    })),
    {
      key: 'days',
      header: 'school_numbers.days',
      cell: ({ days }) => (days === null ? '–' : formatNumber(days)),
      width: 150,
    },
  ];
  return (
    <DataTable
      label={t('school_numbers.asked')}
      columns={columns}
      rows={roles.length > 1 ? [...roles, allOf(roles)] : roles}
      rowKey={({ role }) => role}
      empty={
        <EmptyState
          icon={IconChartBar}
          title={t('school_numbers.none')}
          text={t('school_numbers.none_text')}
        />
      }
    />
  );
}

function Share({ of, share }: { of: number; share: string }) {
  return (
    <span className={text.num}>
      {of}
      {share && <span className={text.soft}> {share}</span>}
    </span>
  );
}

const shareOf = ({ asked, ...row }: Row, count: (typeof counts)[number]) =>
  count === 'asked' || asked === 0 ? '' : `(${Math.round((row[count] / asked) * 100)}%)`;

/** A median of medians would tell nothing. */
const allOf = (roles: readonly Role[]): Row => ({
  role: 'all',
  ...{ asked: 0, answered: 0, expired: 0, open: 0 },
  ...Object.fromEntries(
    counts.map((count) => [count, roles.reduce((sum, role) => sum + role[count], 0)]),
  ),
  days: null,
});
