import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findChromium } from '../../scripts/test/chromium.ts'
import { newHome, startShop } from '../helpers/shop-process.ts'

/*
 * A third language takes a line in the list, one where the texts are gathered, and a folder. It is put into a copy of
 * the sources, which is built, so that no shop has a switch that could show it to anyone.
 */

const LANGUAGE = 'xx'
const TEXTS = 'shared/messages'
/** Not copied: large, and the same in any language. */
const LINKED = new Set(['node_modules', 'public'])
const LEFT_OUT = new Set([
  '.git',
  '.react-router',
  'build',
  'tests',
  'docs',
  'bench',
  'test-results',
  '.data',
])

let copy = ''
let browser: Browser | undefined

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'krok-third-language-'))
  for (const name of readdirSync('.')) {
    if (LINKED.has(name)) symlinkSync(resolve(name), join(copy, name))
    else if (!LEFT_OUT.has(name)) cpSync(name, join(copy, name), { recursive: true })
  }
  addLanguage()
  // As where nothing is tested: the build would leave out its styles.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' }
  const run = (program: string, arg: string) =>
    execFileSync(program, [arg], { cwd: copy, env, stdio: 'pipe' })
  run(resolve('node_modules/.bin/react-router'), 'build')
  if (process.env['KROK_PACKED']) run(process.execPath, 'scripts/pack-programs.ts')
  const executablePath = findChromium()
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
})

afterAll(async () => {
  await browser?.close()
  await rm(copy, { recursive: true, force: true })
})

/** Changes a file of the copy, and fails if there was nothing to change. */
function change(path: string, before: string, after: string): void {
  const text = readFileSync(join(copy, path), 'utf8')
  expect(text.split(before), path).toHaveLength(2)
  writeFileSync(join(copy, path), text.replace(before, after))
}

function addLanguage(): void {
  const line = `${LANGUAGE}: { name: 'Ẋẋ', prefix: '/${LANGUAGE}', fallback: 'en', tag: 'en-ZA' },`
  change('shared/kernel/locale.ts', 'const languages = {', `const languages = {\n  ${line}`)
  change(
    `${TEXTS}/texts-of.ts`,
    '= { en, th }',
    `= { en, th, ${LANGUAGE} }\nimport * as ${LANGUAGE} from './${LANGUAGE}/index.ts'`,
  )
  writeFolder()
  // Texts that still stand beside the code that says them: there it is English.
  for (const path of globSync('{app,domain,server,shared,adapters}/**/*.ts', { cwd: copy })) {
    const text = readFileSync(join(copy, path), 'utf8')
    if (text.includes(' = { en, th }'))
      writeFileSync(join(copy, path), text.replaceAll(' = { en, th }', ' = { en, th, xx: en }'))
  }
}

/** Every file of English texts has its twin. */
function writeFolder(): void {
  const folder = join(copy, TEXTS, LANGUAGE)
  mkdirSync(folder)
  cpSync('tests/process/made-up-texts.ts', join(folder, 'made-up-texts.ts'))
  for (const path of globSync('**/*.ts', { cwd: join(TEXTS, 'en') })) {
    const english = readFileSync(join(TEXTS, 'en', path), 'utf8')
    const names = Array.from(english.matchAll(/^export const (\w+)/gm), ([, name = '']) => name)
    const to = join(folder, path)
    mkdirSync(dirname(to), { recursive: true })
    const way = (file: string) => `./${relative(dirname(to), join(copy, TEXTS, file))}`
    const twin = [
      `import * as english from '${way(`en/${path}`)}'`,
      `import { madeUp } from '${way(`${LANGUAGE}/made-up-texts.ts`)}'`,
      ...names.map((name) => `export const ${name} = madeUp(english.${name})`),
    ]
    writeFileSync(to, path === 'index.ts' ? english : twin.join('\n'))
  }
}

/** The page in it, on a phone. */
async function openPage(): Promise<{ page: Page; url: string }> {
  const home = await newHome({ isEmpty: true })
  const shop = await startShop(home.settings, { folder: copy })
  const page = await browser!.newPage({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  onTestFinished(() => page.close())
  return { page, url: shop.url }
}

/** Lists what does not fit: the page sideways, and texts cut off in what one presses. */
function brokenBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = 360
    const sideways = document.documentElement.scrollWidth - screen
    const said = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 60)}`
    const pressed = [...document.querySelectorAll('button, a.btn, .btn, summary, label, nav a')]
    const cut = pressed.filter((element) => {
      if (!element.checkVisibility() || element.closest('.sr-only, [inert]')) return false
      const { overflowX } = getComputedStyle(element)
      return (
        element.clientWidth > 0 && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      )
    })
    const isInScroller = (element: Element) => {
      for (let up = element.parentElement; up; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true
      return false
    }
    const outside = pressed.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isBeyond = element.checkVisibility() && width > 1 && (right > screen + 1 || left < -1)
      return isBeyond && !isInScroller(element)
    })
    /** The innermost of what reaches furthest beyond the screen. */
    function widest(): string {
      const [first] = [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > screen + 1)
        .toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)
      return first ? `${said(first)} (${first.className})` : 'nothing that is seen'
    }
    return [
      ...(sideways > 0 ? [`${sideways} px wider than the screen: ${widest()}`] : []),
      ...cut.map((element) => `cut: ${said(element)}`),
      ...outside.map((element) => `outside: ${said(element)}`),
    ]
  })
}

test('five pages in a made-up third language keep within their boxes on a phone', async () => {
  const { page, url } = await openPage()
  const broken: Record<string, string[]> = {}
  for (const path of ['', '/shop', '/product/red-curry-paste', '/menu', '/recipes/khao-soi', '/checkout']) {
    const response = await page.goto(`${url}/${LANGUAGE}${path}`)
    expect([path, response?.status()]).toEqual([path, 200])
    await page.waitForLoadState('networkidle')
    expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE)
    expect(await page.locator('main').textContent()).toMatch(/[áéîóú]{1}[äëïöü]/)
    const found = await brokenBoxes(page)
    if (found.length > 0) broken[path] = found
  }
  expect(broken).toEqual({})
})
