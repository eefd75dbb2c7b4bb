import { Button } from '@mantine/core';
import { IconFileTypePdf, IconFileZip } from '@tabler/icons-react';
import type { Portfolio } from '@traject/contract/portfolios';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { ActionRow } from '../../ui/ActionRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import { type Kind, takeSealed } from './portfolios.api.ts';
import classes from './portfolios.module.css';
import { useTaking } from './useTaking.ts';

type Props = {
  studentId: number;
  portfolio: Portfolio;
  mayOpen: boolean;
  /** For those who may. */
  onWithdraw: (() => void) | undefined;
};

/** One that was sealed: whether it holds, and how to take it along. */
export function PortfolioRow({ studentId, portfolio, mayOpen, onWithdraw }: Props) {
  const { t } = useTranslation();
  const { withdrawn, answers, evidence, code } = portfolio;
  const date = formatDateTime(portfolio.sealed_at);
  return (
    <ActionRow
      actions={
        <>
          {mayOpen && <Takes studentId={studentId} portfolio={portfolio} date={date} />}
          {onWithdraw && !withdrawn && (
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={t('portfolios.withdraw_of', { date })}
              onClick={onWithdraw}
            >
              {t('portfolios.withdraw')}
            </Button>
          )}
        </>
      }
    >
      <State portfolio={portfolio} />
      <p className={text.secondary}>{t('portfolios.rests_on', { answers, evidence })}</p>
      {code && (
        <p>
          {t('portfolios.code')}: <span className={classes.code}>{code}</span>
        </p>
      )}
      {code && (
        <a
          href={`/verify/${code}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('portfolios.check_of', { date })}
          className={classes.check}
        >
          {t('portfolios.check')}
        </a>
      )}
    </ActionRow>
  );
}

function State({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation();
  const { sealed_at, sealed_by: name, withdrawn } = portfolio;
  return (
    <>
      <StatusLine kind={withdrawn ? 'none' : 'done'}>
        {t('portfolios.sealed', { date: formatDateTime(sealed_at), name })}
      </StatusLine>
      {withdrawn && (
        <StatusLine kind="refused">
          {t('portfolios.withdrawn', {
            ...{ date: formatDateTime(withdrawn.at), name: withdrawn.by },
            reason: withdrawn.reason,
          })}
        </StatusLine>
      )}
    </>
  );
}

type TakesProps = Pick<Props, 'studentId' | 'portfolio'> & { date: string };

const kinds = { pdf: IconFileTypePdf, zip: IconFileZip };

function Takes({ studentId, portfolio, date }: TakesProps) {
  const { t } = useTranslation();
  const one = { studentId, portfolioId: portfolio.id };
  const { take, busy } = useTaking((kind) => takeSealed(one, kind));
  return (Object.keys(kinds) as Kind[]).map((kind) => (
    <Button
      key={kind}
      size="sm"
      variant="default"
      loading={busy === kind}
      aria-label={t(`portfolios.${kind}_of`, { date })}
      leftSection={<Icon of={kinds[kind]} />}
      onClick={() => take(kind)}
    >
      {t(`portfolios.${kind}`)}
    </Button>
  ));
}
