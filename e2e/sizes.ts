import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';

/** What was loaded with a page, in kB of gzip; fonts are compressed already. */
export async function sizesOf(answers: Response[]) {
  const sizes = { script: 0, stylesheet: 0, font: 0 };
  for (const answer of answers) {
    const type = answer.request().resourceType() as keyof typeof sizes;
    if (!(type in sizes)) continue;
    const bytes = await answer.body();
    sizes[type] += (type === 'font' ? bytes : gzipSync(bytes)).length / 1000;
  }
  return sizes;
}
