import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './OutOfTen.module.css';

type Props = { label: string; value: number; onChange: (value: number) => void };

/** How good one is at something, on the browser's own slider from 0 to 10. */
export function OutOfTen({ label, value, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const words = t('profile.out_of_ten', { value });
  return (
    <div>
      <div className={classes.line}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden>{words}</span>
      </div>
      <input
        id={id}
        className={classes.slider}
        type="range"
        min={0}
        max={10}
        step={1}
        value={value}
        aria-valuetext={words}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
}
