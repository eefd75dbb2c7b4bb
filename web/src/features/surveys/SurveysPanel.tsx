import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import type { Recipients } from './recipients.ts';
import { type Opened, SurveyDialogs } from './SurveyDialogs.tsx';
import { surveysQuery } from './surveys.api.ts';
import { useSurveyColumns } from './useSurveyColumns.tsx';

type Props = { trajectoryId: number; organisationId: number; recipients: Recipients };

export function SurveysPanel({ trajectoryId, organisationId, recipients }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const { data: surveys, isError, refetch } = useQuery(surveysQuery(trajectoryId));
  const of = { trajectoryId, organisationId, recipients };
  const columns = useSurveyColumns({ of, onOpen: setOpened });
  const empty = { title: t('surveys.empty'), text: t('surveys.empty_text') };

  return (
    <Panel
      title={t('surveys.title')}
      count={surveys?.length}
      action={
        <PanelButton
          label={t('surveys.add')}
          icon={IconPlus}
          onClick={() => setOpened({ dialog: 'start' })}
        >
          {t('surveys.start')}
        </PanelButton>
      }
    >
      {!surveys && isError ? (
        <PanelError title={t('surveys.failed')} onRetry={() => refetch()} />
      ) : (
        <DataTable
          label={t('surveys.title')}
          columns={columns}
          rows={surveys}
          rowKey={({ id }) => id}
          empty={<EmptyState icon={IconClipboardList} {...empty} />}
        />
      )}
      <SurveyDialogs of={of} opened={opened} onClose={() => setOpened(undefined)} />
    </Panel>
  );
}
