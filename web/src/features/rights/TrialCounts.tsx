import type { Trial } from '@traject/contract/rights';
import { useTranslation } from 'react-i18next';
import classes from './rights.module.css';

/** Of what there is any that would go, and how many. */
export function goesByIt({ trajectories, evaluations, mails, events }: Trial) {
  const { total, clients } = trajectories;
  const all = [
    ['trajectories', total],
    ['clients', clients],
    ['evaluations', evaluations],
    ['mails', mails],
    ['events', events],
  ] as const;
  return all.filter(([, count]) => count > 0);
}

export function TrialCounts({ trial }: { trial: Trial }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.counts}>
      {goesByIt(trial).map(([name, count]) => (
        <li key={name}>{t(`rights.trial.${name}`, { count })}</li>
      ))}
    </ul>
  );
}
