export const genders = ['m', 'f', 'x'] as const;
