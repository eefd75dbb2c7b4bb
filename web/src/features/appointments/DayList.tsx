import { Button, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Appointment } from '@traject/contract/appointments';
import { useTranslation } from '../../platform/i18n.ts';
import { Card } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import classes from './appointments.module.css';
import type { Slot } from './appointmentsQuery.ts';
import { addDays, dayInFull } from './times.ts';
import { useTitle } from './useTitle.ts';

export type Shown = {
  monday: string;
  appointments: readonly Appointment[];
  onOpen: (appointment: Appointment) => void;
  onSlot: (slot: Partial<Slot>) => void;
};

/** The same week for a narrow screen: a list for each day. */
export function DayList({ monday, appointments, onOpen, onSlot }: Shown) {
  const { t } = useTranslation();
  const days = Array.from({ length: 7 }, (_, n) => addDays(monday, n));
  return days.map((day) => {
    const items = appointments.filter(({ date }) => date === day);
    return (
      <section key={day} className={classes.day} aria-label={dayInFull(day)}>
        <h3 className={text.rowTitle}>{dayInFull(day)}</h3>
        {items.length > 0 ? (
          <Card as="ul">
            {items.map((one) => (
              <Item key={one.id} appointment={one} onOpen={() => onOpen(one)} />
            ))}
          </Card>
        ) : (
          <p className={text.secondary}>{t('planning.week.nothing')}</p>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.slotAdd}
          aria-label={t('planning.week.add_on', { day: dayInFull(day) })}
          leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
          onClick={() => onSlot({ date: day })}
        >
          {t('controls.add')}
        </Button>
      </section>
    );
  });
}

type ItemProps = { appointment: Appointment; onOpen: () => void };

function Item({ appointment, onOpen }: ItemProps) {
  const { t } = useTranslation();
  const { start, end, place, trajectory, cancelled_at } = appointment;
  const title = useTitle()(appointment);
  return (
    <li>
      <UnstyledButton className={classes.item} onClick={onOpen}>
        <span className={`${text.rowTitle} ${cancelled_at ? classes.off : ''}`}>
          {start} – {end} {title}
        </span>
        <span className={text.secondary}>
          {[trajectory?.client.name, place, cancelled_at && t('appointments.cancelled')]
            .filter(Boolean)
            .map((words) => ` · ${words}`)
            .join('')}
        </span>
      </UnstyledButton>
    </li>
  );
}
