import { TextInput } from '@mantine/core';
import { useTranslation } from '../platform/i18n.ts';
import classes from './form.module.css';

const names = { first_name: 'given-name', last_name: 'family-name' } as const;
type Name = keyof typeof names;
export const nameFields = Object.keys(names) as Name[];

type Props = {
  getInputProps: (name: Name) => object;
  /** One's own name, which the browser may fill in. */
  isOwn?: boolean;
  isFirst?: boolean;
};

/** First and last name, beside each other where there is room. */
export function NameFields({ getInputProps, isOwn = false, isFirst = false }: Props) {
  const { t } = useTranslation();
  return nameFields.map((name) => (
    <TextInput
      key={name}
      className={classes.half ?? ''}
      label={t(`labels.${name}`)}
      required
      maxLength={100}
      {...(isOwn && { autoComplete: names[name] })}
      {...(isFirst && name === 'first_name' && { 'data-autofocus': true })}
      {...getInputProps(name)}
    />
  ));
}
