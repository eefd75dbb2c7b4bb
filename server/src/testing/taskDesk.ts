import { aDesk } from './desk.ts';
import type { OpenedApp } from './openApp.ts';

/** A counselor's desk, and what happens to tasks on it. */
export async function aTaskDesk(app: OpenedApp) {
  const { as } = app;
  const desk = await aDesk(app);
  const { token } = desk;

  async function aCase(given?: Parameters<typeof desk.aCase>[0]) {
    const one = await desk.aCase(given);
    const path = `${one.path}/tasks`;
    const create = (input: object = {}) => as(token).post(path, { title: 'Cv sturen', ...input });
    return {
      ...one,
      tasks: path,
      create,
      list: async () => (await as(token).get(path)).json(),
      get: async (id: number) =>
        (await as(token).get(path)).json().find((task: { id: number }) => task.id === id),
      change: (id: number, given: object) => as(token).patch(`${path}/${id}`, given),
      done: (id: number, body: object = {}) => as(token).post(`${path}/${id}/done`, body),
      reopen: (id: number) => as(token).post(`${path}/${id}/reopen`),
      send: (id: number) => as(token).post(`${path}/${id}/send`),
      remove: (id: number) => as(token).delete(`${path}/${id}`),
      apply: (planId: number) => as(token).post(`${one.path}/action-plans/${planId}`),
      /** One that was mailed, with the token of its mail. */
      asked: async (party: 'client' | 'employer' = 'client', input: object = {}) => {
        const { id } = (await create({ party, ...input })).json();
        return { id, link: await one.tokenOf(party) };
      },
    };
  }
  return { ...desk, aCase };
}

/** What the holder of a link can do. */
export const taskDoer = ({ app, as }: OpenedApp) => ({
  open: (link: string) => as().get(`/task-requests/${link}`),
  submit: (link: string, parts: Record<string, File | string> = {}) => {
    const payload = new FormData();
    for (const [name, value] of Object.entries(parts)) payload.append(name, value);
    const headers = { 'accept-language': 'nl' };
    return app.inject({ method: 'POST', url: `/api/task-requests/${link}`, payload, headers });
  },
});
