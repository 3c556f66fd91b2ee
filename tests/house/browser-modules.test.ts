import { expect, test } from 'vitest'
import { LOCALES } from '#shared/kernel/locale.ts'
import { browserFiles, modulesOf, publicPages, scriptsOf } from './built-pages.ts'

/** The packages of public pages, beside our own code, before anybody has done anything. */
const AT_ONCE = ['react', 'react-dom', 'react-router', 'scheduler']
/** The packages that are fetched later: figures of the office, and what tells how fast pages were. */
const LATER = ['@kurkle/color', 'chart.js', 'web-vitals']
/** Our own folders that may reach a browser: pages, and what is pure. */
const OURS = ['app', 'shared']

const ALL = Object.values(browserFiles).flatMap(({ modules }) => modules)

const packageOf = (module: string) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1]
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()
const packagesIn = (modules: string[]) => sorted(modules.flatMap((module) => packageOf(module) ?? []))

test('packages that reach a browser are few, and known', () => {
  expect(packagesIn(ALL)).toEqual(sorted([...AT_ONCE, ...LATER]))
})

test('public pages wait for none but React and the router', () => {
  const files = LOCALES.flatMap((locale) => publicPages.flatMap((id) => [...scriptsOf(id, locale)]))
  const modules = sorted(files).flatMap(modulesOf)
  expect(packagesIn(modules)).toEqual(AT_ONCE)
  expect(modules.filter((module) => /^app\/(routes|components)\/admin\//.test(module))).toEqual([])
})

test('of our own code only pages and what is pure reach a browser', () => {
  // The build's own few lines begin with a zero byte.
  const own = ALL.filter((module) => !packageOf(module) && !module.startsWith('\0'))
  expect(sorted(own.map((module) => module.split('/')[0] ?? ''))).toEqual(OURS)
})
