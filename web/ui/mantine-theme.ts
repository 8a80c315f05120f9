import { createTheme, defaultVariantColorsResolver, type CSSVariablesResolver } from '@mantine/core';

/** Shade 7 is the colour in the light theme, shade 3 in the dark one. */
const accent = [
  '#e2f2ea',
  '#c3e6d5',
  '#8adcbb',
  '#46d39f',
  '#2bbf8a',
  '#1aa677',
  '#0f8d66',
  '#0a7556',
  '#08624a',
  '#064b38',
] as const;
const red = [
  '#f9e9e3',
  '#f6d3c6',
  '#f3b199',
  '#f0906f',
  '#e3764f',
  '#d3623b',
  '#c15130',
  '#b0472b',
  '#963b23',
  '#76301d',
] as const;
const yellow = [
  '#fbf0d6',
  '#f7e3b2',
  '#f4d48a',
  '#f0c465',
  '#e3a008',
  '#c78c06',
  '#a87203',
  '#8a5b00',
  '#704a00',
  '#553800',
] as const;
const gray = [
  '#f5f7f4',
  '#eef2ee',
  '#e3e8e3',
  '#d3dad4',
  '#bac4bd',
  '#87938c',
  '#58655e',
  '#43504a',
  '#26332d',
  '#13211b',
] as const;
const dark = [
  '#e9f0ec',
  '#c9d5ce',
  '#9fb0a7',
  '#7d8e85',
  '#26332d',
  '#1d2823',
  '#151e1a',
  '#0d1411',
  '#0a100d',
  '#070b09',
] as const;

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 3 },
  colors: { accent, red, yellow, gray, dark, green: accent, teal: accent },
  black: '#13211b',
  white: '#ffffff',
  fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
  headings: { fontWeight: '700', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colors, color: 'var(--on-accent)' } : colors;
  },
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 44 } },
    Avatar: { defaultProps: { variant: 'filled', color: 'accent' } },
    Badge: { defaultProps: { variant: 'filled' } },
    Button: { defaultProps: { size: 'md' } },
    CloseButton: { defaultProps: { iconSize: 22 } },
    Loader: { defaultProps: { type: 'oval' } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 14,
        // Menus stay inside their landmark, without the placeholder, which a menu must not contain.
        withinPortal: false,
        withInitialFocusPlaceholder: false,
      },
    },
    Modal: {
      defaultProps: {
        radius: 'lg',
        padding: 24,
      },
    },
    Select: { defaultProps: { comboboxProps: { withinPortal: false } } },
  },
});

/** Gives the design tokens to Mantine's components, in both themes. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-dimmed': 'var(--dim)',
    '--mantine-color-placeholder': 'var(--dim)',
    '--mantine-color-error': 'var(--expense)',
    '--mantine-color-success': 'var(--income)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--hover)',
    '--mantine-color-disabled-color': 'var(--dim)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
    '--mantine-shadow-md': 'var(--shadow-lifted)',
    ...filled('accent', 'var(--accent)', 'var(--accent-strong)'),
    ...light('accent', 'var(--accent-soft)', 'var(--accent-soft-hover)', 'var(--accent)'),
    ...light('red', 'var(--expense-soft)', 'var(--expense-soft-hover)', 'var(--expense)'),
    ...light('yellow', 'var(--warn-soft)', 'var(--warn-soft)', 'var(--warn)'),
    ...light('gray', 'var(--hover)', 'var(--hover)', 'var(--dim)'),
  };
  return { variables: {}, light: shared, dark: shared };
};

function filled(name: string, background: string, hover: string): Record<string, string> {
  return {
    [`--mantine-color-${name}-filled`]: background,
    [`--mantine-color-${name}-filled-hover`]: hover,
  };
}

function light(name: string, background: string, hover: string, text: string): Record<string, string> {
  return {
    [`--mantine-color-${name}-light`]: background,
    [`--mantine-color-${name}-light-hover`]: hover,
    [`--mantine-color-${name}-light-color`]: text,
    [`--mantine-color-${name}-outline`]: text,
  };
}
