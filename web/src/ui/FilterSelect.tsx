import { InputBase } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Choices } from '../platform/reference.ts';
import { Icon } from './Icon.tsx';

type Props = {
  className: string | undefined;
  label: string;
  /** What to call none of them, where that can be chosen. */
  all?: string;
  choices: Choices;
  icon?: ReactNode;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
};

/** The browser's own select: the list is painted without the weight of ours. */
export function FilterSelect({ className, label, all, choices, icon, value, onChoose }: Props) {
  return (
    <InputBase
      component="select"
      pointer
      className={className}
      aria-label={label}
      leftSection={icon}
      rightSection={<Icon of={IconSelector} size="small" />}
      rightSectionPointerEvents="none"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    >
      {all && <option value="">{all}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </InputBase>
  );
}
