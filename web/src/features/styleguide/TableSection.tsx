import { IconPencil, IconSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Column, DataTable, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Section } from './Section.tsx';
import { type SampleRow, sampleRows } from './sampleRows.ts';
import { useGuideTexts } from './useGuideTexts.ts';
import { useStateWord } from './useStateWord.ts';

export function TableSection() {
  const { tables } = useGuideTexts();
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const [far, setFar] = useState(50);
  const meta = { current_page: page, last_page: 5, from: page * 15 - 14, to: page * 15, total: 75 };
  const farMeta = { ...meta, current_page: far, last_page: 100, total: 1500 };
  const rowKey = ({ client }: SampleRow) => client;
  return (
    <Section words={tables}>
      <DataTable
        label={tables.trajectories}
        columns={columns}
        rows={sampleRows}
        rowKey={rowKey}
        footer={<Pager meta={meta} onPage={setPage} />}
      />
      <Panel title={tables.loading}>
        <DataTable label={tables.loading} columns={columns} rows={undefined} rowKey={rowKey} />
      </Panel>
      <DataTable
        label={tables.trajectories}
        columns={columns}
        rows={[]}
        rowKey={rowKey}
        empty={<EmptyState icon={IconSearch} title={tables.empty} text={tables.empty_text} />}
      />
      <Panel title={tables.long} footer={<Pager meta={farMeta} onPage={setFar} />}>
        <DataTable label={tables.long} columns={columns} rows={sampleRows} rowKey={rowKey} />
      </Panel>
    </Section>
  );
}

function useColumns(): Column<SampleRow>[] {
  const { tables, buttons } = useGuideTexts();
  const word = useStateWord();
  return [
    {
      key: 'client',
      header: { text: tables.client },
      primary: true,
      cell: ({ client }) => (
        <a className={rowLink} href="#tables">
          {client}
        </a>
      ),
    },
    { key: 'contact', header: { text: tables.contact }, cell: ({ contact }) => contact },
    {
      key: 'status',
      header: { text: tables.status },
      stacked: 'bare',
      cell: ({ code }) => <StateBadge code={code} label={word(code)} />,
    },
    {
      key: 'registered',
      header: { text: tables.registered },
      align: 'right',
      cell: ({ registered }) => registered,
    },
    {
      key: 'actions',
      header: { text: tables.actions },
      actions: true,
      width: 88,
      cell: () => (
        <>
          <IconButton label={buttons.edit} icon={IconPencil} />
          <IconButton label={buttons.delete} icon={IconTrash} />
        </>
      ),
    },
  ];
}
