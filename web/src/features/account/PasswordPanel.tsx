import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import classes from './account.module.css';

const PasswordDialog = lazily(() => import('./PasswordDialog.tsx'), 'PasswordDialog');

export function PasswordPanel() {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  return (
    <Panel
      title={t('labels.password')}
      action={
        <PanelButton
          label={t('account.password.edit')}
          icon={IconPencil}
          onClick={() => setEditing(true)}
        >
          {t('account.change')}
        </PanelButton>
      }
    >
      <div className={classes.body}>
        <p className={classes.hint}>{t('account.password.hint')}</p>
      </div>
      {isEditing && (
        <Suspense>
          <PasswordDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
