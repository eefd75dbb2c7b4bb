import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useListPage } from '../../platform/useListPage.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { MailCard } from './MailCard.tsx';
import { outboxQuery } from './outbox.api.ts';
import classes from './outbox.module.css';

type Props = { page: number | undefined; onPage: (page: number) => void };

export function OutboxPage({ page, onPage }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(outboxQuery(page));
  const mails = useListPage(data);
  return (
    <>
      <PageHead title={t('outbox.title')} count={mails?.meta.total} />
      <p className={classes.intro}>{t('outbox.intro')}</p>
      {mails && mails.data.length > 0 ? (
        <div className={classes.list}>
          {mails.data.map((mail) => (
            <MailCard key={mail.id} mail={mail} />
          ))}
          <Pager meta={mails.meta} onPage={onPage} />
        </div>
      ) : (
        <Panel title={t('outbox.title')}>
          {!mails && isError && <PanelError title={t('outbox.error')} onRetry={() => refetch()} />}
          {!mails && !isError && <RowsSkeleton rows={3} />}
          {mails && (
            <EmptyState icon={IconMail} title={t('outbox.empty')} text={t('outbox.empty_text')} />
          )}
        </Panel>
      )}
    </>
  );
}
