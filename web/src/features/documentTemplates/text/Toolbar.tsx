import { ActionIcon } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Tip } from '../../../ui/Tip.tsx';
import text from '../../../ui/text.module.css';
import classes from './toolbar.module.css';
import { type Tool, type ToolName, tableTools, textTools } from './tools.ts';

/** One stop for the tab key; the arrow keys go from button to button. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const [last, setLast] = useState<ToolName>('bold');
  const { isInTable, ...states } = useToolStates(editor);
  const shown = [...textTools.flat(), ...(isInTable ? tableTools : [])];
  const stop = shown.some(({ name }) => name === last) ? last : 'bold';

  const buttons = (tools: readonly Tool[]) =>
    tools.map((tool) => (
      <ToolButton
        key={tool.name}
        tool={tool}
        state={states[tool.name] ?? 'plain'}
        isStop={tool.name === stop}
        onFocus={() => setLast(tool.name)}
        onUse={() => tool.run(editor.chain().focus()).run()}
      />
    ));
  return (
    <div
      className={classes.toolbar}
      role="toolbar"
      aria-label={t('document_templates.toolbar.label')}
      onKeyDown={(event) => (event.key === 'Escape' ? editor.commands.focus() : step(event))}
    >
      <div className={classes.tools}>
        {textTools.map((group) => (
          <div key={group[0]?.name} className={classes.group}>
            {buttons(group)}
          </div>
        ))}
      </div>
      {isInTable ? (
        <div className={`${classes.group} ${classes.tableTools}`}>{buttons(tableTools)}</div>
      ) : (
        <Hint />
      )}
    </div>
  );
}

function Hint() {
  const { t } = useTranslation();
  return (
    <p className={`${text.secondary} ${classes.hint}`} aria-hidden>
      {t('document_templates.text.hint_before')} <kbd className={classes.key}>[</kbd>{' '}
      {t('document_templates.text.hint_after')}
    </p>
  );
}

type ToolState = 'plain' | 'off' | 'on' | 'impossible';
type ToolStates = { [Name in ToolName]?: ToolState } & { isInTable: boolean };

const useToolStates = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }): ToolStates => {
      const isInTable = now.isActive('table');
      const tools = [...textTools.flat(), ...(isInTable ? tableTools : [])];
      const states = tools.map((tool) => [tool.name, stateOf(tool, now)] as const);
      return { ...Object.fromEntries(states), isInTable };
    },
  });

function stateOf({ isOn, canRun }: Tool, editor: Editor): ToolState {
  if (canRun && !canRun(editor)) return 'impossible';
  if (!isOn) return 'plain';
  return isOn(editor) ? 'on' : 'off';
}

function step(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}

type Props = {
  tool: Tool;
  state: ToolState;
  /** The one button that the tab key stops at. */
  isStop: boolean;
  onFocus: () => void;
  onUse: () => void;
};

function ToolButton({ tool: { name, icon: Icon }, state, isStop, onFocus, onUse }: Props) {
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
