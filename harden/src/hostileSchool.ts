import { tokenOf } from '@traject/server/src/testing/factories.ts';
import { endlessTexts } from '@traject/server/src/testing/fuzz/broken.ts';
import type { OpenedApp } from '@traject/server/src/testing/openApp.ts';
import type { aRoundDesk } from '@traject/server/src/testing/roundDesk.ts';
import { uploadTo } from '@traject/server/src/testing/upload.ts';

type Desk = Awaited<ReturnType<typeof aRoundDesk>>;
type Call = [string, () => Promise<{ statusCode: number }>];

const many = <T>(count: number, one: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => one(n));

/** Groups, rounds and evidence, larger or stranger than anybody means. */
export async function hostileSchoolCalls(opened: OpenedApp, desk: Desk): Promise<Call[]> {
  const { as, world, app } = opened;
  const { peter, sanne, group, input } = desk;
  const me = as(await tokenOf(world, peter));
  const show = uploadTo(app, await tokenOf(world, sanne));
  const preview = (lines: object[], more: object = {}) =>
    me.post('/evaluation-rounds/preview', { ...input(lines), ...more });
  const line = (n: number) => ({ student_id: sanne.id, role: 'mentor', email: `m${n}@x.nl` });
  const asking = { me, show, preview, line, desk };
  const emails = many(10_000, (n) => `a${n}@x.nl`).join('\n');
  const move = { student_ids: many(50_000, (n) => n + 1), to_group_id: group.id, archive: false };
  const work_process_ids = many(50_000, (n) => n + 1);
  return [
    ...endlessTexts.flatMap((text) => withText(asking, text)),
    ['four thousand lines', () => preview(many(4000, line))],
    ['four hundred strangers', () => preview(many(400, line))],
    ['fifty thousand processes', () => preview([line(0)], { work_process_ids })],
    ['ten thousand addresses', () => me.post(`/groups/${group.id}/students`, { emails })],
    ['fifty thousand to move', () => me.post(`/groups/${group.id}/move`, move)],
    ['a group without end', () => me.get(`/evaluation-students?group_id=${'9'.repeat(5000)}`)],
  ];
}

type Asking = {
  me: ReturnType<OpenedApp['as']>;
  show: ReturnType<typeof uploadTo>;
  preview: (lines: object[], more?: object) => Promise<{ statusCode: number }>;
  line: (n: number) => object;
  desk: Desk;
};

function withText({ me, show, preview, line, desk }: Asking, text: string): Call[] {
  const { sanne, group, school } = desk;
  const what = JSON.stringify(text.slice(0, 8));
  const piece = { work_process_id: String(school.work_process_ids[0]), title: text, what: text };
  const path = `/evaluation-students/${sanne.id}/evidence`;
  return [
    [`group ${what}`, () => me.patch(`/groups/${group.id}`, { name: text })],
    [`students ${what}`, () => me.post(`/groups/${group.id}/students`, { emails: text })],
    [`evidence ${what}`, () => show(path, { ...piece, url: `https://${text}` })],
    [`message ${what}`, () => preview([line(0)], { message: text })],
    [`address ${what}`, () => preview([{ ...line(0), email: text, first_name: text }])],
  ];
}
