/*
 * `npm run lighthouse [-- --runs 3 --pages home,shop --only pages|presses]`: what Lighthouse says of the built shop's
 * pages, in both languages, on a phone, and how long the next page takes when a link is pressed. Prints
 * docs/benchmarks-pages.md, and writes it when everything was asked.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALES, localizedPath } from '#shared/kernel/locale.ts'
import { measurePresses, printPresses } from '../press-to-paint.ts'
import { Report } from '../report.ts'
import { SHOP, startServer } from '../server-process.ts'
import { installLighthouse } from './install.ts'
import { INTRODUCTION, printHead, printRow } from './print.ts'
import { type Figures, medianOf, runLighthouse } from './run-lighthouse.ts'

const PAGES: Record<string, string> = {
  home: '',
  shop: '/shop',
  product: '/product/red-curry-paste',
  recipe: '/recipes/green-curry-chicken',
  menu: '/menu',
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' }, only: { type: 'string' } },
})
const pages = values.pages?.split(',') ?? Object.keys(PAGES)
const report = new Report('docs/benchmarks-pages.md')
const folder = await mkdtemp(join(tmpdir(), 'krok-lighthouse-'))
const server = await startServer(SHOP, {
  LOG_LEVEL: 'silent',
  DATA_DIR: join(folder, 'data'),
})
try {
  report.print(INTRODUCTION)
  report.print(`\nThis run: ${new Date().toISOString().slice(0, 10)}, Node ${process.version}.`)
  if (values.only !== 'presses') await lookAtPages()
  if (values.only !== 'pages') printPresses((line) => report.print(line), await measurePresses(server.url))
  if (!values.pages && !values.only) report.save()
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function lookAtPages(): Promise<void> {
  printHead(report)
  const program = installLighthouse()
  for (const locale of LOCALES)
    for (const page of pages) {
      const path = localizedPath(PAGES[page] ?? fail(page), locale)
      printRow(report, path, medianOf(await measure(program, `${server.url}${path}`)))
    }
}

/** The first visit is nobody's: it fills the cache of pages. */
async function measure(program: string, url: string): Promise<Figures[]> {
  await (await fetch(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } })).arrayBuffer()
  const runs: Figures[] = []
  while (runs.length < Number(values.runs))
    runs.push(await runLighthouse(program, url, join(folder, 'report.json')))
  return runs
}

function fail(page: string): never {
  throw new Error(`there is no page '${page}': ${Object.keys(PAGES).join(', ')}`)
}
