import { VisuallyHidden } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Card } from '../../../ui/layout.tsx';
import type { TagBook } from '../tagBook.ts';
import { textExtensions } from './extensions.ts';
import { newPopup, type Popup } from './popup.ts';
import { TagPopup } from './TagPopup.tsx';
import { Toolbar } from './Toolbar.tsx';
import classes from './text.module.css';

type Props = { editor: Editor; popup: Popup; helpId: string };

/** Rendered once: what is typed in it, or beside it, does not touch it. */
export const TextCard = memo(function TextCard({ editor, popup, helpId }: Props) {
  const { t } = useTranslation();
  return (
    <Card className={classes.card} data-text-card>
      <Toolbar editor={editor} />
      <VisuallyHidden id={helpId}>{t('document_templates.text.help')}</VisuallyHidden>
      <div className={classes.paper}>
        <EditorContent editor={editor} className={classes.content} />
        <TagPopup editor={editor} popup={popup} />
      </div>
    </Card>
  );
});

type Options = { contents: string; book: TagBook; helpId: string };

/** Behind the header and the buttons, which lie over the text, a cursor would be out of sight. */
const room = { top: 230, right: 0, bottom: 48, left: 0 };
const inSight = { scrollThreshold: room, scrollMargin: room };

/** The editor keeps its own text: a key press renders nothing around it. */
export function useTextEditor({ contents, book, helpId }: Options) {
  const { t } = useTranslation();
  const [popup] = useState(newPopup);
  const [extensions] = useState(() => textExtensions(book, popup));
  const [content] = useState(contents);
  const label = t('document_templates.text.label');
  const editorProps = useMemo(
    () => ({
      ...inSight,
      attributes: {
        class: classes.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': helpId,
      },
    }),
    [label, helpId],
  );
  const editor = useEditor({ extensions, content, editorProps, injectCSS: false });
  return { editor, popup };
}
