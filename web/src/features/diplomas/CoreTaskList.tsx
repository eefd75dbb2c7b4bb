import { IconChevronRight } from '@tabler/icons-react';
import type { DiplomaPreview } from '@traject/contract/diplomas';
import { useTranslation } from '../../platform/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import classes from './coreTasks.module.css';

type CoreTasks = NonNullable<DiplomaPreview['diploma']>['core_tasks'];
type WorkProcess = CoreTasks[number]['work_processes'][number];

/** Numbered in order; a work process unfolds to show what it asks. */
export function CoreTaskList({ coreTasks }: { coreTasks: CoreTasks }) {
  const { t } = useTranslation();
  return (
    <Stack as="ol" gap={18}>
      {coreTasks.map((task, at) => (
        <li key={task.title}>
          <p className={classes.task}>
            <span className={text.meta}>
              {task.code || t('diplomas.core_task', { number: at + 1 })}
            </span>
            {task.title}
          </p>
          <ol className={classes.processes}>
            {task.work_processes.map((process, place) => (
              <li key={process.title}>
                <Process number={process.code || `${at + 1}.${place + 1}`} process={process} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </Stack>
  );
}

const parts = [
  'description',
  'result',
  'behaviour',
  'result_starter',
  'result_advanced',
  'result_professional',
] as const;

function Process({ number, process }: { number: string; process: WorkProcess }) {
  const { t } = useTranslation();
  const said = parts.filter((part) => process[part] !== '');
  const head = (
    <>
      <span className={`${text.dim} ${text.num}`}>{number}</span> {process.title}
    </>
  );
  if (said.length === 0) return <p className={classes.process}>{head}</p>;
  return (
    <details className={classes.details}>
      <summary className={classes.process}>
        <Icon of={IconChevronRight} size="small" />
        <span>{head}</span>
      </summary>
      <Stack as="dl" gap={10} className={classes.said}>
        {said.map((part) => (
          <div key={part}>
            <dt className={text.secondary}>{t(`diplomas.parts.${part}`)}</dt>
            <dd className={text.lines}>{process[part]}</dd>
          </div>
        ))}
      </Stack>
    </details>
  );
}
