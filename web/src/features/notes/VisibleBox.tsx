import { useTranslation } from 'react-i18next';
import { AskedBox } from '../../ui/AskedBox.tsx';

type Props = {
  who: 'client' | 'employer';
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Showing somebody a note asks first; hiding it does not. */
export function VisibleBox({ who, ...box }: Props) {
  const { t } = useTranslation();
  const question = {
    title: t(`notes.ask_visible.${who}`),
    message: t(`alert_visible_${who}`),
    confirmText: t('notes.ask_visible.yes'),
    cancelText: t('controls.no'),
  };
  return <AskedBox question={question} {...box} />;
}
