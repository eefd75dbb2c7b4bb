import type { ImportPreview, ImportRow } from '@traject/contract/imports';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type StatusKind, StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import classes from './imports.module.css';

/** Rows with errors come first. */
export function PreviewRows({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation();
  const { rows, total } = preview;
  const columns = useColumns(preview);
  const sorted = [...rows].sort((a, b) => rank(a) - rank(b) || a.row - b.row);
  return (
    <Panel
      title={t('imports.rows.title')}
      count={total}
      footer={rows.length < total && <p>{t('imports.rows.part', { shown: rows.length, total })}</p>}
    >
      <DataTable
        label={t('imports.rows.title')}
        columns={columns}
        rows={sorted}
        rowKey={({ row }) => row}
        stackedTo="56em"
      />
    </Panel>
  );
}

const rank = ({ state }: ImportRow) => (state === 'wrong' ? 0 : 1);
const kinds: Record<ImportRow['state'], StatusKind> = {
  new: 'done',
  known: 'none',
  wrong: 'refused',
};
/** These have their own columns. */
const named = ['email', 'first_name', 'infix', 'last_name'];

function useColumns({ columns }: ImportPreview): Column<ImportRow>[] {
  const { t } = useTranslation();
  const others = columns.filter(({ field }) => !named.includes(field));
  return [
    { key: 'row', header: 'imports.rows.row', width: 64, cell: ({ row }) => row },
    { key: 'who', header: 'imports.rows.who', width: '26%', primary: true, cell: who },
    {
      key: 'state',
      header: 'imports.rows.state',
      stacked: 'bare',
      cell: ({ state, errors }) => (
        <>
          <StatusLine kind={kinds[state]}>{t(`imports.rows.states.${state}`)}</StatusLine>
          {errors.map((error) => (
            <p key={error} className={classes.error}>
              {error}
            </p>
          ))}
        </>
      ),
    },
    {
      key: 'rest',
      header: 'imports.rows.rest',
      width: '34%',
      cell: ({ values }) =>
        others
          .flatMap(({ name, field }) => (values[field] ? [`${name}: ${values[field]}`] : []))
          .join(', ') || null,
    },
  ];
}

const who = ({ values: { first_name, infix, last_name, email } }: ImportRow) => (
  <span className={classes.who}>
    {[first_name, infix, last_name].filter(Boolean).join(' ') || '–'}
    <span className={text.secondary}>{email}</span>
  </span>
);
