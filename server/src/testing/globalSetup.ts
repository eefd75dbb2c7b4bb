import type { TestProject } from 'vitest/node';
import { startDatabaseServer } from './databaseServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

export default async function setup({ provide }: TestProject) {
  const { url, stop } = await startDatabaseServer();
  provide('databaseServer', url);
  return stop;
}
