import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { runInNewContext } from 'node:vm'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { expect, test } from 'vitest'
import { withPageData } from './page-data.ts'
import { bytesOfPage, cutPage } from './page-pieces.ts'
import { renderWhole } from './render-whole.ts'

const MARK = 'm-1'
const URL = 'http://localhost/'

function Root() {
  return (
    <html lang="en">
      <head />
      <body>
        <p>krok</p>
        <Scripts />
      </body>
    </html>
  )
}

/** The context that the router hands to entry.server.tsx for a page whose loader returns `data`. */
async function entryOf(data: string): Promise<EntryContext> {
  const { promise, resolve } = Promise.withResolvers<EntryContext>()
  const handleRequest = (_request: Request, _status: number, _headers: Headers, entry: EntryContext) => {
    resolve(entry)
    return new Response()
  }
  const route = { id: 'root', path: '', hasLoader: true, module: '/root.js', imports: [], css: [] }
  // No more of a build than the router reads of it.
  const build = {
    routes: { root: { ...route, module: { default: Root, loader: () => data } } },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: { root: route },
      url: '/m.js',
      version: '1',
    },
    entry: { module: { default: handleRequest } },
    future: {},
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    ssr: true,
  } as unknown as ServerBuild
  await createRequestHandler(build, 'production')(new Request(URL))
  return promise
}

/** The page as the router's own component writes it, data too. */
function renderAsRouter(entry: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={URL} nonce={MARK} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    })
  })
}

/** The page with its data as JSON, however they are quoted. */
const withPlainData = (html: string) =>
  html.replace(/(?<=streamController\.enqueue\()(.*?)(?=\);<\/script>)/s, (quoted) =>
    JSON.stringify(runInNewContext(quoted)),
  )

test.each(['["</script>\u2028\u2029&"]\n', "it's \\ n", 'ครก', 'x'.repeat(100_000)])(
  'a page and its data are what the router and React make of them: %.20s',
  async (said) => {
    const { serverHandoffStream = new ReadableStream(), ...entry } = await entryOf(said)
    const [one, other] = serverHandoffStream.tee()
    const tree = <ServerRouter context={entry} url={URL} nonce={MARK} />
    const page = cutPage(await renderWhole(tree, MARK), MARK)
    const data = await new Response(one).text()
    const ours = bytesOfPage(withPageData(page, { data, mark: MARK })).toString()
    const theirs = await renderAsRouter({ ...entry, serverHandoffStream: other })
    expect(withPlainData(ours)).toBe(withPlainData(theirs))
    expect(ours.match(/<script/g)).toHaveLength(theirs.match(/<script/g)?.length ?? 0)
    expect(ours.match(/streamController\.enqueue/g)).toHaveLength(1)
  },
)
