import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findChromium } from '../../scripts/test/chromium.ts'

const FLAGS = '--headless=new --no-sandbox --disable-dev-shm-usage'

const audit = z.object({ numericValue: z.number() })
const reportFile = z.object({
  categories: z.object({
    performance: z.object({ score: z.number() }),
    accessibility: z.object({ score: z.number() }),
    'best-practices': z.object({ score: z.number() }),
    seo: z.object({ score: z.number() }),
  }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'speed-index': audit,
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({ url: z.string(), resourceType: z.string().optional(), transferSize: z.number() }),
        ),
      }),
    }),
  }),
})

/** Scores are out of 100, times in milliseconds, sizes in bytes on the wire. */
export type Figures = Record<
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'firstPaint'
  | 'largestPaint'
  | 'blocked'
  | 'shift'
  | 'speedIndex'
  | 'scripts'
  | 'styles'
  | 'fonts'
  | 'pictures'
  | 'elsewhere',
  number
>

/**
 * One run with Lighthouse's own mobile settings: a small phone, and a slow processor and line that are calculated.
 * @param program of Lighthouse
 * @param output where it may write its report
 */
export async function runLighthouse(program: string, url: string, output: string): Promise<Figures> {
  const chromium = findChromium()
  await promisify(execFile)(
    process.execPath,
    [program, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${FLAGS}`],
    { env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) } },
  )
  return toFigures(reportFile.parse(JSON.parse(await readFile(output, 'utf8'))), new URL(url).origin)
}

function toFigures({ categories, audits }: z.infer<typeof reportFile>, origin: string): Figures {
  const { items } = audits['network-requests'].details
  const bytes = (kind: string) =>
    items.reduce((sum, item) => sum + (item.resourceType === kind ? item.transferSize : 0), 0)
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    bestPractices: categories['best-practices'].score * 100,
    seo: categories.seo.score * 100,
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
    scripts: bytes('Script'),
    styles: bytes('Stylesheet'),
    fonts: bytes('Font'),
    pictures: bytes('Image'),
    elsewhere: items.filter(({ url }) => /^https?:/.test(url) && !url.startsWith(`${origin}/`)).length,
  }
}

/** The middle one of all runs, for each figure. */
export function medianOf(runs: Figures[]): Figures {
  const [first] = runs
  if (!first) throw new Error('there was no run')
  const median = { ...first }
  for (const name of Object.keys(first) as (keyof Figures)[])
    median[name] = runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? NaN
  return median
}
