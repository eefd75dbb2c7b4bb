import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { SystemState } from '@traject/contract/system';
import { copyText } from '../../platform/copyText.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import { toast } from '../../ui/toast.ts';
import classes from './system.module.css';

/** The same as the page says, to send along with a question. */
export function ReportPanel({ state }: { state: SystemState }) {
  const { t } = useTranslation();
  const report = JSON.stringify(state, null, 2);
  const copy = async () => {
    if (await copyText(report)) toast.success(t('system.report.copied'));
    else toast.error(t('system.report.not_copied'));
  };
  return (
    <Panel
      title={t('system.report.title')}
      action={
        <Button variant="default" leftSection={<Icon of={IconCopy} />} onClick={copy}>
          {t('system.report.copy')}
        </Button>
      }
    >
      <PanelBody>
        <p className={text.soft}>{t('system.report.intro')}</p>
        <Fold label={t('system.report.show')}>
          <textarea
            className={classes.report}
            rows={14}
            readOnly
            aria-label={t('system.report.title')}
            value={report}
          />
        </Fold>
      </PanelBody>
    </Panel>
  );
}
