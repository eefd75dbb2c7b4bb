import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { periodNames, type Retention } from '@traject/contract/rights';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { retentionQuery } from './rights.api.ts';

const RetentionDialog = lazily(() => import('./RetentionDialog.tsx'), 'RetentionDialog');
const TrialDialog = lazily(() => import('./TrialDialog.tsx'), 'TrialDialog');

/** How long an organisation keeps what is finished. */
export function RetentionPanel({ organisationId }: { organisationId: number }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(retentionQuery(organisationId));
  return (
    <Panel title={t('rights.retention.title')}>
      <PanelBody>
        <p className={text.soft}>{t('rights.retention.text')}</p>
        {data && <Periods organisationId={organisationId} retention={data} />}
      </PanelBody>
      {!data && isError && (
        <PanelError title={t('rights.retention.failed')} onRetry={() => refetch()} />
      )}
      {!data && !isError && <RowsSkeleton rows={2} />}
    </Panel>
  );
}

type Props = { organisationId: number; retention: Retention };

function Periods({ organisationId, retention }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'edit' | 'trial'>();
  const close = () => setOpen(undefined);
  const inWords = (count: number | null) =>
    count === null ? t('rights.retention.forever') : t('rights.retention.months', { count });
  const dialog = { organisationId, retention, onClose: close };
  return (
    <>
      {retention.is_asking && (
        <Callout kind="warn" role="status" title={t('rights.night.title')}>
          <p>{t('rights.night.text')}</p>
          <Button variant="default" mt="xs" onClick={() => setOpen('trial')}>
            {t('rights.night.look')}
          </Button>
        </Callout>
      )}
      <Facts
        columns={2}
        items={periodNames.map((name) => [
          t(`rights.retention.fields.${name}`),
          inWords(retention[name]),
        ])}
      />
      <Row wrap>
        <Button variant="default" onClick={() => setOpen('edit')}>
          {t('rights.retention.edit')}
        </Button>
        <Button variant="subtle" onClick={() => setOpen('trial')}>
          {t('rights.trial.action')}
        </Button>
      </Row>
      <Suspense>
        {open === 'edit' && <RetentionDialog {...dialog} />}
        {open === 'trial' && <TrialDialog {...dialog} />}
      </Suspense>
    </>
  );
}
