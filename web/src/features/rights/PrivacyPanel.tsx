import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useSave } from '../../platform/useSave.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import { downloadPerson } from './rights.api.ts';
import classes from './rights.module.css';

const EraseDialog = lazily(() => import('./EraseDialog.tsx'), 'EraseDialog');

type Props = {
  person: { id: number; name: string; is_self: boolean };
  onErased: () => void;
};

/** What people may ask for under the privacy law; nobody can erase themselves. */
export function PrivacyPanel({ person, onErased }: Props) {
  const { t } = useTranslation();
  const [isErasing, setErasing] = useState(false);
  const save = useSave({ save: downloadPerson, failed: 'notify.download_error', shown: [] });
  return (
    <Panel title={t('rights.privacy.title')}>
      <PanelBody>
        <p className={text.soft}>{t('rights.privacy.text')}</p>
        <Row wrap>
          <Button
            variant="default"
            leftSection={<Icon of={IconDownload} />}
            loading={save.isPending}
            onClick={() => save.submit(person.id)}
          >
            {t('rights.privacy.export')}
          </Button>
          {!person.is_self && (
            <Button
              variant="default"
              className={classes.erase ?? ''}
              leftSection={<Icon of={IconTrash} size="small" />}
              onClick={() => setErasing(true)}
            >
              {t('rights.privacy.erase')}
            </Button>
          )}
        </Row>
      </PanelBody>
      {isErasing && (
        <Suspense>
          <EraseDialog person={person} onErased={onErased} onClose={() => setErasing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
