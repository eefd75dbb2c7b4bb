import { createFileRoute, linkOptions, Outlet } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { TabLinks } from '../../../ui/TabLinks.tsx';

export const Route = createFileRoute('/_app/invoicing')({
  staticData: { wing: 'invoicing' },
  component: InvoicingRoute,
});

function InvoicingRoute() {
  const { t } = useTranslation();
  const tabs = [
    { link: links.details, label: t('organisations.on_invoices.title') },
    { link: links.payers, label: t('payers.title') },
    { link: links.products, label: t('reference.lists.products') },
  ];
  return (
    <>
      <TabLinks label={t('menu.invoicing')} tabs={tabs} />
      <Outlet />
    </>
  );
}

const links = {
  details: linkOptions({ to: '/invoicing/details' }),
  payers: linkOptions({ to: '/invoicing/payers' }),
  products: linkOptions({ to: '/invoicing/products' }),
};
