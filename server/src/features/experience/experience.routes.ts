import { experienceApi } from '@traject/contract/experience';
import type { Serve } from '../../platform/http/serve.ts';
import { serveRecord } from '../../platform/http/serveRecord.ts';
import type { World } from '../../platform/program/world.ts';
import { experienceRecord } from './experience.record.ts';

export const experienceRoutes = (serve: Serve, world: World) =>
  serveRecord(serve, world, experienceApi, experienceRecord);
