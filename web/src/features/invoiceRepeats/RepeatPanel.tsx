import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceRepeat } from '@traject/contract/invoiceRepeats';
import { Suspense, useState } from 'react';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { type Key, repeatQuery, stopRepeat } from './invoiceRepeats.api.ts';

const RepeatDialog = lazily(() => import('./RepeatDialog.tsx'), 'RepeatDialog');

/** Whether an invoice comes again, and when. */
export function RepeatPanel({ trajectoryId, invoiceId }: Key) {
  const { t } = useTranslation();
  const key = { trajectoryId, invoiceId };
  const { data, isError, refetch } = useQuery(repeatQuery(key));
  const [isEditing, setEditing] = useState(false);
  const stop = useStop(key);
  const edit = () => setEditing(true);
  return (
    <Panel title={t('invoice_repeats.title')}>
      {!data && isError && (
        <PanelError title={t('invoice_repeats.failed')} onRetry={() => refetch()} />
      )}
      {!data && !isError && <RowsSkeleton rows={1} />}
      {data && (
        <PanelBody>
          {data.repeat ? <Comes repeat={data.repeat} /> : <Once />}
          <Row gap={8} wrap>
            {data.repeat ? (
              <>
                <Button variant="default" onClick={edit}>
                  {t('invoice_repeats.change')}
                </Button>
                <Button variant="subtle" onClick={() => stop(key)}>
                  {t('invoice_repeats.stop')}
                </Button>
              </>
            ) : (
              <Button variant="default" leftSection={<Icon of={IconRepeat} />} onClick={edit}>
                {t('invoice_repeats.start')}
              </Button>
            )}
          </Row>
        </PanelBody>
      )}
      {isEditing && data && (
        <Suspense>
          <RepeatDialog of={key} repeat={data.repeat} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function useStop(key: Key) {
  const { t } = useTranslation();
  return useRemove<Key>({
    remove: stopRepeat,
    question: () => ({
      title: t('invoice_repeats.stopping.title'),
      message: t('invoice_repeats.stopping.message'),
      confirmText: t('invoice_repeats.stop'),
      danger: false,
    }),
    refresh: repeatQuery(key).queryKey,
    done: 'invoice_repeats.stopping.done',
    failed: 'invoice_repeats.stopping.failed',
  });
}

function Once() {
  const { t } = useTranslation();
  return (
    <div>
      <p>{t('invoice_repeats.once')}</p>
      <p className={text.secondary}>{t('invoice_repeats.hint')}</p>
    </div>
  );
}

function Comes({ repeat }: { repeat: InvoiceRepeat }) {
  const { t } = useTranslation();
  const { every_months, first_on, until, next_on } = repeat;
  const said = [
    t('invoice_repeats.every', { count: every_months }),
    t('invoice_repeats.from', { date: formatDate(first_on) }),
    ...(until ? [t('invoice_repeats.until', { date: formatDate(until) })] : []),
  ];
  return (
    <div>
      <p>{said.join(', ')}.</p>
      <p className={text.secondary}>
        {next_on
          ? t('invoice_repeats.next', { date: formatDate(next_on) })
          : t('invoice_repeats.last')}
      </p>
    </div>
  );
}
