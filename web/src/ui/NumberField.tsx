import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { scaledOf, typedNumber } from '../platform/money.ts';

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'step'> & {
  value?: string | number;
  onChange?: (typed: string) => void;
  decimals: 1 | 2;
  /** In its smallest parts: 1 for a cent. */
  step?: number;
  /** Writes all decimals, as money has them. */
  isMoney?: boolean;
};

/**
 * A number as people here write it: '1.250,00' and '12.5' are both understood, and written out on
 * leaving the field. What stands in it is selected, so that typing replaces it; the arrows count.
 */
export function NumberField({
  value = '',
  onChange,
  decimals,
  step = 1,
  isMoney,
  ...props
}: Props) {
  const typed = String(value);
  const number = scaledOf(typed, decimals);
  const write = (next: number) => onChange?.(typedNumber(next, { decimals, isMoney }));
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...props}
      value={typed}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={(event) => {
        if (!Number.isNaN(number)) write(number);
        props.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        const way = { ArrowUp: step, ArrowDown: -step }[event.key];
        if (way === undefined || (Number.isNaN(number) && typed !== '')) return;
        event.preventDefault();
        write((number || 0) + way);
      }}
    />
  );
}
