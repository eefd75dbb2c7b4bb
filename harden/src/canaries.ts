import { randomBytes } from 'node:crypto';

export type Canaries = ReturnType<typeof canariesOf>;

/** Words that occur nowhere else, so that wherever they turn up they came from here. */
export function canariesOf() {
  const word = randomBytes(6).toString('hex');
  const token = randomBytes(32).toString('base64url');
  const session = `eyJhbGciOiJIUzI1NiJ9.${randomBytes(30).toString('base64url')}.${token.slice(1)}`;
  const password = `een lange zin ${word}`;
  const words = `Kanarie ${word}`;
  const email = `${word}@kanarie.example`;
  const doors = new Set([token, session, password]);
  /** A part that stays readable in a URL too. */
  const all = new Set([...doors, word]);
  return {
    token,
    session,
    password,
    words,
    email,
    doors,
    all,
    /** Another secret, such as the token of a link that works. */
    add(canary: string) {
      doors.add(canary);
      all.add(canary);
      return canary;
    },
  };
}
