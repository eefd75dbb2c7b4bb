import { partyLinks, publicPages as withCode } from '@traject/contract/common/endpoint';

const publicPages: readonly string[] = [
  ...['homepage', 'page_not_found', 'mine'],
  ...partyLinks,
  ...withCode,
];

/** Screens behind the login: their addresses ask for it, whether they exist or not. */
const signedInPages = [
  'evaluation-students',
  'pending-evaluations',
  'trajectories',
  'today',
  'agenda',
  'trajectory',
  'evaluations',
  'work-processes',
  'chart',
  'portfolio',
  'next-evaluation',
  'survey-templates',
  'action-plans',
  'document-templates',
];

const firstSegment = (pathname: string) => pathname.split('/')[1] ?? '';

/** Pages where a stale token must never throw a visitor to sign-in. */
export const isPublicPath = (pathname: string) =>
  pathname.startsWith('/auth') || publicPages.includes(firstSegment(pathname));

export const needsLogin = (pathname: string) => signedInPages.includes(firstSegment(pathname));

export const home = '/evaluation-students';

/** A redirect wish, only when it is a path of this very site; the address bar can hold anything. */
export function safePath(wish: unknown): string | undefined {
  if (typeof wish !== 'string' || !/^\/(?![/\\])/.test(wish) || hasControls(wish)) return undefined;
  const url = URL.parse(wish, window.location.origin);
  if (url?.origin !== window.location.origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

const hasControls = (text: string) => [...text].some((char) => char < ' ' || char === '\u007f');
