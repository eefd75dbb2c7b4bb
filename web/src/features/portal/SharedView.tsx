import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Party } from '@traject/contract/approvals';
import { type ReactNode, Suspense } from 'react';
import { loadTexts, useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useNotFound } from '../../platform/useNotFound.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Card, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { viewQuery } from './portal.api.ts';
import classes from './portal.module.css';

/** With the words that parties read, which no other page of the staff needs. */
const PageView = lazily(
  async () =>
    (await Promise.all([import('./page/PageView.tsx'), loadTexts('portal_page', 'sheet')]))[0],
  'PageView',
);

type Props = { trajectoryId: number; party: Party; back: (name: string) => ReactNode };

/** Exactly what a party sees on its page, for staff to look at. */
export function SharedView({ trajectoryId, party, back }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(viewQuery({ trajectoryId, party }));
  const isUnknown = useNotFound(error, 'notify.trajectory.not_found', String(trajectoryId));
  if (isUnknown) return null;
  const title = t(`shared.look.title.${party}`);
  return (
    <>
      <PageHead title={title} back={data && back(data.client.name)} />
      <Stack gap={16}>
        <Callout kind="info" icon={IconEye} title={t(`shared.look.banner.${party}`)}>
          {t('shared.look.recorded')}
        </Callout>
        {data && (
          <Card className={classes.view}>
            <Suspense fallback={<RowsSkeleton rows={4} />}>
              <PageView page={data} />
            </Suspense>
          </Card>
        )}
        {!data && (
          <Panel title={title}>
            {error ? (
              <PanelError title={t('shared.look.failed')} onRetry={() => refetch()} />
            ) : (
              <RowsSkeleton rows={4} />
            )}
          </Panel>
        )}
      </Stack>
    </>
  );
}
