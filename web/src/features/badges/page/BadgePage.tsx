import {
  IconCertificateOff,
  IconCircleCheck,
  IconCircleX,
  IconDownload,
} from '@tabler/icons-react';
import { badgePageApi, type BadgePage as Shown } from '@traject/contract/common/badgePage';
import { useState } from 'react';
import { address, call } from '../../../platform/api.ts';
import { formatDate } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { isGone } from '../../../platform/serverMessage.ts';
import { useOpening } from '../../../platform/useOpening.ts';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetInvalid } from '../../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../../ui/sheet/SheetLoading.tsx';
import classes from './badgePage.module.css';

type State = { badge?: Shown; error?: unknown };

/** What anybody sees who was given the address of a badge. */
export function BadgePage({ code }: { code: string }) {
  const { t } = useTranslation();
  const [{ badge, error }, setState] = useState<State>({});
  const open = async (signal?: AbortSignal) => {
    setState({});
    const next = await read(code, signal);
    if (!signal?.aborted) setState(next);
  };
  useOpening(open);
  if (badge) return <Opened badge={badge} code={code} />;
  if (!error) return <SheetLoading what="page" />;
  if (!isGone(error)) return <SheetInvalid error={error} onRetry={() => open()} />;
  return (
    <Sheet
      icon={IconCertificateOff}
      title={t('badge_page.dead.title')}
      intro={t('badge_page.dead.text')}
    />
  );
}

const read = (code: string, signal?: AbortSignal): Promise<State> =>
  call(badgePageApi.page, { params: { code }, ...(signal && { signal }) }).then(
    (badge) => ({ badge }),
    (error: unknown) => ({ error }),
  );

function Opened({ badge, code }: { badge: Shown; code: string }) {
  const { t } = useTranslation();
  const { organisation, student, title, diploma, granted_at, remark } = badge;
  const facts = {
    student,
    organisation,
    granted_at: formatDate(granted_at),
    diploma: `${diploma.title}, ${diploma.level}`,
  };
  return (
    <Sheet over={organisation} title={title} intro={student}>
      <Holding badge={badge} />
      <section className={classes.part}>
        <h2>{t('badge_page.about')}</h2>
        <dl className={classes.facts}>
          {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
            <div key={name}>
              <dt>{t(`badge_page.${name}`)}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={classes.part}>
        <h2>{t('badge_page.stands_for')}</h2>
        <p>{t('badge_page.stands_for_text')}</p>
        <ul className={classes.list}>
          {badge.work_processes.map((one) => (
            <li key={one.number}>
              {one.number} {one.title}
            </li>
          ))}
        </ul>
      </section>
      {remark && (
        <section className={classes.part}>
          <h2>{t('badge_page.remark')}</h2>
          <p className={classes.lines}>{remark}</p>
        </section>
      )}
      <Checking code={code} keys={badge.keys_address} />
    </Sheet>
  );
}

/** What matters most, in words and with a sign. */
function Holding({ badge }: { badge: Shown }) {
  const { t } = useTranslation();
  const { revoked, organisation } = badge;
  const Icon = revoked ? IconCircleX : IconCircleCheck;
  const date = revoked ? formatDate(revoked.at) : '';
  return (
    <section
      className={`${sheet.card} ${classes.state}`}
      data-state={revoked ? 'revoked' : 'holds'}
      role="status"
    >
      <Icon size={40} stroke={1.75} aria-hidden />
      <div>
        <h2>{t(revoked ? 'badge_page.revoked' : 'badge_page.holds')}</h2>
        <p>
          {t(revoked ? 'badge_page.revoked_text' : 'badge_page.holds_text', { organisation, date })}
        </p>
        {revoked && <p className={classes.lines}>{revoked.reason}</p>}
      </div>
    </section>
  );
}

function Checking({ code, keys }: { code: string; keys: string }) {
  const { t } = useTranslation();
  return (
    <section className={classes.part}>
      <h2>{t('badge_page.check')}</h2>
      <p>{t('badge_page.check_text')}</p>
      <p>
        {t('badge_page.keys')}: <a href={keys}>{keys}</a>
      </p>
      <a
        className={sheet.button}
        data-look="plain"
        href={address(badgePageApi.credential.path, { code })}
        download
      >
        <IconDownload size={20} stroke={1.75} aria-hidden />
        {t('badge_page.download')}
      </a>
    </section>
  );
}
