import { Button } from '@mantine/core';
import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Payer } from '@traject/contract/payers';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useEditing } from '../../platform/useEditing.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { countOf, type KeptSearch, KeptTable } from '../../ui/KeptTable.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { payersQuery } from './payers.api.ts';
import { usePayerColumns } from './usePayerColumns.tsx';

const PayerDialog = lazily(() => import('./PayerDialog.tsx'), 'PayerDialog');

type Props = {
  /** Undefined while the organisations are loading. */
  organisationId: number | undefined;
  search: KeptSearch;
  onSearch: (search: KeptSearch) => void;
  filters: ReactNode;
};

const wordsOf = ({ name, address, reference }: Payer) => `${name} ${address} ${reference}`;

/** Who pays the invoices of an organisation, known once and chosen again. */
export function PayersPage({ organisationId = 0, search, onSearch, filters }: Props) {
  const { t } = useTranslation();
  const query = { ...payersQuery(organisationId), enabled: organisationId > 0 };
  const { data, isError, refetch } = useQuery(query);
  const editing = useEditing<Payer>();
  const columns = usePayerColumns(organisationId, editing.edit);
  const empty = { title: t('payers.empty'), text: t('payers.empty_text') };
  return (
    <>
      <PageHead
        title={t('payers.title')}
        intro={t('payers.intro')}
        count={countOf(data, wordsOf, search.q)}
        action={
          <Button leftSection={<Icon of={IconPlus} />} onClick={editing.add}>
            {t('payers.add')}
          </Button>
        }
      />
      {!data && isError ? (
        <Panel title={t('payers.title')}>
          <PanelError title={t('payers.failed')} onRetry={() => refetch()} />
        </Panel>
      ) : (
        <KeptTable
          label={t('payers.title')}
          rows={data}
          columns={columns}
          searchLabel={t('payers.search')}
          wordsOf={wordsOf}
          search={search}
          onSearch={onSearch}
          filters={filters}
          empty={<EmptyState icon={IconBuildingBank} {...empty} />}
        />
      )}
      {editing.isOpen && organisationId > 0 && (
        <Suspense>
          <PayerDialog
            organisationId={organisationId}
            payer={editing.record}
            onSaved={editing.onSaved}
            onClose={editing.onClose}
          />
        </Suspense>
      )}
    </>
  );
}
