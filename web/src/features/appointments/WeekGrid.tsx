import '../../ui/schedule.css';
import 'dayjs/locale/nl.js';
import { VisuallyHidden } from '@mantine/core';
import { WeekView } from '@mantine/schedule';
import type { Appointment } from '@traject/contract/appointments';
import { useEffect, useRef } from 'react';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';
import { Card } from '../../ui/layout.tsx';
import classes from './appointments.module.css';
import type { Shown } from './DayList.tsx';
import { dayInFull, wallClock } from './times.ts';
import { useTitle } from './useTitle.ts';

/** Seven days beside each other, by the clock in the Netherlands wherever the reader is. */
export function WeekGrid({ monday, appointments, onOpen, onSlot }: Shown) {
  const { t } = useTranslation();
  const title = useTitle();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => nameDays(card.current));
  const events = appointments.map((one) => ({
    id: one.id,
    title: named(one, title(one), t('appointments.cancelled')),
    payload: { short: shortName(one, title(one)) },
    start: `${one.date} ${one.start}:00`,
    end: `${one.date} ${one.end}:00`,
    color: one.cancelled_at || one.is_busy ? 'gray' : 'teal',
  }));
  return (
    <Card ref={card} className={classes.week}>
      <WeekView
        date={monday}
        withHeader={false}
        withAllDaySlots={false}
        withWeekNumber={false}
        highlightToday
        locale={currentLanguage()}
        firstDayOfWeek={1}
        // A Saturday is no mistake, so it is not red.
        weekendDays={[]}
        intervalMinutes={30}
        startTime={`${hours(appointments).first}:00`}
        endTime={`${hours(appointments).last}:00`}
        getCurrentTime={() => wallClock()}
        labels={{
          weekday: t('planning.week.weekday'),
          timeSlot: t('planning.week.slot'),
          noEvents: t('planning.week.nothing'),
          moreLabel: (count) => t('planning.week.more', { count }),
        }}
        getTimeSlotProps={({ start }) => ({
          'aria-label': t('planning.week.add_at', {
            day: dayInFull(start.slice(0, 10)),
            time: start.slice(11, 16),
          }),
        })}
        events={events}
        // The grid shows the times; what reads it aloud says them.
        renderEventBody={({ payload, title: whole }) => (
          <>
            <span aria-hidden>{payload?.short}</span>
            <VisuallyHidden>{whole}</VisuallyHidden>
          </>
        )}
        onDateChange={(day) => onSlot({ date: day })}
        onEventClick={({ id }) => {
          const found = appointments.find((one) => one.id === id);
          if (found) onOpen(found);
        }}
        onTimeSlotClick={({ slotStart }) =>
          onSlot({ date: slotStart.slice(0, 10), start: slotStart.slice(11, 16) })
        }
      />
    </Card>
  );
}

/** The view calls a day '2026-11-30' where it shows 'Ma. 30': what can be seen is its name. */
function nameDays(card: HTMLElement | null) {
  for (const day of card?.querySelectorAll('.mantine-WeekView-weekViewDayLabel') ?? [])
    day.removeAttribute('aria-label');
}

/** As much as a block of half an hour has room for. */
const shortName = ({ trajectory }: Appointment, title: string) =>
  [trajectory?.client.name, title].filter(Boolean).join(', ');

/** What is read aloud. */
const named = (one: Appointment, title: string, off: string) =>
  [shortName(one, title), `${one.start} – ${one.end}`, one.cancelled_at && off]
    .filter(Boolean)
    .join(', ');

/** The working day, and whatever is planned before or after it. */
function hours(appointments: readonly Appointment[]) {
  const starts = appointments.map(({ start }) => `${start.slice(0, 2)}:00`);
  const ends = appointments.map(({ end }) => end);
  const last = [...ends, '19:59'].sort().at(-1) ?? '';
  return {
    first: [...starts, '07:00'].sort()[0] ?? '',
    last: last === '19:59' ? '20:00' : `${last.slice(0, 2)}:59`,
  };
}
