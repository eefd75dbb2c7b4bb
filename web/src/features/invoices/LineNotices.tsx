import { useTranslation } from '../../platform/i18n.ts';
import { DraftCallout } from '../../ui/DraftCallout.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import { useLeaveGuard } from '../../ui/useLeaveGuard.ts';
import classes from './invoices.module.css';
import type { Line } from './useLine.tsx';

/** What is wrong in the new line, and what was typed in it before. */
export function LineNotices({ line }: { line: Line }) {
  const { t } = useTranslation();
  const { dialog, isDirty } = line;
  useLeaveGuard(isDirty);
  const wrong = Object.values(line.errors).flatMap((error) => (error ? [String(error)] : []));
  return (
    <Stack gap={8} className={classes.notices}>
      {dialog.draft && <DraftCallout {...dialog.draft} />}
      <ErrorList errors={[...dialog.errors, ...wrong]} />
      <p className={text.secondary}>{t('invoice_desk.line.hint')}</p>
    </Stack>
  );
}
