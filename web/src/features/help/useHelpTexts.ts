import { useTranslation } from 'react-i18next';
import en from './help.en.ts';
import nl from './help.nl.ts';

/** Long, and read by few: so it is not in the catalogue that every visitor loads. */
export function useHelpTexts(): typeof nl {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? en : nl;
}
