import type { PortalPage } from '@traject/contract/common/portalShapes';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { lazily } from '../../../platform/lazily.ts';
import { useOpening } from '../../../platform/useOpening.ts';
import { useReturn } from '../../../platform/useReturn.ts';
import { useSteps } from '../../../platform/useSteps.ts';
import { SheetInvalid } from '../../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../../ui/sheet/SheetLoading.tsx';
import { LinkViewer } from '../../../ui/viewer/LinkViewer.tsx';
import { useEarlyPage } from '../../../ui/viewer/useEarlyPage.ts';
import { Devices } from './Devices.tsx';
import { Face, type Moves } from './Face.tsx';
import { isOver, type Seen } from './known.ts';
import { PageView } from './PageView.tsx';
import {
  downloadDocument,
  downloadInvoice,
  fetchPage,
  loadDocument,
  loadFirstPage,
  type Opened,
  openQuestion,
} from './portalPage.api.ts';
import { Thread } from './Thread.tsx';
import type { Mine } from './useMine.ts';
import { type Part, pathOf } from './usePlace.ts';

const OwnPart = lazily(() => import('../own/OwnPart.tsx'), 'OwnPart');

type Props = Moves & { id: number; mine: Mine; part: Part; isOnly: boolean };
type State =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown }
  | { step: 'shown'; seen: Seen<PortalPage> };

/** One trajectory, as this party sees it. */
export function OnePage({ id, mine, part, isOnly, ...moves }: Props) {
  const { t } = useTranslation();
  const opened = { party: mine.party, pageId: id };
  const { state, open } = usePage(opened, moves.onChanged);
  if (state.step === 'loading') return <SheetLoading what="page" />;
  if (state.step === 'failed') return <SheetInvalid error={state.error} onRetry={open} />;
  const { value: page, at } = state.seen;
  const here = { path: pathOf(id), words: t('portal_page.back') };
  const list = { path: '/mine', words: t('portal_page.to_list') };
  const title =
    page.party === 'client'
      ? t('portal_page.title')
      : t('portal_page.of', { client: page.client.name });
  const face = { mine, at, moves };
  if (part === 'messages')
    return (
      <Face key="messages" {...face} title={t('portal_page.messages.title')} back={here}>
        <Thread opened={opened} counselor={page.counselor.name} onChanged={open} />
      </Face>
    );
  if (part === 'own' && page.party === 'client')
    return (
      <Face key="own" {...face} title={t('portal_page.own.title')} back={here}>
        <Suspense>
          <OwnPart opened={opened} />
        </Suspense>
      </Face>
    );
  return (
    <Face key="all" {...face} title={title} {...(!isOnly && { back: list })}>
      <Everything opened={opened} page={page} go={moves.go} />
      {isOnly && <Devices mine={mine} onChanged={moves.onChanged} />}
    </Face>
  );
}

type AllProps = { opened: Opened; page: PortalPage; go: Moves['go'] };

function Everything({ opened, page, go }: AllProps) {
  const { step, go: view, back } = useSteps<'all' | `read-${number}`>('all');
  const firstPage = useEarlyPage((id, signal) => loadFirstPage(opened, id, signal));
  const read = page.documents.find(({ id }) => step === `read-${id}`);
  return (
    <>
      <PageView
        page={page}
        acts={{
          onQuestion: async (asked) => {
            const { path } = await openQuestion(opened, asked);
            window.location.assign(path);
          },
          onMessages: () => go(pathOf(page.id, 'messages')),
          onOwn: () => go(pathOf(page.id, 'own')),
          onAsk: firstPage.ask,
          onRead: (id) => view(`read-${id}`),
          onDownload: (file) => downloadDocument(opened, file),
          onInvoice: (file) => downloadInvoice(opened, file),
        }}
      />
      <Suspense>
        {read && (
          <LinkViewer
            key={read.id}
            file={{
              ...read,
              load: (signal) => loadDocument(opened, read.id, signal),
              firstPage: firstPage.of(read.id),
            }}
            onClose={back}
          />
        )}
      </Suspense>
    </>
  );
}

function usePage(opened: Opened, onOver: Moves['onChanged']) {
  const [state, setState] = useState<State>({ step: 'loading' });
  const open = async (signal?: AbortSignal) => {
    const next = await fetchPage(opened).then(
      (seen): State => ({ step: 'shown', seen }),
      (error: unknown): State => ({ step: 'failed', error }),
    );
    if (signal?.aborted) return;
    // What is left to open then takes the place of this page.
    if (next.step === 'failed' && isOver(next.error)) await onOver();
    setState(next);
  };
  useOpening(open);
  // Whoever answered a question elsewhere finds it answered here.
  useReturn(() => void open());
  return { state, open: () => open() };
}
