import { createContext, use } from 'react';
import { profileAt } from './profile.api.ts';

/** The school at which the open profile is. */
export const School = createContext(0);

/** The open profile, and all that its owner does with it. */
export const useOwnProfile = () => profileAt({ organisation_id: use(School) });
