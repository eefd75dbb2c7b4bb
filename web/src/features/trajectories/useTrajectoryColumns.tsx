import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronRight, IconEye, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TrajectoryRow } from '@traject/contract/trajectories';
import type { ReactNode } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import text from '../../ui/text.module.css';
import classes from './TrajectoriesPage.module.css';

type Columns = Column<TrajectoryRow>[];

export function useTrajectoryColumns(): Columns {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const contact: Columns[number] = {
    key: 'contact_name',
    header: 'trajectories.contact',
    cell: ({ contact_name }) => contact_name,
    stacked: 'bare',
  };
  if (isPhone) return [cardHead, contact, cardFoot];
  return [
    { key: 'counselor', header: 'trajectories.counselor', cell: counselor, width: '19%' },
    {
      key: 'client',
      header: 'trajectories.client',
      cell: clientLink,
      width: '22%',
      primary: true,
      sort: 'client',
    },
    contact,
    { key: 'status', header: 'trajectories.status', cell: badge, width: '24%', sort: 'state' },
    {
      key: 'date',
      header: 'trajectories.registered',
      cell: registered,
      width: 130,
      sort: '-registration_date',
    },
    {
      key: 'view',
      header: 'trajectories.view',
      width: 56,
      actions: true,
      cell: (row) => <View row={row} label={t('trajectories.view_of', row.client)} />,
    },
  ];
}

const counselor = ({ counselor }: TrajectoryRow) => (
  <Row as="span" gap={8} className={text.soft}>
    <Avatar name={counselor.name} size={22} />
    {counselor.name}
  </Row>
);

const clientLink = ({ id, client, unread }: TrajectoryRow) => (
  <>
    <TrajectoryLink id={id} className={rowLink}>
      {client.name}
    </TrajectoryLink>
    {unread > 0 && <Unread count={unread} />}
  </>
);

function Unread({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.unread}>
      <Icon of={IconMessage} size="small" />
      <span aria-hidden>{count}</span>
      <span className={text.hidden}>{t('trajectories.unread_count', { count })}</span>
    </span>
  );
}

const badge = ({ trajectory_state: { code, name } }: TrajectoryRow) => (
  <StateBadge code={code} label={name} />
);

const registered = ({ registration_date }: TrajectoryRow) => (
  <span className={`${text.dim} ${text.num} ${classes.date}`}>{formatDate(registration_date)}</span>
);

/** For the mouse only: the name is a link to the same page, and one tab stop is enough. */
const View = ({ row, label }: { row: TrajectoryRow; label: string }) => (
  <ActionIcon
    aria-label={label}
    tabIndex={-1}
    renderRoot={(props) => <TrajectoryLink id={row.id} {...props} />}
  >
    <Icon of={IconEye} />
  </ActionIcon>
);

type LinkProps = { id: number; className?: string; children?: ReactNode };

/** Not preloaded: opening a client's file is recorded. */
const TrajectoryLink = ({ id, ...props }: LinkProps) => (
  <Link
    to="/trajectories/$trajectoryId"
    params={{ trajectoryId: String(id) }}
    preload={false}
    {...props}
  />
);

const cardHead: Columns[number] = {
  key: 'client',
  header: 'trajectories.client',
  primary: true,
  cell: (row) => (
    <Row as="span" gap={8} justify="between">
      {clientLink(row)}
      <Icon of={IconChevronRight} className={`${layout.still} ${text.dim}`} />
    </Row>
  ),
};

const cardFoot: Columns[number] = {
  key: 'status',
  header: 'trajectories.status',
  stacked: 'bare',
  cell: (row) => (
    <Row as="span" gap={8} justify="between" className={`${text.secondary} ${classes.cardFoot}`}>
      {badge(row)}
      {row.counselor.name}
    </Row>
  ),
};
