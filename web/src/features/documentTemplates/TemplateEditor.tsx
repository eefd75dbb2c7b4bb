import '../../ui/boxes.css';
import { VisuallyHidden } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { Editor } from '@tiptap/core';
import type { TemplateFieldType } from '@traject/contract/common/templateFields';
import type { DocumentTemplate } from '@traject/contract/documentTemplates';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { usePageTitle } from '../../platform/usePageTitle.ts';
import { usePreview } from '../../platform/usePreview.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import { Viewer } from '../../ui/viewer/Viewer.tsx';
import { previewDocumentTemplate } from './documentTemplates.api.ts';
import classes from './documentTemplates.module.css';
import { TemplateBack, TemplateHead } from './TemplateHead.tsx';
import { TemplateMessages } from './TemplateMessages.tsx';
import { FieldPanel } from './tags/FieldPanel.tsx';
import { StandardTags } from './tags/StandardTags.tsx';
import { useFieldActions } from './tags/useFieldActions.ts';
import { untaggedIn } from './text/Tag.ts';
import { TextCard } from './text/TextCard.tsx';
import { useTemplate } from './useTemplate.ts';

type Props = {
  template: DocumentTemplate | undefined;
  onCreated: (created: DocumentTemplate) => void;
};

export function TemplateEditor(props: Props) {
  const { t } = useTranslation();
  const template = useTemplate(props);
  const { editor, popup, helpId, form, saving } = template;
  const preview = usePreview({
    make: previewDocumentTemplate,
    failed: 'document_templates.preview_failed',
  });
  const actions = useFieldActions(editor, form.setFields);
  const { isTyping, onTyping } = useTyping();
  const { values, isDirty } = form;
  const title = t(saving.id === undefined ? 'document_templates.add' : 'document_templates.edit');
  usePageTitle(saving.id === undefined ? title : values.name || title);
  useLeaveGuard(isDirty || isTyping);

  const mayBeSaved = useSaveQuestions(editor, isTyping);
  const save = async () => {
    preview.forget();
    if (await mayBeSaved()) template.save();
  };
  const open = () => {
    saving.forget();
    const input = form.check(values);
    if (!input) return;
    const { requires_approval: _, ...wanted } = input;
    preview.open(wanted, wanted.name);
  };
  useHotkeys([['mod+S', save]], [], true);

  return (
    <>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <TemplateBack />
      <TemplateHead form={form} saving={saving} preview={preview} onSave={save} onPreview={open} />
      <TemplateMessages template={template} preview={preview} />
      <div className={classes.columns}>
        <TextCard editor={editor} popup={popup} helpId={helpId} />
        <aside className={classes.side} aria-label={t('document_templates.tags.label')}>
          <StandardTags onInsert={actions.insert} />
          {(['text_singleline', 'list'] as const).map((type) => (
            <FieldPanel
              key={type}
              type={type}
              fields={values.fields}
              actions={actions}
              onTyping={onTyping}
            />
          ))}
        </aside>
      </div>
      <Viewer file={preview.file} onClose={preview.close} />
    </>
  );
}

/** Whether a field has been filled in, wholly or in part, and not added yet. */
function useTyping() {
  const [typing, setTyping] = useState<Partial<Record<TemplateFieldType, boolean>>>({});
  const onTyping = useCallback(
    (type: TemplateFieldType, is: boolean) => setTyping((now) => ({ ...now, [type]: is })),
    [],
  );
  return { isTyping: Object.values(typing).some(Boolean), onTyping };
}

/** Asks, before saving, about what is probably a mistake. */
function useSaveQuestions(editor: Editor, isTyping: boolean) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async () => {
    const words = [...new Set(untaggedIn(editor.state.doc).map((one) => one.words))];
    const questions = [
      words.length > 0 && {
        title: t('document_templates.untagged.title', { count: words.length, words: words[0] }),
        message: t('document_templates.untagged.text', { words: words.slice(0, 8).join(', ') }),
      },
      isTyping && {
        title: t('document_templates.half_field.title'),
        message: t('document_templates.half_field.text'),
      },
    ];
    const confirmText = t('document_templates.save_anyway');
    const cancelText = t('document_templates.save_back');
    for (const question of questions)
      if (question && !(await confirm({ ...question, confirmText, cancelText }))) return false;
    return true;
  };
}
