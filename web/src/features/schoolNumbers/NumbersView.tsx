import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { SchoolNumbers } from '@traject/contract/schoolNumbers';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { Stack } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { Months } from './Months.tsx';
import { Roles } from './Roles.tsx';
import { Still } from './Still.tsx';
import { downloadNumbers, numbersQuery, type Whose } from './schoolNumbers.api.ts';

type Props = { whose: Whose; name: string };

/** What was asked and answered, where the levels stand month by month, and who stands still. */
export function NumbersView({ whose, name }: Props) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(numbersQuery(whose));
  if (!data) return <Unread onRetry={isError ? refetch : undefined} />;
  return (
    <div data-updating={isPlaceholderData || undefined}>
      <Numbers numbers={data} download={<Download whose={whose} name={name} />} />
    </div>
  );
}

/** On its way; or it failed, and can be tried again. */
export function Unread({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('school_numbers.asked')}>
      {onRetry ? (
        <PanelError title={t('school_numbers.failed')} onRetry={onRetry} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Panel>
  );
}

type Shown = { numbers: SchoolNumbers; download: ReactNode };

function Numbers({ numbers, download }: Shown) {
  const { t } = useTranslation();
  return (
    <Stack gap={16}>
      <Panel title={t('school_numbers.asked')} action={download}>
        <Roles numbers={numbers} />
      </Panel>
      <Panel title={t('school_numbers.levels')}>
        <Months months={numbers.months} />
      </Panel>
      <Panel title={t('school_numbers.still')} count={numbers.still_count}>
        <Still numbers={numbers} />
      </Panel>
    </Stack>
  );
}

function Download({ whose, name }: Props) {
  const { t } = useTranslation();
  const fetching = useSave({
    save: () => downloadNumbers(whose, name),
    failed: 'school_numbers.download_failed',
    shown: [],
  });
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      aria-label={t('school_numbers.download')}
      leftSection={<IconDownload size={15} stroke={1.9} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.submit(undefined)}
    >
      CSV
    </Button>
  );
}
