import { vi } from 'vitest';

type Sent = { address: string; form: FormData };

/**
 * jsdom has no upload that can be watched; this one is answered by the test. Returns what was
 * sent, and how to tell that a part is on its way and what the server says in the end.
 */
export function fakeUpload() {
  const sent: Sent[] = [];
  let current: FakeRequest | undefined;

  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    address = '';
    open(method: string, address: string) {
      this.address = `${method} ${address}`;
    }
    setRequestHeader() {}
    send(form: FormData) {
      current = this;
      sent.push({ address: this.address, form });
    }
    abort() {
      this.onabort?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);

  return {
    sent,
    progress: (percent: number) => current?.upload.onprogress?.({ loaded: percent, total: 100 }),
    answer(status: number, body: unknown) {
      if (!current) throw new Error('Nothing was sent');
      current.status = status;
      current.responseText = JSON.stringify(body);
      current.onload?.();
    },
  };
}
