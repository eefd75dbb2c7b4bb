import type { ChartEntry } from '@traject/contract/evaluations';
import text from '../../../ui/text.module.css';
import classes from './chart.module.css';

/** The core tasks with their numbered work processes. */
export function CoreTasks({ chart }: { chart: readonly ChartEntry[] }) {
  return (
    <div className={classes.tasks}>
      {chart.map(({ coreTask: { title, workProcesses } }) => (
        <section key={taskNumber(workProcesses)} className={classes.task}>
          <div className={classes.taskHead}>
            <span className={classes.taskNumber}>{taskNumber(workProcesses)}</span>
            <h3 className={text.h3}>{title}</h3>
          </div>
          <ol className={classes.processes}>
            {workProcesses.map(({ work_process: { work_process_id, number, title: name } }) => (
              <li key={work_process_id}>
                <span className={classes.number}>{number}</span>
                <span>{name}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Work process 2.1 belongs to core task 2. */
const taskNumber = ([first]: ChartEntry['coreTask']['workProcesses']) =>
  first?.work_process.number.split('.')[0];
