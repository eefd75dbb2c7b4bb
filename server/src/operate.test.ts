import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serverFolder } from './platform/program/folders.ts';

const root = new URL('../', serverFolder).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const documents = globSync(['docs/scaling.md', 'docs/operate/*.md'], { cwd: root });
const files = globSync('docs/operate/*', { cwd: root }).filter((path) => !path.endsWith('.md'));
const nameOf = (path: string) => path.replace(/.*\//, '');

/** What no program of Debian reads. */
const unread = ['garage.toml', 'grafana-dashboard.json'];

describe('what an operator copies is a file that is tried', () => {
  it.each(documents)('%s links to files and prints none of its own', (path) => {
    const begun = [...read(path).matchAll(/^```(\w*)\n[\s\S]*?^```$/gm)].map(([, what]) => what);
    expect(['sh', 'sql']).toEqual(expect.arrayContaining([...new Set(begun)]));
  });

  it.each(files)('%s is named by a document, and read by its program in npm run harden', (path) => {
    const name = nameOf(path);
    const texts = [...documents, 'docs/operate/compose.yaml'].map(read).join();
    expect(texts.includes(name), 'in a document').toBe(true);
    if (!unread.includes(name)) expect(read('harden/src/documents.ts')).toContain(name);
  });

  it('a comment of PgBouncer has a line of its own: after a value it would be part of it', () => {
    const lines = read('docs/operate/pgbouncer.ini').split('\n');
    for (const line of lines) if (!line.startsWith(';')) expect(line).not.toMatch(/[;#]/);
  });
});
