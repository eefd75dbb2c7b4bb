import { useId } from 'react';
import sheet from '../../ui/sheet/Sheet.module.css';
import classes from './hand.module.css';

type Props = {
  label: string;
  type?: 'text' | 'email';
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
};

export function Field({ label, type = 'text', maxLength = 254, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        className={sheet.box}
        maxLength={maxLength}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
