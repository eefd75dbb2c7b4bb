import { Button } from '@mantine/core';
import type { Organisation } from '@traject/contract/organisations';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import classes from './organisations.module.css';

const FaceDialog = lazily(() => import('./FaceDialog.tsx'), 'FaceDialog');

/** How clients and employers recognise the organisation. */
export function FacePanel({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { accent_color, portal_greeting, portal_help } = organisation;
  const none = t('organisations.face.none');
  return (
    <Panel title={t('organisations.face.title')}>
      <PanelBody>
        <p className={text.soft}>{t('organisations.face.text')}</p>
        <Facts
          items={[
            [t('organisations.fields.accent_color'), <Chosen key="color" color={accent_color} />],
            [t('organisations.fields.portal_greeting'), portal_greeting || none],
            [t('organisations.fields.portal_help'), portal_help || none],
          ]}
        />
        <Row wrap>
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('organisations.face.edit')}
          </Button>
        </Row>
      </PanelBody>
      {isEditing && (
        <Suspense>
          <FaceDialog organisation={organisation} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function Chosen({ color }: { color: string }) {
  const { t } = useTranslation();
  if (!color) return t('organisations.face.colors.house');
  return (
    <Row as="span" gap={6}>
      <span className={classes.swatch} style={{ background: color }} />
      {color}
    </Row>
  );
}
