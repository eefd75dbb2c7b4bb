import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '@traject/contract/appointments';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import text from '../../ui/text.module.css';
import { mineQuery } from './appointments.api.ts';
import type { Opened, Slot } from './appointmentsQuery.ts';
import { DayList } from './DayList.tsx';
import { addDays, mondayOf, wallClock, weekInWords } from './times.ts';

const WeekGrid = lazily(() => import('./WeekGrid.tsx'), 'WeekGrid');
const CalendarDialogs = lazily(() => import('./CalendarDialogs.tsx'), 'CalendarDialogs');

type Props = {
  /** Any day of the week; this week without it. */
  day: string | undefined;
  onDay: (day: string | undefined) => void;
};

/** My week: a grid where there is room, and otherwise a list for each day. */
export function WeekPage({ day, onDay }: Props) {
  const { t } = useTranslation();
  const monday = mondayOf(day);
  const mine = useQuery(mineQuery(monday, addDays(monday, 6)));
  const [opened, setOpened] = useState<Opened>();
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const shown = {
    monday,
    appointments: mine.data ?? [],
    onOpen: (look: Appointment) => setOpened({ look }),
    onSlot: (slot: Partial<Slot>) => setOpened({ slot }),
  };
  return (
    <>
      <PageHead
        title={t('planning.week.title')}
        action={
          <Button
            leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
            onClick={() => setOpened({ slot: { date: dayFor(monday) } })}
          >
            {t('planning.create')}
          </Button>
        }
      />
      <Stack gap={16}>
        <WeekSwitch monday={monday} onDay={onDay} />
        {mine.isError && !mine.data ? (
          <PanelError title={t('appointments.failed')} onRetry={() => mine.refetch()} />
        ) : (
          <Suspense fallback={<RowsSkeleton rows={6} />}>
            {isWide ? <WeekGrid {...shown} /> : <DayList {...shown} />}
          </Suspense>
        )}
      </Stack>
      {opened && (
        <Suspense>
          <CalendarDialogs opened={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Today in its own week, and otherwise the Monday. */
function dayFor(monday: string) {
  const today = wallClock().slice(0, 10);
  return mondayOf(today) === monday ? today : monday;
}

type SwitchProps = { monday: string; onDay: (day: string | undefined) => void };

function WeekSwitch({ monday, onDay }: SwitchProps) {
  const { t } = useTranslation();
  return (
    <Row as="nav" gap={8} wrap aria-label={t('planning.week.switch')}>
      <IconButton
        label={t('planning.week.previous')}
        icon={IconChevronLeft}
        onClick={() => onDay(addDays(monday, -7))}
      />
      <Button variant="default" size="xs" onClick={() => onDay(undefined)}>
        {t('planning.week.this')}
      </Button>
      <IconButton
        label={t('planning.week.next')}
        icon={IconChevronRight}
        onClick={() => onDay(addDays(monday, 7))}
      />
      <h2 className={text.h3} aria-live="polite">
        {weekInWords(monday)}
      </h2>
    </Row>
  );
}
