import { argon2Hasher } from '#adapters/passwords/argon2-hasher.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { addPerson, PASSWORD } from '#tests/data/people.ts'
import { pageP99, randomAddress } from './load.ts'
import type { ServerProcess } from './server-process.ts'

/** The number of sign-ins that are started per second. */
export const SIGN_INS_PER_SECOND = 50

export type SignInReport = {
  /** 99th percentile of the product page, in ms: on an idle server, and while people sign in. */
  quietP99Ms: number
  busyP99Ms: number
  /** Sign-ins per second that got their code, and those that were asked to try again later. */
  begunPerSecond: number
  turnedAway: number
  cpuMsPerSignIn: number
}

/** Adds the people who sign in, each once, because a code can only be requested every 30 seconds. */
export async function preparePeople(ctx: Ctx, seconds: number): Promise<string[]> {
  // Signing in costs what the stored hash costs, so it has to be the shop's own.
  const passwordHash = await argon2Hasher().hash(PASSWORD)
  const emails: string[] = []
  for (let i = 0; i < seconds * SIGN_INS_PER_SECOND; i += 1) {
    emails.push((await addPerson(ctx, { passwordHash })).email)
  }
  return emails
}

/** Measures how much 50 correct passwords a second slow down product pages. */
export async function benchSignIn(
  server: ServerProcess,
  emails: string[],
  seconds: number,
): Promise<SignInReport> {
  await pageP99(server, 1)
  const cpuAtStart = server.cpuMs()
  const quietP99Ms = await pageP99(server, seconds)
  const quietCpu = server.cpuMs() - cpuAtStart
  const signingIn = signInAll(server, emails)
  const busyP99Ms = await pageP99(server, seconds)
  const cpuMs = server.cpuMs() - cpuAtStart - 2 * quietCpu
  const begunMeanwhile = signingIn.begun()
  const { begun, turnedAway } = await signingIn.done
  return {
    quietP99Ms,
    busyP99Ms,
    begunPerSecond: begunMeanwhile / seconds,
    turnedAway,
    cpuMsPerSignIn: cpuMs / Math.max(1, Math.min(begun, begunMeanwhile)),
  }
}

/** Starts a sign-in every 20 ms, whether or not earlier ones have been answered. */
function signInAll(server: ServerProcess, emails: string[]) {
  let begun = 0
  let turnedAway = 0
  async function signIn(email: string): Promise<void> {
    const response = await fetch(`${server.url}/auth`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.url, 'x-forwarded-for': randomAddress() },
      body: new URLSearchParams({ intent: 'sign-in', email, password: PASSWORD }),
    })
    await response.arrayBuffer()
    if (response.status === 303 || response.status === 302) begun += 1
    else turnedAway += 1
  }
  async function all(): Promise<{ begun: number; turnedAway: number }> {
    const started: Promise<void>[] = []
    for (const email of emails) {
      started.push(signIn(email))
      await new Promise((resolve) => setTimeout(resolve, 1_000 / SIGN_INS_PER_SECOND))
    }
    await Promise.all(started)
    return { begun, turnedAway }
  }
  return { done: all(), begun: () => begun }
}
