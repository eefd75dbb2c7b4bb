import type { FastifyInstance } from 'fastify';

/** Sends files as a form does; `upload(app, token)('/…/files', { file })`. */
export const uploadTo =
  (app: FastifyInstance, token: string, language = 'nl') =>
  (url: string, parts: Record<string, File | string>) => {
    const payload = new FormData();
    for (const [name, value] of Object.entries(parts)) payload.append(name, value);
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    return app.inject({ method: 'POST', url: `/api${url}`, payload, headers });
  };

export const aFile = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);
