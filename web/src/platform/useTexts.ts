import { otherLanguage } from '@traject/contract/common/languages';
import type { Namespace, Namespaces } from '../texts.ts';
import { textsIn, useTranslation } from './i18n.ts';

/** All texts of a namespace, for a page that is mostly text. */
export function useTexts<Name extends Namespace>(name: Name): Namespaces[Name] {
  const { language } = useTranslation();
  return (textsIn(language, name) ?? textsIn(otherLanguage, name)) as Namespaces[Name];
}
