import type nl from './platform.nl.ts';
import type { Texts } from './texts.ts';

export default {
  notify: {
    session: {
      ended: 'Your session has ended. Sign in again.',
      kept: 'What you typed is kept on this device. Choose a file again.',
    },
    upload_success: 'The file has been uploaded.',
    upload_error: 'The upload failed.',
    download_error: 'The download failed.',
  },
} satisfies Texts<typeof nl>;
