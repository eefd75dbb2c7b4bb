/** The file extensions of each kind. */
export const fileKinds = {
  pdf: ['pdf'],
  office: ['doc', 'docx'],
  image: ['png', 'jpg', 'jpeg', 'bmp', 'gif'],
  audio: ['mp3', 'm4a', 'wav', 'ogg'],
  video: ['mp4', 'webm', 'mov'],
  logo: ['png', 'jpg', 'jpeg'],
  /** Rows of people, from a spreadsheet. */
  table: ['csv', 'xlsx'],
  /** A piece of a file that is too large to come at once. */
  part: ['part'],
  diploma: ['csv', 'xlsx', 'json', 'pdf'],
  /** A bank statement, CAMT.053 or MT940. */
  bank: ['xml', '940', 'sta', 'mt940', 'txt'],
} as const;
export type FileKind = keyof typeof fileKinds;
