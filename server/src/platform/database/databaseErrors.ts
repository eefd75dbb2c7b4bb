const codes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
];

/**
 * The database is up but accepts no writes, as after a failover that has not reached every client.
 */
export const readOnly = '25006';

/**
 * It answered and changed nothing, and the same call may succeed later: disk full, deadlock,
 * serialisation failure, lock timeout, statement timeout, read-only database.
 */
const transientCodes = ['53100', '40P01', '40001', '55P03', '57014', readOnly];

export const isTransient = (error: unknown) =>
  error instanceof Error && 'code' in error && transientCodes.includes(String(error.code));

/** Fails where a write would fail, but writes nothing: there is no row to lock. */
export const askForWrites = 'select from call_counts where false for key share';

/** No answer came, because the connection broke or could not be made. */
export const isDatabaseAway = (error: unknown) =>
  error instanceof Error && (isCodeOfAway(error) || isTextOfAway(error));

/** SQLSTATE classes 08 and 57P, and 53300: no connection, shutting down, too many clients. */
function isCodeOfAway(error: Error) {
  const code = 'code' in error ? String(error.code) : '';
  return codes.includes(code) || /^(08|57P|53300)/.test(code);
}

/** The driver gives these no code. */
const isTextOfAway = ({ message }: Error) =>
  /^(Connection terminated|timeout exceeded when|Client .* not queryable|Query read timeout)/.test(
    message,
  );
