import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import { settingsQuery } from './invoiceSettings.api.ts';

const CloseDialog = lazily(() => import('./CloseDialog.tsx'), 'CloseDialog');

/** Up to when nothing is added to the books; the panel above says so when it cannot be read. */
export function ClosingPanel({ organisationId }: { organisationId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(settingsQuery(organisationId));
  const [isClosing, setClosing] = useState(false);
  if (!data) return null;
  const { closed_until: until } = data;
  return (
    <Panel title={t('invoice_settings.closing.title')}>
      <PanelBody>
        <Stack gap={12}>
          <p>
            {until
              ? t('invoice_settings.closing.until', { date: formatDate(until) })
              : t('invoice_settings.closing.never')}
          </p>
          <p className={text.secondary}>{t('invoice_settings.closing.text')}</p>
          <div>
            <Button
              variant="default"
              leftSection={<Icon of={IconLock} />}
              onClick={() => setClosing(true)}
            >
              {t('invoice_settings.closing.action')}
            </Button>
          </div>
        </Stack>
      </PanelBody>
      {isClosing && (
        <Suspense>
          <CloseDialog organisationId={organisationId} onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
