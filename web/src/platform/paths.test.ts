import { describe, expect, it } from 'vitest';
import { needsLogin, safePath } from './paths.ts';

describe('the redirect after sign-in', () => {
  it.each([
    ['/evaluation-students', '/evaluation-students'],
    ['/evaluation-students?name=anna&page=2', '/evaluation-students?name=anna&page=2'],
    ['/trajectories/7#notes', '/trajectories/7#notes'],
    ['/a/../b', '/b'],
    ['/search?next=https://evil.example', '/search?next=https://evil.example'],
  ])('[AUTH-02] follows %s', (wish, path) => {
    expect(safePath(wish)).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/evil',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '///evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'https:evil.example',
    'data:text/html,x',
    '/\u0085/evil.example\r',
    'javascript:alert(1)',
    'evaluation-students',
    '',
    undefined,
    ['/evaluation-students'],
  ])('[AUTH-02] never follows %j', (wish) => {
    expect(safePath(wish)).toBeUndefined();
  });
});

describe('addresses of screens behind the login', () => {
  it.each([
    '/trajectories',
    '/trajectories/1',
    '/trajectory/1/invoice/2',
    '/evaluations/3',
    '/work-processes/1',
    '/chart/1/2',
    '/next-evaluation/9',
    '/survey-templates',
    '/document-templates/new',
    '/evaluation-students/1/2/3/4',
  ])('[SHELL-19] %s needs login', (path) => expect(needsLogin(path)).toBe(true));

  it.each(['/', '/nothing', '/review-client/x', '/trajectories-2'])(
    '[SHELL-02] %s does not',
    (path) => expect(needsLogin(path)).toBe(false),
  );
});
