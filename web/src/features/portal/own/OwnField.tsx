import type { OwnChoices } from '@traject/contract/common/ownPage';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import sheet from '../../../ui/sheet/Sheet.module.css';
import type { Field, Values } from './fields.ts';
import classes from './own.module.css';

type Props = {
  field: Field;
  value: Values[string] | undefined;
  choices: OwnChoices;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
};

/** A box of the browser's own, with its name above and what is wrong with it below. */
export function OwnField({ field, value, choices, error, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { is, label, isOptional, autoComplete } = field;
  const told = { 'aria-invalid': !!error, 'aria-describedby': `${id}-error` };
  const box = {
    ...told,
    id,
    className: `${sheet.box} ${classes.box}`,
    value: String(value ?? ''),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value),
  };
  const options = optionsOf(field, choices);
  return (
    <div>
      {is === 'yes' ? (
        <label className={classes.yes}>
          <input
            {...told}
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          {t(`own.fields.${label}`)}
        </label>
      ) : (
        <label htmlFor={id} className={classes.label}>
          {t(`own.fields.${label}`)}{' '}
          {isOptional && <span className={classes.optional}>{t('own.optional')}</span>}
        </label>
      )}
      {options && (
        <select {...box}>
          <option value="">{t('own.choose')}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {!options && is !== 'yes' && (
        <input {...box} type={is} autoComplete={autoComplete ?? 'off'} />
      )}
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    </div>
  );
}

const marks = Array.from({ length: 11 }, (_, id) => ({ id, name: String(id) }));

function optionsOf({ is, from }: Field, choices: OwnChoices) {
  if (is === 'mark') return marks;
  return from && choices[from];
}
