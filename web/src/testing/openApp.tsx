import { createBrowserHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildApp } from '../app.tsx';
import { buildLinkApp } from '../linkApp.tsx';
import { buildMineApp } from '../mineApp.tsx';

/** Opens the whole application at an address, as a visitor does. */
export function openApp(address: string) {
  window.history.replaceState(null, '', address);
  render(buildApp(createBrowserHistory()));
  return userEvent.setup();
}

/** Opens a page behind a link in a mail, as its recipient does. */
export function openLink(address: string) {
  window.history.replaceState(null, '', address);
  render(buildLinkApp());
  return userEvent.setup();
}

/** Opens the page of a client or an employer, as they do themselves. */
export function openMine(address: string) {
  window.history.replaceState(null, '', address);
  render(buildMineApp());
  return userEvent.setup();
}

export const addressNow = () => window.location.pathname + window.location.search;
