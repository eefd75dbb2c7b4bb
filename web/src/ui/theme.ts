import { type CSSVariablesResolver, createTheme, rem } from '@mantine/core';
import { dark, light } from './colorRoles.ts';
import { colors } from './colors.ts';
import controls from './controls.module.css';

const choice = { body: controls.choice, label: controls.choiceLabel };

export const theme = createTheme({
  colors,
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
  defaultRadius: 'sm',
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(10), xl: rem(14) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(20), xl: rem(24) },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(20) },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  breakpoints: { xs: '30em', sm: '40em', md: '48em', lg: '68.75em', xl: '87.5em' },
  shadows: {
    xs: '0 1px 2px rgb(26 29 27 / 0.035)',
    sm: '0 1px 2px rgb(26 29 27 / 0.035)',
    md: '0 6px 20px -6px rgb(26 29 27 / 0.18)',
    lg: '0 6px 20px -6px rgb(26 29 27 / 0.18)',
    xl: '0 24px 64px -16px rgb(14 17 16 / 0.35)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'sm' },
      classNames: {
        root: controls.button,
        label: controls.buttonLabel,
        loader: controls.buttonLoader,
      },
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: 32 },
      classNames: { root: controls.actionIcon },
    },
    Input: {
      defaultProps: { size: 'sm' },
      classNames: { wrapper: controls.inputWrapper, input: controls.input },
    },
    InputWrapper: {
      defaultProps: { size: 'sm' },
      classNames: {
        label: controls.label,
        required: controls.required,
        description: controls.description,
        error: controls.error,
      },
    },
    Select: { defaultProps: { checkIconPosition: 'right', allowDeselect: false } },
    Checkbox: { classNames: { input: controls.checkbox, ...choice } },
    Radio: { classNames: { radio: controls.radio, ...choice } },
    SegmentedControl: {
      defaultProps: { withItemsBorders: false },
      classNames: {
        root: controls.segments,
        control: controls.segment,
        indicator: controls.segmentThumb,
        label: controls.segmentLabel,
      },
    },
  },
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light, dark });
