import { InputBase } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { Icon } from './Icon.tsx';

type Props<Value extends string> = {
  label: string;
  description: string;
  /** Until something is picked. */
  placeholder?: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | null;
  onPick: (value: Value) => void;
};

/** One of a few: the browser's own select, whose list no dialog cuts off. */
export function Pick<Value extends string>({ choices, value, ...props }: Props<Value>) {
  const { placeholder, onPick, ...field } = props;
  const pick = (wanted: string) => {
    const chosen = choices.find((choice) => choice.value === wanted);
    if (chosen) onPick(chosen.value);
  };
  return (
    <InputBase
      {...field}
      component="select"
      pointer
      required
      rightSection={<Icon of={IconSelector} size="small" />}
      rightSectionPointerEvents="none"
      value={value ?? ''}
      onChange={({ currentTarget }) => pick(currentTarget.value)}
    >
      {placeholder && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </InputBase>
  );
}
