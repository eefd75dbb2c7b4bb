/** The endings that files of a kind may have. */
export const fileKinds = {
  pdf: ['pdf'],
  office: ['doc', 'docx'],
  image: ['png', 'jpg', 'jpeg', 'bmp', 'gif'],
  audio: ['mp3', 'm4a', 'wav', 'ogg'],
  video: ['mp4', 'webm', 'mov'],
  logo: ['png', 'jpg', 'jpeg'],
  /** People in rows, from a spreadsheet. */
  table: ['csv', 'xlsx'],
  diploma: ['csv', 'json'],
} as const;
export type FileKind = keyof typeof fileKinds;
