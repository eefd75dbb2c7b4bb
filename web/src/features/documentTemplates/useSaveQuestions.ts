import type { Editor } from '@tiptap/core';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { untaggedIn } from './text/untagged.ts';

/** What is probably not meant so is asked about before it is saved. */
export function useSaveQuestions(editor: Editor, isTyping: boolean) {
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
