import { useTranslation } from '../../platform/i18n.ts';
import { formatNumber } from '../../platform/locale.ts';

const units = ['kb', 'mb', 'gb', 'tb'] as const;

/** '1,4 GB': of each unit less than a thousand. */
export function useSize() {
  const { t } = useTranslation();
  return (bytes: number) => {
    const thousands = Math.floor(Math.log10(Math.max(1000, bytes)) / 3);
    const unit = units[Math.min(units.length, thousands) - 1] ?? 'kb';
    const size = bytes / 1000 ** (units.indexOf(unit) + 1);
    const shown = size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
    return t(`system.sizes.${unit}`, { size: formatNumber(shown) });
  };
}
