import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { invoiceFilters, invoiceSorts } from '@traject/contract/bookkeeping';
import { useTranslation } from '../../platform/i18n.ts';
import { readDay } from '../../platform/typedDate.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { areTurned, type InvoiceSearch, sortIn, stateIn } from './bookkeeping.api.ts';
import classes from './bookkeeping.module.css';

type Props = { filters: InvoiceSearch; onFilters: (filters: InvoiceSearch) => void };

/** What is most often looked for stands first. */
const shortcuts = ['open', 'overdue'] as const;
const sorts = invoiceSorts.flatMap((sort) => [sort, `-${sort}`] as const);

export function InvoiceFilters({ filters, onFilters }: Props) {
  const { t } = useTranslation();
  const state = stateIn(filters.state);
  return (
    <>
      <SearchBox
        label={t('bookkeeping.search')}
        words={filters.q ?? ''}
        onWords={(q) => onFilters({ ...filters, q })}
      />
      {shortcuts.map((one) => (
        <Button
          key={one}
          variant={state === one ? 'light' : 'default'}
          aria-pressed={state === one}
          onClick={() => onFilters({ ...filters, state: state === one ? undefined : one })}
        >
          {t(`bookkeeping.states.${one}`)}
        </Button>
      ))}
      <FilterSelect
        className={classes.choice}
        label={t('bookkeeping.state')}
        all={t('bookkeeping.all_states')}
        choices={invoiceFilters.map((value) => ({
          value,
          label: t(`bookkeeping.states.${value}`),
        }))}
        value={state}
        onChoose={(next) => onFilters({ ...filters, state: next })}
      />
      <Ends filters={filters} onFilters={onFilters} />
      <FilterSelect
        className={classes.order}
        label={t('bookkeeping.order')}
        choices={sorts.map((value) => ({ value, label: t(`bookkeeping.orders.${value}`) }))}
        value={sortIn(filters.sort) ?? '-date'}
        onChoose={(sort) => onFilters({ ...filters, sort })}
      />
      {filters.payer && (
        <Button
          variant="light"
          rightSection={<Icon of={IconX} size="small" />}
          onClick={() => onFilters({ ...filters, payer: undefined })}
        >
          {t('bookkeeping.only_payer', { name: filters.payer })}
        </Button>
      )}
    </>
  );
}

const Ends = ({ filters, onFilters }: Props) => {
  const { t } = useTranslation();
  return (['from', 'to'] as const).map((end) => (
    <DateField
      key={end}
      className={classes.day ?? ''}
      label={t(`bookkeeping.${end}`)}
      value={filters[end] ?? ''}
      error={end === 'from' && areTurned(filters) && t('bookkeeping.from_after_to')}
      onChange={(day) => {
        if (day === '' || readDay(day) === day) onFilters({ ...filters, [end]: day || undefined });
      }}
    />
  ));
};
