import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
/** Built or downloaded, so not everybody has them. */
const NOT_SEARCHED = ['node_modules/**', 'build/**', 'reports/**', '.git/**', '.data/**']
const FILES = globSync('**/*', { cwd: root, exclude: NOT_SEARCHED })

/** A name that begins with one of these is a path in the project; `/orders/:id` and `text/html` are not. */
const FOLDERS = new Set(globSync('*/', { cwd: root, exclude: NOT_SEARCHED }))

/**
 * Every file that a page of the docs names in backticks, such as `app/routes.ts`, `get-order.test.ts` or
 * `app/{a,b}.ts`, or at the start of a line of a list of files. Each of `{a,b}` counts.
 */
function listNamedFiles(markdown: string): string[] {
  const named = [...markdown.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
  const listed = [...markdown.matchAll(/^([\w./{},-]+\.tsx?)(?:,|\s|$)/gm)].map(([, name = '']) => name)
  return [...named, ...listed.filter(isFromRoot)]
    .filter((name) => isFromRoot(name) || /^[^/:*].*\.(tsx?|mjs|md|sql)$/.test(name))
    .flatMap(inFull)
}

/** `app/{a,b}.ts` as `app/a.ts` and `app/b.ts`. */
function inFull(name: string): string[] {
  const [all, before = '', choices = '', behind = ''] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(name) ?? []
  return all === undefined ? [name] : choices.split(',').flatMap((one) => inFull(before + one + behind))
}

function isFromRoot(name: string): boolean {
  const [folder = '', ...rest] = name.split('/')
  return rest.length > 0 && FOLDERS.has(folder)
}

/** Links to files: neither to other sites nor to headings of the same page. */
function listLinks(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
}

/** Links to a heading that its page does not have. */
function listLostHeadings(page: string, markdown: string): string[] {
  const lacks = (text: string, heading: string) => !listHeadings(text).includes(heading)
  return [...markdown.matchAll(/\]\(([^)\s#]*)#([^)]+)\)/g)]
    .filter(([, target = '', heading = '']) => {
      if (target === '') return lacks(markdown, heading)
      const path = join(root, dirname(page), target)
      return /^[^:]+\.md$/.test(target) && existsSync(path) && lacks(readFileSync(path, 'utf8'), heading)
    })
    .map(([, target, heading]) => `${target}#${heading}`)
}

/** The headings of a page as links name them. */
function listHeadings(markdown: string): string[] {
  const titles = markdown.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)
  return [...titles].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/\]\([^)]*\)|[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** True if `name` is a path from the root, perhaps with `*`, or the last part of some file's path. */
function isExisting(name: string): boolean {
  // Placeholders stand for any name: `domain/<room>/<noun>/index.ts`.
  const pattern = name.replaceAll(/<[^>]+>/g, '*')
  if (!isFromRoot(name)) return FILES.some((path) => `/${path}`.endsWith(pattern.replace(/^(\.\.)?\/?/, '/')))
  return globSync(pattern, { cwd: root, exclude: NOT_SEARCHED }).length > 0
}

function listFaults(page: string, markdown: string): string[] {
  return [
    ...listNamedFiles(markdown).filter((name) => !isExisting(name)),
    ...listLinks(markdown).filter((target) => !existsSync(join(root, dirname(page), target))),
    ...listLostHeadings(page, markdown),
  ]
}

// The specification is kept as it was written.
const pages = globSync(['README.md', 'CHANGELOG.md', 'SECURITY.md', 'CONTRIBUTING.md', 'docs/**/*.md'], {
  cwd: root,
  exclude: ['docs/specification.md'],
})

test.each(pages)('every file and heading that %s names exists', (page) => {
  expect(listFaults(page, readFileSync(join(root, page), 'utf8'))).toEqual([])
})

test.each([
  ['`domain/orders/orders/get-order.ts`, `get-order.test.ts` and `adapters/{mail,pdf}/*.ts`', 0],
  ['`domain/<room>/<noun>/index.ts`, `/orders/:id`, `text/html`, `orders.total` and `{ en, th }`', 0],
  ['[here](../architecture.md#kinds-of-test), [there](https://example.com/none.md#none)', 0],
  ['## Of `one`, **two**\n[above](#of-one-two)', 0],
  ['[above](#top)', 1],
  ['[here](../architecture.md#none)', 1],
  ['`domain/orders/none.ts`', 1],
  ['`none.test.ts`', 1],
  ['domain/orders/orders/{states,none}.ts  the states', 1],
  ['`orders/states.ts`', 0],
  ['`orders/none.ts`', 1],
  ['`domain/none/`', 1],
  ['[here](none.md)', 1],
])('finds the missing files of a page: %s', (markdown, count) => {
  expect(listFaults('docs/guides/planted.md', markdown)).toHaveLength(count)
})

test('docs/README.md lists every page but the records', () => {
  const listed = new Set(
    listLinks(readFileSync(join(root, 'docs/README.md'), 'utf8')).map((target) => join('docs', target)),
  )
  const missing = globSync(['docs/*.md', 'docs/guides/*.md'], { cwd: root }).filter(
    (page) => !listed.has(page) && !page.endsWith('README.md'),
  )
  expect(missing).toEqual([])
})
