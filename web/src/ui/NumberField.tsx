import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { scaledOf, typedNumber } from '../platform/money.ts';
import { useTyped } from './useTyped.ts';

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
  const numberOf = (text: string) => scaledOf(text, decimals);
  const inWords = (number: number) => typedNumber(number, { decimals, isMoney });
  const read = (text: string) => {
    const number = numberOf(text);
    return Number.isNaN(number) ? undefined : inWords(number);
  };
  const kept = String(value);
  const { text, type, leave } = useTyped({
    value: kept,
    shown: read(kept) ?? kept,
    read,
    onChange,
  });
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...props}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={(event) => {
        leave();
        props.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        const way = { ArrowUp: step, ArrowDown: -step }[event.key];
        const number = numberOf(text);
        if (way === undefined || (Number.isNaN(number) && text !== '')) return;
        event.preventDefault();
        type(inWords((number || 0) + way));
      }}
    />
  );
}
