import type { Report } from '../report.ts'
import type { Figures } from './run-lighthouse.ts'

export const INTRODUCTION = `# Pages in a browser

Written by \`npm run lighthouse\`: Lighthouse with its mobile settings (a phone of middling price on a slow line: 1.6 Mbit/s, 150 ms, a
processor four times slower) looks at pages of the built shop with the demo's data, each three times, and the middle figure of
each is shown. Line and processor are calculated from what was seen, but blocked time grows on a machine that others use.`

const COLUMNS: [title: string, show: (figures: Figures) => string][] = [
  ['performance', ({ performance }) => performance.toFixed(0)],
  ['accessibility', ({ accessibility }) => accessibility.toFixed(0)],
  ['best practices', ({ bestPractices }) => bestPractices.toFixed(0)],
  ['SEO', ({ seo }) => seo.toFixed(0)],
  ['first paint', ({ firstPaint }) => seconds(firstPaint)],
  ['largest paint', ({ largestPaint }) => seconds(largestPaint)],
  ['blocked', ({ blocked }) => `${blocked.toFixed(0)} ms`],
  ['shift', ({ shift }) => shift.toFixed(3)],
  ['speed index', ({ speedIndex }) => seconds(speedIndex)],
  ['scripts', ({ scripts }) => kilobytes(scripts)],
  ['styles', ({ styles }) => kilobytes(styles)],
  ['fonts', ({ fonts }) => kilobytes(fonts)],
  ['pictures', ({ pictures }) => kilobytes(pictures)],
  ['from elsewhere', ({ elsewhere }) => String(elsewhere)],
]

export function printHead(report: Report): void {
  report.print('\n## Lighthouse\n')
  report.print(`| page | ${COLUMNS.map(([title]) => title).join(' | ')} |`)
  report.print(`|---|${COLUMNS.map(() => '--:').join('|')}|`)
}

export function printRow(report: Report, path: string, figures: Figures): void {
  report.print(`| ${path} | ${COLUMNS.map(([, show]) => show(figures)).join(' | ')} |`)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
