import { VisuallyHidden } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Popup } from './popup.ts';
import { TagPopup } from './TagPopup.tsx';
import { Toolbar } from './Toolbar.tsx';
import classes from './text.module.css';

type Props = { editor: Editor; popup: Popup; helpId: string };

/** Rendered once: what is typed in it, or beside it, does not touch it. */
export const TextCard = memo(function TextCard({ editor, popup, helpId }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.card} data-text-card>
      <Toolbar editor={editor} />
      <VisuallyHidden id={helpId}>{t('document_templates.text.help')}</VisuallyHidden>
      <div className={classes.paper}>
        <EditorContent editor={editor} className={classes.content} />
        <TagPopup editor={editor} popup={popup} />
      </div>
    </div>
  );
});
