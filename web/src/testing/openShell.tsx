import { loadConfig } from '../platform/config.ts';
import { fakeApi } from './fakeApi.ts';
import { openApp } from './openApp.tsx';

const meta = { current_page: 1, last_page: 1, from: null, to: null, total: 0 };

export const counselor = { account_types: [{ code: 'counselor' }], abilities: ['outbox'] };

const answersInside = {
  'GET /evaluation-students': { data: [], meta },
  'GET /pending-evaluations': [],
  'GET /auth/me': counselor,
  'GET /outbox': { data: [], meta },
  'POST /auth/logout': () => new Response(null, { status: 204 }),
};

/** The application of an installation with this configuration and with empty lists. */
export async function openShell(
  address: string,
  answers: Record<string, unknown> = {},
  config: object = {},
) {
  const given = { api: { url: '/api' }, ...config };
  const seen = fakeApi({ ...answersInside, ...answers, 'GET /static/config.json': given });
  await loadConfig();
  return { user: openApp(address), seen };
}
