import { useTranslation } from 'react-i18next';
import type { StateCode } from '../../ui/stateLooks.ts';

export function useStateWord() {
  const { t } = useTranslation();
  return (code: StateCode) => t(`state_names.${code}`);
}
