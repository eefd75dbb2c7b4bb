import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripMetadata } from '@traject/server/src/platform/files/metadata/strip.ts';
import { aPhoto, toldBy } from '@traject/server/src/platform/files/photos.testing.ts';
import { AppError } from '@traject/server/src/platform/http/errors.ts';
import type { Check } from './check.ts';
import { createRandom, type Random } from './random.ts';

const broken = 3000;
const formats = ['jpeg', 'png', 'gif'] as const;

/** Photos as phones make them, whole and broken at random. */
export const photos: Check = {
  name: 'photos',
  goal: `no photo tells its place, camera or words; ${broken} broken ones are refused in words or kept`,
  run: async ({ seed }) => {
    const dir = await mkdtemp(join(tmpdir(), 'traject-photos-'));
    const path = join(dir, 'photo');
    const random = createRandom(seed);
    const wrong = [...(await whole(path)), ...(await damaged(path, random))];
    await rm(dir, { recursive: true });
    const tried = formats.length * 8 + broken;
    return {
      figure: `${tried} photos, ${wrong.length} that went wrong`,
      isReached: wrong.length === 0,
      shortfalls: wrong.slice(0, 10),
    };
  },
};

async function whole(path: string) {
  const wrong: string[] = [];
  for (const format of formats)
    for (let way = 1; way <= 8; way++) {
      await writeFile(path, await aPhoto(format, way));
      await stripMetadata(path, `image/${format}`);
      const told = await toldBy(await readFile(path));
      const more = told.filter((name) => name !== 'orientation');
      if (more.length > 0) wrong.push(`${format} turned ${way} tells ${more.join()}`);
    }
  return wrong;
}

async function damaged(path: string, random: Random) {
  const wrong: string[] = [];
  for (let n = 0; n < broken; n++) {
    const format = formats[n % formats.length] ?? 'jpeg';
    const photo = await aPhoto(format, random.between(1, 9));
    const cut = photo.subarray(
      0,
      random.between(1, 3) > 1 ? random.between(4, photo.length) : undefined,
    );
    for (let flips = random.between(0, 6); flips > 0; flips--)
      cut[random.between(3, cut.length)] = random.between(0, 256);
    await writeFile(path, cut);
    const failed = await stripMetadata(path, `image/${format}`).then(
      () => undefined,
      (error: unknown) => error,
    );
    const isTold = failed instanceof AppError && failed.status === 422;
    if (failed && !isTold) wrong.push(`photo ${n}: ${failed}`);
  }
  return wrong;
}
