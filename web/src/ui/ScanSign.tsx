import type { Scan } from '@traject/contract/common/storedFile';
import { useTranslation } from 'react-i18next';

type Scanned = { scan?: Scan | null };

/** Nobody opens a file that waits for the virus scanner, or in which one was found. */
export const isClosed = ({ scan }: Scanned) => scan === 'waiting' || scan === 'infected';

/** Says so of such a file, and nothing of any other. */
export function ScanSign({ file, className }: { file: Scanned; className?: string | undefined }) {
  const { t } = useTranslation();
  if (file.scan !== 'waiting' && file.scan !== 'infected') return null;
  return <p className={className}>{t(`ui.scan.${file.scan}`)}</p>;
}
