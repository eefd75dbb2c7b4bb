import type { Editor } from '@tiptap/core';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Row } from '../../../ui/layout.tsx';
import text from '../../../ui/text.module.css';
import type { KnownTag } from '../tagBook.ts';
import classes from './popup.module.css';
import type { Popup, Suggesting } from './popup.ts';
import toolbar from './toolbar.module.css';
import { usePlace } from './usePlace.ts';

type Props = { editor: Editor; popup: Popup };

export function TagPopup({ editor, popup }: Props) {
  const shown = useSyncExternalStore(popup.subscribe, popup.get);
  return shown ? <Suggestions editor={editor} popup={popup} shown={shown} /> : null;
}

function Suggestions({ editor, popup, shown }: Props & { shown: Suggesting }) {
  const { t } = useTranslation();
  const { query, found, choose } = shown;
  const id = useId();
  const box = usePlace(shown);
  const active = useActive(popup, shown);
  const activeId = found.length > 0 ? `${id}-${active}` : undefined;
  useTextPointsAt(editor, id, activeId);

  return (
    <div ref={box} className={classes.popup}>
      <div
        id={id}
        className={classes.options}
        role="listbox"
        tabIndex={-1}
        aria-label={t('document_templates.popup.label')}
      >
        {found.map((tag, index) => (
          <Option
            key={tag.name}
            id={`${id}-${index}`}
            tag={tag}
            query={query}
            isActive={index === active}
            onChoose={() => choose(tag)}
          />
        ))}
      </div>
      <p className={`${text.dim} ${classes.none}`} role="status">
        {found.length === 0 && t('document_templates.popup.none')}
      </p>
      <PopupKeys />
    </div>
  );
}

type OptionProps = {
  id: string;
  tag: KnownTag;
  query: string;
  isActive: boolean;
  onChoose: () => void;
};

function Option({ id, tag: { name, description }, query, isActive, onChoose }: OptionProps) {
  const at = name.indexOf(query.toLowerCase());
  const [from, to] = at < 0 ? [0, 0] : [at, at + query.length];
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      ref={isActive ? bringInSight : undefined}
      onMouseDown={(event) => {
        // Or the text would lose the cursor, and with it the place for the tag.
        event.preventDefault();
        onChoose();
      }}
    >
      <span className={classes.optionName}>
        {name.slice(0, from)}
        <mark>{name.slice(from, to)}</mark>
        {name.slice(to)}
      </span>
      <span className={text.secondary}>{description}</span>
    </div>
  );
}

/** Scrolls its list only: the page must not move while somebody types. */
function bringInSight(option: HTMLElement | null) {
  const list = option?.parentElement;
  if (!list) return;
  const { offsetTop: top, offsetHeight: height } = option;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top + height - list.clientHeight;
}

/** The one that Enter takes: the first again whenever the word changes. */
function useActive(popup: Popup, { query, found, choose }: Suggesting) {
  const [moved, setMoved] = useState({ query, index: 0 });
  const active = moved.query === query ? moved.index : 0;
  useEffect(() => {
    const go = (by: number) => {
      setMoved({ query, index: (active + by + found.length) % found.length });
      return true;
    };
    popup.listen(({ key, isComposing }) => {
      const tag = found[active];
      if (!tag || isComposing) return false;
      if (key === 'ArrowDown') return go(1);
      if (key === 'ArrowUp') return go(-1);
      if (key !== 'Enter' && key !== 'Tab') return false;
      choose(tag);
      return true;
    });
  }, [popup, query, active, found, choose]);
  return active;
}

/** The focus stays in the text; a screen reader follows which tag it points at. */
function useTextPointsAt(editor: Editor, listId: string, activeId: string | undefined) {
  useEffect(() => {
    const { dom } = editor.view;
    const points = {
      'aria-haspopup': 'listbox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      ...(activeId && { 'aria-activedescendant': activeId }),
    };
    for (const [name, value] of Object.entries(points)) dom.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(points)) dom.removeAttribute(name);
    };
  }, [editor, listId, activeId]);
}

/** What the keys do while the list is open; hidden on a phone, which has none. */
function PopupKeys() {
  const { t } = useTranslation();
  const keys = [
    { keys: ['↑', '↓'], does: t('document_templates.popup.choose') },
    { keys: ['Enter'], does: t('document_templates.popup.insert') },
    { keys: ['Esc'], does: t('document_templates.popup.close') },
  ];
  return (
    <Row as="p" gap={14} wrap className={`${text.secondary} ${classes.keys}`} aria-hidden>
      {keys.map(({ keys: names, does }) => (
        <span key={does}>
          {names.map((name) => (
            <kbd key={name} className={toolbar.key}>
              {name}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </Row>
  );
}
