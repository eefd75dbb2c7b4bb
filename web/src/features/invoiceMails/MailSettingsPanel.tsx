import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type InvoiceMailSettings, reminderLevels } from '@traject/contract/invoiceMails';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { settingsQuery } from './invoiceMails.api.ts';

const MailSettingsDialog = lazily(() => import('./MailSettingsDialog.tsx'), 'MailSettingsDialog');

/** What an organisation says in mails about invoices, and when it reminds its payers. */
export function MailSettingsPanel({ organisationId }: { organisationId: number }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(settingsQuery(organisationId));
  return (
    <Panel title={t('invoice_mails.settings.title')}>
      {data && <Chosen organisationId={organisationId} settings={data} />}
      {!data && isError && (
        <PanelError title={t('invoice_mails.settings.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <RowsSkeleton rows={4} />}
    </Panel>
  );
}

type Props = { organisationId: number; settings: InvoiceMailSettings };

function Chosen({ organisationId, settings }: Props) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const days = (count: number | null) =>
    count === null ? t('invoice_mails.settings.none') : t('invoice_mails.settings.days', { count });
  const how = settings.reminders_automatic ? 'automatic' : 'looked_at';
  return (
    <PanelBody>
      <p className={text.soft}>{t('invoice_mails.settings.text')}</p>
      <Facts
        columns={2}
        items={[
          [
            t('invoice_mails.settings.fields.mail_text'),
            <span key="text" className={text.lines}>
              {settings.mail_text || settings.house.mail_text}
            </span>,
          ],
          [t('invoice_mails.settings.how'), t(`invoice_mails.settings.${how}`)],
          ...reminderLevels.map((level): [string, string] => [
            t(`invoice_mails.levels.level_${level}`),
            days(settings[`reminder_days_${level}`]),
          ]),
        ]}
      />
      <Row wrap>
        <Button variant="default" onClick={() => setEditing(true)}>
          {t('invoice_mails.settings.edit')}
        </Button>
      </Row>
      {isEditing && (
        <Suspense>
          <MailSettingsDialog
            organisationId={organisationId}
            settings={settings}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </PanelBody>
  );
}
