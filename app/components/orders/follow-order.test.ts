import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followOrder } from './follow-order.ts'

class FakeStream extends EventTarget {
  static opened: FakeStream[] = []
  isClosed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeStream.opened.push(this)
  }
  close() {
    this.isClosed = true
  }
  say(event: string) {
    this.dispatchEvent(new Event(event))
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const onChange = vi.fn<() => void>()
const answer = vi.fn<() => Promise<Response>>(async () => new Response(null))
let stop: () => void
const current = () => {
  const stream = FakeStream.opened.at(-1)
  if (!stream) throw new Error('nobody listens')
  return stream
}
const show = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { href: 'https://krok.test/order/key' })
  vi.stubGlobal('fetch', answer)
  FakeStream.opened = []
  page.visibilityState = 'visible'
  onChange.mockClear()
  answer.mockReset().mockImplementation(async () => new Response(null))
  stop = followOrder('/order/key/events', onChange)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('tells of each change, and of what happened before it listened', () => {
  expect(current().url).toBe('/order/key/events')
  current().say('open')
  expect(onChange).toHaveBeenCalledTimes(1)
  current().say('changed')
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('tries again after a failure, and asks every 25 seconds after three in a row', async () => {
  current().say('error')
  await seconds(3)
  current().say('open')
  onChange.mockClear()
  for (let failures = 0; failures < 3; failures += 1) {
    current().say('error')
    expect(current().isClosed).toBe(true)
    await seconds(3)
  }
  expect(FakeStream.opened).toHaveLength(4)
  expect(onChange).toHaveBeenCalledTimes(1)
  await seconds(25)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('asks nothing of a server that does not answer', async () => {
  answer.mockImplementation(async () => {
    throw new TypeError('offline')
  })
  for (let failures = 0; failures < 3; failures += 1) {
    current().say('error')
    await seconds(3)
  }
  await seconds(60)
  expect(onChange).not.toHaveBeenCalled()
})

test('is silent while hidden, and catches up when seen again', async () => {
  current().say('open')
  show('hidden')
  expect(current().isClosed).toBe(true)
  await seconds(100)
  expect(FakeStream.opened).toHaveLength(1)
  show('visible')
  current().say('open')
  expect(FakeStream.opened).toHaveLength(2)
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('ends', async () => {
  current().say('error')
  stop()
  await seconds(100)
  show('visible')
  expect(FakeStream.opened).toHaveLength(1)
})
