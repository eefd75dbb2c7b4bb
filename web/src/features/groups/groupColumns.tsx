import { Link } from '@tanstack/react-router';
import type { GroupRow } from '@traject/contract/groups';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import text from '../../ui/text.module.css';
import classes from './groups.module.css';
import { yearName } from './schoolYear.ts';

export const groupColumns: Column<GroupRow>[] = [
  {
    key: 'name',
    header: 'groups.one',
    primary: true,
    width: '20%',
    cell: ({ id, name }) => (
      <Link to="/groups/$groupId" params={{ groupId: String(id) }} className={rowLink}>
        {name}
      </Link>
    ),
  },
  {
    key: 'diploma',
    header: 'groups.diploma',
    cell: ({ diploma }) => (
      <span className={classes.diploma}>
        {diploma.title}
        <span className={text.secondary}>{diploma.level}</span>
      </span>
    ),
  },
  { key: 'year', header: 'groups.year', width: 120, cell: ({ year }) => yearName(year) },
  {
    key: 'teachers',
    header: 'groups.teachers',
    width: '22%',
    cell: ({ teachers }) => teachers.map(({ name }) => name).join(', ') || '–',
  },
  {
    key: 'student_count',
    header: 'groups.students',
    width: 100,
    align: 'right',
    cell: ({ student_count }) => student_count,
  },
  {
    key: 'open_count',
    header: 'groups.open_requests',
    width: 120,
    align: 'right',
    cell: ({ open_count }) => open_count,
  },
];
