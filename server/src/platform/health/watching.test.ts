import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { serverFolder } from '../program/folders.ts';
import { metricsOf } from './metrics.ts';

const { world } = await testApp();

it.each(['alerts.yaml', 'grafana-dashboard.json'])(
  '%s asks only for what the program tells',
  async (file) => {
    const text = readFileSync(new URL(`../docs/operate/${file}`, serverFolder), 'utf8');
    const told = await metricsOf(world.health);
    const names = new Set(text.match(/traject_\w+/g));
    expect(names.size).toBeGreaterThan(5);
    for (const name of names)
      expect(told).toContain(`# TYPE ${name.replace(/_seconds_(bucket|sum|count)$/, '_seconds')} `);
  },
);
