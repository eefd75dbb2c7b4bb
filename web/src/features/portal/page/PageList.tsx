import { dayInWords, formatTime } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Devices } from './Devices.tsx';
import { Face, following, type Moves } from './Face.tsx';
import classes from './portalPage.module.css';
import type { Mine } from './useMine.ts';
import { pathOf } from './usePlace.ts';

type Props = Moves & {
  mine: Mine[];
  /** Whether the page that was asked for is not there any more. */
  isGone: boolean;
};

/** Several trajectories, perhaps at several organisations: each organisation under its own name. */
export function PageList({ mine, isGone, ...moves }: Props) {
  const { t } = useTranslation();
  const [first, ...others] = mine;
  if (!first) return null;
  const hasNone = mine.every(({ portal }) => portal.pages.length === 0);
  return (
    <Face
      mine={first}
      title={t(hasNone ? 'portal_page.list.none' : 'portal_page.list.title')}
      at={first.at}
      moves={moves}
    >
      {isGone && (
        <p role="status" className={sheet.words}>
          {t('portal_page.list.gone')}
        </p>
      )}
      {hasNone && <p className={sheet.words}>{t('portal_page.list.none_intro')}</p>}
      {!hasNone && first.portal.organisation.greeting && (
        <p className={`${sheet.words} ${classes.text}`}>{first.portal.organisation.greeting}</p>
      )}
      <Rows mine={first} moves={moves} />
      {others.map((one) => (
        <section key={one.party} className={classes.section}>
          <div className={classes.head}>
            <h2>{one.portal.organisation.name}</h2>
          </div>
          <Rows mine={one} moves={moves} />
        </section>
      ))}
      {mine.map((one) => (
        <Devices key={one.party} mine={one} onChanged={moves.onChanged} />
      ))}
    </Face>
  );
}

function Rows({ mine, moves }: { mine: Mine; moves: Moves }) {
  return (
    <ul className={classes.rows}>
      {mine.portal.pages.map((page) => (
        <Row key={page.id} page={page} go={moves.go} />
      ))}
    </ul>
  );
}

type RowProps = { page: Mine['portal']['pages'][number]; go: Moves['go'] };

function Row({ page, go }: RowProps) {
  const { t } = useTranslation();
  const { id, party, client, step, asked, unread, next } = page;
  return (
    <li className={classes.card}>
      <p className={classes.strong}>
        <a href={pathOf(id)} onClick={following(go, pathOf(id))} className={classes.link}>
          {party === 'client'
            ? t('portal_page.list.you')
            : t('portal_page.of', { client: client.name })}
        </a>
      </p>
      <p>{t(`portal_page.steps.${party}.${step}` as 'portal_page.steps.client.registered')}</p>
      {asked > 0 && (
        <p className={classes.strong}>{t('portal_page.list.asked', { count: asked })}</p>
      )}
      {unread > 0 && (
        <p className={classes.strong}>{t('portal_page.list.unread', { count: unread })}</p>
      )}
      {next && (
        <p>
          {t('portal_page.list.next', { day: dayInWords(next), time: formatTime(new Date(next)) })}
        </p>
      )}
    </li>
  );
}
