import { IconCircleCheck } from '@tabler/icons-react';
import type { Warning } from '@traject/contract/system';
import { formatDateTime } from '../../platform/format.ts';
import { type Translate, useTranslation } from '../../platform/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Stack } from '../../ui/layout.tsx';
import { nameOfJob } from './jobNames.ts';
import { whyInWords } from './whyInWords.ts';

/** What goes wrong and what soon will, or that nothing does. */
export function Warnings({ warnings }: { warnings: Warning[] }) {
  const { t } = useTranslation();
  const now = warnings.filter(({ urgency }) => urgency === 'now');
  const soon = warnings.filter(({ urgency }) => urgency === 'soon');
  return (
    <Stack gap={12} role="status">
      {now.length > 0 && (
        <Callout kind="error" title={t('system.now')}>
          <Lines warnings={now} />
        </Callout>
      )}
      {soon.length > 0 && (
        <Callout kind="warn" title={t('system.soon')}>
          <Lines warnings={soon} />
        </Callout>
      )}
      {warnings.length === 0 && (
        <Callout kind="info" icon={IconCircleCheck} title={t('system.fine')}>
          <p>{t('system.fine_text')}</p>
        </Callout>
      )}
    </Stack>
  );
}

function Lines({ warnings }: { warnings: Warning[] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {warnings.map((warning) => {
        const words = wordsOf(warning, t);
        return <li key={words}>{words}</li>;
      })}
    </ul>
  );
}

function wordsOf({ code, values }: Warning, t: Translate) {
  const shown = Object.entries(values).map(([name, value]) => [name, shownAs(name, value, t)]);
  return t(`system.warnings.${code}` as 'system.warnings.backup_none', Object.fromEntries(shown));
}

function shownAs(name: string, value: string | number, t: Translate) {
  if (name === 'at' || name.endsWith('_at')) return formatDateTime(String(value));
  if (name === 'place') return t(`system.places.${value === 'backups' ? 'backups' : 'data'}`);
  if (name === 'why' || name === 'code') return whyInWords(String(value), t);
  return name === 'name' ? nameOfJob(String(value), t) : value;
}
