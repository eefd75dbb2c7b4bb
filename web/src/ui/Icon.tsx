import type { Icon as Drawing, IconProps } from '@tabler/icons-react';

const sizes = {
  small: { size: 16, stroke: 1.75 },
  medium: { size: 17, stroke: 1.75 },
  large: { size: 22, stroke: 1.5 },
};

type Props = Omit<IconProps, 'size' | 'stroke'> & { of: Drawing; size?: keyof typeof sizes };

/** A drawing in one of our sizes; it says nothing by itself. */
export const Icon = ({ of: Drawn, size = 'medium', ...props }: Props) => (
  <Drawn {...sizes[size]} aria-hidden {...props} />
);
