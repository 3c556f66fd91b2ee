import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { randomAddress, REQUEST_HEADERS, type Target } from '../load.ts'

export type Times = { p50Ms: number; p99Ms: number; failed: number }
/** A request to one of two shops. */
export type Asked = { url: string; target: Target }
type Answer = { ms: number; isOk: boolean }

const WARM_UP = 5
const ROUNDS = 3
/** One of the staff may ask for 1,500 pages a minute (`UNKEPT`). */
const STAFF_TURN_MS = 50
const agent = new Agent({ keepAlive: true })

/**
 * Asks two shops for the same by turns for so many seconds, so that what else the machine does meets both. The p99 is the
 * middle one of three rounds.
 */
export async function timePair(
  [small, large]: readonly [Asked, Asked],
  seconds: number,
): Promise<[Times, Times]> {
  for (let i = 0; i < WARM_UP; i += 1) await Promise.all([ask(small), ask(large)])
  const rounds: [Answer[], Answer[]][] = []
  while (rounds.length < ROUNDS) {
    const round: [Answer[], Answer[]] = [[], []]
    const end = performance.now() + (seconds * 1_000) / ROUNDS
    do {
      const nextTurn = small.target.cookie ? wait(STAFF_TURN_MS) : undefined
      round[0].push(await ask(small))
      round[1].push(await ask(large))
      await nextTurn
    } while (performance.now() < end)
    rounds.push(round)
  }
  return [timesOf(rounds.map(([few]) => few)), timesOf(rounds.map(([, many]) => many))]
}

function timesOf(rounds: Answer[][]): Times {
  const all = rounds.flat()
  const middle = (times: number[]) => at(times, 0.5)
  return {
    p50Ms: middle(all.map(({ ms }) => ms)),
    p99Ms: middle(
      rounds.map((round) =>
        at(
          round.map(({ ms }) => ms),
          0.99,
        ),
      ),
    ),
    failed: all.filter(({ isOk }) => !isOk).length,
  }
}

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

/** Times an answer to its end, or to `target.most` bytes of it. */
function ask({ url, target }: Asked): Promise<Answer> {
  const { method, cookie, most = Infinity } = target
  const path = typeof target.path === 'string' ? target.path : target.path()
  const headers = {
    ...REQUEST_HEADERS,
    ...(cookie ? { cookie } : {}),
    'x-forwarded-for': randomAddress(),
    ...target.headers?.(),
  }
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = request(url + path, { method, headers, agent }, (response) => {
      const { statusCode = 0 } = response
      const end = () =>
        resolve({ ms: performance.now() - started, isOk: statusCode >= 200 && statusCode < 300 })
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes < most) return
        end()
        response.destroy()
      })
      response.on('end', end)
      // An answer that is not read to its end ends in an error.
      response.on('error', () => {})
    })
    sent.on('error', reject)
    sent.end(target.body?.())
  })
}
