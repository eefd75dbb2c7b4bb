const longest = 60;

/** 'Soort baan (Ruwe schets)' is 'soort-baan-ruwe-schets': lowercase letters, digits and dashes. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
