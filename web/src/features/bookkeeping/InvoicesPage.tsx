import { Button } from '@mantine/core';
import { IconDownload, IconFileEuro } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatEuro } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { sortingOf } from '../../ui/SortHead.tsx';
import { TablePage } from '../../ui/TablePage.tsx';
import text from '../../ui/text.module.css';
import { bookedQuery, type InvoiceSearch, newestFirst, sortIn } from './bookkeeping.api.ts';
import classes from './bookkeeping.module.css';
import { ExportDialog } from './ExportDialog.tsx';
import { InvoiceFilters } from './InvoiceFilters.tsx';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';

type Props = {
  organisationId: number;
  search: InvoiceSearch;
  onSearch: (search: InvoiceSearch) => void;
  /** The choice of an organisation. */
  place: ReactNode;
};

/** The invoices of an organisation over all trajectories. */
export function InvoicesPage({ organisationId, search, onSearch, place }: Props) {
  const { t } = useTranslation();
  const { page: _, ...filters } = search;
  const query = useQuery(bookedQuery(organisationId, search));
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <TablePage
        title={t('bookkeeping.title')}
        count={query.data?.meta.total}
        action={
          <Button
            variant="default"
            leftSection={<Icon of={IconDownload} />}
            onClick={() => setExporting(true)}
          >
            {t('bookkeeping.export.action')}
          </Button>
        }
        notices={query.data && <Totals {...query.data.totals} />}
        filters={
          <>
            {place}
            <InvoiceFilters filters={filters} onFilters={onSearch} />
          </>
        }
        query={query}
        columns={useInvoiceColumns((payer) => onSearch({ ...filters, payer }))}
        sorting={sortingOf({
          by: sortIn(search.sort) ?? newestFirst,
          onSort: (sort) => onSearch({ ...filters, sort: sort === newestFirst ? undefined : sort }),
        })}
        failed={t('bookkeeping.failed')}
        empty={
          <EmptyState
            icon={IconFileEuro}
            title={t('bookkeeping.none')}
            text={t('bookkeeping.none_text')}
          />
        }
        onPage={(page) => onSearch({ ...filters, page })}
      />
      {isExporting && (
        <ExportDialog organisationId={organisationId} onClose={() => setExporting(false)} />
      )}
    </>
  );
}

type TotalsProps = { total: number; open: number; overdue: number };

/** Of all that the filters leave, not of the page. */
function Totals({ total, open, overdue }: TotalsProps) {
  const { t } = useTranslation();
  const sums = { total, open, overdue };
  return (
    <Row as="dl" gap={32} wrap className={classes.totals}>
      {(['total', 'open', 'overdue'] as const).map((name) => (
        <div key={name}>
          <dt className={text.meta}>{t(`bookkeeping.totals.${name}`)}</dt>
          <dd className={`${text.h3} ${text.num}`}>{formatEuro(sums[name])}</dd>
        </div>
      ))}
    </Row>
  );
}
