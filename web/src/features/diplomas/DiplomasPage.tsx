import { Button } from '@mantine/core';
import { IconCertificate, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DiplomaRow } from '@traject/contract/diplomas';
import { Suspense, useState } from 'react';
import { administeredQuery } from '../../platform/administered.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { choicesOf } from '../../platform/reference.ts';
import { type Column, rowLink } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { KeptTable } from '../../ui/KeptTable.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import text from '../../ui/text.module.css';
import { type DiplomasSearch, diplomasQuery } from './diplomas.api.ts';
import classes from './diplomas.module.css';

const ImportDialog = lazily(() => import('./ImportDialog.tsx'), 'ImportDialog');

type Props = {
  search: DiplomasSearch;
  onSearch: (search: DiplomasSearch) => void;
  onImported: (diplomaId: number) => void;
};

export function DiplomasPage({ search, onSearch, onImported }: Props) {
  const { t } = useTranslation();
  const { data: places = [] } = useQuery(administeredQuery);
  const { data, isError, refetch } = useQuery(diplomasQuery(search.organisation_id));
  const columns = diplomaColumns(places.length > 1);
  const [isImporting, setImporting] = useState(false);
  const title = t('diplomas.title');
  return (
    <>
      <PageHead
        title={title}
        count={data?.filter(({ archived }) => !archived).length}
        action={
          <Button
            leftSection={<IconUpload size={17} stroke={2} aria-hidden />}
            onClick={() => setImporting(true)}
          >
            {t('diplomas.import.action')}
          </Button>
        }
      />
      {!data && isError ? (
        <Panel title={title}>
          <PanelError title={t('diplomas.failed')} onRetry={() => refetch()} />
        </Panel>
      ) : (
        <KeptTable
          label={title}
          rows={data}
          columns={columns}
          searchLabel={t('diplomas.search')}
          wordsOf={wordsOf}
          search={search}
          onSearch={(next) => onSearch({ ...search, ...next })}
          filters={<PlaceFilter search={search} onSearch={onSearch} />}
          empty={<NoDiplomas />}
        />
      )}
      {isImporting && (
        <Suspense>
          <ImportDialog onImported={onImported} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

const wordsOf = ({ title, level, code, edition }: DiplomaRow) =>
  `${title} ${level} ${code} ${edition}`;

function NoDiplomas() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconCertificate}
      title={t('diplomas.empty')}
      text={t('diplomas.empty_text')}
    />
  );
}

function PlaceFilter({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { t } = useTranslation();
  const { data: places = [] } = useQuery(administeredQuery);
  if (places.length < 2) return null;
  return (
    <FilterSelect
      className={classes.place}
      label={t('labels.organisation_id')}
      all={t('diplomas.all_organisations')}
      choices={choicesOf(places)}
      value={search.organisation_id?.toString()}
      onChoose={(id) => onSearch({ ...search, organisation_id: id ? Number(id) : undefined })}
    />
  );
}

const count = (
  key: 'core_task_count' | 'work_process_count' | 'student_count',
): Column<DiplomaRow> => ({
  key,
  header: `diplomas.${key}`,
  width: 118,
  align: 'right',
  cell: (row) => row[key],
});

const organisationColumn: Column<DiplomaRow> = {
  key: 'organisation',
  header: 'labels.organisation_id',
  width: '20%',
  cell: ({ organisation }) => organisation.name,
};

const diplomaColumns = (hasPlaces: boolean): Column<DiplomaRow>[] => [
  { key: 'title', header: 'diplomas.one', primary: true, cell: titleAndLevel },
  ...(hasPlaces ? [organisationColumn] : []),
  {
    key: 'edition',
    header: 'diplomas.edition',
    width: 110,
    cell: ({ edition }) => edition || '–',
  },
  { key: 'code', header: 'diplomas.code', width: 110, cell: ({ code }) => code || '–' },
  count('core_task_count'),
  count('work_process_count'),
  count('student_count'),
];

const titleAndLevel = ({ id, title, level }: DiplomaRow) => (
  <span className={classes.diploma}>
    <Link to="/admin/diplomas/$diplomaId" params={{ diplomaId: String(id) }} className={rowLink}>
      {title}
    </Link>
    <span className={text.secondary}>{level}</span>
  </span>
);
