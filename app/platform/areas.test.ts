import { createRequestHandler, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { handlerOfAreas } from './areas.ts'

type Route = { id: string; path: string; parentId?: string }

const ROUTES: Route[] = [
  { id: 'layout', path: ':locale?' },
  { id: 'home', path: '', parentId: 'layout' },
  { id: 'list', path: 'orders', parentId: 'layout' },
  { id: 'one', path: 'orders/:id', parentId: 'layout' },
  { id: 'new', path: 'orders/new', parentId: 'layout' },
  { id: 'cart', path: 'cart', parentId: 'layout' },
  { id: 'nothing', path: '*', parentId: 'layout' },
  { id: 'preferences', path: 'preferences' },
]

/** A site that answers with the id of the route. */
const build = {
  routes: Object.fromEntries(
    ROUTES.map((route) => [
      route.id,
      {
        ...route,
        ...(route.id === 'home' && { index: true, path: undefined }),
        module: { ...(route.id !== 'layout' && { loader: () => new Response(route.id) }) },
      },
    ]),
  ),
  assets: { version: '1', routes: Object.fromEntries(ROUTES.map(({ id }) => [id, { id }])) },
  entry: { module: {} },
  future: {},
  routeDiscovery: { mode: 'lazy' },
  ssr: true,
} as unknown as ServerBuild

test.each([
  ['/', 'home'],
  ['/th', 'home'],
  ['/orders', 'list'],
  ['/th/orders/', 'list'],
  ['/ORDERS/7?page=2', 'one'],
  ['/orders/new', 'new'],
  ['/th/cart', 'cart'],
  ['/xx/cart', 'cart'],
  ['/orders/7/8', 'nothing'],
  ['/%6Frders', 'list'],
  ['/nowhere/at-all', 'nothing'],
  ['/preferences', 'preferences'],
])('%s is answered by the route that one router of all would take: %s', async (path, id) => {
  const ask = async (handle: ReturnType<typeof createRequestHandler>) =>
    (await handle(new Request(`http://localhost${path}`))).text()
  expect(await ask(handlerOfAreas(build))).toBe(id)
  expect(await ask(createRequestHandler(build, 'production'))).toBe(id)
})

test.each([
  ['1', ['/', '/th', '/orders', '/th/orders/7', '/cart', '/preferences', '/nowhere/at-all']],
  ['1', ['/nowhere']],
  ['of another build', ['/cart', '/orders']],
])(
  'a browser of build %s is told the routes that one router of all would tell: %s',
  async (version, paths) => {
    const search = new URLSearchParams({ paths: paths.join(','), version })
    const ask = async (handle: ReturnType<typeof createRequestHandler>) => {
      const answer = await handle(new Request(`http://localhost/__manifest?${search}`))
      const routes = JSON.parse((await answer.text()) || '{}') as object
      return { status: answer.status, headers: [...answer.headers], routes }
    }
    expect(await ask(handlerOfAreas(build))).toEqual(await ask(createRequestHandler(build, 'production')))
  },
)
