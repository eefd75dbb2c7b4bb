import { IconDownload, IconFileCode } from '@tabler/icons-react';
import type { PublicInvoice } from '@traject/contract/common/invoicePage';
import { useState } from 'react';
import { formatDate, formatEuro } from '../../../platform/format.ts';
import { type Translate, useTranslation } from '../../../platform/i18n.ts';
import { logoBehind } from '../../../platform/logoBehind.ts';
import { useOpening } from '../../../platform/useOpening.ts';
import { Stack } from '../../../ui/layout.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { SheetContact } from '../../../ui/sheet/SheetContact.tsx';
import { SheetInvalid } from '../../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../../ui/sheet/SheetLoading.tsx';
import { toast } from '../../../ui/toast.ts';
import { downloadPaper, fetchInvoice } from './invoicePage.api.ts';
import { PaymentCode } from './PaymentCode.tsx';
import classes from './payPage.module.css';

type State = { invoice?: PublicInvoice; error?: unknown };

/** An invoice as its payer opens it from a mail. */
export function PayPage({ token }: { token: string }) {
  const [{ invoice, error }, setState] = useState<State>({});
  const open = async (signal?: AbortSignal) => {
    setState({});
    const next = await fetchInvoice(token, signal).then(
      (found): State => ({ invoice: found }),
      (failure: unknown): State => ({ error: failure }),
    );
    if (!signal?.aborted) setState(next);
  };
  useOpening(open);
  if (error) return <SheetInvalid error={error} onRetry={() => void open()} />;
  if (!invoice) return <SheetLoading what="page" />;
  return <Shown token={token} invoice={invoice} />;
}

type Props = { token: string; invoice: PublicInvoice };

function Shown({ token, invoice }: Props) {
  const { t } = useTranslation();
  const { organisation, kind, invoice_number: number, open, pay, qr, expires_at } = invoice;
  return (
    <Sheet
      logo={logoBehind(token, organisation)}
      over={organisation.name}
      title={t(`invoice_page.title.${kind}`, { number })}
      intro={introOf(invoice, t)}
    >
      <section className={`${sheet.card} ${classes.facts}`} aria-label={t('invoice_page.facts')}>
        <Facts invoice={invoice} />
      </section>
      {open > 0 && (
        <section className={`${sheet.card} ${classes.pay}`}>
          <h2>{t('invoice_page.pay')}</h2>
          <p>{pay}</p>
          {qr && <PaymentCode qr={qr} label={t('invoice_page.scan')} />}
        </section>
      )}
      <Papers token={token} invoice={invoice} />
      <Stack gap={6} className={classes.notes}>
        <p>{t('invoice_page.until', { date: formatDate(expires_at) })}</p>
        {organisation.email && <SheetContact who={{ ...organisation, phone_number: null }} />}
      </Stack>
    </Sheet>
  );
}

/** What the payer wants to know first: whether there is something to pay. */
function introOf({ kind, open, due_date, total_with_vat }: PublicInvoice, t: Translate) {
  if (kind === 'credit') return t('invoice_page.credited', { amount: formatEuro(-total_with_vat) });
  if (open <= 0) return t('invoice_page.paid');
  const amount = formatEuro(open);
  return due_date
    ? t('invoice_page.open_until', { amount, date: formatDate(due_date) })
    : t('invoice_page.open', { amount });
}

function Facts({ invoice }: { invoice: PublicInvoice }) {
  const { t } = useTranslation();
  const { billed_name, invoice_date, due_date, total_with_vat, open, kind } = invoice;
  const facts: [string, string | null][] = [
    [t('invoice_page.billed'), billed_name],
    [t('invoice_page.date'), formatDate(invoice_date)],
    [t('invoice_page.due'), due_date && formatDate(due_date)],
    [t('invoice_page.total'), formatEuro(total_with_vat)],
    [t('invoice_page.still_open'), kind === 'credit' ? null : formatEuro(open)],
  ];
  return (
    <dl>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Papers({ token, invoice: { invoice_number, has_xml } }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<'pdf' | 'xml'>();
  const get = (paper: 'pdf' | 'xml') => async () => {
    setBusy(paper);
    await downloadPaper(token, paper, invoice_number).catch(() =>
      toast.error(t('notify.download_errror')),
    );
    setBusy(undefined);
  };
  return (
    <Stack gap={8} className={classes.papers}>
      <SheetButton icon={IconDownload} isBusy={busy === 'pdf'} onClick={get('pdf')}>
        {t('invoice_page.pdf')}
      </SheetButton>
      {has_xml && (
        <SheetButton look="plain" icon={IconFileCode} isBusy={busy === 'xml'} onClick={get('xml')}>
          {t('invoice_page.xml')}
        </SheetButton>
      )}
    </Stack>
  );
}
