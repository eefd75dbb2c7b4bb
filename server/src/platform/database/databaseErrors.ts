/**
 * The database is up but accepts no writes, as after a failover that has not reached every client.
 */
export const readOnly = '25006';

/**
 * It answered and changed nothing, and the same call may succeed later. By SQLSTATE class where it has
 * one: 40, rolled back for others, 53, out of disk, memory or connections; and a lock or a statement
 * that took too long, a disk that fails, a read-only database.
 */
const transientCodes = new RegExp(`^(40...|53...|55P03|57014|58030|${readOnly})$`);

export const isTransient = (error: unknown) =>
  error instanceof Error && 'code' in error && transientCodes.test(String(error.code));

/** Fails where a write would fail, but writes nothing: there is no row to lock. */
export const askForWrites = 'select from call_counts where false for key share';

/** What broke a connection, whatever it is called: the driver says only that it is broken. */
const broken = new WeakSet<Error>();
export const noteBroken = (error: Error) => void broken.add(error);

/** No answer came, because the connection broke or could not be made. */
export const isDatabaseAway = (error: unknown) =>
  error instanceof Error &&
  (broken.has(error) || isOfNetwork(error) || isCodeOfAway(error) || isTextOfAway(error));

/** Looking up a name and connecting are never done to a file. One error holds those of all addresses. */
function isOfNetwork(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOfNetwork);
  const syscall = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  return syscall === 'getaddrinfo' || syscall === 'connect';
}

/**
 * SQLSTATE classes 08 and 57P, and 53300: no connection, shutting down, too many clients; and the
 * words of the driver for scripts.
 */
function isCodeOfAway(error: Error) {
  const code = 'code' in error ? String(error.code) : '';
  return /^(08|57P|53300|CONNECT_|CONNECTION_)/.test(code);
}

/** The driver gives these no code. */
const isTextOfAway = ({ message }: Error) =>
  /^(Connection terminated|timeout exceeded when|Client .* not queryable|Query read timeout)/.test(
    message,
  );
