import { IconArrowLeft, IconLogout } from '@tabler/icons-react';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { dayInWords, formatTime } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { useObjectUrl } from '../../../ui/useObjectUrl.ts';
import { fetchLogo } from './portalPage.api.ts';
import classes from './portalPage.module.css';
import type { Mine } from './useMine.ts';

export type Moves = {
  go: (path: string) => void;
  onLeave: () => void;
  /** What is shown may have changed. */
  onChanged: () => Promise<void>;
};

type Props = {
  mine: Mine;
  title: string;
  /** Since when what is shown was not refreshed. */
  at: string | undefined;
  back?: { path: string; words: string };
  moves: Moves;
  children: ReactNode;
};

/** The page in the organisation's own colour, under its own name. */
export function Face({ mine, title, at, back, moves, children }: Props) {
  const { t } = useTranslation();
  const { organisation } = mine.portal;
  const logo = useLogo(mine);
  return (
    <div style={inColor(organisation.accent_color)}>
      {back && (
        <p className={classes.back}>
          <a href={back.path} onClick={following(moves.go, back.path)}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
            {back.words}
          </a>
        </p>
      )}
      <Sheet logo={logo} over={organisation.name} title={title}>
        {at && (
          <p role="status" className={classes.offline}>
            {t('portal_page.offline', { day: dayInWords(at), time: formatTime(new Date(at)) })}
          </p>
        )}
        {children}
        <div className={classes.leave}>
          <SheetButton look="plain" icon={IconLogout} onClick={moves.onLeave}>
            {t('portal_page.leave')}
          </SheetButton>
        </div>
      </Sheet>
    </div>
  );
}

/** A link that is followed within the page; another tab opens as ever. */
export const following = (go: (path: string) => void, path: string) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(path);
};

/** What is filled has the organisation's colour; words keep ours, which is safe on dark too. */
const inColor = (accent: string) =>
  (accent ? { '--mantine-primary-color-filled': accent, '--face': accent } : {}) as CSSProperties;

function useLogo({ party, portal }: Mine) {
  const { has_logo } = portal.organisation;
  const [content, setContent] = useState<Blob>();
  useEffect(() => {
    if (has_logo) fetchLogo(party).then(setContent, () => undefined);
  }, [party, has_logo]);
  return useObjectUrl(content);
}
