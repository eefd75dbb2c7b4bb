import { createFileRoute, linkOptions, Outlet } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { TabLinks } from '../../../ui/TabLinks.tsx';

export const Route = createFileRoute('/_app/invoices')({
  staticData: { wing: 'books' },
  component: InvoicesRoute,
});

function InvoicesRoute() {
  const { t } = useTranslation();
  const tabs = [
    { link: links.invoices, label: t('bookkeeping.title') },
    { link: links.bank, label: t('payments.bank.title') },
    { link: links.batches, label: t('invoice_batches.title') },
    { link: links.reminders, label: t('bookkeeping.reminders') },
  ];
  return (
    <>
      <TabLinks label={t('menu.invoices')} tabs={tabs} />
      <Outlet />
    </>
  );
}

const links = {
  invoices: linkOptions({
    to: '/invoices',
    activeOptions: { exact: true, includeSearch: false },
  }),
  batches: linkOptions({ to: '/invoices/batches', activeOptions: { includeSearch: false } }),
  reminders: linkOptions({ to: '/invoices/reminders', activeOptions: { includeSearch: false } }),
  bank: linkOptions({ to: '/invoices/bank', activeOptions: { includeSearch: false } }),
};
