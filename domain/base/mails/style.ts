import type { Locale } from '#shared/kernel/locale.ts'
import { html } from './html.ts'

/* Mail programs support tables and inline styles, and little else. The colours are those of app/styles/tokens.css. */
export const COLOURS = {
  leaf: '#17362b',
  coconut: '#fbf5e9',
  rice: '#fffdf8',
  turmeric: '#e0a526',
  chilli: '#c8321f',
  charcoal: '#1e1a17',
  stone: '#6f675e',
  line: '#e6dcc9',
}

/** The widths of the sheet with and without its margins, in pixels. */
export const SHEET_WIDTH = 600
export const CONTENT_WIDTH = SHEET_WIDTH - 2 * 28

/** Mail programs load no fonts: where the brand's are not installed, the closest of each system. Thai marks need height. */
export const TYPE: Record<Locale, { text: string; display: string; line: number; displayLine: number }> = {
  en: {
    text: "Anuphan, 'Segoe UI', Helvetica, Arial, sans-serif",
    display: "Fraunces, Georgia, 'Times New Roman', serif",
    line: 1.6,
    displayLine: 1.2,
  },
  th: {
    text: "Anuphan, 'Noto Sans Thai', 'Leelawadee UI', Thonburi, Tahoma, sans-serif",
    display: "'Noto Serif Thai', 'Noto Sans Thai', 'Leelawadee UI', Thonburi, Tahoma, sans-serif",
    line: 1.75,
    displayLine: 1.45,
  },
}

/**
 * The changes by class, for mail programs that read style sheets: on narrow screens, and in the dark. All others show
 * the inline styles, which are complete.
 */
export const STYLE_SHEET = html`<style>
  @media (max-width: 480px) {
    .k-margin {
      padding: 12px 8px !important;
    }
    .k-pad {
      padding-left: 20px !important;
      padding-right: 20px !important;
    }
    .k-stack {
      display: block !important;
      width: auto !important;
      padding-right: 0 !important;
    }
    .k-above {
      padding-bottom: 0 !important;
      border-bottom: 0 !important;
    }
    .k-below {
      padding-top: 0 !important;
    }
    .k-card {
      display: block !important;
      width: auto !important;
      padding: 14px 14px 12px !important;
    }
    .k-full {
      width: 100% !important;
    }
  }
  @media (prefers-color-scheme: dark) {
    .k-back {
      background: #14120f !important;
    }
    .k-sheet {
      background: #211d19 !important;
      border-color: #453d35 !important;
    }
    .k-text {
      color: #f3ece0 !important;
    }
    .k-head {
      color: #f0cf86 !important;
    }
    .k-quiet {
      color: #bdb2a5 !important;
    }
    .k-line {
      border-color: #453d35 !important;
    }
    .k-code {
      background: #14120f !important;
      color: #f0cf86 !important;
    }
    .k-outline {
      border-color: #f0cf86 !important;
      color: #f0cf86 !important;
    }
  }
</style>`
