import { fork } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import type { Database } from '#database/client.ts'
import type { Actor } from '#domain/kernel/context.ts'
import { endLeases } from '../helpers/order-stream.ts'
import { serverEnv } from '../helpers/server-env.ts'
import type { Told, Verbs } from './told-process.ts'

type Input<Verb extends keyof Verbs> = Parameters<Verbs[Verb]>[1]
type Result<Verb extends keyof Verbs> = Awaited<ReturnType<Verbs[Verb]>>

/** A process of the shop that does what it is told, one thing at a time. It ends with the test at the latest. */
export type ToldProcess = {
  /**
   * Does a verb.
   * @param endsAt the process is killed before it commits so many transactions more
   * @returns what the verb has answered; undefined if the process was killed
   */
  tell<Verb extends keyof Verbs>(
    verb: Verb,
    input: Input<Verb>,
    as: { actor: Actor; endsAt?: number | undefined },
  ): Promise<Result<Verb> | undefined>
}

export async function startToldProcess(settings: Record<string, string>): Promise<ToldProcess> {
  const child = fork('tests/process/told-process.ts', {
    env: serverEnv({ LOG_LEVEL: 'silent', NODE_COMPILE_CACHE: 'node_modules/.cache/node', ...settings }),
    execArgv: [],
    serialization: 'advanced',
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const answer = async () => {
    const first = await Promise.race([once(child, 'message'), ended.then(() => [undefined])])
    return first[0] as unknown
  }
  if ((await answer()) !== 'ready') throw new Error('the process did not start')
  return {
    tell<Verb extends keyof Verbs>(
      verb: Verb,
      input: Input<Verb>,
      as: { actor: Actor; endsAt?: number | undefined },
    ) {
      const answered = answer()
      child.send({ verb, input, ...as } satisfies Told)
      // It answers with what this verb has returned.
      return answered as Promise<Result<Verb> | undefined>
    },
  }
}

/** Runs the jobs that wait, also those that are not due yet, and those that another process had begun. */
export async function runJobs(database: Database, process: ToldProcess, endsAt?: number): Promise<unknown> {
  await endLeases(database)
  return process.tell('runJobs', undefined, { actor: { role: 'visitor' }, endsAt })
}
