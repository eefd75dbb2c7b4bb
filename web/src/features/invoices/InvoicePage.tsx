import { IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import type { Invoice } from '@traject/contract/invoices';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { invoicesKey } from '../../platform/invoicesKey.ts';
import { lazily } from '../../platform/lazily.ts';
import { useSave } from '../../platform/useSave.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { DraftActions } from './DraftActions.tsx';
import { FinalActions } from './FinalActions.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { InvoiceNotices } from './InvoiceNotices.tsx';
import { InvoiceRows, type Of } from './InvoiceRows.tsx';
import { InvoiceStateBadge } from './InvoiceStateBadge.tsx';
import { showInvoice } from './invoiceDesk.ts';
import type { Key } from './invoices.api.ts';
import classes from './invoices.module.css';

const InvoiceDialog = lazily(() => import('./InvoiceDialog.tsx'), 'InvoiceDialog');

type Props = {
  of: Of;
  invoice: Invoice;
  back: ReactNode;
  /** Opens the invoice that came out of this one. */
  onOpen: (invoiceId: number) => void;
  /** Panels of other features, such as what was paid and what was sent. */
  children?: ReactNode;
};

export function InvoicePage({ of, invoice, back, onOpen, children }: Props) {
  const { t } = useTranslation();
  const title = useInvoiceTitle(invoice);
  const key = { trajectoryId: of.trajectoryId, invoiceId: invoice.id };
  const isDraft = invoice.state === 'draft';
  return (
    <Stack gap={16} className={classes.page}>
      <PageHead
        title={title}
        back={back}
        action={
          <Row gap={8} wrap>
            {isDraft ? (
              <DraftActions invoiceKey={key} invoice={invoice} />
            ) : (
              <FinalActions invoiceKey={key} invoice={invoice} onOpen={onOpen} />
            )}
          </Row>
        }
      />
      <Row gap={12} wrap>
        <InvoiceStateBadge state={invoice.state} large />
      </Row>
      <InvoiceNotices invoice={invoice} />
      <Panel
        title={t('invoice_desk.details')}
        action={
          isDraft ? (
            <Edit of={of} invoice={invoice} />
          ) : (
            <Showing invoiceKey={key} invoice={invoice} />
          )
        }
      >
        <InvoiceFacts of={of} invoice={invoice} />
      </Panel>
      <Panel title={t('invoice_desk.rows')} count={invoice.rows.length}>
        <InvoiceRows of={of} invoice={invoice} />
      </Panel>
      {children}
    </Stack>
  );
}

/** A draft has no number of its own yet: the one it shows may still go to another. */
function useInvoiceTitle({ kind, state, invoice_number: number }: Invoice) {
  const { t } = useTranslation();
  if (state === 'draft') return t(`invoice_desk.draft_names.${kind}`);
  return t(kind === 'credit' ? 'invoice_desk.credit_name' : 'invoices.name', { number });
}

/** Who may see it is all that still changes. */
function Showing({ invoiceKey, invoice }: { invoiceKey: Key; invoice: Invoice }) {
  const { t } = useTranslation();
  const { visible_employer, version } = invoice;
  const refresh = invoicesKey(invoiceKey.trajectoryId);
  const { submit } = useSave({ save: showInvoice, refresh, done: 'invoices.saved', shown: [] });
  return (
    <PanelButton
      label={t(visible_employer ? 'invoice_desk.hide_employer' : 'invoice_desk.show_employer')}
      icon={visible_employer ? IconEyeOff : IconEye}
      onClick={() => submit({ ...invoiceKey, visible_employer: !visible_employer, version })}
    >
      {t(visible_employer ? 'invoice_desk.hide_employer' : 'invoice_desk.show_employer')}
    </PanelButton>
  );
}

function Edit({ of, invoice }: { of: Of; invoice: Invoice }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PanelButton
        label={t('invoice_desk.edit_head')}
        icon={IconPencil}
        onClick={() => setEditing(true)}
      >
        {t('invoice_desk.edit_short')}
      </PanelButton>
      {isEditing && (
        <Suspense>
          <InvoiceDialog
            trajectoryId={of.trajectoryId}
            organisationId={of.organisation.id}
            invoice={invoice}
            onSaved={() => undefined}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
