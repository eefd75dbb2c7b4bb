import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api.ts';
import { firstMessage, isGone } from '../../../platform/serverMessage.ts';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';

type Props = { title: string; error: unknown; onBack: () => void };

/** The answers were not taken: why, and the way back to them. */
export function Invalid({ title, error, onBack }: Props) {
  const { t } = useTranslation();
  const isRefused = error instanceof ApiError && error.status === 422;
  return (
    <Sheet
      over={title}
      title={t('survey_page.invalid.title')}
      intro={isRefused && t('survey_page.invalid.text')}
    >
      <p className={sheet.words}>{firstMessage(error) ?? t('notify.general_error')}</p>
      <p className={sheet.words}>
        {t(isGone(error) ? 'survey_page.invalid.gone' : 'survey_page.invalid.kept')}
      </p>
      <SheetButton icon={IconArrowLeft} onClick={onBack}>
        {t('survey_page.invalid.back')}
      </SheetButton>
    </Sheet>
  );
}
