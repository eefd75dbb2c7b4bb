import { Checkbox, Input } from '@mantine/core';
import type { WorkProcess } from '@traject/contract/diplomas';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Stack } from '../../../ui/layout.tsx';
import text from '../../../ui/text.module.css';
import classes from './ProcessChoice.module.css';

type Props = {
  processes: readonly WorkProcess[];
  chosen: readonly number[];
  error: ReactNode;
  onChoose: (chosen: number[]) => void;
};

/** The work processes of a diploma under their core tasks, to tick some or all of them. */
export function ProcessChoice({ processes, chosen, error, onChoose }: Props) {
  const { t } = useTranslation();
  const errorId = useId();
  const ids = processes.map(({ work_process_id }) => work_process_id);
  if (ids.length === 0)
    return <p className={text.secondary}>{t('student_evaluations.ask.none')}</p>;
  const toggle = (id: number) =>
    onChoose(ids.filter((each) => (each === id) !== chosen.includes(each)));

  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>
        {t('student_evaluations.ask.work_processes')}
        <span className={text.dim} aria-hidden>
          {' *'}
        </span>
      </legend>
      <Stack className={classes.list}>
        <Checkbox
          label={t('student_evaluations.ask.all')}
          checked={chosen.length === ids.length}
          indeterminate={chosen.length > 0 && chosen.length < ids.length}
          onChange={() => onChoose(chosen.length === ids.length ? [] : ids)}
        />
        {tasksOf(processes).map(({ number, title, processes: own }) => (
          <Stack gap={10} key={number} className={classes.task}>
            <p className={text.secondary}>
              {t('student_evaluations.ask.core_task', { number, title })}
            </p>
            {own.map((process) => (
              <Checkbox
                key={process.work_process_id}
                label={`${process.number} ${process.title}`}
                checked={chosen.includes(process.work_process_id)}
                onChange={() => toggle(process.work_process_id)}
              />
            ))}
          </Stack>
        ))}
      </Stack>
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </fieldset>
  );
}

function tasksOf(processes: readonly WorkProcess[]) {
  const tasks = new Map(processes.map(({ core_task }) => [core_task.number, core_task]));
  return [...tasks.values()].map((task) => ({
    ...task,
    processes: processes.filter(({ core_task }) => core_task.number === task.number),
  }));
}
