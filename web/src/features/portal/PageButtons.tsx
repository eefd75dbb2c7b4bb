import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SharedPage } from '@traject/contract/portal';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { Row } from '../../ui/layout.tsx';
import { closePage, invite, sharedKey } from './portal.api.ts';
import classes from './portal.module.css';

type Props = { trajectoryId: number; page: SharedPage; onMessages: () => void };
type Acts = Omit<Props, 'onMessages'>;

export function PageButtons({ trajectoryId, page, onMessages }: Props) {
  const { t } = useTranslation();
  const { party, state, email, contacts, unread } = page;
  const inviting = useInvite({ trajectoryId, page });
  const close = useClose({ trajectoryId, page });
  const mayInvite = state !== 'ended' && (email !== null || contacts.length > 0);
  const messages = t(`shared.messages_name.${party}`);
  return (
    <Row wrap gap={6} className={classes.buttons}>
      <Button
        {...look}
        aria-label={unread ? `${messages}, ${t('shared.unread', { count: unread })}` : messages}
        onClick={onMessages}
      >
        {t('shared.messages')}
      </Button>
      <Button
        {...look}
        renderRoot={(props) => <ViewLink {...{ trajectoryId, party }} {...props} />}
      >
        {t(`shared.view.${party}`)}
      </Button>
      {mayInvite && (
        <Button
          {...look}
          aria-label={t(
            state === 'open' ? `shared.invite.again_name.${party}` : `shared.invite.name.${party}`,
          )}
          onClick={inviting}
        >
          {t(state === 'open' ? 'shared.invite.again' : 'shared.invite.button')}
        </Button>
      )}
      {state === 'open' && (
        <Button {...look} aria-label={t(`shared.close.name.${party}`)} onClick={close}>
          {t('shared.close.button')}
        </Button>
      )}
    </Row>
  );
}

const look = { variant: 'default', size: 'compact-sm' } as const;

type LinkProps = { trajectoryId: number; party: SharedPage['party'] };

/** Not preloaded: looking is recorded. */
const ViewLink = ({ trajectoryId, party, ...props }: LinkProps) => (
  <Link
    to="/trajectories/$trajectoryId/shared/$party"
    params={{ trajectoryId: String(trajectoryId), party }}
    preload={false}
    {...props}
  />
);

/** Asks first, by the addresses that are mailed. */
function useInvite({ trajectoryId, page }: Acts) {
  const { t, language } = useTranslation();
  const confirm = useConfirm();
  const { party, state, email, contacts } = page;
  const send = useRowSave({
    save: invite,
    refresh: sharedKey(trajectoryId),
    done: 'shared.invite.done',
    failed: 'shared.invite.failed',
    shown: [],
  });
  const emails = [email, ...contacts.map((contact) => contact.email)];
  const whom = new Intl.ListFormat(language).format(
    [...new Set(emails)].flatMap((address) => address ?? []),
  );
  return async () => {
    const question = {
      title: t(`shared.invite.title.${party}`),
      message: t(state === 'closed' ? 'shared.invite.reopen' : 'shared.invite.message', { whom }),
      confirmText: t('shared.invite.button'),
    };
    if (await confirm(question)) send({ trajectoryId, party });
  };
}

function useClose({ trajectoryId, page: { party } }: Acts) {
  const { t } = useTranslation();
  const close = useRemove({
    remove: closePage,
    question: () => ({
      title: t(`shared.close.title.${party}`),
      message: t('shared.close.message'),
      confirmText: t('shared.close.yes'),
    }),
    refresh: sharedKey(trajectoryId),
    done: 'shared.close.done',
    failed: 'shared.close.failed',
  });
  return () => close({ trajectoryId, party });
}
