import { IconPencil, IconSearch, IconTrash } from '@tabler/icons-react';
import { trajectoryStates } from '@traject/contract/common/trajectoryStates';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { type Column, DataTable, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/layout.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { StateGlyph } from '../../ui/StateGlyph.tsx';
import type { StateCode } from '../../ui/stateLooks.ts';
import { Sample, Section, useGuideTexts } from './Section.tsx';
import classes from './styleguide.module.css';

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

export function StateSection() {
  const { states } = useGuideTexts();
  const word = useStateWord();
  return (
    <Section words={states}>
      <Sample>
        <div className={classes.states}>
          {trajectoryStates.map(({ code }) => (
            <div key={code}>
              <StateBadge code={code} label={word(code)} />
            </div>
          ))}
        </div>
      </Sample>
      <Sample>
        <Row wrap>
          <StateBadge code="proposal_needed" label={word('proposal_needed')} large />
          {trajectoryStates.map(({ code }) => (
            <StateGlyph key={code} code={code} />
          ))}
        </Row>
      </Sample>
    </Section>
  );
}

function useStateWord() {
  const { t } = useTranslation();
  return (code: StateCode) => t(`state_names.${code}`);
}

const sampleRows = [
  {
    client: 'Anouk Smits',
    contact: 'Carla Vermeer, Kinderopvang Pluk',
    code: 'awaiting_employer',
    registered: '2 nov 2026',
  },
  {
    client: 'Johan Dijkstra',
    contact: 'Annemiek Postma, Postma Logistiek',
    code: 'awaiting_client',
    registered: '30 okt 2026',
  },
  {
    client: 'Willem-Jan van den Oudenalder',
    contact: 'Ingrid Bosman, Bosman Bakkerijen',
    code: 'completed_external_inside_sector',
    registered: '12 okt 2026',
  },
] as const;

type SampleRow = (typeof sampleRows)[number];
