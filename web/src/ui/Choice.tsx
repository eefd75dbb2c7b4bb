import { Select, type SelectProps } from '@mantine/core';
import classes from './Choice.module.css';

/**
 * A select that finds while one types. Its list stays inside the dialog and scrolls by itself, or
 * a screen reader would find it outside of everything; and it opens when asked, not on focus.
 */
export function Choice(props: SelectProps) {
  return (
    <Select
      searchable
      openOnFocus={false}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      classNames={{ input: classes.input, options: classes.options }}
      {...props}
    />
  );
}
