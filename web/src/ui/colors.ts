import type { MantineColorsTuple } from '@mantine/core';

/** Light to dark, 0 to 9. Warm greys and one accent; the rest is for states and messages. */
export const colors = {
  gray: scale('F7F7F5 F0F0ED E6E6E1 D6D6D0 B6B7B0 8B8D86 646761 4A4D49 303330 1A1D1B'),
  dark: scale('E7E9E7 C9CDCA A2A8A4 737A76 363C39 2A2F2D 1C201F 131615 0E1110 090B0A'),
  teal: scale('EDF6F4 D7ECE8 B0DAD3 82C4BA 52AA9F 2B8E83 14746B 0F5F58 0C4D48 083A36'),
  red: scale('FDF1EF FADFDB F4BFB8 EC998F E07265 D04F42 BD3528 A42A1F 86231A 661B14'),
  amber: scale('FDF6E7 FAEAC6 F4D48D EABB55 DBA02B BD8313 97660A 7A5207 5F4006 452F05'),
  green: scale('EEF7EF D9EDDB B4DAB8 88C38E 5CA965 3D8D47 2C7436 225E2B 1B4B23 13371A'),
  blue: scale('EFF5FB DBE8F5 B6D0EA 8AB2DC 5F93CB 3F76B4 2D5F9A 244E80 1D3F67 152D4A'),
  violet: scale('F4F2FB E6E1F6 CCC2EC AE9EDF 907BCF 755DBA 5F48A0 4E3B84 3E2F6A 2D224D'),
  orange: scale('FCF3EE F8E2D6 F0C3AA E59F79 D67C4C B96130 954B22 783C1B 5E2F16 442210'),
};

function scale(shades: string) {
  return shades.split(' ').map((shade) => `#${shade}`) as unknown as MantineColorsTuple;
}
