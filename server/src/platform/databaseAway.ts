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

/** No answer came because the connection broke, or none could be made. */
export const isDatabaseAway = (error: unknown) =>
  error instanceof Error && (isCodeOfAway(error) || isTextOfAway(error));

/** Classes 08 and 57P of SQLSTATE, and 53300: no connection, shutting down, too many clients. */
function isCodeOfAway(error: Error) {
  const code = 'code' in error ? String(error.code) : '';
  return codes.includes(code) || /^(08|57P|53300)/.test(code);
}

/** The driver gives these no code. */
const isTextOfAway = ({ message }: Error) =>
  /^(Connection terminated|timeout exceeded when|Client .* not queryable|Query read timeout)/.test(
    message,
  );
