import { Button } from '@mantine/core';
import { readingRoles, sightOfRole } from '@traject/contract/common/evaluationRoles';
import type { Organisation } from '@traject/contract/organisations';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';

const StudentsDialog = lazily(() => import('./StudentsDialog.tsx'), 'StudentsDialog');

/** What each kind of evaluator sees of a student. */
export function StudentsPanel({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  return (
    <Panel title={t('organisations.students.title')}>
      <PanelBody>
        <p className={text.soft}>{t('organisations.students.text')}</p>
        <Facts
          columns={2}
          items={[
            ...readingRoles.map((role): [string, string] => [
              t(`evaluations.role.${role}`),
              t(`organisations.students.sights.${sightOfRole(organisation, role)}`),
            ]),
            [
              t('organisations.students.blind'),
              t(`organisations.students.blind_${organisation.blind_evaluations ? 'on' : 'off'}`),
            ],
          ]}
        />
        <Row wrap>
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('organisations.students.edit')}
          </Button>
        </Row>
      </PanelBody>
      {isEditing && (
        <Suspense>
          <StudentsDialog organisation={organisation} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
