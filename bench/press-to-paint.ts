import { type Browser, chromium } from '@playwright/test'
import config from '../playwright.config.ts'

/** From the press on a link to the paint that shows the next page's heading and its first picture, in milliseconds. */
export type PressRow = { name: string; pointer: 'mouse' | 'finger'; ahead: number; saving: number }

type Press = {
  name: string
  from: string
  link: string
  /** Its address, once it is shown. */
  to: RegExp
  /** The picture of its beginning, where it has one. */
  picture?: string
  pointer?: 'finger'
}

const PRODUCT = {
  link: 'main a[href="/product/red-curry-paste"]',
  to: /\/product\//,
  picture: '.page-picture',
}
const RECIPE = {
  link: 'main a[href="/recipes/green-curry-chicken"]',
  to: /\/recipes\//,
  picture: '.page-picture',
}
const SHOP = { link: 'header a[href="/shop"]', to: /\/shop$/, picture: 'main article img' }

const PRESSES: Press[] = [
  { name: 'shop → product', from: '/shop', ...PRODUCT },
  { name: 'shop → product', from: '/shop', ...PRODUCT, pointer: 'finger' },
  { name: 'home → recipe', from: '/', ...RECIPE },
  { name: 'recipes → recipe', from: '/recipes', ...RECIPE },
  { name: 'recipes → recipe', from: '/recipes', ...RECIPE, pointer: 'finger' },
  { name: 'menu → recipe', from: '/menu', ...RECIPE, link: 'main a[href="/recipes/fish-cakes"]' },
  { name: 'head → shop', from: '/', ...SHOP },
  { name: 'head → about', from: '/shop', link: 'header a[href="/about"]', to: /\/about$/ },
]

const TIMES = 5
/** The time for which the pointer rests on a link before it is pressed, and a finger stays on it. */
const REST_MS = 250
const TAP_MS = 80
/** A slow laptop or a phone of middling price, near the server. */
const SLOWER = 4
const LATENCY_MS = 40

/**
 * Presses links of the shop at `url`, each several times in a browser that has never been there, and beside it in one
 * that saves data, for which nothing is fetched ahead. The middle of each is returned.
 */
export async function measurePresses(url: string): Promise<PressRow[]> {
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const rows: PressRow[] = []
    for (const press of PRESSES) {
      const times: Record<'ahead' | 'saving', number[]> = { ahead: [], saving: [] }
      for (let turn = 0; turn < TIMES; turn += 1) {
        times.saving.push(await pressOnce(browser, url, press, { isSaving: true }))
        times.ahead.push(await pressOnce(browser, url, press, { isSaving: false }))
      }
      const { name, pointer = 'mouse' } = press
      rows.push({ name, pointer, ahead: middle(times.ahead), saving: middle(times.saving) })
    }
    return rows
  } finally {
    await browser.close()
  }
}

export function printPresses(print: (line: string) => void, rows: PressRow[]): void {
  print('\n## From press to paint\n')
  print(
    `A processor ${SLOWER} times slower, ${LATENCY_MS} ms of latency; the pointer rests ${REST_MS} ms on the link, or a finger touches it for ${TAP_MS} ms. From when it is let go until the next page's heading and first picture are painted, the middle of ${TIMES}, in a browser that has never been there; beside it one that saves data, for which nothing is fetched ahead.\n`,
  )
  print('| from → to | pointer | fetched ahead | saving data | ratio |')
  print('|---|---|--:|--:|--:|')
  for (const { name, pointer, ahead, saving } of rows) {
    print(
      `| ${name} | ${pointer} | ${ahead.toFixed(0)} ms | ${saving.toFixed(0)} ms | ${(ahead / saving).toFixed(2)} |`,
    )
  }
}

async function pressOnce(
  browser: Browser,
  url: string,
  press: Press,
  { isSaving }: { isSaving: boolean },
): Promise<number> {
  const isFinger = press.pointer === 'finger'
  const context = await browser.newContext(
    isFinger
      ? { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
      : { viewport: { width: 1280, height: 800 } },
  )
  try {
    const page = await context.newPage()
    const browserSide = await context.newCDPSession(page)
    await browserSide.send('Emulation.setDataSaverOverride', { dataSaverEnabled: isSaving })
    await page.goto(url + press.from, { waitUntil: 'networkidle' })
    const link = page.locator(press.link).first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const box = await link.boundingBox()
    if (!box) throw new Error(`${press.from} does not show ${press.link}`)
    await browserSide.send('Network.enable')
    await browserSide.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await browserSide.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const painted = page.evaluate(timeToPaint, { to: press.to.source, picture: press.picture })
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (isFinger) {
      await browserSide.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await page.waitForTimeout(TAP_MS)
      await browserSide.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    } else {
      await page.mouse.move(x, y)
      await page.waitForTimeout(REST_MS)
      await page.mouse.down()
      await page.mouse.up()
    }
    return await painted
  } finally {
    await context.close()
  }
}

/** Runs in the page. A frame is painted when the next one begins. */
function timeToPaint({ to, picture }: { to: string; picture: string | undefined }): Promise<number> {
  const before = document.querySelector('h1')
  const nextFrame = () => new Promise(requestAnimationFrame)
  const head = () => (picture === undefined ? null : document.querySelector<HTMLImageElement>(picture))
  function isThere() {
    const heading = document.querySelector('h1')
    if (!heading || heading === before || !new RegExp(to).test(location.pathname)) return false
    const image = head()
    return picture === undefined || (image !== null && image.complete && image.naturalWidth > 0)
  }
  return new Promise((resolve) => {
    async function waitFrom(pressedAt: number) {
      while (!isThere()) await nextFrame()
      await head()?.decode()
      await nextFrame()
      await nextFrame()
      resolve(performance.now() - pressedAt)
    }
    addEventListener('pointerup', ({ timeStamp }) => void waitFrom(timeStamp), { capture: true, once: true })
  })
}

function middle(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
