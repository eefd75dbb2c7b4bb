import { useTranslation } from 'react-i18next';
import guidelinesEn from './guidelines.en.ts';
import guidelinesNl from './guidelines.nl.ts';
import styleguideEn from './styleguide.en.ts';
import styleguideNl from './styleguide.nl.ts';
import moreEn from './styleguideMore.en.ts';
import moreNl from './styleguideMore.nl.ts';

const nl = { ...styleguideNl, ...moreNl, guidelines: guidelinesNl };
const en: typeof nl = { ...styleguideEn, ...moreEn, guidelines: guidelinesEn };

/** Kept out of the catalogue that every visitor loads: only the makers read these. */
export function useGuideTexts() {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? en : nl;
}
