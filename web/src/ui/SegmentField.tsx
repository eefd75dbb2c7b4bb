import './forms.css';
import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { Choices } from '../platform/reference.ts';

type Props = {
  label: string;
  choices: Choices;
  value?: string;
  onChange?: (value: string) => void;
};

/** A few words beside each other of which one is chosen, or none yet. */
export function SegmentField({ label, choices, value = '', onChange }: Props) {
  const labelId = useId();
  return (
    <>
      <Input.Label component="div" labelElement="div" id={labelId}>
        {label}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={labelId}
        data={[...choices]}
        value={value}
        onChange={(next) => onChange?.(next)}
      />
    </>
  );
}
