import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { serialize } from 'node:v8'
import { readFrames, writeFrame } from './frames.ts'

/** The answer for a file, serialized. */
export type ProcessAnswer = { result: unknown } | { error: unknown }

/** The interval between checks of the limits. */
const WATCH_MS = 50

/**
 * The process's side of `createWorkerProcess`: answers each file with the result of the work, or with the error it
 * throws. Work that takes more than it may ends the process.
 * @param load gives the work. It imports what the work needs, so that all its threads begin with the low priority
 * @param limits.memoryMb that the process may have resident
 * @param limits.cpuSeconds that one file may take
 */
export async function serveFiles(
  load: () => Promise<(file: Uint8Array) => Promise<unknown>>,
  limits: { memoryMb: number; cpuSeconds: number },
): Promise<void> {
  // On Linux a priority is that of one thread, and of those it starts from then on.
  setPriority(constants.priority.PRIORITY_LOW)
  // If memory runs out, this process is ended and not the shop's.
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')
  // To stop the shop, somebody may send signals to all its processes. What is being worked on is finished, as long as the
  // shop waits for it; then the pipe ends.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
  process.stdout.on('error', () => process.exit())
  const work = await load()
  for await (const file of untilEnded()) {
    const stopWatching = watch(limits)
    writeFrame(process.stdout, serialize(await answer(work, file)))
    stopWatching()
  }
}

/** The files; when there are to be no more, the process ends at once, even in the middle of one. */
function untilEnded(): AsyncGenerator<Uint8Array> {
  process.stdin.once('close', () => process.exit())
  return readFrames(process.stdin)
}

async function answer(
  work: (file: Uint8Array) => Promise<unknown>,
  file: Uint8Array,
): Promise<ProcessAnswer> {
  try {
    return { result: await work(file) }
  } catch (error) {
    return { error }
  }
}

function watch({ memoryMb, cpuSeconds }: { memoryMb: number; cpuSeconds: number }): () => void {
  const before = process.cpuUsage()
  const watching = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const takesTooLong = user + system > cpuSeconds * 1e6
    const isTooLarge = process.memoryUsage.rss() > memoryMb * 1e6
    if (takesTooLong || isTooLarge) process.exit(1)
  }, WATCH_MS)
  return () => clearInterval(watching)
}
