import { IconPencil } from '@tabler/icons-react';
import type { OwnAccount } from '@traject/contract/account';
import { locales } from '@traject/contract/common/languages';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PictureButton } from '../../ui/picture/PictureButton.tsx';
import { ownPicture } from './account.api.ts';
import classes from './account.module.css';

const NameDialog = lazily(() => import('./NameDialog.tsx'), 'NameDialog');

const personOf = ({ first_name, last_name, has_picture }: OwnAccount) => ({
  name: `${first_name} ${last_name}`,
  gender: null,
  has_profile_picture: has_picture,
});

export function NamePanel({ account }: { account: OwnAccount }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { first_name, last_name, language } = account;
  return (
    <Panel
      title={t('account.name.title')}
      action={
        <PanelButton
          label={t('account.name.edit')}
          icon={IconPencil}
          onClick={() => setEditing(true)}
        >
          {t('account.change')}
        </PanelButton>
      }
    >
      <div className={classes.body}>
        <PictureButton person={personOf(account)} store={ownPicture} />
        <Facts
          items={[
            [t('account.name.label'), `${first_name} ${last_name}`],
            [t('account.language'), locales[language].name],
          ]}
        />
        <p className={classes.hint}>{t('account.name.hint')}</p>
      </div>
      {isEditing && (
        <Suspense>
          <NameDialog account={account} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
