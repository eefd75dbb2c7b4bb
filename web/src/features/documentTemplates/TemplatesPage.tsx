import { Button } from '@mantine/core';
import { IconFileText, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useListPage } from '../../platform/useListPage.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { documentTemplatesQuery, type TemplatesSearch } from './documentTemplates.api.ts';
import classes from './TemplatesPage.module.css';
import { templateColumns } from './templateColumns.tsx';

type Props = { search: TemplatesSearch; onSearch: (search: TemplatesSearch) => void };

export function TemplatesPage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const templates = useQuery(documentTemplatesQuery(search));
  const page = useListPage(templates);
  const title = t('document_templates.title');

  return (
    <>
      <PageHead title={title} count={page?.meta.total} action={<AddButton />} />
      <div className={classes.search}>
        <SearchBox
          label={t('document_templates.search')}
          words={search.q ?? ''}
          onWords={(q) => onSearch({ q })}
        />
      </div>
      {!page && templates.isError ? (
        <Panel title={title}>
          <PanelError title={t('document_templates.failed')} onRetry={() => templates.refetch()} />
        </Panel>
      ) : (
        <div data-updating={templates.isPlaceholderData || undefined}>
          <DataTable
            label={title}
            columns={templateColumns}
            rows={page?.data}
            rowKey={({ id }) => id}
            empty={search.q ? <NoneFound /> : <NoTemplates />}
            footer={
              page && (
                <Pager meta={page.meta} onPage={(next) => onSearch({ ...search, page: next })} />
              )
            }
          />
        </div>
      )}
    </>
  );
}

function AddButton() {
  const { t } = useTranslation();
  return (
    <Button
      leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
      renderRoot={(props) => (
        <Link
          to="/document-templates/$documentTemplateId"
          params={{ documentTemplateId: 'new' }}
          {...props}
        />
      )}
    >
      {t('document_templates.add')}
    </Button>
  );
}

function NoneFound() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconSearch}
      title={t('document_templates.nothing')}
      text={t('document_templates.nothing_text')}
    />
  );
}

function NoTemplates() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconFileText}
      title={t('document_templates.empty')}
      text={t('document_templates.empty_text')}
    />
  );
}
