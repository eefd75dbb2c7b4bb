import { s3Account, startS3 } from '@traject/server/src/platform/files/s3.testing.ts';
import { samples } from '@traject/server/src/platform/files/samples.testing.ts';
import type { Check } from './check.ts';
import type { Client } from './client.ts';
import { install } from './installation.ts';
import { callWithoutEnd, usualCalls, wrongAnswers } from './outage.ts';

const uploads = 40;
const mostMilliseconds = 2000;

/** It accepts files and does not answer, while everybody else keeps working. */
export const storeHangs: Check = {
  name: 'faults: the object store hangs',
  goal: `${uploads} uploads at once: each answered with 200 or 503, others served within 2 s`,
  async run() {
    const s3 = await startS3('traject');
    const installation = await install({
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: 'traject',
      S3_REGION: s3Account.region,
      S3_ACCESS_KEY_ID: s3Account.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
    });
    const staff = await installation.as('counselor');
    const letGo = s3.hold();
    const stop = callWithoutEnd(usualCalls(staff, installation.anyone));
    const answers = await Promise.all(Array.from({ length: uploads }, () => upload(staff)));
    const seen = await stop();
    const { wrong, slowest } = wrongAnswers(seen, mostMilliseconds);
    const refused = seen.filter(({ status }) => status === 503).length;
    if (refused > 0) wrong.push(`${refused} calls that need no file were refused`);
    const strange = answers.filter(({ status }) => status !== 503 && status !== 200);
    if (strange.length > 0) wrong.push(`${strange.length} uploads answered otherwise`);
    letGo();
    const { status } = await upload(staff);
    if (status !== 200) wrong.push(`an upload afterwards: ${status}`);
    await installation.stop();
    await s3.close();
    return {
      figure: `${answers.length} uploads answered, ${seen.length} others served, the slowest after ${slowest} ms`,
      isReached: wrong.length === 0,
      shortfalls: wrong.slice(0, 10),
    };
  },
};

const upload = (staff: Client) =>
  staff.upload('/trajectories/1/files', {
    trajectory_file_type_id: '3',
    trajectory_file_action_id: '2',
    file: new File([new Uint8Array(samples.pdf)], 'plan.pdf'),
  });
