import { createBrowserHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildApp } from '../app.tsx';

/** Opens the whole application at an address, as a visitor does. */
export function openApp(address: string) {
  window.history.replaceState(null, '', address);
  render(buildApp(createBrowserHistory()));
  return userEvent.setup();
}

export const addressNow = () => window.location.pathname + window.location.search;
