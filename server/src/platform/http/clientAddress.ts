import { isIPv6 } from 'node:net';

/**
 * What a rate limit counts as one client. A household gets a whole /64 of IPv6, so that is one
 * address; some proxies add the port, and an IPv4 address may be mapped into IPv6.
 */
export function clientAddress(given: string) {
  const address = withoutPort(given.trim());
  const [plain = ''] = address.split('%');
  return isIPv6(plain) ? networkOf(plain) : address;
}

const withoutPort = (address: string) =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  address;

/** `URL` normalises them; the first four groups are the network. */
function networkOf(address: string) {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return groups.slice(6).map(dotted).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const dotted = (group: string) => {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
};
