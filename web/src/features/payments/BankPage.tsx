import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type BankLine, bankLineStates } from '@traject/contract/payments';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { TablePage } from '../../ui/TablePage.tsx';
import { BankUpload } from './BankUpload.tsx';
import { BookDialog } from './BookDialog.tsx';
import { type BankSearch, lineStateIn, linesQuery } from './payments.api.ts';
import classes from './payments.module.css';
import { useLineColumns } from './useLineColumns.tsx';

type Props = {
  organisationId: number;
  search: BankSearch;
  onSearch: (search: BankSearch) => void;
  /** The choice of an organisation. */
  place: ReactNode;
};

/** What came in on the bank, and for which invoices it is. */
export function BankPage({ organisationId, search, onSearch, place }: Props) {
  const { t } = useTranslation();
  const { page: _, ...filters } = search;
  const state = lineStateIn(search.state);
  const query = useQuery(linesQuery(organisationId, search));
  const [booking, setBooking] = useState<BankLine>();
  return (
    <>
      <TablePage
        title={t('payments.bank.title')}
        intro={t('payments.bank.intro')}
        notices={<BankUpload organisationId={organisationId} />}
        filters={
          <>
            {place}
            <FilterSelect
              className={classes.choice}
              label={t('payments.bank.show')}
              choices={bankLineStates.map((value) => ({
                value,
                label: t(`payments.bank.states.${value}`),
              }))}
              value={state}
              onChoose={(next) => onSearch({ ...filters, state: next })}
            />
          </>
        }
        query={query}
        columns={useLineColumns(organisationId, setBooking)}
        failed={t('payments.bank.failed')}
        empty={
          <EmptyState
            icon={IconBuildingBank}
            title={t(`payments.bank.none.${state}`)}
            text={t('payments.bank.none_text')}
          />
        }
        onPage={(page) => onSearch({ ...filters, page })}
      />
      {booking && (
        <BookDialog
          organisationId={organisationId}
          line={booking}
          onClose={() => setBooking(undefined)}
        />
      )}
    </>
  );
}
