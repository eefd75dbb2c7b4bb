import { otherLanguage } from '@traject/contract/common/languages';
import { useTranslation } from 'react-i18next';
import type { Namespace, Namespaces } from '../texts.ts';

/** All texts of a namespace, for a page that is mostly text. */
export function useTexts<Name extends Namespace>(name: Name): Namespaces[Name] {
  const { i18n } = useTranslation();
  return i18n.getResourceBundle(i18n.language, name) ?? i18n.getResourceBundle(otherLanguage, name);
}
