import type { SharedPage } from '@traject/contract/portal';
import { formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import layout from '../../ui/layout.module.css';
import { type StatusKind, StatusLine } from '../../ui/StatusLine.tsx';
import text from '../../ui/text.module.css';
import { Contacts } from './Contacts.tsx';
import { PageButtons } from './PageButtons.tsx';
import classes from './portal.module.css';

type Props = {
  trajectoryId: number;
  page: SharedPage;
  onMessages: () => void;
  onAddContact: () => void;
};

/** The page of one party: whether it is open, for whom, and when it was last looked at. */
export function PageRow({ trajectoryId, page, onMessages, onAddContact }: Props) {
  const { t } = useTranslation();
  const { party, state, name, email, unread } = page;
  const title = t(`shared.party.${party}`);
  return (
    <section className={classes.page} aria-label={title}>
      <div className={layout.grow}>
        <h3 className={text.rowTitle}>{title}</h3>
        <StatusLine kind={kinds[state]}>{t(`shared.state.${state}`)}</StatusLine>
        <p className={text.secondary}>{[name, email].filter(Boolean).join(' · ')}</p>
        {!email && <p className={text.secondary}>{t('shared.no_email')}</p>}
        {state !== 'never' && <Visits page={page} />}
        {unread > 0 && <StatusLine kind="sent">{t('shared.unread', { count: unread })}</StatusLine>}
        {party === 'employer' && (
          <Contacts trajectoryId={trajectoryId} contacts={page.contacts} onAdd={onAddContact} />
        )}
      </div>
      <PageButtons trajectoryId={trajectoryId} page={page} onMessages={onMessages} />
    </section>
  );
}

const kinds: Record<SharedPage['state'], StatusKind> = {
  never: 'none',
  open: 'done',
  closed: 'refused',
  ended: 'over',
};

function Visits({ page: { visited_at, browsers } }: { page: SharedPage }) {
  const { t } = useTranslation();
  const visited = visited_at
    ? t('shared.visited', { at: formatDateTime(visited_at) })
    : t('shared.not_visited');
  const open = browsers > 0 && t('shared.browsers', { count: browsers });
  return <p className={text.secondary}>{[visited, open].filter(Boolean).join(' · ')}</p>;
}
