import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { SharedPage } from '@traject/contract/portal';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import text from '../../ui/text.module.css';
import { removeContact, sharedKey } from './portal.api.ts';
import classes from './portal.module.css';

type Contact = SharedPage['contacts'][number];
type Props = { trajectoryId: number; contacts: readonly Contact[]; onAdd: () => void };

/** Others at the employer, who see what its contact sees. */
export function Contacts({ trajectoryId, contacts, onAdd }: Props) {
  const { t } = useTranslation();
  const remove = useRemove({
    remove: ({ id }: Contact) => removeContact(trajectoryId, id),
    question: ({ name }) => ({
      title: t('shared.contacts.remove.title'),
      message: t('shared.contacts.remove.message', { name }),
    }),
    refresh: sharedKey(trajectoryId),
    done: 'shared.contacts.remove.done',
    failed: 'shared.contacts.remove.failed',
  });
  return (
    <div className={classes.contacts}>
      {contacts.length > 0 && <h4 className={text.meta}>{t('shared.contacts.title')}</h4>}
      <ul>
        {contacts.map((contact) => (
          <li key={contact.id} className={classes.contact}>
            <span className={text.secondary}>{`${contact.name} · ${contact.email}`}</span>
            <IconButton
              label={t('controls.remove.action', { name: contact.name })}
              icon={IconTrash}
              onClick={() => remove(contact)}
            />
          </li>
        ))}
      </ul>
      <PanelButton label={t('shared.contacts.create')} icon={IconPlus} onClick={onAdd}>
        {t('shared.contacts.add')}
      </PanelButton>
    </div>
  );
}
