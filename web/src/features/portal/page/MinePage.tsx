import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { SheetInvalid } from '../../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../../ui/sheet/SheetLoading.tsx';
import { AskLink } from './AskLink.tsx';
import { OnePage } from './OnePage.tsx';
import { OpenLink } from './OpenLink.tsx';
import { PageList } from './PageList.tsx';
import { type Mine, useMine } from './useMine.ts';
import { type Place, usePlace } from './usePlace.ts';

/** All that a client or an employer finds at /mine. */
export function MinePage() {
  const { place, go, replace } = usePlace();
  if (place.at === 'link')
    return <OpenLink key={place.token} token={place.token} onOpened={() => replace('/mine')} />;
  return <KnownPage place={place} go={go} />;
}

type Props = { place: Exclude<Place, { at: 'link' }>; go: (path: string) => void };

function KnownPage({ place, go }: Props) {
  const { t } = useTranslation();
  const { state, open, leaveAll } = useMine();
  const [hasLeft, setLeft] = useState(false);
  const leave = async () => {
    setLeft(true);
    go('/mine');
    await leaveAll();
  };
  switch (state.step) {
    case 'loading':
      return <SheetLoading what="page" />;
    case 'failed':
      return <SheetInvalid error={state.error} onRetry={open} />;
    case 'unknown':
      return <AskLink {...(hasLeft && { said: t('portal_page.left') })} />;
    default: {
      const moves = { go, onLeave: leave, onChanged: open };
      const shown = pageAt(place, state.mine);
      if (!shown) return <PageList mine={state.mine} isGone={place.at === 'page'} {...moves} />;
      return <OnePage key={shown.id} {...shown} isOnly={isOnly(state.mine)} {...moves} />;
    }
  }
}

const isOnly = (mine: Mine[]) => mine.flatMap(({ portal }) => portal.pages).length === 1;

/** Whoever has one page needs no list. */
function pageAt(place: Props['place'], mine: Mine[]) {
  const pages = mine.flatMap((one) => one.portal.pages.map(({ id }) => ({ id, mine: one })));
  if (place.at === 'start')
    return pages.length === 1 && pages[0] ? { ...pages[0], part: 'all' as const } : undefined;
  const found = pages.find(({ id }) => id === place.id);
  return found && { ...found, part: place.part };
}
