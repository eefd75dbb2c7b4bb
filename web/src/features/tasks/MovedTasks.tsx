import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Row } from '../../ui/layout.tsx';
import { movedQuery, moveTasks, tasksKey } from './tasks.api.ts';
import classes from './tasks.module.css';

/** A date that a plan counts from has moved: whether what is open moves along is asked. */
export function MovedTasks({ trajectoryId }: { trajectoryId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(movedQuery(trajectoryId));
  const { submit, isPending } = useSave({
    save: (move: boolean) => moveTasks(trajectoryId, move),
    refresh: tasksKey,
    failed: 'tasks.moved.failed',
    shown: [],
  });
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return (
    <div className={classes.moved}>
      <Callout
        kind="info"
        icon={IconCalendarEvent}
        title={t('tasks.moved.title', { count })}
        role="status"
      >
        <p>{t('tasks.moved.text')}</p>
        <Row gap={8} wrap className={classes.choices}>
          <Button size="compact-sm" loading={isPending} onClick={() => submit(true)}>
            {t('tasks.moved.move', { count })}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isPending}
            onClick={() => submit(false)}
          >
            {t('tasks.moved.leave', { count })}
          </Button>
        </Row>
      </Callout>
    </div>
  );
}
