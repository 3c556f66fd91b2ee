import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { QueueFullError } from '#adapters/workers/queue-full-error.ts'
import type { ThreadTask } from '#adapters/workers/serve-tasks.ts'
import { argon2Hasher } from './argon2-hasher.ts'
import type { Argon2Work } from './argon2-thread.ts'

const PASSWORD = 'Galangal-27!'
/** OWASP's first choice for argon2id. */
const AT_FULL_COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

const hasher = argon2Hasher()
const sent = vi.spyOn(Worker.prototype, 'postMessage')
const sentTasks = () => sent.mock.calls.map(([message]) => (message as ThreadTask<Argon2Work>).task)
/** The threads that were given a task; the spy does not know that `this` is one. */
const threads = () => [...new Set(sent.mock.contexts as Worker[])]
beforeEach(() => {
  sent.mockClear()
})

describe('a hash', () => {
  test('is argon2id at full cost, salted, made on the thread', async () => {
    const hashes = [await hasher.hash(PASSWORD), await hasher.hash(PASSWORD)]
    for (const hash of hashes) expect(hash).toMatch(AT_FULL_COST)
    expect(new Set(hashes).size).toBe(2)
    expect(sentTasks()).toEqual([{ password: PASSWORD }, { password: PASSWORD }])
  })

  test('is verified by its own password only', async () => {
    const hash = await hasher.hash(PASSWORD)
    expect(await hasher.verify(hash, PASSWORD)).toBe(true)
    for (const other of [PASSWORD.toLowerCase(), `${PASSWORD} `, ` ${PASSWORD}`, PASSWORD.slice(0, -1), '']) {
      expect(await hasher.verify(hash, other)).toBe(false)
    }
  })

  test('that is malformed is refused', async () => {
    await expect(hasher.verify('no hash', PASSWORD)).rejects.toThrow()
    expect(await hasher.verify(await hasher.hash(PASSWORD), PASSWORD)).toBe(true)
  })
})

test.each([undefined, null])(
  'a missing hash (%s) is compared with a placeholder, which takes just as long',
  async (hash) => {
    for (const password of [PASSWORD, '', 'null', 'undefined']) {
      expect(await hasher.verify(hash, password)).toBe(false)
    }
    const compared = sentTasks().map((task) => task.hash)
    expect(compared).toHaveLength(4)
    for (const hash of compared) expect(hash).toMatch(AT_FULL_COST)
  },
)

describe('the thread', () => {
  test('is a single one, however many passwords there are', async () => {
    const own = argon2Hasher()
    const hashes = await Promise.all([own.hash('a'), own.hash('b')])
    expect(await Promise.all(hashes.map((hash, i) => own.verify(hash, 'ab'.charAt(i))))).toEqual([true, true])
    expect(threads()).toHaveLength(1)
  })

  test('accepts at most 200 waiting passwords; those still waiting when it dies are rejected', async () => {
    const own = argon2Hasher()
    const waiting = Promise.allSettled(Array.from({ length: 200 }, () => own.verify(undefined, PASSWORD)))
    await expect(own.verify(undefined, PASSWORD)).rejects.toBeInstanceOf(QueueFullError)
    await expect(own.hash(PASSWORD)).rejects.toBeInstanceOf(QueueFullError)
    await threads()[0]?.terminate()
    const lost = (await waiting).find(({ status }) => status === 'rejected')
    expect(lost).toMatchObject({ reason: new Error('the thread for passwords ended') })
    // The next one gets a new thread.
    expect(await own.verify(undefined, PASSWORD)).toBe(false)
    expect(threads()).toHaveLength(2)
  })

  test('ends when there has been no password for a while, and the next one gets a new thread', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const own = argon2Hasher()
    await own.verify(undefined, PASSWORD)
    vi.advanceTimersByTime(9_000)
    const next = own.verify(undefined, PASSWORD)
    vi.advanceTimersByTime(9_000)
    await next
    expect(threads()).toHaveLength(1)
    const ended = once(threads()[0] as Worker, 'exit')
    vi.advanceTimersByTime(10_000)
    expect(await own.verify(undefined, PASSWORD)).toBe(false)
    await ended
    expect(await own.verify(undefined, PASSWORD)).toBe(false)
    expect(threads()).toHaveLength(2)
  })
})
