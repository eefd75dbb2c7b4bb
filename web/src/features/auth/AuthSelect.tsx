import { InputBase } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { look } from './AuthFields.tsx';

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { label: string };

/** The browser's own select, which adds nothing to the download. */
export const AuthSelect = (props: SelectProps) => (
  <InputBase
    component="select"
    pointer
    rightSection={<Icon of={IconSelector} size="small" />}
    rightSectionPointerEvents="none"
    {...look}
    {...props}
  />
);
