import { Extension } from '@tiptap/core';

/** In a list or a table the tab key has other work; these keys always lead to the buttons. */
export const toToolbar = Extension.create({
  name: 'toToolbar',
  addKeyboardShortcuts: () => ({
    'Alt-F10': ({ editor }) => {
      const card = editor.view.dom.closest('[data-text-card]');
      const stop = card?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]');
      stop?.focus();
      return stop !== undefined;
    },
  }),
});
