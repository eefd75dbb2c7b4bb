import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PastRounds } from './PastRounds.tsx';
import { RoundReport } from './RoundReport.tsx';

type Props = {
  /** Whose report is shown; otherwise one asks. */
  roundId: number | undefined;
  onRound: (roundId: number | undefined) => void;
  /** Where it is filled in. */
  children: ReactNode;
};

/** Asks many people at once: choose, look ahead, send, and read what became of each. */
export function AskManyPage({ roundId, onRound, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t('evaluation_rounds.title')}
        intro={t('evaluation_rounds.intro')}
        back={<Link to="/evaluation-students">{t('evaluation_rounds.back')}</Link>}
      />
      <Stack gap={20}>
        {roundId === undefined ? (
          children
        ) : (
          <RoundReport key={roundId} roundId={roundId} onAgain={() => onRound(undefined)} />
        )}
        <PastRounds onOpen={onRound} />
      </Stack>
    </>
  );
}
