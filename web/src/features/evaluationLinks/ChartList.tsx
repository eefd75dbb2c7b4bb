import type { ChartEntry } from '@traject/contract/evaluations';
import classes from './evaluate.module.css';
import { Mark } from './Mark.tsx';

/** The level of each work process so far. */
export function ChartList({ chart }: { chart: ChartEntry[] }) {
  return chart.map(({ coreTask }) => (
    <section key={coreTask.title}>
      <h3>{coreTask.title}</h3>
      <ul className={classes.chart}>
        {coreTask.workProcesses.map(({ work_process, score }) => (
          <li key={work_process.work_process_id}>
            <span>
              {work_process.number} {work_process.title}
            </span>
            <Mark said={{ score: score || null }} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
