import type { PortalAnswer, PortalPage } from '@traject/contract/common/portalShapes';
import { dayInWords, formatEuro } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { SheetFile } from '../../../ui/sheet/SheetFile.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from './portalPage.module.css';
import { Section } from './Section.tsx';

/** What can be done with a file; nothing for whoever only looks on. */
export type FileActs = {
  /** Before it is read, when what shows it is not there yet. */
  onAsk: (id: number) => void;
  onRead: (id: number) => void;
  onDownload: (file: { id: number; name: string }) => Promise<void>;
  onInvoice: (file: { id: number; name: string }) => Promise<void>;
};
type Props = { page: PortalPage };
type FileProps = Props & { acts: FileActs | undefined };

export function Notes({ page: { notes } }: Props) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <Section title={t('portal_page.notes.title')}>
      {notes.map(({ id, date, note, author }) => (
        <article key={id} className={classes.card}>
          <p className={classes.small}>
            {t('portal_page.notes.by', { name: author.name, day: dayInWords(date.slice(0, 10)) })}
          </p>
          <p className={classes.text}>{note}</p>
        </article>
      ))}
    </Section>
  );
}

export function Documents({ page: { documents }, acts }: FileProps) {
  const { t } = useTranslation();
  if (documents.length === 0) return null;
  const words = {
    read: t('portal_page.documents.read'),
    download: t('portal_page.documents.download'),
  };
  return (
    <Section title={t('portal_page.documents.title')}>
      <div className={classes.files}>
        {documents.map((file) => {
          const about = t('portal_page.documents.sent', { day: dayInWords(file.sent_at) });
          if (!acts)
            return (
              <div key={file.id} className={classes.card}>
                <h3>{file.name}</h3>
                <p className={classes.small}>{about}</p>
              </div>
            );
          return (
            <SheetFile
              key={file.id}
              file={file}
              words={words}
              about={about}
              onAsk={() => acts.onAsk(file.id)}
              onRead={() => acts.onRead(file.id)}
              onDownload={() => acts.onDownload(file)}
            />
          );
        })}
      </div>
    </Section>
  );
}

export function Invoices({ page: { invoices }, acts }: FileProps) {
  const { t } = useTranslation();
  if (invoices.length === 0) return null;
  return (
    <Section title={t('portal_page.invoices.title')}>
      {invoices.map(({ id, invoice_number, invoice_date, total_with_vat }) => {
        const name = t('portal_page.invoices.one', { number: invoice_number });
        const download = () =>
          acts
            ?.onInvoice({ id, name: `${invoice_number}.pdf` })
            .catch(() => toast.error(t('notify.download_errror')));
        return (
          <div key={id} className={classes.card}>
            <h3>{name}</h3>
            <p>
              {t('portal_page.invoices.facts', {
                day: dayInWords(invoice_date),
                total: formatEuro(total_with_vat),
              })}
            </p>
            {acts && (
              <SheetButton look="plain" onClick={download}>
                {t('portal_page.invoices.download')}
              </SheetButton>
            )}
          </div>
        );
      })}
    </Section>
  );
}

export function Answers({ page: { answers, party } }: Props) {
  const { t } = useTranslation();
  if (answers.length === 0) return null;
  return (
    <Section title={t('portal_page.answers.title')}>
      <ul className={classes.cards}>
        {answers.map((answer) => (
          <li key={`${answer.kind} ${answer.id}`} className={classes.card}>
            <h3>{answer.title ?? t(`portal_page.answers.review.${party}`)}</h3>
            <p>{t(`portal_page.answers.${verdict(answer)}`, { day: dayInWords(answer.at) })}</p>
            {answer.reason && (
              <p className={classes.text}>
                {t('portal_page.answers.reason', { reason: answer.reason })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function verdict({ kind, approved }: PortalAnswer) {
  if (approved !== null) return approved ? 'approved' : 'rejected';
  return kind === 'survey' ? 'filled' : 'done';
}
