import { Button } from '@mantine/core';
import { IconFileTypePdf, IconFileZip, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Portfolio, StudentPortfolios } from '@traject/contract/portfolios';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { PortfolioRow } from './PortfolioRow.tsx';
import { type Kind, portfoliosQuery, takeDraft } from './portfolios.api.ts';
import classes from './portfolios.module.css';
import { useTaking } from './useTaking.ts';

const dialogs = () => import('./PortfolioDialogs.tsx');
const SealDialog = lazily(dialogs, 'SealDialog');
const WithdrawDialog = lazily(dialogs, 'WithdrawDialog');

type Props = { studentId: number; diplomaId: number };

/** What was sealed of a student, and what there is today; its texts are `portfolios`. */
export function PortfolioPanel({ studentId, diplomaId }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(portfoliosQuery(studentId, diplomaId));
  const [asked, setAsked] = useState<Portfolio | 'seal'>();
  const close = () => setAsked(undefined);
  return (
    <Panel
      title={t('portfolios.title')}
      action={
        data?.may_seal && (
          <Button
            size="sm"
            leftSection={<Icon of={IconRosetteDiscountCheck} />}
            onClick={() => setAsked('seal')}
          >
            {t('portfolios.seal')}
          </Button>
        )
      }
    >
      {!data && isError && <PanelError title={t('portfolios.failed')} onRetry={() => refetch()} />}
      {!data && !isError && <RowsSkeleton rows={3} />}
      {data && <Listed data={data} onWithdraw={setAsked} />}
      <Suspense>
        {data && asked === 'seal' && <SealDialog of={data} onClose={close} />}
        {asked && asked !== 'seal' && (
          <WithdrawDialog studentId={studentId} portfolio={asked} onClose={close} />
        )}
      </Suspense>
    </Panel>
  );
}

type ListedProps = { data: StudentPortfolios; onWithdraw: (portfolio: Portfolio) => void };

function Listed({ data, onWithdraw }: ListedProps) {
  const { t } = useTranslation();
  const { portfolios, is_covered, is_enrolled } = data;
  return (
    <>
      <div className={classes.told}>
        <p className={text.secondary}>{t('portfolios.intro')}</p>
        {is_covered && (
          <Callout kind="info" title={t('portfolios.covered_title')}>
            {t('portfolios.covered')}
          </Callout>
        )}
        {!is_enrolled && <p>{t('portfolios.unenrolled')}</p>}
      </div>
      {portfolios.length === 0 && (
        <EmptyState
          icon={IconRosetteDiscountCheck}
          title={t('portfolios.empty')}
          text={t('portfolios.empty_text')}
        />
      )}
      <ul className={classes.list}>
        {portfolios.map((portfolio) => (
          <PortfolioRow
            key={portfolio.id}
            studentId={data.student.id}
            portfolio={portfolio}
            mayOpen={!is_covered}
            onWithdraw={data.may_withdraw ? () => onWithdraw(portfolio) : undefined}
          />
        ))}
        {is_enrolled && !is_covered && <Draft data={data} />}
      </ul>
    </>
  );
}

/** What somebody takes along as long as nothing is sealed. */
function Draft({ data: { student, diploma } }: { data: StudentPortfolios }) {
  const { t } = useTranslation();
  const place = { studentId: student.id, diplomaId: diploma.diploma_id };
  const { take, busy } = useTaking((kind: Kind) => takeDraft(place, kind));
  return (
    <ActionRow
      actions={
        <>
          <Button
            size="sm"
            variant="default"
            loading={busy === 'pdf'}
            leftSection={<Icon of={IconFileTypePdf} />}
            onClick={() => take('pdf')}
          >
            {t('portfolios.draft_pdf')}
          </Button>
          <Button
            size="sm"
            variant="default"
            loading={busy === 'zip'}
            leftSection={<Icon of={IconFileZip} />}
            onClick={() => take('zip')}
          >
            {t('portfolios.draft_zip')}
          </Button>
        </>
      }
    >
      <p className={text.rowTitle}>{t('portfolios.draft')}</p>
      <p className={text.secondary}>{t('portfolios.draft_text')}</p>
    </ActionRow>
  );
}
