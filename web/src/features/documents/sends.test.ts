import { expect, it } from 'vitest';
import { sendFlags, toNobody } from './sends.ts';

it('[DOC-05] for a file that goes to nobody, all four flags are 0', () =>
  expect(sendFlags(toNobody)).toEqual({
    send_client: '0',
    approve_client: '0',
    send_employer: '0',
    approve_employer: '0',
  }));

it('[DOC-05] approve is 1 only where send is 1', () =>
  expect(sendFlags({ client: 'approve', employer: 'send' })).toEqual({
    send_client: '1',
    approve_client: '1',
    send_employer: '1',
    approve_employer: '0',
  }));
