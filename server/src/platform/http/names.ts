import type { Endpoint } from '@traject/contract/common/endpoint';
import { contract } from '@traject/contract/index';

/** The name of a feature and a call, as events use it: `auth.login`. */
export function nameOf(endpoint: Endpoint): string {
  for (const [feature, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries(calls))
      if (call === endpoint) return `${feature}.${name}`;
  throw new Error(`${endpoint.method} ${endpoint.path} is not in the contract`);
}
