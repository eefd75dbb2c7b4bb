import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Tip } from '../../../ui/Tip.tsx';
import type { ToolState } from './Toolbar.tsx';
import classes from './toolbar.module.css';
import type { Tool } from './tools.ts';

type Props = {
  tool: Tool;
  state: ToolState;
  /** The one button that the tab key stops at. */
  isStop: boolean;
  onFocus: () => void;
  onUse: () => void;
};

export function ToolButton({ tool: { name, icon: Icon }, state, isStop, onFocus, onUse }: Props) {
  const { t } = useTranslation();
  const label = t(`document_templates.toolbar.${name}`);
  const isToggle = state === 'on' || state === 'off';
  return (
    <Tip label={label}>
      <ActionIcon
        className={classes.tool}
        aria-label={label}
        aria-pressed={isToggle ? state === 'on' : undefined}
        aria-disabled={state === 'impossible' || undefined}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        // The cursor stays in the text, where the tool is to work.
        onMouseDown={(event) => event.preventDefault()}
        onClick={state === 'impossible' ? undefined : onUse}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tip>
  );
}
