import { createFileRoute, Link } from '@tanstack/react-router';
import type { InvoiceReminder } from '@traject/contract/invoiceMails';
import { InvoiceReminders } from '../../../features/invoiceMails/InvoiceReminders.tsx';
import { useTranslation } from '../../../platform/i18n.ts';
import { placeIn } from '../../../platform/search.ts';
import { usePlaces } from '../../../platform/usePlaces.ts';
import { Stack } from '../../../ui/layout.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { PlaceFilter } from '../../../ui/PlaceFilter.tsx';
import text from '../../../ui/text.module.css';

export const Route = createFileRoute('/_app/invoices/reminders')({
  staticData: { wing: 'invoiceMails' },
  validateSearch: placeIn,
  component: RemindersRoute,
});

function RemindersRoute() {
  const { t } = useTranslation();
  const { organisation_id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const places = usePlaces('invoiceSettings');
  const place = places.find(({ id }) => id === organisation_id) ?? places[0];
  return (
    <>
      <PageHead title={t('invoice_mails.reminders.title')} />
      <Stack gap={20}>
        <PlaceFilter
          places={places}
          place={place}
          onPlace={(id) => navigate({ search: { organisation_id: id } })}
        />
        {place && <InvoiceReminders key={place.id} organisationId={place.id} linkTo={linkTo} />}
      </Stack>
    </>
  );
}

const linkTo = ({ id, invoice_number, trajectory_id }: InvoiceReminder['invoice']) =>
  trajectory_id ? (
    <Link
      to="/trajectory/$trajectoryId/invoice/$invoiceId"
      params={{ trajectoryId: String(trajectory_id), invoiceId: String(id) }}
      className={text.underlined}
    >
      {invoice_number}
    </Link>
  ) : (
    invoice_number
  );
