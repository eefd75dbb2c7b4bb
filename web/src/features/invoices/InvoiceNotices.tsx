import type { Invoice } from '@traject/contract/invoices';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import classes from './invoices.module.css';

/** What a draft still misses, or since when it is final. */
export function InvoiceNotices({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { finalised_at, upgraded, missing, e_invoice_missing } = invoice;
  if (finalised_at)
    return (
      <Callout
        kind="info"
        title={t('invoice_desk.final_since', { date: formatDate(finalised_at) })}
      >
        {t(upgraded ? 'invoice_desk.upgraded' : 'invoice_desk.final_text')}
      </Callout>
    );
  return (
    <>
      <Missing title={t('invoice_desk.missing')} sentences={missing} />
      <Missing title={t('invoice_desk.e_invoice_missing')} sentences={e_invoice_missing} />
    </>
  );
}

function Missing({ title, sentences }: { title: string; sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Callout kind="warn" title={title}>
      <ul className={classes.missing}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Callout>
  );
}
