import { argon2Hasher } from '#adapters/passwords/argon2-hasher.ts'
import { addPerson, PASSWORD } from '#tests/data/people.ts'
import type { Bench } from '../bench.ts'
import { pageP99, randomAddress } from '../load.ts'
import { median } from '../median.ts'
import type { ServerProcess } from '../server-process.ts'
import { benchCtx, openShop, type Place } from '../shops/fill-shop.ts'

const PER_SECOND = 50
/** By turns with quiet ones, so that what else the machine does meets both; the middle one of them is told. */
const ROUNDS = 5
const GOAL_RATIO = 2

/** Measures how much 50 correct passwords a second slow down product pages. */
export async function benchSignIn(bench: Bench): Promise<void> {
  const { report, seconds } = bench
  const small = await bench.small()
  const emails = await addPeople(small.place, ROUNDS * seconds * PER_SECOND)
  await bench.serving(small, async ({ server }) => {
    await pageP99(server, 1)
    const [quiet, busy]: [number[], number[]] = [[], []]
    let [quietCpu, busyCpu, begun] = [0, 0, 0]
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = server.cpuMs()
      quiet.push(await pageP99(server, seconds))
      quietCpu += server.cpuMs() - start
      const from = round * seconds * PER_SECOND
      const signingIn = signInAll(server, emails.slice(from, from + seconds * PER_SECOND))
      busy.push(await pageP99(server, seconds))
      begun += await signingIn
      busyCpu += server.cpuMs() - start
    }
    const [quietMs, busyMs] = [median(quiet), median(busy)]
    const each = (busyCpu - 2 * quietCpu) / begun
    const ratio = busyMs / quietMs
    report.print(
      `\nWhile ${PER_SECOND} people a second sign in (argon2id, 19 MiB, 2 passes), ${ROUNDS} times ${seconds} s: product page p99 ${busyMs.toFixed(1)} ms, ${quietMs.toFixed(1)} ms with nobody signing in; ${begun} of ${emails.length} let in, ${each.toFixed(0)} CPU ms each. The goal is at most ${GOAL_RATIO} times: ${ratio <= GOAL_RATIO ? 'met' : 'MISSED'}.`,
    )
    report.cost({
      what: `p99 of a page while ${PER_SECOND} people a second sign in`,
      cost: `${busyMs.toFixed(1)} ms`,
      limit: `with nobody signing in, ${quietMs.toFixed(1)} ms`,
      ratio: ratio.toFixed(1),
    })
  })
}

/** Adds the people who sign in, each once, because a code can only be requested every 30 seconds. */
async function addPeople(place: Place, count: number): Promise<string[]> {
  const database = await openShop(place)
  // Signing in costs what the stored hash costs, so it has to be the shop's own.
  const passwordHash = await argon2Hasher().hash(PASSWORD)
  const emails: string[] = []
  for (let i = 0; i < count; i += 1) {
    emails.push((await addPerson(benchCtx(database), { passwordHash })).email)
  }
  await database.close()
  return emails
}

/** Starts a sign-in every 20 ms, whether or not earlier ones have been answered. @returns how many were let in */
async function signInAll(server: ServerProcess, emails: string[]): Promise<number> {
  const started: Promise<boolean>[] = []
  for (const email of emails) {
    started.push(signIn(server, email))
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND))
  }
  return (await Promise.all(started)).filter(Boolean).length
}

async function signIn(server: ServerProcess, email: string): Promise<boolean> {
  const response = await fetch(`${server.url}/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, 'x-forwarded-for': randomAddress() },
    body: new URLSearchParams({ intent: 'sign-in', email, password: PASSWORD }),
  })
  await response.arrayBuffer()
  return response.status === 303 || response.status === 302
}
