import { IconPencil } from '@tabler/icons-react';
import type { OwnAccount } from '@traject/contract/account';
import { locales } from '@traject/contract/common/languages';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { PictureButton } from '../../ui/picture/PictureButton.tsx';
import text from '../../ui/text.module.css';
import { ownPicture } from './account.api.ts';

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
      <PanelBody>
        <div>
          <PictureButton person={personOf(account)} store={ownPicture} />
        </div>
        <Facts
          items={[
            [t('account.name.label'), `${first_name} ${last_name}`],
            [t('account.language'), locales[language].name],
          ]}
        />
        <p className={text.soft}>{t('account.name.hint')}</p>
      </PanelBody>
      {isEditing && (
        <Suspense>
          <NameDialog account={account} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
