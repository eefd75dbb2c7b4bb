import { studiesApi } from '@traject/contract/studies';
import type { Serve } from '../../platform/http/serve.ts';
import { serveRecord } from '../../platform/http/serveRecord.ts';
import type { World } from '../../platform/program/world.ts';
import { studyRecord } from './studies.record.ts';

export const studiesRoutes = (serve: Serve, world: World) =>
  serveRecord(serve, world, studiesApi, studyRecord);
