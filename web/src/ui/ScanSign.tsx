import type { Scan } from '@traject/contract/common/storedFile';
import { useTranslation } from '../platform/i18n.ts';

type Scanned = { scan?: Scan | null };
type Closed = { scan: Exclude<Scan, 'clean'> };

/** Nobody opens a file that waits for the virus scanner, or in which one was found. */
export const isClosed = (file: Scanned): file is Closed => !!file.scan && file.scan !== 'clean';

/** Says so of such a file, and nothing of any other. */
export function ScanSign({ file, className }: { file: Scanned; className?: string | undefined }) {
  const { t } = useTranslation();
  return isClosed(file) ? <p className={className}>{t(`ui.scan.${file.scan}`)}</p> : null;
}
