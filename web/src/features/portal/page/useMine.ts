import type { Portal } from '@traject/contract/common/portalShapes';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../platform/api.ts';
import { useOpening } from '../../../platform/useOpening.ts';
import {
  forget,
  forgetAll,
  forgetPages,
  forgetPast,
  isRemembered,
  onOtherTab,
  tokens,
} from './known.ts';
import { fetchMine, leave } from './portalPage.api.ts';
import { keepOffline, wipeOffline } from './worker.ts';

/** What an address opens at one organisation. */
export type Mine = { party: string; portal: Portal; at?: string };

type State =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown }
  | { step: 'unknown' }
  | { step: 'known'; mine: Mine[] };

/** All that this browser may open. */
export function useMine() {
  const [state, setState] = useState<State>({ step: 'loading' });
  const open = async (signal?: AbortSignal) => {
    forgetPast();
    const next = await readAll();
    if (signal?.aborted) return;
    setState(next);
    if (next.step === 'known' && next.mine.some(({ party }) => isRemembered(party))) keepOffline();
  };
  useOpening(open);
  const look = useEffectEvent(() => void open());
  useEffect(() => onOtherTab(look), []);

  /** Leaving needs no connection: what is kept here is wiped either way. */
  const leaveAll = async () => {
    const known = tokens();
    forgetAll();
    setState({ step: 'unknown' });
    await wipeOffline();
    await Promise.all(known.map((party) => leave(party).catch(() => undefined)));
  };
  return { state, open: () => open(), leaveAll };
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 401;

async function readAll(): Promise<State> {
  const found = await Promise.all(
    tokens().map((party) =>
      fetchMine(party).then(
        ({ value, at }): Mine => ({ party, portal: value, ...(at && { at }) }),
        (error: unknown) => error,
      ),
    ),
  );
  const mine = onceEach(
    found.filter((one): one is Mine => !!one && typeof one === 'object' && 'portal' in one),
  );
  for (const { party, portal, at } of mine) {
    const open = portal.pages.map(({ id }) => id);
    if (!at) forgetPages(party, open);
  }
  const left = mine.filter(({ party }) => tokens().includes(party));
  if (left.length > 0) return { step: 'known', mine: left };
  const error = found.find((one) => one instanceof Error && !isUnknown(one));
  if (error) return { step: 'failed', error };
  await wipeOffline();
  return { step: 'unknown' };
}

/** Whoever was let in twice by one organisation sees each page once: the last time counts. */
function onceEach(mine: Mine[]) {
  const isAgain = (one: Mine, at: number) =>
    mine.slice(at + 1).some((later) => later.portal.sessions.some(isOneOf(one.portal.sessions)));
  for (const { party, at } of mine.filter(isAgain)) {
    if (at) continue;
    forget(party);
    leave(party).catch(() => undefined);
  }
  return mine.filter((one, at) => !isAgain(one, at));
}

const isOneOf =
  (sessions: Portal['sessions']) =>
  ({ id }: { id: number }) =>
    sessions.some((one) => one.id === id);
